import { later, MINUTE } from '@fasih/school/basics/instants';
import type { ClassTimes } from '@fasih/school/learning/placing/booking-contract';
import { seedSitting } from '../../apps/api/src/demo/seed/sittings.ts';
import { inTransaction } from '../../apps/api/src/platform/db/transaction.ts';
import type { Family } from './people.ts';
import { attempt, each, type Term } from './term.ts';

/** A family takes a proposal with at most this part of the meetings outside its wishes. */
const MAX_OUTSIDE = 0.2;
/** Minutes after the test at which a family looks, and looks again because another one was quicker. */
export const LOOKS_AT = [1, 3, 5, 7] as const;

/** Families that finish their tests in the same minute. */
export async function finishTests(term: Term, families: readonly Family[]): Promise<void> {
  await each(families, async (family) => {
    const { enrolmentId, learnerId, bank, friends } = family;
    // Friends have learned as much as each other, so that they can be in one group.
    const number = friends?.[0]?.number ?? family.number;
    await inTransaction(term.school.pool, (db) =>
      seedSitting(db, {
        enrolmentId,
        learnerId,
        bank,
        startedAt: later(family.finishesAt, -17 * MINUTE),
        ability: 0.4 + (number % 5) / 10,
        seed: `term:${number}`,
      }),
    );
    if (!family.isPassive) term.tally.finished += 1;
  });
}

type Choice = { teacherId: string; slots: { weekday: number; minute: number }[] };

/** What the family presses: the first proposal that suits it, else free times that it has painted, else nothing. */
function choiceOf(family: Family, { proposals, free, teachers, perWeek }: ClassTimes): Choice | null {
  const suits = proposals.find(({ why }) => why.outside / why.meetings <= MAX_OUTSIDE);
  if (suits) return { teacherId: suits.teacherId, slots: suits.slots };
  if (family.painted.length === 0) return null;
  for (const [place, { teacherId }] of teachers.entries()) {
    const days = new Map<number, number>();
    for (const one of free)
      if (one.wished && one.teachers.includes(place) && !days.has(one.weekday))
        days.set(one.weekday, one.minute);
    if (days.size < perWeek) continue;
    const slots = [...days].slice(0, perWeek).map(([weekday, minute]) => ({ weekday, minute }));
    return { teacherId, slots };
  }
  return null;
}

/**
 * These families look at their times in the same minute, hold them and book; those for whom another one was quicker are
 * answered.
 */
export async function bookTogether(term: Term, families: readonly Family[]): Promise<Family[]> {
  const tooLate: Family[] = [];
  const chosen: [Family, Choice][] = [];
  await each(families, async (family) => {
    const times: ClassTimes | null = await attempt(
      term,
      'GET',
      `/enrolments/${family.enrolmentId}/times`,
      family,
    );
    const choice = times && choiceOf(family, times);
    if (choice) chosen.push([family, choice]);
  });
  await each(chosen, async ([family, choice]) => {
    const path = `/enrolments/${family.enrolmentId}`;
    const held = await attempt(term, 'POST', `${path}/hold`, family, choice);
    const booked = held && (await attempt(term, 'POST', `${path}/book`, family));
    if (booked) term.tally.placedInTime += 1;
    else tooLate.push(family);
  });
  return tooLate.sort((a, b) => a.number - b.number);
}
