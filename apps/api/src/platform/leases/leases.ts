import { randomUUID } from 'node:crypto';
import type { Queryable } from '../db/transaction.ts';

/** A leased row: `leasedBy` identifies this lease, and whoever writes a result must name it. */
export type LeasedRow = { id: string; leasedBy: string };

/**
 * A table whose rows are leased. It has the columns `id`, `priority` (0 goes first), `next_try_at`, `leased_until` and
 * `leased_by`.
 */
export type LeaseTable = {
  name: string;
  /** SQL: the columns of a leased row besides `id` and `leasedBy`. */
  columns: string;
  /** SQL: the row waits to be handled at this instant (SQL too); due time and lease are added here. */
  isWaiting(now: string): string;
};

/** SQL: nobody holds the row, or its lease has expired. */
export const isFree = '(leased_until is null or leased_until <= now())';

/** SQL: the row's id and this lease as parameters, so that only its holder writes. */
export const isHeld = (id: string, leasedBy: string): string => `id = ${id} and leased_by = ${leasedBy}`;

/** SQL: releases the lease, in the same update that saves the result. */
export const endLease = 'leased_until = null, leased_by = null';

/**
 * Leases due rows, by priority and then by due time, in one statement that is committed at once. Skips rows locked by
 * another process.
 *
 * @param options.leaseMs how long, by the database's clock.
 * @param options.maxPriority takes only rows up to this priority.
 * @param options.now for tables whose `next_try_at` is in the school's time.
 */
export async function takeLeases<Row extends LeasedRow>(
  db: Queryable,
  table: LeaseTable,
  options: { limit: number; leaseMs: number; maxPriority?: number; now?: Date | undefined },
): Promise<Row[]> {
  const now = 'coalesce($5::timestamptz, now())';
  const { rows } = await db.query<Row & { position: number }>(
    `with due as (
       select id, priority, next_try_at from ${table.name}
       where ${table.isWaiting(now)} and next_try_at <= ${now} and ${isFree} and ($4::smallint is null or priority <= $4)
       order by priority, next_try_at, id limit $1 for update skip locked
     ), taken as (
       update ${table.name} t set leased_until = now() + make_interval(secs => $2), leased_by = $3
       from due where t.id = due.id returning t.*
     )
     select id, leased_by as "leasedBy", ${table.columns} from taken order by priority, next_try_at, id`,
    [options.limit, options.leaseMs / 1000, randomUUID(), options.maxPriority ?? null, options.now ?? null],
  );
  return rows;
}

/** Leases one row at once, due or not; null while somebody holds it. */
export async function takeLeaseOf(
  db: Queryable,
  table: LeaseTable,
  id: string,
  leaseMs: number,
): Promise<LeasedRow | null> {
  const { rows } = await db.query<LeasedRow>(
    `update ${table.name} set leased_until = now() + make_interval(secs => $2), leased_by = $3
     where id = $1 and ${isFree} returning id, leased_by as "leasedBy"`,
    [id, leaseMs / 1000, randomUUID()],
  );
  return rows[0] ?? null;
}

/** Extends leases from now on; returns those that were lost. */
export async function extendLeases<Row extends LeasedRow>(
  db: Queryable,
  table: LeaseTable,
  leases: readonly Row[],
  leaseMs: number,
): Promise<Row[]> {
  const { rows } = await db.query<LeasedRow>(
    `update ${table.name} t set leased_until = now() + make_interval(secs => $3)
     from unnest($1::uuid[], $2::uuid[]) as held (id, by) where t.id = held.id and t.leased_by = held.by
     returning t.id, t.leased_by as "leasedBy"`,
    [leases.map(({ id }) => id), leases.map(({ leasedBy }) => leasedBy), leaseMs / 1000],
  );
  return leases.filter((one) => !rows.some(({ id, leasedBy }) => id === one.id && leasedBy === one.leasedBy));
}

/** Releases an unfinished row, so that anybody may take it at once. */
export async function giveLeaseBack(db: Queryable, table: LeaseTable, lease: LeasedRow): Promise<void> {
  await db.query(`update ${table.name} set ${endLease} where ${isHeld('$1', '$2')}`, [
    lease.id,
    lease.leasedBy,
  ]);
}
