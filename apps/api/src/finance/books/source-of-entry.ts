import { isId } from '@fasih/school/basics/ids';
import { type EntryDetail, NO_RECORD } from '@fasih/school/finance/books/entries-contract';
import { type RawBuilder, sql } from 'kysely';
import { shownNameOf } from '../../platform/db/shown-name.ts';
import { orNull, scalar, select, tableAs } from '../../platform/db/sql.ts';
import { type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { fromLatestReceipt, latestReceipt } from '../../sales/receipts/latest-receipt.ts';

type Source = EntryDetail['source'];

const balanceEvent = tableAs('balance_event', 'balance_event');
const schoolClass = tableAs('school_class', 'school_class');
const enrolment = tableAs('enrolment', 'enrolment');
const charge = tableAs('provider_charge', 'charge');
const learner = tableAs('learner', 'learner');
const meeting = tableAs('meeting', 'meeting');
const order = tableAs('orders', 'order');
const product = tableAs('package', 'product');
const refundRequest = tableAs('refund_request', 'refund_request');
const seat = tableAs('seat', 'seat');
const teacher = tableAs('account', 'teacher');
const payRun = tableAs('pay_run', 'pay_run');

const none = sql<null>`null`;
const noLearner = [none.as('learnerId'), none.as('learnerName'), none.as('receiptNumber')] as const;
const noClass = [
  none.as('classId'),
  none.as('className'),
  none.as('teacherName'),
  none.as('startsAt'),
] as const;

/** A family's payment, by a condition on the `order`. */
const orderOf = (isIt: RawBuilder<unknown>) =>
  select(
    [
      sql<'order'>`'order'`.as('kind'),
      order.id.as('id'),
      order.package_name.as('label'),
      learner.id.as('learnerId'),
      learner.name.as('learnerName'),
      orNull(scalar(latestReceipt.number, fromLatestReceipt(order.id))).as('receiptNumber'),
      ...noClass,
    ],
    sql`from ${order} join ${learner} on ${learner.id} = ${order.learner_id} where ${isIt}`,
  );

type Id = { id: string };

const selectOrder = statement(({ id }: Params<Id>) => orderOf(sql`${order.id} = ${id}`));

/** The order of a charge, which every step but the payment names. */
const selectOrderOfCharge = statement(({ transactionId }: Params<{ transactionId: string }>) =>
  orderOf(
    sql`${order.id} = (select ${charge.order_id} from ${charge} where ${charge.transaction_id} = ${transactionId})`,
  ),
);

/** A balance event: of a seat it leads to the meeting, of a refund to the request, otherwise to the course. */
const selectEvent = statement(({ number }: Params<{ number: string }>) =>
  select(
    [
      sql<'meeting' | 'refund' | 'enrolment'>`case when ${meeting.id} is not null then 'meeting'
        when ${refundRequest.id} is not null then 'refund' else 'enrolment' end`.as('kind'),
      sql<string>`coalesce(${meeting.id}, ${refundRequest.id}, ${enrolment.id})`.as('id'),
      product.name.as('label'),
      learner.id.as('learnerId'),
      learner.name.as('learnerName'),
      none.as('receiptNumber'),
      orNull(schoolClass.id).as('classId'),
      orNull(schoolClass.name).as('className'),
      orNull(shownNameOf(teacher)).as('teacherName'),
      sql<Date | null>`lower(coalesce(${meeting.during}, ${seat.during}))`.as('startsAt'),
    ],
    sql`from ${balanceEvent} join ${enrolment} on ${enrolment.id} = ${balanceEvent.enrolment_id}
      join ${product} on ${product.id} = ${enrolment.package_id}
      join ${learner} on ${learner.id} = ${enrolment.learner_id}
      left join ${seat} on ${balanceEvent.kind} in ('held', 'forfeited', 'returned', 'waived')
        and ${seat.enrolment_id} = ${enrolment.id} and ${seat.id}::text = split_part(${balanceEvent.source}, ':', 2)
      left join ${meeting} on ${meeting.id} = ${seat.meeting_id}
      left join ${refundRequest} on ${balanceEvent.kind} = 'refunded' and ${refundRequest.enrolment_id} = ${enrolment.id}
      and ${refundRequest.state} = 'approved'
      left join ${schoolClass} on ${schoolClass.id} = ${meeting.class_id}
      left join ${teacher} on ${teacher.id} = ${meeting.teacher_id}
      where ${balanceEvent.number} = ${number}`,
  ),
);

/** A teacher's pay for a meeting. */
const selectMeeting = statement(({ id, teacherId }: Params<Id & { teacherId: string }>) =>
  select(
    [
      sql<'meeting'>`'meeting'`.as('kind'),
      meeting.id.as('id'),
      sql<string>`''`.as('label'),
      ...noLearner,
      schoolClass.id.as('classId'),
      schoolClass.name.as('className'),
      shownNameOf(teacher).as('teacherName'),
      sql<Date | null>`lower(${meeting.during})`.as('startsAt'),
    ],
    sql`from ${meeting} join ${schoolClass} on ${schoolClass.id} = ${meeting.class_id}
      join ${teacher} on ${teacher.id} = ${teacherId} where ${meeting.id} = ${id}`,
  ),
);

const selectRefund = statement(({ id }: Params<Id>) =>
  select(
    [
      sql<'refund'>`'refund'`.as('kind'),
      refundRequest.id.as('id'),
      product.name.as('label'),
      learner.id.as('learnerId'),
      learner.name.as('learnerName'),
      none.as('receiptNumber'),
      ...noClass,
    ],
    sql`from ${refundRequest} join ${enrolment} on ${enrolment.id} = ${refundRequest.enrolment_id}
      join ${product} on ${product.id} = ${enrolment.package_id}
      join ${learner} on ${learner.id} = ${enrolment.learner_id} where ${refundRequest.id} = ${id}`,
  ),
);

const selectPayRun = statement(({ id }: Params<Id>) =>
  select(
    [
      sql<'payRun'>`'payRun'`.as('kind'),
      payRun.id.as('id'),
      sql<string>`coalesce(${payRun.number}, '')`.as('label'),
      ...noLearner,
      ...noClass,
    ],
    sql`from ${payRun} where ${payRun.id} = ${id}`,
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
