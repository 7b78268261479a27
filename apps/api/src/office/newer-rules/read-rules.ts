import type { Reply } from '@fasih/school/basics/contract';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import { foldBalance } from '@fasih/school/catalogue/policy/balance';
import type { Policy } from '@fasih/school/catalogue/policy/decision';
import { quoteCourse } from '@fasih/school/catalogue/policy/fault-refund';
import { type CourseTerms, newerPolicy, termsUnder } from '@fasih/school/catalogue/policy/newer-rules';
import { endOfDay } from '@fasih/school/catalogue/policy/validity';
import type { readCourseRules } from '@fasih/school/office/newer-rules/contract';
import type { Pool } from 'pg';
import { faultIn } from '../../learning/classes/school-fault.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { type CourseOfFamily, courseOfFamily } from './store.ts';

/** What newer rules would change for a family's course (docs/product/course-rules-2.md#newer-rules). One statement. */
export async function readRules(
  pool: Pool,
  enrolmentId: string,
  call: SignedInCall,
): Promise<Reply<typeof readCourseRules> | Refusal<'newerRules.notFound'>> {
  const { accountId } = call.person;
  const course = await courseOfFamily(pool, { enrolmentId, accountId, now: call.now });
  return course ? presentRules(course, call.now) : refuse('newerRules.notFound');
}

/** The course as its family reads it. */
export function presentRules(course: CourseOfFamily, now: Date): Reply<typeof readCourseRules> {
  const { enrolmentId, courseName, klass, learnerId, learnerName, accepted } = course;
  const own = ownPolicy(course);
  const newer = offeredPolicy(course, now);
  return {
    enrolmentId,
    courseName,
    classId: klass?.id ?? null,
    learner: { id: learnerId, name: learnerName },
    offer: newer && {
      version: newer.version,
      before: termsOf(course, own, now),
      after: termsOf(course, newer, now),
    },
    accepted: accepted && { version: accepted.version, at: new Date(accepted.at).toISOString() },
    isGroup: (klass?.capacity ?? 1) > 1,
  };
}

/** The policy by which a course goes now. */
export function ownPolicy({ own, enrolmentId }: CourseOfFamily): Policy {
  if (!own) throw new Error(`course ${enrolmentId} has no policy version`);
  return own;
}

/** The policy that a running course may take; none once its last day is over. */
export function offeredPolicy(course: CourseOfFamily, now: Date): Policy | null {
  const { state, lastDay, published } = course;
  if (state !== 'active' || (lastDay !== null && now >= endOfDay(lastDay))) return null;
  return newerPolicy(ownPolicy(course), published);
}

/** What a policy means for the course now. */
export function termsOf(course: CourseOfFamily, policy: Policy, now: Date): CourseTerms {
  const { pricePaid, lastDay, perWeek, faultRecords, owedDrawn } = course;
  const { bought, held, forfeited } = foldBalance(course.events);
  const facts = { bought, drawn: held + forfeited, owedDrawn: owedDrawn ?? 0, lastDay };
  const fault = faultIn(faultRecords, policy.values.meetingMinutes, now);
  const { amount } = quoteCourse(policy, { ...facts, pricePaid, ended: false, fault }, now);
  return termsUnder(policy, { ...facts, perWeek, refund: amount });
}
