import { SCHOOL_ZONE } from '@fasih/school/basics/instants';
import { addDays, instantOf } from '@fasih/school/catalogue/policy/validity';
import type { PaidBefore, PayableMeeting, Rate } from '@fasih/school/finance/payroll/rules';
import { type JsonRow, jsonListSql } from '../../platform/db/json-rows.ts';
import { requireRow } from '../../platform/db/require-row.ts';
import { shownName } from '../../platform/db/shown-name.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

/** A closed meeting with the details a payslip prints. */
export type TaughtMeeting = PayableMeeting & {
  teacherName: string;
  classId: string;
  className: string;
  number: number;
  startsAt: Date;
  outcome: 'held' | 'forfeited';
  substitute: boolean;
  lateMinutes: number;
};

/** SQL: the school day of an instant. */
export const schoolDay = (instant: string) => `(${instant} at time zone '${SCHOOL_ZONE}')::date`;

/** SQL: somebody other than the class teacher was asked to hold the meeting. */
const isSubstitute = `m.teacher_id <> c.teacher_id and exists (select from meeting_change ch
  where ch.meeting_id = m.id and ch.kind = 'substituted' and ch.teacher_becomes = m.teacher_id)`;

const taught = `m.id as "meetingId", m.teacher_id as "teacherId", ${shownName('t')} as "teacherName",
  m.class_id as "classId", c.name as "className", m.number, lower(m.during) as "startsAt",
  ${schoolDay('lower(m.during)')} as day, case m.state when 'held' then 'held' else 'forfeited' end as outcome,
  ${isSubstitute} as substitute, m.delay_minutes as "lateMinutes", coalesce(m.paid_minutes, 0) as "paidMinutes"`;
const taughtFrom = `meeting m join school_class c on c.id = m.class_id join account t on t.id = m.teacher_id`;
/** SQL: the meeting `m` was held or forfeited and is closed. */
export const isTaught = `m.closed_at is not null and m.during is not null and m.state in ('held', 'missed')`;
const ofPeriod = `lower(m.during) >= $3 and lower(m.during) < $4`;

/** A paid meeting that is no longer closed, as described by the line that paid it last. */
export type SeenMeeting = Pick<
  TaughtMeeting,
  'meetingId' | 'classId' | 'className' | 'number' | 'startsAt' | 'outcome' | 'substitute' | 'lateMinutes'
>;

/** Everything that the rules need for a run. */
export type PayFacts = {
  /**
   * Closed meetings of the period that were not paid at their current value, in order, and those of `differing` from
   * other days.
   */
  meetings: TaughtMeeting[];
  /**
   * What approved runs paid until the last day that no longer matches: minutes, teacher or rate changed. Includes
   * meetings whose current teacher was never paid for them, until there is a rate.
   */
  differing: (PaidBefore & { teacherName: string })[];
  gone: SeenMeeting[];
  /** The rates of all these teachers. */
  rates: (Rate & { teacherId: string })[];
  /** Meetings that look payable and are in no run: not closed yet, or earlier and never paid. */
  stillOpen: number;
  unpaidBefore: { meetings: number; firstDay: string | null };
};

/** SQL: the rates of a teacher, or of `any` of several. */
export const ratesSql = (teacher: string): string =>
  `select teacher_id as "teacherId", per_hour as "perHour", valid_from as "validFrom" from pay_rate
   where teacher_id = ${teacher}`;

/** SQL parameters: the first and last day, and the instants at which they begin and end. */
const FACTS = `with differing as (
    select * from (
      select p.meeting_id as "meetingId", p.teacher_id as "teacherId", p.day, p.minutes, p.amount,
        bool_or(p.minutes <> w.minutes or p.amount <> (w.minutes * r.per_hour::bigint * 2 + 60) / 120)
          over (partition by p.meeting_id)
        or m.paid_minutes > 0 and not bool_or(p.teacher_id = m.teacher_id) over (partition by p.meeting_id) as differs
      from (
        select l.meeting_id, l.teacher_id, min(l.day) as day, sum(l.minutes)::integer as minutes,
          sum(l.amount)::bigint as amount
        from pay_line l join pay_run r on r.id = l.run_id
        where l.counts and r.state in ('approved', 'paid') and l.day <= $2
        group by l.meeting_id, l.teacher_id
      ) p
      left join meeting m on m.id = p.meeting_id and ${isTaught}
      cross join lateral (
        select case when m.teacher_id = p.teacher_id then coalesce(m.paid_minutes, 0) else 0 end as minutes
      ) w
      left join lateral (select per_hour from pay_rate where teacher_id = p.teacher_id and valid_from <= p.day
        order by valid_from desc limit 1) r on true
    ) pairs where differs
  ), paid as (
    select l.meeting_id from pay_line l join pay_run r on r.id = l.run_id
    where l.counts and l.kind = 'meeting' and r.state in ('approved', 'paid') and l.day between $1 and $2
  ), taught as (
    select ${taught}, ${ofPeriod} as "ofPeriod" from ${taughtFrom}
    where ${isTaught} and (m.id = any(array(select "meetingId" from differing))
      or ${ofPeriod} and m.id not in (select meeting_id from paid))
  )
  select
    ${jsonListSql('select * from taught order by "ofPeriod" desc, "startsAt", "meetingId"')} as meetings,
    ${jsonListSql(`select d.*, (select ${shownName('t')} from account t where t.id = d."teacherId") as "teacherName"
      from differing d order by day, "meetingId", "teacherId"`)} as differing,
    ${jsonListSql(`select distinct on (l.meeting_id) l.meeting_id as "meetingId", c.id as "classId", c.name as "className",
        m.number, l.starts_at as "startsAt", l.outcome, l.substitute, l.late_minutes as "lateMinutes"
      from pay_line l join meeting m on m.id = l.meeting_id join school_class c on c.id = m.class_id
      where l.meeting_id = any(array(select "meetingId" from differing except select "meetingId" from taught)) and l.counts
      order by l.meeting_id, l.id desc`)} as gone,
    ${jsonListSql(ratesSql('any(array(select "teacherId" from taught union select "teacherId" from differing))'))} as rates,
    (select count(*)::integer from meeting m where m.closed_at is null and m.state = 'planned' and ${ofPeriod})
      as "stillOpen",
    (select json_build_object('meetings', count(*), 'firstDay', min(${schoolDay('lower(m.during)')})) from meeting m
      where ${isTaught} and m.paid_minutes > 0 and lower(m.during) < $3
        and not exists (select from pay_line l where l.meeting_id = m.id and l.counts)) as "unpaidBefore"`;

type SentFacts = Omit<PayFacts, 'meetings' | 'gone'> & {
  meetings: JsonRow<TaughtMeeting>[];
  gone: JsonRow<SeenMeeting>[];
};

/** Reads what a run over these days is planned from, in one statement. */
export async function payFacts(db: Queryable, from: string, to: string): Promise<PayFacts> {
  const { rows } = await db.query<SentFacts>(FACTS, [
    from,
    to,
    instantOf(from, 0),
    instantOf(addDays(to, 1), 0),
  ]);
  const facts = requireRow(rows);
  return { ...facts, meetings: facts.meetings.map(meetingFrom), gone: facts.gone.map(meetingFrom) };
}

const meetingFrom = <T extends { startsAt: string }>(row: T): Omit<T, 'startsAt'> & { startsAt: Date } => ({
  ...row,
  startsAt: new Date(row.startsAt),
});
