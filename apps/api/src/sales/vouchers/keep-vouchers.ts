import type { Accepted, Reply } from '@fasih/school/basics/contract';
import { dayIn } from '@fasih/school/basics/instants';
import { isRefusal, type Refusal, refuse } from '@fasih/school/basics/refusal';
import { endOfDay, instantOf } from '@fasih/school/catalogue/policy/validity';
import type * as contracts from '@fasih/school/sales/vouchers/contract';
import type { VoucherRecord } from '@fasih/school/sales/vouchers/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { lastChange } from '../../people/accounts/last-change.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { given } from '../../platform/db/built-query.ts';
import { countedPage } from '../../platform/db/page.ts';
import { allOf, likePattern } from '../../platform/db/search-words.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import {
  countUses,
  insertVoucher,
  pageOfUses,
  presentVoucher,
  saveEnd,
  saveLimits,
  type VoucherLimits,
  type VoucherRow,
  v,
  voucherColumns,
  voucherOf,
  voucherStateAt,
} from './voucher-store.ts';

const SORTS: Record<string, RawBuilder<unknown>> = {
  code: sql`${v.code}::text`,
  used: v.used,
  firstDay: v.valid_from,
  lastDay: v.valid_until,
};

/** A page of the school's vouchers, the latest first day first by default. */
export async function readVouchers(
  pool: Pool,
  query: Accepted<typeof contracts.listVouchers>['query'],
  now: Date,
): Promise<Reply<typeof contracts.listVouchers> | Refusal<'common.narrow'>> {
  const { sort = '-firstDay', state, q } = query;
  const field = SORTS[sort.replace(/^-/, '')] ?? v.valid_from;
  const at = given(now);
  const isWanted = allOf([
    q && sql<boolean>`${v.code}::text ilike ${likePattern(q)}`,
    state && sql<boolean>`${voucherStateAt(at)} = ${state}`,
  ]);
  const page = await countedPage(pool, query, {
    columns: voucherColumns(at),
    from: sql`${v} where ${isWanted}`,
    orderBy: sql`${field} ${sort.startsWith('-') ? sql`desc` : sql`asc`} nulls last, ${v.code}::text`,
  });
  return isRefusal(page) ? page : { ...page, data: page.data.map(presentVoucher) };
}

/** Orders made with a voucher, the newest first. */
export async function readUses(
  pool: Pool,
  code: string,
  query: Accepted<typeof contracts.voucherUses>['query'],
): Promise<Reply<typeof contracts.voucherUses> | Refusal<'catalogue.voucherNotFound' | 'common.narrow'>> {
  const total = await countUses(pool, code);
  if (total === null) return refuse('catalogue.voucherNotFound');
  const page = await pageOfUses(pool, query, { code, total });
  if (isRefusal(page)) return page;
  return { ...page, data: page.data.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })) };
}

type Days = Pick<VoucherRecord, 'firstDay' | 'lastDay' | 'maxUses' | 'maxUsesPerFamily'>;

/** Converts school days to instants; an unchanged day keeps its instant. */
function limitsOf(days: Days, before: VoucherRow | null): VoucherLimits {
  const keepsFirst = before !== null && dayIn(before.valid_from) === days.firstDay;
  const keepsLast = before?.valid_until != null && dayIn(before.valid_until) === days.lastDay;
  return {
    from: keepsFirst ? before.valid_from : instantOf(days.firstDay, 0),
    // The last instant is still included.
    until: keepsLast
      ? before.valid_until
      : days.lastDay === null
        ? null
        : new Date(endOfDay(days.lastDay).getTime() - 1),
    maxUses: days.maxUses,
    maxUsesPerFamily: days.maxUsesPerFamily,
  };
}

/**
 * Creates a voucher; its code and worth never change, because orders name them. Refuses a taken code and a past last
 * day.
 */
export async function addVoucher(
  pool: Pool,
  form: Accepted<typeof contracts.addVoucher>['body'],
  call: SignedInCall,
): Promise<VoucherRecord | Refusal<'catalogue.codeTaken' | 'common.invalid'>> {
  const past = refusePast(form, call.now);
  if (past) return past;
  const { code, kind, value } = form;
  return inTransaction(pool, async (db) => {
    if (!(await insertVoucher(db, { code, kind, value, ...limitsOf(form, null) })))
      return refuse('catalogue.codeTaken', { fields: { code: 'codeTaken' } });
    await writeAudit(db, call, {
      action: 'voucher.added',
      targetKind: 'voucher',
      targetId: code,
      after: form,
    });
    return voucherNow(db, code, call.now);
  });
}

/** Changes days and number of uses. Refuses fewer uses than already made, and a voucher that has ended. */
export function changeVoucher(
  pool: Pool,
  code: string,
  { version, ...days }: Days & { version: number },
  call: SignedInCall,
): Promise<
  | VoucherRecord
  | Refusal<'catalogue.voucherEnded' | 'catalogue.voucherNotFound' | 'common.invalid' | 'common.stale'>
> {
  return changing(pool, { code, version }, call, async (db, before) => {
    const shown = presentVoucher(before);
    if (shown.lastDay !== days.lastDay) {
      const past = refusePast(days, call.now);
      if (past) return past;
    }
    if (days.maxUses !== null && days.maxUses < before.used)
      return refuse('common.invalid', { fields: { maxUses: 'belowUsed' } });
    await saveLimits(db, before.code, limitsOf(days, before));
    await writeAudit(db, call, {
      action: 'voucher.changed',
      targetKind: 'voucher',
      targetId: before.code,
      before: {
        firstDay: shown.firstDay,
        lastDay: shown.lastDay,
        maxUses: shown.maxUses,
        maxUsesPerFamily: shown.maxUsesPerFamily,
      },
      after: days,
    });
    return undefined;
  });
}

/** Ends a voucher for good; orders that use it keep their discount. */
export function endVoucher(pool: Pool, code: string, version: number, call: SignedInCall) {
  return changing(pool, { code, version }, call, async (db, before) => {
    await saveEnd(db, before.code);
    await writeAudit(db, call, {
      action: 'voucher.ended',
      targetKind: 'voucher',
      targetId: before.code,
      before: { state: before.state },
      after: { state: 'over' },
    });
    return undefined;
  });
}

function refusePast({ lastDay }: Pick<Days, 'lastDay'>, now: Date): Refusal<'common.invalid'> | null {
  return lastDay !== null && lastDay < dayIn(now)
    ? refuse('common.invalid', { fields: { lastDay: 'datePast' } })
    : null;
}

async function voucherNow(db: PoolClient, code: string, now: Date): Promise<VoucherRecord> {
  const found = await voucherOf(db, code, now);
  if (!found) throw new Error('the voucher is gone');
  return presentVoucher(found);
}

async function changing<Code extends string = never>(
  pool: Pool,
  target: { code: string; version: number },
  call: SignedInCall,
  write: (db: PoolClient, before: VoucherRow) => Promise<Refusal<Code> | undefined>,
): Promise<
  VoucherRecord | Refusal<Code | 'catalogue.voucherEnded' | 'catalogue.voucherNotFound' | 'common.stale'>
> {
  return inTransaction(pool, async (db) => {
    const before = await voucherOf(db, target.code, call.now, 'lock');
    if (!before) return refuse('catalogue.voucherNotFound');
    if (before.version !== target.version) {
      const changed = await lastChange(db, 'voucher', before.code);
      return refuse('common.stale', { current: { ...presentVoucher(before), changed } });
    }
    if (!before.active) return refuse('catalogue.voucherEnded');
    return (await write(db, before)) ?? voucherNow(db, before.code, call.now);
  });
}
