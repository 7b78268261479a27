import { randomUUID } from 'node:crypto';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { DB } from '../db/schema.ts';
import {
  type Aliased,
  cteAs,
  returning,
  type Selected,
  select,
  type TableAs,
  tableAs,
  withCtes,
} from '../db/sql.ts';
import { type Params, type Statement, statement } from '../db/statement.ts';
import type { Queryable } from '../db/transaction.ts';

/** A leased row: `leasedBy` identifies this lease, and whoever writes a result must name it. */
export type LeasedRow = { id: string; leasedBy: string };

/**
 * The tables whose rows are leased. They have the columns `id`, `priority` (0 goes first), `next_try_at`, `leased_until`
 * and `leased_by`.
 */
type Leasable = 'outbox' | 'refund';

type Take = {
  limit: number;
  seconds: number;
  leasedBy: string;
  maxPriority: number | null;
  now: Date | null;
};
type Extension = { ids: readonly string[]; leasedBys: readonly string[]; seconds: number };

/** A table of leased work with its statements; `leaseTable` makes it. */
export type LeaseTable<Row extends LeasedRow> = {
  name: Leasable;
  take: Statement<Take, Row>;
  takeOne: Statement<LeasedRow & { seconds: number }, LeasedRow>;
  extend: Statement<Extension, LeasedRow>;
  giveBack: Statement<LeasedRow, never>;
};

/** Nobody holds the row, or its lease has expired. */
export const isFree = (row: Pick<TableAs<Leasable>, 'leased_until'>): RawBuilder<boolean> =>
  sql<boolean>`(${row.leased_until} is null or ${row.leased_until} <= now())`;

/** Releases the lease, in the same update that saves the result. */
export const endLease = { leased_until: null, leased_by: null };

/**
 * Describes a table of leased work, once for its module.
 *
 * @param of.columns the columns of a leased row besides `id` and `leasedBy`.
 * @param of.isWaiting the row waits to be handled at this instant; due time and lease are added here.
 */
export function leaseTable<Name extends Leasable, const Columns extends readonly Aliased[]>(
  name: Name,
  of: {
    columns: (row: TableAs<Name>) => Columns;
    isWaiting: (row: TableAs<Name>, now: RawBuilder<Date>) => RawBuilder<boolean>;
  },
): LeaseTable<LeasedRow & Selected<Columns>> {
  type Row = LeasedRow & Selected<Columns>;
  const t = tableAs<Leasable>(name, 't');
  const lease = [t.id.as('id'), t.leased_by.$notNull().as('leasedBy')] as const;
  const until = (seconds: RawBuilder<number>) => sql`now() + make_interval(secs => ${seconds})`;
  const isHeld = ({ id, leasedBy }: Params<LeasedRow>) =>
    sql`${t.id} = ${id} and ${t.leased_by} = ${leasedBy}`;

  const take = statement(({ limit, seconds, leasedBy, maxPriority, now }: Params<Take>) => {
    const at = sql<Date>`coalesce(${now}::timestamptz, now())`;
    const due = sql`select ${t.id}, ${t.priority}, ${t.next_try_at} from ${t}
      where ${of.isWaiting(tableAs(name, 't'), at)} and ${t.next_try_at} <= ${at} and ${isFree(t)}
        and (${maxPriority}::smallint is null or ${t.priority} <= ${maxPriority})
      order by ${t.priority}, ${t.next_try_at}, ${t.id} limit ${limit} for update skip locked`;
    const taken = sql<
      Selectable<DB[Name]>
    >`update ${t} set leased_until = ${until(seconds)}, leased_by = ${leasedBy}
      from due where ${t.id} = due.id returning t.*`;
    return withCtes(
      { due, taken },
      sql<Row>`${select(
        [...lease, ...of.columns(cteAs(taken, 'taken', 't'))],
        sql`from taken as t order by ${t.priority}, ${t.next_try_at}, ${t.id}`,
      )}`,
    );
  });
  const takeOne = statement(({ id, leasedBy, seconds }: Params<LeasedRow & { seconds: number }>) =>
    returning(
      sql`update ${t} set leased_until = ${until(seconds)}, leased_by = ${leasedBy}
        where ${t.id} = ${id} and ${isFree(t)}`,
      lease,
    ),
  );
  const extend = statement(({ ids, leasedBys, seconds }: Params<Extension>) =>
    returning(
      sql`update ${t} set leased_until = ${until(seconds)}
        from unnest(${ids}::uuid[], ${leasedBys}::uuid[]) as held (id, by)
        where ${t.id} = held.id and ${t.leased_by} = held.by`,
      lease,
    ),
  );
  const giveBack = statement(
    (one: Params<LeasedRow>) =>
      sql<never>`update ${t} set leased_until = null, leased_by = null where ${isHeld(one)}`,
  );
  return { name, take, takeOne, extend, giveBack };
}

/**
 * Leases due rows, by priority and then by due time, in one statement that is committed at once. Skips rows locked by
 * another process.
 *
 * @param options.leaseMs how long, by the database's clock.
 * @param options.maxPriority takes only rows up to this priority.
 * @param options.now for tables whose `next_try_at` is in the school's time.
 */
export function takeLeases<Row extends LeasedRow>(
  db: Queryable,
  table: LeaseTable<Row>,
  options: { limit: number; leaseMs: number; maxPriority?: number; now?: Date | undefined },
): Promise<Row[]> {
  return table.take.all(db, {
    limit: options.limit,
    seconds: options.leaseMs / 1000,
    leasedBy: randomUUID(),
    maxPriority: options.maxPriority ?? null,
    now: options.now ?? null,
  });
}

/** Leases one row at once, due or not; null while somebody holds it. */
export function takeLeaseOf<Row extends LeasedRow>(
  db: Queryable,
  table: LeaseTable<Row>,
  id: string,
  leaseMs: number,
): Promise<LeasedRow | null> {
  return table.takeOne.first(db, { id, leasedBy: randomUUID(), seconds: leaseMs / 1000 });
}

/** Extends leases from now on; returns those that were lost. */
export async function extendLeases<Row extends LeasedRow>(
  db: Queryable,
  table: LeaseTable<Row>,
  leases: readonly Row[],
  leaseMs: number,
): Promise<Row[]> {
  const rows = await table.extend.all(db, {
    ids: leases.map(({ id }) => id),
    leasedBys: leases.map(({ leasedBy }) => leasedBy),
    seconds: leaseMs / 1000,
  });
  return leases.filter((one) => !rows.some(({ id, leasedBy }) => id === one.id && leasedBy === one.leasedBy));
}

/** Releases an unfinished row, so that anybody may take it at once. */
export async function giveLeaseBack<Row extends LeasedRow>(
  db: Queryable,
  table: LeaseTable<Row>,
  { id, leasedBy }: LeasedRow,
): Promise<void> {
  await table.giveBack.run(db, { id, leasedBy });
}
