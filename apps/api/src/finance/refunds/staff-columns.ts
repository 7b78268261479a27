import type { ShownState } from '@fasih/school/finance/refunds/contract';
import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { shownNameOf } from '../../platform/db/shown-name.ts';
import {
  coalesce,
  ifFound,
  orNull,
  type Selected,
  subqueryAs,
  type TableAs,
  tableAs,
} from '../../platform/db/sql.ts';
import { build } from '../../platform/db/statement.ts';

/** A request, its money, course, learner, package and account, as the statements about refunds call them. */
export const r = tableAs('refund_request', 'r');
export const f = tableAs('refund', 'f');
export const e = tableAs('enrolment', 'e');
export const o = tableAs('orders', 'o');
export const l = tableAs('learner', 'l');
export const p = tableAs('package', 'p');
export const a = tableAs('account', 'a');
const preparer = tableAs('account', 'pb');
const decider = tableAs('account', 'db');

const named = (account: TableAs<'account'>) =>
  ifFound(account.id, jsonBuildObject({ id: account.id, name: shownNameOf(account) }));

/** What the school still holds of the price of a course `e` of the order `o`. */
export const priceHeld = sql<number>`case when ${o.status} = 'refunded' then 0 else ${e.price_paid} end`;

/** The state that the family sees of a request `r` with its money `f`; `shownState` is the same rule. */
export const shown = sql<ShownState>`case when ${r.state} <> 'approved' then ${r.state}
  when ${f.state} = 'confirmed' then 'returned'
  when ${f.state} = 'sent' or ${f.state} = 'asked' and ${f.path} = 'transfer' and ${f.proof_key} is not null then 'returning'
  else 'approved' end`;

/** The class that a course `e` is in, else the last one it was in. */
const lastClass = build
  .selectFrom('class_member as cm')
  .innerJoin('school_class as sc', 'sc.id', 'cm.class_id')
  .where('cm.enrolment_id', '=', e.id)
  .select('sc.name')
  .orderBy((eb) => eb('cm.left_at', 'is', null), 'desc')
  .orderBy('cm.joined_at', 'desc')
  .limit(1);
export const c = subqueryAs(lastClass, 'c');
export const courseName = coalesce(orNull(c.name), p.name).as('courseName');

/** Columns of a request `r` for staff; `refundJoins` follow it. */
export const refundColumns = [
  r.id.as('id'),
  r.enrolment_id.as('enrolmentId'),
  e.order_id.as('orderId'),
  jsonBuildObject({ id: l.id, name: l.name }).as('learner'),
  jsonBuildObject({ id: a.id, name: shownNameOf(a), email: a.email, phone: a.phone }).as('payer'),
  courseName,
  r.state.as('state'),
  r.asked_at.as('askedAt'),
  r.answer_by.as('answerBy'),
  r.ended_by_school.as('endedBySchool'),
  r.reason.as('reason'),
  r.amount.as('amount'),
  named(preparer).as('preparedBy'),
  r.prepared_at.as('preparedAt'),
  named(decider).as('decidedBy'),
  r.decided_at.as('decidedAt'),
  r.decided_reason.as('decidedReason'),
  r.self_approved.as('selfApproved'),
  ifFound(
    f.id,
    jsonBuildObject({
      refundId: f.id,
      path: f.path,
      state: f.state,
      amount: f.amount,
      askedAt: f.created_at,
      confirmedAt: f.confirmed_at,
      hasProof: sql<boolean>`${f.proof_key} is not null`,
    }),
  ).as('money'),
  r.version.as('version'),
] as const;

export type StaffRow = Selected<typeof refundColumns>;

/** The money of a request as it is read with it. */
export type MoneyRow = NonNullable<StaffRow['money']>;

export const refundJoins = sql`join ${e} on ${e.id} = ${r.enrolment_id} join ${l} on ${l.id} = ${e.learner_id}
  join ${a} on ${a.id} = ${l.account_id} join ${p} on ${p.id} = ${e.package_id}
  left join ${preparer} on ${preparer.id} = ${r.prepared_by} left join ${decider} on ${decider.id} = ${r.decided_by}
  left join ${f} on ${f.id} = ${r.refund_id} left join lateral ${c} on true`;
