import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_WISHES } from '../wishes/wishes.ts';
import { assign, type Placement } from './assign.ts';
import { hours, learner, school, slotText, teacher } from './placing.fixtures.ts';
import { rankTeachers } from './rank.ts';
import type { Option, PlacingLearner, PlacingTeacher } from './types.ts';

const wish = (weekdays: number[], from: number, to: number) => ({
  wishes: { ...NO_WISHES, possible: hours(weekdays, from, to) },
});
const at = (
  name: string,
  weekdays: number[],
  from: number,
  to: number,
  change: Partial<PlacingTeacher> = {},
) => teacher(name, { availability: { weekly: hours(weekdays, from, to), exceptions: [] }, ...change });
const shown = (placements: Placement[]) =>
  placements.map(({ enrolmentId, proposal }) =>
    proposal ? `${enrolmentId} ${proposal.teacherId} ${slotText(proposal.slots)}` : `${enrolmentId} waits`,
  );

describe('classes for many at once', () => {
  it('never share a time, and those with the least choice go first', () => {
    const found = assign(
      [learner('Adi', wish([1, 3], 8, 10)), learner('Budi', wish([1, 3], 8, 9))],
      [at('Ayu', [1, 3], 8, 10)],
      school(),
    );
    expect(shown(found)).toEqual(['Adi ayu 1@9 3@9', 'Budi ayu 1@8 3@8']);
  });

  it('moves somebody who has another choice for a learner who has none', () => {
    const kids = { ageGroup: 'kids' as const };
    const found = assign(
      [learner('Adi', wish([1, 3], 8, 9)), learner('Budi', { ...kids, ...wish([1, 3], 8, 9) })],
      [at('Ayu', [1, 3], 8, 9), at('Citra', [1, 3], 8, 9, { ageGroups: ['adult'], load: 50 })],
      school(),
    );
    expect(shown(found)).toEqual(['Adi citra 1@8 3@8', 'Budi ayu 1@8 3@8']);
  });

  it('gives one learner’s two courses different times', () => {
    const found = assign(
      ['a', 'b'].map((id) => learner(id, { learnerId: 'Adi', ...wish([1, 3], 8, 10) })),
      [at('Ayu', [1, 3], 8, 10), at('Citra', [1, 3], 8, 10)],
      school(),
    );
    expect(new Set(found.map(({ proposal }) => slotText(proposal?.slots ?? []))).size).toBe(2);
  });

  it('among equals asks the teacher with the fewest meetings, counting those just given', () => {
    const found = assign(
      ['a', 'b', 'c'].map((id) => learner(id)),
      [teacher('Ayu', { load: 10 }), teacher('Citra', { load: 3 })],
      school(),
    );
    expect(found.map(({ proposal }) => proposal?.teacherId).sort()).toEqual(['ayu', 'citra', 'citra']);
  });

  it('says who waits, and what else each could have', () => {
    const found = assign(
      [learner('Adi', wish([1, 3], 8, 10)), learner('Budi', { ageGroup: 'kids' })],
      [at('Ayu', [1, 3], 8, 10, { ageGroups: ['adult'] })],
      school(),
    );
    expect(shown(found)).toEqual(['Adi ayu 1@8 3@8', 'Budi waits']);
    expect(found[0]?.others.map(({ slots }) => slotText(slots))).toEqual(['1@9 3@9', '1@8 3@9', '1@9 3@8']);
  });
});

/** The best of all ways: most learners placed, then the lowest cost. */
function bruteForce(choices: readonly Option[][]): { placed: number; cost: number } {
  let best = { placed: 0, cost: 0 };
  const collides = (a: Option, b: Option) =>
    a.teacherId === b.teacherId &&
    a.slots.some((x) => b.slots.some((y) => x.weekday === y.weekday && Math.abs(x.minute - y.minute) < 60));
  const go = (n: number, taken: Option[], cost: number) => {
    // No way from here is better than the best one so far.
    const most = taken.length + choices.length - n;
    if (most < best.placed || (most === best.placed && cost >= best.cost && best.placed > 0)) return;
    if (n === choices.length) {
      if (taken.length > best.placed || (taken.length === best.placed && cost < best.cost))
        best = { placed: taken.length, cost };
      return;
    }
    for (const option of choices[n] ?? [])
      if (!taken.some((one) => collides(one, option))) go(n + 1, [...taken, option], cost + option.cost);
    go(n + 1, taken, cost);
  };
  go(0, [], 0);
  return best;
}

it('small schools: as many are placed as in the best of all ways, at nearly its cost', () => {
  const wishes = fc.record({
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 3 }), { minLength: 2, maxLength: 3 }),
    from: fc.integer({ min: 8, max: 9 }),
    long: fc.integer({ min: 1, max: 2 }),
    kids: fc.boolean(),
  });
  const works = fc.record({
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 3 }), { minLength: 2, maxLength: 3 }),
    from: fc.constantFrom(8, 9),
    adults: fc.boolean(),
  });
  const sum = { cases: 0, fewer: 0, cost: 0, best: 0 };
  fc.assert(
    fc.property(
      fc.array(wishes, { minLength: 2, maxLength: 5 }),
      fc.array(works, { minLength: 1, maxLength: 3 }),
      (asking, working) => {
        const learners = asking.map(
          ({ weekdays, from, long, kids }, n): PlacingLearner =>
            learner(`${n}`, { ageGroup: kids ? 'kids' : 'adult', ...wish(weekdays, from, from + long) }),
        );
        const teachers = working.map(({ weekdays, from, adults }, n) =>
          at(`t${n}`, weekdays, from, from + 2, { ageGroups: adults ? ['adult'] : [] }),
        );
        const found = assign(learners, teachers, school());
        const all = { options: 100, startsOfDay: 100, maxTries: 1000 };
        const best = bruteForce(
          learners.map((one) =>
            rankTeachers(one, teachers, school(), all).flatMap(({ proposals }) => proposals),
          ),
        );
        const placed = found.flatMap(({ proposal }) => proposal ?? []);
        expect(placed.length).toBeGreaterThanOrEqual(best.placed - 1);
        sum.cases += 1;
        if (placed.length < best.placed) sum.fewer += 1;
        else {
          sum.cost += placed.reduce((total, { cost }) => total + cost, 0);
          sum.best += best.cost;
        }
      },
    ),
    { numRuns: 300, seed: 30 },
  );
  expect(sum.fewer / sum.cases).toBeLessThanOrEqual(0.01);
  expect(sum.cost / Math.max(1, sum.best)).toBeLessThanOrEqual(1.03);
});
