import { isId } from '@fasih/school/basics/ids';
import { type EntryDetail, NO_RECORD } from '@fasih/school/finance/books/entries-contract';
import { type RawBuilder, sql } from 'kysely';
import { shownNameOf } from '../../platform/db/shown-name.ts';
import { orNull, scalar, select, tableAs } from '../../platform/db/sql.ts';
import { type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { fromLatestReceipt, latestReceipt } from '../../sales/receipts/latest-receipt.ts';

type Source = EntryDetail['source'];

const b = tableAs('balance_event', 'b');
const c = tableAs('school_class', 'c');
const e = tableAs('enrolment', 'e');
const k = tableAs('provider_charge', 'k');
const l = tableAs('learner', 'l');
const m = tableAs('meeting', 'm');
const o = tableAs('orders', 'o');
const p = tableAs('package', 'p');
const q = tableAs('refund_request', 'q');
const s = tableAs('seat', 's');
const t = tableAs('account', 't');
const y = tableAs('pay_run', 'y');

const none = sql<null>`null`;
const noLearner = [none.as('learnerId'), none.as('learnerName'), none.as('receiptNumber')] as const;
const noClass = [
  none.as('classId'),
  none.as('className'),
  none.as('teacherName'),
  none.as('startsAt'),
] as const;

/** A family's payment, by a condition on the order `o`. */
const orderOf = (isIt: RawBuilder<unknown>) =>
  select(
    [
      sql<'order'>`'order'`.as('kind'),
      o.id.as('id'),
      o.package_name.as('label'),
      l.id.as('learnerId'),
      l.name.as('learnerName'),
      orNull(scalar(latestReceipt.number, fromLatestReceipt(o.id))).as('receiptNumber'),
      ...noClass,
    ],
    sql`from ${o} join ${l} on ${l.id} = ${o.learner_id} where ${isIt}`,
  );

type Id = { id: string };

const selectOrder = statement(({ id }: Params<Id>) => orderOf(sql`${o.id} = ${id}`));

/** The order of a charge, which every step but the payment names. */
const selectOrderOfCharge = statement(({ transactionId }: Params<{ transactionId: string }>) =>
  orderOf(sql`${o.id} = (select ${k.order_id} from ${k} where ${k.transaction_id} = ${transactionId})`),
);

/** A balance event: of a seat it leads to the meeting, of a refund to the request, otherwise to the course. */
const selectEvent = statement(({ number }: Params<{ number: string }>) =>
  select(
    [
      sql<'meeting' | 'refund' | 'enrolment'>`case when ${m.id} is not null then 'meeting'
        when ${q.id} is not null then 'refund' else 'enrolment' end`.as('kind'),
      sql<string>`coalesce(${m.id}, ${q.id}, ${e.id})`.as('id'),
      p.name.as('label'),
      l.id.as('learnerId'),
      l.name.as('learnerName'),
      none.as('receiptNumber'),
      orNull(c.id).as('classId'),
      orNull(c.name).as('className'),
      orNull(shownNameOf(t)).as('teacherName'),
      sql<Date | null>`lower(coalesce(${m.during}, ${s.during}))`.as('startsAt'),
    ],
    sql`from ${b} join ${e} on ${e.id} = ${b.enrolment_id} join ${p} on ${p.id} = ${e.package_id}
      join ${l} on ${l.id} = ${e.learner_id}
      left join ${s} on ${b.kind} in ('held', 'forfeited', 'returned', 'waived')
        and ${s.enrolment_id} = ${e.id} and ${s.id}::text = split_part(${b.source}, ':', 2)
      left join ${m} on ${m.id} = ${s.meeting_id}
      left join ${q} on ${b.kind} = 'refunded' and ${q.enrolment_id} = ${e.id} and ${q.state} = 'approved'
      left join ${c} on ${c.id} = ${m.class_id}
      left join ${t} on ${t.id} = ${m.teacher_id}
      where ${b.number} = ${number}`,
  ),
);

/** A teacher's pay for a meeting. */
const selectMeeting = statement(({ id, teacherId }: Params<Id & { teacherId: string }>) =>
  select(
    [
      sql<'meeting'>`'meeting'`.as('kind'),
      m.id.as('id'),
      sql<string>`''`.as('label'),
      ...noLearner,
      c.id.as('classId'),
      c.name.as('className'),
      shownNameOf(t).as('teacherName'),
      sql<Date | null>`lower(${m.during})`.as('startsAt'),
    ],
    sql`from ${m} join ${c} on ${c.id} = ${m.class_id} join ${t} on ${t.id} = ${teacherId} where ${m.id} = ${id}`,
  ),
);

const selectRefund = statement(({ id }: Params<Id>) =>
  select(
    [
      sql<'refund'>`'refund'`.as('kind'),
      q.id.as('id'),
      p.name.as('label'),
      l.id.as('learnerId'),
      l.name.as('learnerName'),
      none.as('receiptNumber'),
      ...noClass,
    ],
    sql`from ${q} join ${e} on ${e.id} = ${q.enrolment_id} join ${p} on ${p.id} = ${e.package_id}
      join ${l} on ${l.id} = ${e.learner_id} where ${q.id} = ${id}`,
  ),
);

const selectPayRun = statement(({ id }: Params<Id>) =>
  select(
    [
      sql<'payRun'>`'payRun'`.as('kind'),
      y.id.as('id'),
      sql<string>`coalesce(${y.number}, '')`.as('label'),
      ...noLearner,
      ...noClass,
    ],
    sql`from ${y} where ${y.id} = ${id}`,
  ),
);

/** Entries without a record behind them, by their source kind. */
const WITHOUT_SOURCE: Partial<Record<string, Source['kind']>> = {
  manual: 'manual',
  payout: 'payout',
  'tax.paid': 'tax',
  'tax.voided': 'tax',
  'pay.transition': 'payTransition',
};

/** The record behind an entry: payment, meeting, course, pay run or refund. At most one statement. */
export async function sourceOf(
  db: Queryable,
  entry: { sourceKind: string; sourceId: string },
): Promise<Source> {
  const { sourceKind, sourceId } = entry;
  const alone = WITHOUT_SOURCE[sourceKind];
  if (alone) return { ...NO_RECORD, kind: alone };
  const found = await recordOf(db, sourceKind, sourceId);
  return found
    ? { ...found, startsAt: found.startsAt?.toISOString() ?? null }
    : { ...NO_RECORD, kind: 'other', label: sourceKind };
}

function recordOf(db: Queryable, sourceKind: string, sourceId: string) {
  const [first = '', second = ''] = sourceId.split(':');
  if (sourceKind === 'balance') return selectEvent.first(db, { number: sourceId });
  if ((sourceKind === 'order.paid' || sourceKind === 'course.opening') && isId(first))
    return selectOrder.first(db, { id: first });
  if (sourceKind === 'pay.accrued' && isId(first) && isId(second))
    return selectMeeting.first(db, { id: first, teacherId: second });
  if (/^pay(\.|Run|$)/.test(sourceKind) && isId(first)) return selectPayRun.first(db, { id: first });
  if (sourceKind.startsWith('refund') && isId(first)) return selectRefund.first(db, { id: first });
  return selectOrderOfCharge.first(db, { transactionId: sourceId.replace(/:\d+$/, '') });
}
