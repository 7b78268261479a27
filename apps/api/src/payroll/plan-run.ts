import { dayIn } from '@fasih/school/basics/instants';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { PayPreview } from '@fasih/school/payroll/contract';
import { isPeriod, type PayPlan, planPay } from '@fasih/school/payroll/rules';
import type { Queryable } from '../db/transaction.ts';
import { type PrintedLine, presentSlips } from './present.ts';
import {
  gapsOf,
  meetingsById,
  meetingsOfPeriod,
  paidBefore,
  ratesOf,
  type TaughtMeeting,
} from './store-facts.ts';

/** A run as it would be now, with what the lines say about their meetings. */
export type PlannedRun = {
  plan: PayPlan;
  lines: PrintedLine[];
  gaps: PayPreview['gaps'];
};

/** Why these days are no period to pay, or null. */
export function refusePeriod(from: string, to: string, now: Date): Refusal | null {
  if (!isPeriod(from, to)) return refuse('payroll.periodShape');
  // Today's meetings are still being held.
  return to < dayIn(now) ? null : refuse('payroll.periodNotOver');
}

/** What a run over these days holds now: the rules over closed meetings, rates and what was paid before. */
export async function planRun(db: Queryable, from: string, to: string): Promise<PlannedRun> {
  const ofPeriod = await meetingsOfPeriod(db, from, to);
  const { differing, everPaid } = await paidBefore(db, from, to);
  const gaps = await gapsOf(db, from, to);
  const known = new Set(ofPeriod.map(({ meetingId }) => meetingId));
  const more = differing.map(({ meetingId }) => meetingId).filter((id) => !known.has(id));
  const meetings = [...ofPeriod, ...(await meetingsById(db, more))];
  const rates = await ratesOf(db, [
    ...new Set([...meetings, ...differing].map(({ teacherId }) => teacherId)),
  ]);
  const paid = new Set(everPaid);
  const differs = new Set(differing.map(({ meetingId }) => meetingId));
  const plan = planPay({
    from,
    to,
    // A meeting that was paid as it is worth now is of no interest.
    meetings: meetings.filter(({ meetingId }) => !paid.has(meetingId) || differs.has(meetingId)),
    ratesOf: (teacherId) => rates.get(teacherId) ?? [],
    paidBefore: differing,
  });
  const lines = await printed(db, plan, meetings);
  return { plan, lines, gaps: { ...gaps, withoutRate: withoutRate(plan, meetings) } };
}

/** What a run over these days would be; nothing is kept. */
export async function previewRun(
  db: Queryable,
  { from, to }: { from: string; to: string },
  now: Date,
): Promise<PayPreview | Refusal> {
  const refused = refusePeriod(from, to, now);
  if (refused) return refused;
  const { plan, lines, gaps } = await planRun(db, from, to);
  const payslips = presentSlips({ lines, adjustments: [] }, plan.carriedOver);
  const sum = (of: (slip: (typeof payslips)[number]) => number) =>
    payslips.reduce((total, slip) => total + of(slip), 0);
  return {
    from,
    to,
    payslips,
    meetings: sum(({ meetings }) => meetings),
    minutes: sum(({ minutes }) => minutes),
    amount: sum(({ amount }) => amount),
    gaps,
  };
}

async function printed(
  db: Queryable,
  plan: PayPlan,
  meetings: readonly TaughtMeeting[],
): Promise<PrintedLine[]> {
  const byId = new Map(meetings.map((meeting) => [meeting.meetingId, meeting]));
  const names = await namesOf(db, [...new Set(plan.lines.map(({ teacherId }) => teacherId))]);
  const gone = await lastSeen(
    db,
    plan.lines.map(({ meetingId }) => meetingId).filter((id) => !byId.has(id)),
  );
  return plan.lines.map((line) => {
    const meeting = byId.get(line.meetingId) ?? gone.get(line.meetingId);
    if (!meeting) throw new Error(`a line of pay without its meeting ${line.meetingId}`);
    const { classId, className, number, startsAt, outcome, substitute, lateMinutes } = meeting;
    const name = names.get(line.teacherId) ?? '';
    return { ...line, name, classId, className, number, startsAt, outcome, substitute, lateMinutes };
  });
}

async function namesOf(db: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await db.query<{ id: string; name: string }>(
    `select id, coalesce(nullif(name, ''), display_username) as name from account where id = any($1)`,
    [ids],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

type Seen = Pick<
  TaughtMeeting,
  'classId' | 'className' | 'number' | 'startsAt' | 'outcome' | 'substitute' | 'lateMinutes'
>;

/** Meetings that were paid and are not closed any more, as the line that paid them says. */
async function lastSeen(db: Queryable, ids: readonly string[]): Promise<Map<string, Seen>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.query<Seen & { meetingId: string }>(
    `select distinct on (l.meeting_id) l.meeting_id as "meetingId", c.id as "classId", c.name as "className", m.number,
       l.starts_at as "startsAt", l.outcome, l.substitute, l.late_minutes as "lateMinutes"
     from pay_line l join meeting m on m.id = l.meeting_id join school_class c on c.id = m.class_id
     where l.meeting_id = any($1) and l.counts order by l.meeting_id, l.id desc`,
    [ids],
  );
  return new Map(rows.map(({ meetingId, ...seen }) => [meetingId, seen]));
}

function withoutRate(plan: PayPlan, meetings: readonly TaughtMeeting[]): PayPreview['gaps']['withoutRate'] {
  const names = new Map(meetings.map(({ teacherId, teacherName }) => [teacherId, teacherName]));
  const teachers = new Map<string, PayPreview['gaps']['withoutRate'][number]>();
  for (const { teacherId, day } of plan.withoutRate) {
    const before = teachers.get(teacherId);
    const firstDay = before && before.firstDay < day ? before.firstDay : day;
    teachers.set(teacherId, {
      teacherId,
      name: names.get(teacherId) ?? '',
      meetings: (before?.meetings ?? 0) + 1,
      firstDay,
    });
  }
  return [...teachers.values()].sort((a, b) => a.name.localeCompare(b.name));
}
