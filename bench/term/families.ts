import { dayIn } from '@fasih/school/basics/instants';
import { seededRandom } from '@fasih/school/basics/random';
import { isWithin } from '@fasih/school/catalogue/policy/offers';
import { addDays, endOfDay, instantOf } from '@fasih/school/catalogue/policy/validity';
import type { Family } from './people.ts';
import { paintedOn, saveWishes } from './people.ts';
import { disturbed, worked } from './tally.ts';
import { attempt, each, type Term } from './term.ts';
import { paintWeek } from './wishes.ts';

const MOVES = 0.1;
const EXCUSES = 0.03;
const ANSWERS = 0.5;
const CONFIRMS = 0.7;
const APPEALS = 0.1;

const isInPause = ({ pause }: Family, day: string) =>
  pause !== null && pause.from <= day && day < pause.until;

const spanOf = ({ start, end }: { start: string; end: string }) => ({
  start: new Date(start),
  end: new Date(end),
});

/** Whether a time lies in what the family has painted; a family that has painted nothing likes every time. */
function isWished(family: Family, time: { start: string; end: string }): boolean {
  const span = spanOf(time);
  const week = paintedOn(family, dayIn(span.start));
  return week === null || isWithin(week.possible, span);
}

type Planned = { meetingId: string; enrolmentId: string; start: Date };

async function meetingsOn({ school }: Term, day: string): Promise<Planned[]> {
  const { rows } = await school.pool.query<Planned>(
    `select m.id as "meetingId", s.enrolment_id as "enrolmentId", lower(m.during) as start
     from meeting m join seat s on s.meeting_id = m.id join enrolment e on e.id = s.enrolment_id
     where m.state = 'planned' and s.state = 'planned' and e.state = 'active'
       and m.during && tstzrange($1, $2)
     order by m.class_id, lower(m.during)`,
    [instantOf(day, 0), endOfDay(day)],
  );
  return rows;
}

/** Two evenings before their lessons some families move them, and some excuse their learner. */
export async function moveAndExcuse(term: Term): Promise<void> {
  const day = addDays(dayIn(term.school.clock.now()), 2);
  const chosen = (await meetingsOn(term, day)).flatMap((meeting) => {
    const family = term.familyOf.get(meeting.enrolmentId);
    const chance = family?.random() ?? 1;
    return family && chance < MOVES + EXCUSES ? [{ family, meeting, moves: chance < MOVES }] : [];
  });
  await each(chosen, ({ family, meeting, moves }) =>
    moves ? move(term, family, meeting) : excuse(term, family, meeting),
  );
}

/** Moves to the nearest free time that the family has painted, in the same week if there is one. */
async function move(term: Term, family: Family, { meetingId, start }: Planned): Promise<void> {
  const options = await attempt(term, 'GET', `/meetings/${meetingId}/options`, family);
  const free: { start: string; end: string }[] = options?.free ?? [];
  const wished = free
    .filter((time) => isWished(family, time) && Date.parse(time.start) !== start.getTime())
    .sort((a, b) => distance(a.start, start) - distance(b.start, start));
  const [best] = wished;
  if (!best) return excuse(term, family, { meetingId });
  const body = { start: best.start, version: options.meeting.version };
  if (await attempt(term, 'POST', `/meetings/${meetingId}/move`, family, body))
    disturbed(term.tally, 'moves by a family', 1);
}

const distance = (one: string, other: Date) => Math.abs(Date.parse(one) - other.getTime());

async function excuse(term: Term, family: Family, { meetingId }: { meetingId: string }): Promise<void> {
  const body = { learnerId: family.learnerId };
  if (await attempt(term, 'POST', `/meetings/${meetingId}/excuse`, family, body))
    disturbed(term.tally, 'excused lessons', 1);
}

/** In the evening half of the families with meetings without a time take one of those offered, or confirm what was chosen. */
export async function answerOffers(term: Term): Promise<void> {
  const { rows } = await term.school.pool.query<{ id: string }>(
    `select distinct s.enrolment_id as id from seat s join meeting m on m.id = s.meeting_id
       join enrolment e on e.id = s.enrolment_id
     where e.state = 'active' and (s.state = 'to_plan' or (s.state = 'planned' and m.chosen_for = lower(m.during)
       and m.confirmed_for is distinct from m.chosen_for and lower(m.during) > $1)) order by id`,
    [term.school.clock.now()],
  );
  const today = dayIn(term.school.clock.now());
  const answering = rows.flatMap(({ id }) => {
    const family = term.familyOf.get(id);
    return family && !isInPause(family, today) && family.random() < ANSWERS ? [family] : [];
  });
  await each(answering, (family) => answerOf(term, family));
}

async function answerOf(term: Term, family: Family): Promise<void> {
  const offered = await attempt(term, 'GET', `/enrolments/${family.enrolmentId}/offered-times`, family);
  for (const { meetingId, version, times } of offered?.meetings ?? []) {
    const best =
      times.find((time: { suits: string }) => time.suits === 'preferred') ??
      times.find((time: { start: string; end: string }) => isWished(family, time));
    if (!best) continue;
    const body = { start: best.start, version };
    await attempt(term, 'POST', `/meetings/${meetingId}/move`, family, body);
    // A plan may have changed by this: the next evening is soon enough for other meetings.
    break;
  }
  for (const { meetingId } of offered?.chosen ?? [])
    if (family.random() < CONFIRMS) await attempt(term, 'POST', `/meetings/${meetingId}/confirm`, family);
}

/** What befalls families on this day of the term, counted from 0: pauses, other times, leaving. */
export async function familyPlans(term: Term, dayOfTerm: number): Promise<void> {
  const today = dayIn(term.school.clock.now());
  for (const family of term.families) {
    if (!term.familyOf.has(family.enrolmentId)) continue;
    if (family.pausesOn === dayOfTerm) await pause(term, family, today);
    // Who has left wants no other times.
    if (family.changesOn === dayOfTerm && !hasLeft(family, dayOfTerm)) {
      const random = seededRandom(`other:${family.number}`);
      const week = paintWeek(random, family.bank === 'adult' ? 'adult' : 'child');
      if (!week || family.painted.length === 0) continue;
      await saveWishes(term.school, family, week);
      family.painted.push({ from: addDays(today, 3), week });
      term.wantsOtherTimes.push(family);
    }
    if (family.leavesOn === dayOfTerm)
      await attempt(term, 'POST', `/enrolments/${family.enrolmentId}/refund`, family, {
        reason: 'Pindah kota',
      });
  }
}

const hasLeft = ({ leavesOn }: Family, dayOfTerm: number): boolean =>
  leavesOn !== null && leavesOn < dayOfTerm;

async function pause(term: Term, family: Family, today: string): Promise<void> {
  const from = addDays(today, 3);
  const until = addDays(from, 7 + Math.floor(family.random() * 8));
  const path = `/enrolments/${family.enrolmentId}/family-pause`;
  const done = await attempt(term, 'POST', path, family, { from, until });
  if (!done) return;
  family.pause = { from, until };
  disturbed(term.tally, 'pauses of a family', done.meetings.length);
  worked(term.tally, 'pauses of a family', 1);
}

/** Some families question a forfeit of the last day. */
export async function appeal(term: Term): Promise<void> {
  const { rows } = await term.school.pool.query<{ meetingId: string; enrolmentId: string }>(
    `select m.id as "meetingId", s.enrolment_id as "enrolmentId" from meeting m join seat s on s.meeting_id = m.id
     where s.state = 'absent' and m.closed_at > $1::timestamptz - interval '1 day' order by m.closed_at, m.class_id`,
    [term.school.clock.now()],
  );
  for (const { meetingId, enrolmentId } of rows) {
    const family = term.familyOf.get(enrolmentId);
    if (!family || family.random() >= APPEALS) continue;
    const path = `/meetings/${meetingId}/attendance/${family.learnerId}/appeal`;
    await attempt(term, 'POST', path, family, { reason: 'Listrik padam' });
  }
}
