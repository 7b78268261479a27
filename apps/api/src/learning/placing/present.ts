import { dayIn, HOUR, later } from '@fasih/school/basics/instants';
import { isRefusal } from '@fasih/school/basics/refusal';
import type { Proposal } from '@fasih/school/learning/placing/explain';
import type { PlacingLearner } from '@fasih/school/learning/placing/types';
import type { Wishes } from '@fasih/school/learning/wishes/wishes';
import { readPolicy } from '../../catalogue/policy/read-policy.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { type Candidate, courseOf } from '../classes/candidates.ts';
import type { PlacingFacts } from './facts.ts';

/** The school's planning begins no class sooner, a family's own choice half as soon (docs/product/classes.md#placing). */
const SCHOOL_HOURS = 48;
const FAMILY_HOURS = 24;

/** The first instant at which a class may begin that school or family plans now. */
export const earliestFor = (who: 'school' | 'family', now: Date): Date =>
  later(now, (who === 'school' ? SCHOOL_HOURS : FAMILY_HOURS) * HOUR);

/** What the planning needs of a candidate, or the refusal that says why no class can be opened. */
export async function placingLearner(
  db: Queryable,
  candidate: Candidate,
  facts: PlacingFacts,
  wishes: Wishes,
  now: Date,
) {
  const course = courseOf(candidate, now);
  if (isRefusal(course)) return course;
  const { enrolmentId, learnerId, perWeek, months, extensionDays } = candidate;
  const { meetingMinutes } = (await readPolicy(db, candidate.policyVersion)).values;
  return {
    enrolmentId,
    learnerId,
    perWeek,
    months,
    extensionDays,
    packageType: course.packageType,
    ageGroup: course.ageGroup,
    meetings: course.meetings,
    meetingMinutes,
    busy: facts.busyOf.get(learnerId) ?? [],
    wishes,
  } satisfies PlacingLearner;
}

/** A proposal in a reply. */
export const presentTimes = ({ slots, first, lastMeetingDay, why }: Proposal) => ({
  slots,
  firstDay: dayIn(first.start),
  lastMeetingDay,
  startsAt: first.start.toISOString(),
  why,
});
