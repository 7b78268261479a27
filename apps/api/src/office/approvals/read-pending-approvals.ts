import type { PageQuery } from '@fasih/school/basics/paging';
import { isRefusal, type Refusal } from '@fasih/school/basics/refusal';
import type { PendingApproval, StaffChangeKind } from '@fasih/school/office/staff/contract';
import { type Expression, sql } from 'kysely';
import { runColumns, runFrom } from '../../finance/payroll/run-columns.ts';
import { learnerNameFor } from '../../people/accounts/learner-name.ts';
import { given } from '../../platform/db/built-query.ts';
import { countedPage, type Page } from '../../platform/db/page.ts';
import { allOf, anywhere } from '../../platform/db/search-words.ts';
import { shownNameOf } from '../../platform/db/shown-name.ts';
import { coalesce, columnList, orNull, subqueryAs, tableAs } from '../../platform/db/sql.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';

const a = tableAs('account', 'a');
const s = tableAs('staff_change', 's');
const requester = tableAs('account', 'b');

/** One row per pending approval at `now`; the first `select` names the columns of the union. */
const pendingAt = (now: Expression<Date>) =>
  subqueryAs(
    sql<{
      kind: PendingApproval['kind'];
      id: string;
      name: string | null;
      amount: number | null;
      from_day: string | null;
      to_day: string | null;
      by_id: string | null;
      at: Date;
      ends_at: Date | null;
      change: (Omit<NonNullable<PendingApproval['change']>, 'what'> & { what: StaffChangeKind }) | null;
    }>`select 'staff' as kind, ${s.id}, ${coalesce(shownNameOf(a), s.name)} as name, null::bigint as amount,
      null::date as from_day, null::date as to_day, ${s.asked_by} as by_id, ${s.asked_at} as at, ${s.ends_at},
      jsonb_build_object('what', ${s.kind}, 'reason', ${s.reason}, 'email', ${s.email},
        'role', coalesce(${s.role}, ${a.role}), 'access', coalesce(${a.access}, ${s.access})) as change
    from ${s} left join ${a} on ${a.id} = ${s.account_id}
    where ${s.state} = 'waiting' and ${s.ends_at} > ${now}::timestamptz
    union all
    select 'refund', r.id, l.name, r.amount, null, null, r.prepared_by, r.prepared_at, null, null
    from refund_request r join enrolment e on e.id = r.enrolment_id join learner l on l.id = e.learner_id
    where r.state = 'asked' and r.prepared_by is not null
    union all
    select 'payRun', x.id, null, x.amount, x."from", x."to", x.made_by, x."madeAt", null, null
    from (select ${columnList(runColumns)}, r.made_by from ${runFrom} where r.state = 'draft') x`,
    'w',
  );

/** A page of pending approvals, oldest first. */
export async function readPendingApprovals(
  db: Queryable,
  query: PageQuery,
  call: SignedInCall,
): Promise<Page<PendingApproval> | Refusal<'common.narrow'>> {
  const { person } = call;
  const words = query.q?.trim();
  const w = pendingAt(given(call.now));
  const page = await countedPage(db, query, {
    columns: [
      w.kind.as('kind'),
      w.id.as('id'),
      w.name.as('name'),
      w.amount.as('amount'),
      w.from_day.as('from'),
      w.to_day.as('to'),
      orNull(shownNameOf(requester)).as('by'),
      sql<boolean>`coalesce(${w.by_id} = ${person.accountId}, false)`.as('own'),
      w.at.as('at'),
      w.ends_at.as('endsAt'),
      w.change.as('change'),
    ],
    from: sql`${w} left join ${requester} on ${requester.id} = ${w.by_id}
      where ${allOf([
        words && sql`${w.name} ilike ${anywhere(words)}`,
        // An accountant decides about nobody's account, and searches no learner by a name that reads as initials.
        person.readsOnly && sql`${w.kind} <> 'staff'`,
        words && person.readsOnly && sql`false`,
      ])}`,
    orderBy: sql`${w.at}, ${w.id}`,
  });
  if (isRefusal(page)) return page;
  return {
    ...page,
    data: page.data.map(({ at, endsAt, ...row }) => ({
      ...row,
      name: learnerNameFor(person, row.name),
      at: at.toISOString(),
      endsAt: endsAt?.toISOString() ?? null,
    })),
  };
}
