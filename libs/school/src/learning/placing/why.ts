import { hasWishes } from './fit.ts';
import type { Option, PlacingLearner } from './types.ts';

/**
 * Why a proposal was made and what it misses, as a value; `placing.why` of the texts makes one sentence of it in either
 * language.
 */
export type Why = {
  /** Where its meetings lie: all at preferred times, all or some inside the wishes, or no wishes are known. */
  times: 'preferred' | 'inside' | 'some' | 'outside' | 'unasked' | 'afterSchool' | 'atSchool';
  meetings: number;
  /** Meetings outside the wishes. */
  outside: number;
  /** What puts them outside: weeks in which the family has other wishes, days left out that shift the rest, or the times. */
  because: 'period' | 'holiday' | 'away' | 'times' | null;
  /** The family named teachers, and this is one of them, or not. */
  teacher: 'any' | 'wished' | 'other';
  /** Days left out because of holidays, and because the teacher is away. */
  holidays: number;
  away: number;
};

/** Why this option was proposed to the learner. `unshifted`: meetings outside the wishes if no day were left out. */
export function whyOf(
  learner: Pick<PlacingLearner, 'wishes' | 'ageGroup'>,
  option: Option,
  unshifted: { withoutHolidays: number; withoutSkips: number; slotsOutside: number },
): Why {
  const { meetings, outside, preferred, holidays, away } = option;
  return {
    times: timesOf(learner, option),
    meetings,
    outside,
    because: outside === 0 ? null : becauseOf(outside, unshifted),
    teacher: learner.wishes.teacherIds.length === 0 ? 'any' : option.isWished ? 'wished' : 'other',
    holidays,
    away,
  };

  function timesOf({ wishes, ageGroup }: typeof learner, { atSchool }: Option): Why['times'] {
    if (!hasWishes(wishes))
      return ageGroup === 'adult' ? 'unasked' : atSchool === 0 ? 'afterSchool' : 'atSchool';
    if (outside === meetings) return 'outside';
    if (outside > 0) return 'some';
    return preferred === meetings ? 'preferred' : 'inside';
  }
}

function becauseOf(
  outside: number,
  unshifted: { withoutHolidays: number; withoutSkips: number; slotsOutside: number },
): Why['because'] {
  if (unshifted.slotsOutside > 0) return 'times';
  if (unshifted.withoutHolidays < outside) return 'holiday';
  return unshifted.withoutSkips < outside ? 'away' : 'period';
}
