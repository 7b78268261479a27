import type { PageQuery } from '@fasih/school/basics/paging';
import { isRefusal, type Refusal } from '@fasih/school/basics/refusal';
import type { StaffChangeKind, Waiting } from '@fasih/school/office/staff/contract';
import { runColumns, runFrom } from '../../finance/payroll/run-columns.ts';
import { type Page, readPage } from '../../platform/db/read-page.ts';
import { shownName } from '../../platform/db/shown-name.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';

/** SQL: everything that needs a second person's approval at `$1`, one row each. */
export const waitingSql = `(
  select 'staff' as kind, s.id, coalesce(${shownName('a')}, s.name) as name, null::bigint as amount,
    null::date as from_day, null::date as to_day, s.asked_by as by_id, s.asked_at as at, s.ends_at,
    jsonb_build_object('what', s.kind, 'reason', s.reason, 'email', s.email, 'role', coalesce(s.role, a.role)) as change
  from staff_change s left join account a on a.id = s.account_id where s.state = 'waiting' and s.ends_at > $1::timestamptz
  union all
  select 'refund', r.id, l.name, r.amount, null, null, r.prepared_by, r.prepared_at, null, null
  from refund_request r join enrolment e on e.id = r.enrolment_id join learner l on l.id = e.learner_id
  where r.state = 'asked' and r.prepared_by is not null
  union all
  select 'payRun', x.id, null, x.amount, x."from", x."to", x.made_by, x."madeAt", null, null
  from (select ${runColumns}, r.made_by from ${runFrom} where r.state = 'draft') x
)`;

type Row = Pick<Waiting, 'kind' | 'id' | 'name' | 'amount' | 'from' | 'to' | 'by' | 'own'> & {
  at: Date;
  endsAt: Date | null;
  change: (Omit<NonNullable<Waiting['change']>, 'what'> & { what: StaffChangeKind }) | null;
};

/** A page of pending approvals, oldest first. */
export async function readWaiting(
  db: Queryable,
  query: PageQuery,
  call: SignedInCall,
): Promise<Page<Waiting> | Refusal> {
  const found = await readPage<Row>(db, query, {
    select: `w.kind, w.id, w.name, w.amount, w.from_day as "from", w.to_day as "to", ${shownName('b')} as by,
      coalesce(w.by_id = $2, false) as own, w.at, w.ends_at as "endsAt", w.change`,
    from: `${waitingSql} w left join account b on b.id = w.by_id
      where $2::uuid is not null and ($3::text is null or w.name ilike $3)`,
    orderBy: 'w.at, w.id',
    values: [call.now, call.person.accountId, query.q?.trim() ? `%${query.q.trim()}%` : null],
  });
  if (isRefusal(found)) return found;
  return {
    ...found,
    data: found.data.map(({ at, endsAt, ...one }) => ({
      ...one,
      at: at.toISOString(),
      endsAt: endsAt?.toISOString() ?? null,
    })),
  };
}
