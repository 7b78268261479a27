import { dayIn } from '@fasih/school/basics/instants';
import { addDays } from '@fasih/school/catalogue/policy/validity';
import type { FittingTimes, PlannedClass, SeriesPlan } from '@fasih/school/learning/series/contract';
import { openGroups } from './groups.ts';
import type { Family } from './people.ts';
import { disturbed, worked } from './tally.ts';
import { office, type Term } from './term.ts';

/** An admin's round, twice a day: places who waits for a class, gives other times to who wants them, answers appeals. */
export async function adminRound(term: Term): Promise<void> {
  const home = await office(term, 'looks at the home', 'GET', '/dashboards/admin', term.staff.admin);
  const waits = (home?.work ?? []).some(({ kind }: { kind: string }) => kind === 'waitingForClass');
  await openGroups(term);
  if (waits) await placeAllWaiting(term);
  for (const family of term.wantsOtherTimes.splice(0))
    if (!(await giveOtherTimes(term, family))) term.tally.otherTimesNotFree += 1;
  await answerAppeals(term);
}

/** Opens 'place all who wait' and confirms what is proposed. */
async function placeAllWaiting(term: Term): Promise<void> {
  const { admin } = term.staff;
  const plan = await office(term, 'learners placed', 'POST', '/placing/plan', admin, {});
  if (!plan) return;
  type Waiting = {
    enrolmentId: string;
    proposal: { teacherId: string; slots: object[]; firstDay: string } | null;
  };
  const classes = (plan.learners as Waiting[]).flatMap(({ enrolmentId, proposal }) =>
    // Friends who learn together wait for each other.
    proposal && !term.familyOf.get(enrolmentId)?.friends
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
  if (await office(term, 'learners placed', 'POST', '/placing', admin, { classes }))
    worked(term.tally, 'learners placed', classes.length);
}

/** A family accepts new times if at most this share of its meetings lies outside its wishes. */
const ACCEPTED_OUTSIDE = 0.2;
const changedTimes = (classes: readonly PlannedClass[]) =>
  classes.flatMap(({ changes }) => changes.filter(({ outcome }) => outcome !== 'kept')).length;

/** Takes the best of the times that are proposed, if the family accepts one of them. */
async function giveOtherTimes(term: Term, family: Family): Promise<boolean> {
  const { admin } = term.staff;
  const { rows } = await term.school.pool.query<{ id: string }>(
    `select c.id from school_class c join class_member m on m.class_id = c.id
     where m.enrolment_id = $1 and c.state in ('scheduled', 'active')`,
    [family.enrolmentId],
  );
  const [found] = rows;
  if (!found) return false;
  const task = 'other weekly times';
  const from = addDays(dayIn(term.school.clock.now()), 3);
  const path = `/classes/${found.id}/times`;
  const fitting: { proposals: FittingTimes[] } | null = await office(
    term,
    task,
    'POST',
    `${path}/proposals`,
    admin,
    { from },
  );
  const accepted = fitting?.proposals.find(({ why }) => why.outside <= ACCEPTED_OUTSIDE * why.meetings);
  if (!accepted) return false;
  const { slots, teacherId } = accepted;
  const body = { from, slots, teacherId };
  const plan: SeriesPlan | null = await office(term, task, 'POST', `${path}/plan`, admin, body);
  if (!plan || !(await office(term, task, 'PUT', path, admin, { ...body, seen: plan.seen }))) return false;
  disturbed(term.tally, 'other weekly times', changedTimes(plan.classes));
  worked(term.tally, task, 1);
  return true;
}

/** Share of the appeals after which an admin gives the meeting back. */
const RETURNED_SHARE = 0.7;

async function answerAppeals(term: Term): Promise<void> {
  const { rows } = await term.school.pool.query<{ id: string; enrolmentId: string }>(
    `select a.id, s.enrolment_id as "enrolmentId" from appeal a join seat s on s.id = a.seat_id
     where a.answered_at is null order by a.asked_at, a.id`,
  );
  for (const { id, enrolmentId } of rows) {
    const returns = (term.familyOf.get(enrolmentId)?.random() ?? 0) < RETURNED_SHARE;
    const reason = returns ? 'Gangguan listrik' : 'Kelas tetap berjalan';
    const path = `/appeals/${id}/answer`;
    if (await office(term, 'appeals', 'POST', path, term.staff.admin, { returns, reason }))
      worked(term.tally, 'appeals', 1);
  }
}

/** Closes the school on some days: an admin reads the plan and confirms it. */
export async function closeDays(term: Term, days: readonly { day: string; id: string; en: string }[]) {
  const { admin } = term.staff;
  const task = 'meetings on a closed day';
  const path = '/settings/closed-days';
  const wanted = days.map(({ day }) => day);
  const plan: SeriesPlan | null = await office(term, task, 'POST', `${path}/plan`, admin, { days: wanted });
  const closed = plan && (await office(term, task, 'POST', path, admin, { days, seen: plan.seen }));
  if (!plan || !closed) throw new Error(`the school could not be closed on ${wanted.join(', ')}`);
  const moved = changedTimes(plan.classes);
  if (moved === 0) return;
  disturbed(term.tally, 'closed days', moved, days.length);
  worked(term.tally, task, moved);
}

/** On workdays finance prepares the refunds that were asked for, and a second account approves them. */
export async function answerRefunds(term: Term): Promise<void> {
  const { finance, second } = term.staff;
  const { rows } = await term.school.pool.query<{ id: string; version: number }>(
    `select id, version from refund_request where state = 'asked' order by asked_at, id`,
  );
  for (const { id, version } of rows) {
    const path = `/refunds/${id}`;
    const prepared = await office(term, 'refunds', 'POST', `${path}/prepare`, finance, { version });
    const ready = { version: (prepared ?? { version }).version };
    if (await office(term, 'refunds', 'POST', `${path}/approve`, second, ready))
      worked(term.tally, 'refunds', 1);
  }
}

/** Pays the teachers for these days: one account makes the pay run, another approves it, and it is transferred. */
export async function payTeachers(term: Term, from: string, to: string): Promise<void> {
  const { finance, second } = term.staff;
  const run = await office(term, 'pay', 'POST', '/pay/runs', finance, { from, to });
  if (!run) return;
  const path = `/pay/runs/${run.id}`;
  const approved = await office(term, 'pay', 'POST', `${path}/approve`, second, { version: run.version });
  if (!approved) return;
  const paidOn = dayIn(term.school.clock.now());
  const body = { version: approved.version, paidOn };
  if (await office(term, 'pay', 'POST', `${path}/paid`, finance, body)) worked(term.tally, 'pay', 1);
}
