import { isId } from '@fasih/school/basics/ids';
import type { EntryDetail } from '@fasih/school/finance/books/contract';
import { shownName } from '../../platform/db/shown-name.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

type Source = EntryDetail['source'];
type Named = Omit<Source, 'startsAt'> & { startsAt: Date | null };

const NOTHING = {
  id: null,
  receiptNumber: null,
  learnerId: null,
  learnerName: null,
  classId: null,
  className: null,
  teacherName: null,
  startsAt: null,
} as const;

const NO_CLASS = 'null as "classId", null as "className", null as "teacherName", null as "startsAt"';

/** SQL: a family's payment: `order.paid` names the order, the other steps of a charge name its transaction. */
const ORDER = `select 'order' as kind, o.id, o.package_name as label, l.id as "learnerId", l.name as "learnerName",
  (select r.number from receipt r where r.order_id = o.id order by r.voided_at is null desc, r.issued_at desc limit 1)
    as "receiptNumber", ${NO_CLASS}
  from orders o join learner l on l.id = o.learner_id`;

/** SQL: a balance event: of a seat it leads to the meeting, of a refund to the request, otherwise to the course. */
const EVENT = `select case when m.id is not null then 'meeting' when q.id is not null then 'refund' else 'enrolment' end as kind,
  coalesce(m.id, q.id, e.id) as id,
  p.name as label, l.id as "learnerId", l.name as "learnerName", null as "receiptNumber",
  c.id as "classId", c.name as "className", ${shownName('t')} as "teacherName",
  lower(coalesce(m.during, s.during)) as "startsAt"
  from balance_event b
    join enrolment e on e.id = b.enrolment_id join package p on p.id = e.package_id join learner l on l.id = e.learner_id
    left join seat s on b.kind in ('held', 'forfeited', 'returned', 'waived')
      and s.enrolment_id = e.id and s.id::text = split_part(b.source, ':', 2)
    left join meeting m on m.id = s.meeting_id
    left join refund_request q on b.kind = 'refunded' and q.enrolment_id = e.id and q.state = 'approved'
    left join school_class c on c.id = m.class_id
    left join account t on t.id = m.teacher_id
  where b.number = $1`;

/** SQL: a teacher's pay for a meeting. */
const MEETING = `select 'meeting' as kind, m.id, '' as label, null as "learnerId", null as "learnerName",
  null as "receiptNumber", c.id as "classId", c.name as "className", ${shownName('t')} as "teacherName",
  lower(m.during) as "startsAt"
  from meeting m join school_class c on c.id = m.class_id join account t on t.id = $2 where m.id = $1`;

const REFUND = `select 'refund' as kind, q.id, p.name as label, l.id as "learnerId", l.name as "learnerName",
  null as "receiptNumber", ${NO_CLASS}
  from refund_request q join enrolment e on e.id = q.enrolment_id join package p on p.id = e.package_id
    join learner l on l.id = e.learner_id where q.id = $1`;

const PAY_RUN = `select 'payRun' as kind, y.id, coalesce(y.number, '') as label, null as "learnerId", null as "learnerName",
  null as "receiptNumber", ${NO_CLASS} from pay_run y where y.id = $1`;

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
  if (alone) return { ...NOTHING, kind: alone, label: '' };
  const [first = '', second = ''] = sourceId.split(':');
  const beforeStep = sourceId.replace(/:\d+$/, '');
  const ask = async (sql: string, ...values: string[]): Promise<Source> => {
    const { rows } = await db.query<Named>(sql, values);
    const found = rows[0];
    return found
      ? { ...found, startsAt: found.startsAt?.toISOString() ?? null }
      : { ...NOTHING, kind: 'other', label: sourceKind };
  };
  if (sourceKind === 'balance') return ask(EVENT, sourceId);
  if (sourceKind === 'order.paid' && isId(first)) return ask(`${ORDER} where o.id = $1`, first);
  if (sourceKind === 'pay.accrued' && isId(first) && isId(second)) return ask(MEETING, first, second);
  if (/^pay(\.|Run|$)/.test(sourceKind) && isId(first)) return ask(PAY_RUN, first);
  if (sourceKind.startsWith('refund') && isId(first)) return ask(REFUND, first);
  return ask(
    `${ORDER} where o.id = (select order_id from provider_charge where transaction_id = $1)`,
    beforeStep,
  );
}
