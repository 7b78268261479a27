import { dayIn } from '@fasih/school/basics/instants';
import type { Hours } from '@fasih/school/catalogue/policy/offers';
import { addDays } from '@fasih/school/catalogue/policy/validity';
import type { PlannedClass, SeriesPlan } from '@fasih/school/learning/series/contract';
import { type Family, paintedOn } from './people.ts';
import { disturbed, worked } from './tally.ts';
import { attempt, type Term } from './term.ts';

/** Twice a day an admin looks at the home: who waits for a class, who wants other times, which forfeits are questioned. */
export async function adminLooks(term: Term): Promise<void> {
  await placeAllWaiting(term);
  for (const family of term.wantsOtherTimes.splice(0))
    if (!(await giveOtherTimes(term, family))) term.tally.otherTimesNotFree += 1;
  await answerAppeals(term);
}

/** Opens 'place all who wait' and confirms what is proposed. */
async function placeAllWaiting(term: Term): Promise<void> {
  const { admin } = term.staff;
  const plan = await term.school.must('POST', '/placing/plan', admin, {});
  type Waiting = {
    enrolmentId: string;
    proposal: { teacherId: string; slots: object[]; firstDay: string } | null;
  };
  const classes = (plan.learners as Waiting[]).flatMap(({ enrolmentId, proposal }) =>
    proposal
      ? [
          {
            enrolmentId,
            teacherId: proposal.teacherId,
            slots: proposal.slots,
            startsOn: proposal.firstDay,
          },
        ]
      : [],
  );
  if (classes.length === 0) return;
  if (await attempt(term, 'POST', '/placing', admin, { classes }))
    worked(term.tally, 'learners placed', classes.length);
}

const GRID = 30;

/** Pairs of weekly starts on different days inside both the family's and the teacher's hours. */
function pairsIn(possible: readonly Hours[], weekly: readonly Hours[]) {
  const starts = possible.flatMap(({ weekday, from, to }) => {
    const found: { weekday: number; minute: number }[] = [];
    for (let minute = from; minute + 60 <= to; minute += GRID)
      if (weekly.some((one) => one.weekday === weekday && one.from <= minute && minute + 60 <= one.to))
        found.push({ weekday, minute });
    return found;
  });
  return starts.flatMap((one) =>
    starts.filter((other) => one.weekday < other.weekday).map((other) => [one, other]),
  );
}

const MAX_TRIED = 20;
const changedTimes = (classes: readonly PlannedClass[]) =>
  classes.flatMap(({ changes }) => changes.filter(({ outcome }) => outcome !== 'kept')).length;

/** Tries times that the family has painted now, with its teacher and then others, and confirms the first whole plan. */
async function giveOtherTimes(term: Term, family: Family): Promise<boolean> {
  const { admin } = term.staff;
  const { rows } = await term.school.pool.query<{ id: string; teacherId: string }>(
    `select c.id, c.teacher_id as "teacherId" from school_class c join class_member m on m.class_id = c.id
     where m.enrolment_id = $1 and c.state in ('scheduled', 'active')`,
    [family.enrolmentId],
  );
  const [found] = rows;
  const from = addDays(dayIn(term.school.clock.now()), 3);
  const week = paintedOn(family, from);
  if (!found || !week) return false;
  const others = term.teachers.filter((_, n) => n % 7 === family.number % 7).slice(0, 4);
  let tried = 0;
  for (const teacherId of [found.teacherId, ...others.map(({ accountId }) => accountId)]) {
    const { weekly } = await term.school.must('GET', `/teachers/${teacherId}/availability`, admin);
    for (const slots of pairsIn(week.possible, weekly)) {
      if (tried++ > MAX_TRIED) return false;
      const body = { from, slots, teacherId };
      const plan: SeriesPlan | null = await attempt(
        term,
        'POST',
        `/classes/${found.id}/times/plan`,
        admin,
        body,
      );
      if (!plan || plan.classes.some(({ changes }) => changes.some(({ outcome }) => outcome === 'waits')))
        continue;
      const seen = { ...body, seen: plan.seen };
      if (!(await attempt(term, 'PUT', `/classes/${found.id}/times`, admin, seen))) continue;
      disturbed(term.tally, 'other weekly times', changedTimes(plan.classes));
      worked(term.tally, 'other weekly times', 1);
      return true;
    }
  }
  return false;
}

const RETURNS = 0.7;

async function answerAppeals(term: Term): Promise<void> {
  const { rows } = await term.school.pool.query<{ id: string; enrolmentId: string }>(
    `select a.id, s.enrolment_id as "enrolmentId" from appeal a join seat s on s.id = a.seat_id
     where a.answered_at is null order by a.asked_at, a.id`,
  );
  for (const { id, enrolmentId } of rows) {
    const returns = (term.familyOf.get(enrolmentId)?.random() ?? 0) < RETURNS;
    const reason = returns ? 'Gangguan listrik' : 'Kelas tetap berjalan';
    await attempt(term, 'POST', `/appeals/${id}/answer`, term.staff.admin, { returns, reason });
  }
}

/** Closes days: the plan is looked at and confirmed. */
export async function closeDays(term: Term, days: readonly { day: string; id: string; en: string }[]) {
  const { admin } = term.staff;
  const plan: SeriesPlan = await term.school.must('POST', '/settings/closed-days/plan', admin, {
    days: days.map(({ day }) => day),
  });
  await term.school.must('POST', '/settings/closed-days', admin, { days, seen: plan.seen });
  const moved = changedTimes(plan.classes);
  if (moved === 0) return;
  disturbed(term.tally, 'closed days', moved, days.length);
  worked(term.tally, 'meetings on a closed day', moved);
}

/** On workdays finance prepares the refunds that were asked for, and a second account approves them. */
export async function answerRefunds(term: Term): Promise<void> {
  const { finance, second } = term.staff;
  const { rows } = await term.school.pool.query<{ id: string; version: number }>(
    `select id, version from refund_request where state = 'asked' order by asked_at, id`,
  );
  for (const { id, version } of rows) {
    const prepared = await attempt(term, 'POST', `/refunds/${id}/prepare`, finance, { version });
    const ready = prepared ?? { version };
    await attempt(term, 'POST', `/refunds/${id}/approve`, second, { version: ready.version });
  }
}

/** Pays the teachers for these days: made by one account, approved by another, transferred. */
export async function payTeachers(term: Term, from: string, to: string): Promise<void> {
  const { finance, second } = term.staff;
  const run = await attempt(term, 'POST', '/pay/runs', finance, { from, to });
  if (!run) return;
  const approved = await attempt(term, 'POST', `/pay/runs/${run.id}/approve`, second, {
    version: run.version,
  });
  if (!approved) return;
  const paidOn = dayIn(term.school.clock.now());
  await attempt(term, 'POST', `/pay/runs/${run.id}/paid`, finance, { version: approved.version, paidOn });
}
