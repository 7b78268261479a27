import { dayIn, HOUR } from '../../basics/instants.ts';
import { type Decision, decide, type Policy } from './decision.ts';
import { type CourseChange, decideExtension, familyPauseDays } from './growth.ts';
import { because, type Reason } from './reasons.ts';
import { RULES_2 } from './rules-2.ts';
import { noticeUntil } from './timetable.ts';
import { daysBetween } from './validity.ts';

export type FamilyPauseOutcome = 'granted' | 'tooLong' | 'tooLate' | 'inPast' | 'stopped';

/**
 * A family pauses its course (docs/product/course-rules-2.md#family-pause): 28 days in a course, asked at least 24
 * hours before the first meeting in it, granted by itself. The meetings of these days are excused and the course gets
 * the days.
 *
 * @returns with the last day afterwards; the same as before unless granted.
 */
export function decideFamilyPause(
  policy: Policy,
  course: { active: boolean; lastDay: string; changes: readonly CourseChange[]; firstStart: Date | null },
  /** `until` is the first day with lessons again; `firstStart` above is the first planned meeting within. */
  pause: { from: string; until: string },
  now: Date,
): Decision<FamilyPauseOutcome> & { lastDay: string } {
  const { from, until } = pause;
  const used = familyPauseDays(course.changes);
  const days = Math.max(0, daysBetween(from, until));
  const left = RULES_2.familyPauseDays - used;
  const inputs = {
    now: now.toISOString(),
    from,
    until,
    used,
    firstStart: course.firstStart?.toISOString() ?? null,
  };
  const say = (outcome: FamilyPauseOutcome, reason: Reason, lastDay = course.lastDay) => ({
    ...decide(policy, 'familyPause', outcome, inputs, reason),
    lastDay,
  });
  if (!course.active || policy.rules < 2) return say('stopped', because('familyPause.stopped', {}));
  if (from < dayIn(now) || days === 0) return say('inPast', because('familyPause.inPast', {}));
  // Days that are paused already count once.
  const more = familyPauseDays([...course.changes, { kind: 'familyPause', ...pause }]) - used;
  if (left <= 0 || more > left) {
    const asked = left <= 0 ? days : more;
    return say(
      'tooLong',
      because('familyPause.tooLong', { days: asked, left, most: RULES_2.familyPauseDays }),
    );
  }
  const deadline = course.firstStart && noticeUntil(policy, course.firstStart);
  if (deadline && now > deadline) {
    const hours = (policy.values.noticeSeconds * 1000) / HOUR;
    return say('tooLate', because('familyPause.tooLate', { until: deadline.toISOString(), hours }));
  }
  const { lastDay } = decideExtension(
    policy,
    { lastDay: course.lastDay, before: course.changes },
    { kind: 'familyPause', ...pause },
  );
  const granted = { from, until, days, left: left - more, lastDay };
  return say('granted', because('familyPause.granted', granted), lastDay);
}
