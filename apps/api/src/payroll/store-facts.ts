import type { PaidBefore, PayableMeeting, Rate } from '@fasih/school/payroll/rules';
import { addDays, instantOf } from '@fasih/school/policy/validity';
import type { Queryable } from '../db/transaction.ts';

/** A closed meeting with what a payslip says about it. */
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

/** SQL: the school's day of an instant. */
export const schoolDay = (instant: string) => `(${instant} at time zone 'Asia/Jakarta')::date`;

/** Another teacher was asked to hold it, and the class is not theirs. */
const isSubstitute = `m.teacher_id <> c.teacher_id and exists (select from meeting_change ch
  where ch.meeting_id = m.id and ch.kind = 'substituted' and ch.teacher_becomes = m.teacher_id)`;

const taught = `m.id as "meetingId", m.teacher_id as "teacherId",
  coalesce(nullif(t.name, ''), t.display_username) as "teacherName", m.class_id as "classId", c.name as "className",
  m.number, lower(m.during) as "startsAt", ${schoolDay('lower(m.during)')} as day,
  case m.state when 'held' then 'held' else 'forfeited' end as outcome, ${isSubstitute} as substitute,
  m.delay_minutes as "lateMinutes", coalesce(m.paid_minutes, 0) as "paidMinutes"`;
const taughtFrom = `meeting m join school_class c on c.id = m.class_id join account t on t.id = m.teacher_id
  where m.closed_at is not null and m.during is not null and m.state in ('held', 'missed')`;

/** The closed meetings that began on these school days. */
export async function meetingsOfPeriod(db: Queryable, from: string, to: string): Promise<TaughtMeeting[]> {
  const { rows } = await db.query<TaughtMeeting>(
    `select ${taught} from ${taughtFrom} and lower(m.during) >= $1 and lower(m.during) < $2
     order by lower(m.during), m.id`,
    [instantOf(from, 0), instantOf(addDays(to, 1), 0)],
  );
  return rows;
}

/** These meetings as far as they are closed still. */
export async function meetingsById(db: Queryable, ids: readonly string[]): Promise<TaughtMeeting[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.query<TaughtMeeting>(`select ${taught} from ${taughtFrom} and m.id = any($1)`, [
    ids,
  ]);
  return rows;
}

/**
 * What approved runs paid for meetings up to a day that are not worth that now: minutes, teacher or rate changed.
 * `everPaid` are all meetings of the period that an approved run has paid, whether they differ or not.
 */
export async function paidBefore(
  db: Queryable,
  from: string,
  to: string,
): Promise<{ differing: PaidBefore[]; everPaid: string[] }> {
  const differing = await db.query<PaidBefore>(
    `select * from (
         select p.meeting_id as "meetingId", p.teacher_id as "teacherId", p.day, p.minutes, p.amount,
           bool_or(p.minutes <> w.minutes or p.amount <> (w.minutes * r.per_hour::bigint * 2 + 60) / 120)
             over (partition by p.meeting_id) as differs
         from (
           select l.meeting_id, l.teacher_id, min(l.day) as day, sum(l.minutes)::integer as minutes,
             sum(l.amount)::bigint as amount
           from pay_line l join pay_run r on r.id = l.run_id
           where l.counts and r.state in ('approved', 'paid') and l.day <= $1
           group by l.meeting_id, l.teacher_id
         ) p
         left join meeting m on m.id = p.meeting_id and m.closed_at is not null and m.during is not null
           and m.state in ('held', 'missed')
         cross join lateral (
           select case when m.teacher_id = p.teacher_id then coalesce(m.paid_minutes, 0) else 0 end as minutes
         ) w
         left join lateral (select per_hour from pay_rate where teacher_id = p.teacher_id and valid_from <= p.day
           order by valid_from desc limit 1) r on true
       ) pairs where differs order by day, "meetingId", "teacherId"`,
    [to],
  );
  const ever = await db.query<{ id: string }>(
    `select distinct l.meeting_id as id from pay_line l join pay_run r on r.id = l.run_id
       where l.counts and l.kind = 'meeting' and r.state in ('approved', 'paid') and l.day between $1 and $2`,
    [from, to],
  );
  return { differing: differing.rows, everPaid: ever.rows.map(({ id }) => id) };
}

/** The rates of teachers, by teacher; all of them unless some are named. */
export async function ratesOf(
  db: Queryable,
  teacherIds: readonly string[],
): Promise<ReadonlyMap<string, Rate[]>> {
  const { rows } = await db.query<Rate & { teacherId: string }>(
    `select teacher_id as "teacherId", per_hour as "perHour", valid_from as "validFrom" from pay_rate
     where teacher_id = any($1)`,
    [teacherIds],
  );
  const rates = new Map<string, Rate[]>();
  for (const { teacherId, ...rate } of rows) rates.set(teacherId, [...(rates.get(teacherId) ?? []), rate]);
  return rates;
}

/** What looks payable and is in no run: meetings not closed yet, and earlier ones that nobody paid. */
export async function gapsOf(
  db: Queryable,
  from: string,
  to: string,
): Promise<{ stillOpen: number; unpaidBefore: { meetings: number; firstDay: string | null } }> {
  const { rows } = await db.query<{ stillOpen: number; meetings: number; firstDay: string | null }>(
    `select (select count(*)::integer from meeting m where m.closed_at is null and m.state = 'planned'
         and lower(m.during) >= $1 and lower(m.during) < $2) as "stillOpen",
       b.meetings, b.first as "firstDay"
     from (
       select count(*)::integer as meetings, min(${schoolDay('lower(m.during)')}) as first from meeting m
       where m.closed_at is not null and m.during is not null and m.state in ('held', 'missed')
         and m.paid_minutes > 0 and lower(m.during) < $1
         and not exists (select from pay_line l where l.meeting_id = m.id and l.counts)
     ) b`,
    [instantOf(from, 0), instantOf(addDays(to, 1), 0)],
  );
  const { stillOpen = 0, meetings = 0, firstDay = null } = rows[0] ?? {};
  return { stillOpen, unpaidBefore: { meetings, firstDay } };
}
