import { dayIn } from '@fasih/school/basics/instants';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { PayPreview } from '@fasih/school/finance/payroll/contract';
import { isPeriod, type PayPlan, planPay } from '@fasih/school/finance/payroll/rules';
import type { Queryable } from '../../platform/db/transaction.ts';
import { type PrintedLine, presentSlips } from './present.ts';
import { type PayFacts, payFacts, type SeenMeeting } from './store-facts.ts';

/** A run as it would be now, with the details that its lines print about their meetings. */
export type PlannedRun = {
  plan: PayPlan;
  lines: PrintedLine[];
  gaps: PayPreview['gaps'];
};

/** Why these days cannot be paid, or null. */
export function refusePeriod(
  from: string,
  to: string,
  now: Date,
): Refusal<'payroll.periodNotOver' | 'payroll.periodShape'> | null {
  if (!isPeriod(from, to)) return refuse('payroll.periodShape');
  // Today's meetings are still being held.
  return to < dayIn(now) ? null : refuse('payroll.periodNotOver');
}

/** Computes a run over these days from closed meetings, rates and earlier pay. */
export async function planRun(db: Queryable, from: string, to: string): Promise<PlannedRun> {
  const facts = await payFacts(db, from, to);
  const rates = Map.groupBy(facts.rates, ({ teacherId }) => teacherId);
  const plan = planPay({
    from,
    to,
    meetings: facts.meetings,
    ratesOf: (teacherId) => rates.get(teacherId) ?? [],
    paidBefore: facts.differing,
  });
  const names = new Map(
    [...facts.differing, ...facts.meetings].map(({ teacherId, teacherName }) => [teacherId, teacherName]),
  );
  const { stillOpen, unpaidBefore } = facts;
  return {
    plan,
    lines: printed(plan, facts, names),
    gaps: { stillOpen, unpaidBefore, withoutRate: withoutRate(plan, names) },
  };
}

/** Previews a run over these days; nothing is saved. */
export async function previewRun(
  db: Queryable,
  { from, to }: { from: string; to: string },
  now: Date,
): Promise<PayPreview | Refusal<'payroll.periodNotOver' | 'payroll.periodShape'>> {
  const refused = refusePeriod(from, to, now);
  if (refused) return refused;
  const { plan, lines, gaps } = await planRun(db, from, to);
  const payslips = presentSlips({ lines, adjustments: [] }, plan.carriedOver);
  const sum = (amountOf: (slip: (typeof payslips)[number]) => number) =>
    payslips.reduce((total, slip) => total + amountOf(slip), 0);
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

function printed(
  plan: PayPlan,
  { meetings, gone }: PayFacts,
  names: ReadonlyMap<string, string>,
): PrintedLine[] {
  const byId = new Map<string, SeenMeeting & { teacherId?: string }>(
    [...gone, ...meetings].map((meeting) => [meeting.meetingId, meeting]),
  );
  return plan.lines.map((line) => {
    const meeting = byId.get(line.meetingId);
    if (!meeting) throw new Error(`a line of pay without its meeting ${line.meetingId}`);
    const { classId, className, number, startsAt, outcome, lateMinutes } = meeting;
    // A teacher whose pay is deducted because somebody else held the meeting was no substitute.
    const substitute = meeting.substitute && [undefined, line.teacherId].includes(meeting.teacherId);
    const name = names.get(line.teacherId) ?? '';
    return { ...line, name, classId, className, number, startsAt, outcome, substitute, lateMinutes };
  });
}

function withoutRate(plan: PayPlan, names: ReadonlyMap<string, string>): PayPreview['gaps']['withoutRate'] {
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
