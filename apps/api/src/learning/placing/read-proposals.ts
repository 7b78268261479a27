import { dayIn } from '@fasih/school/basics/instants';
import { isRefusal, refuse } from '@fasih/school/basics/refusal';
import { addDays } from '@fasih/school/catalogue/policy/validity';
import { rankTeachers } from '@fasih/school/learning/placing/rank';
import type { Pool } from 'pg';
import type { SignedInCall } from '../../platform/http/call.ts';
import { wishesOf } from '../wishes/read-wishes.ts';
import { readFacts } from './facts.ts';
import { wishesIn } from './known-wishes.ts';
import { earliestFor, placingLearner, presentTimes } from './present.ts';

/**
 * Teachers with fitting weekly times for a class of this enrolment; refused with the reasons of `POST /classes` if no
 * class can be opened. Locks nothing, because opening the class checks again.
 */
export async function readProposals(pool: Pool, enrolmentId: string, { now }: SignedInCall) {
  const wishes = wishesIn(await wishesOf(pool, [enrolmentId]), enrolmentId);
  const facts = await readFacts(pool, [enrolmentId], wishes, now);
  const [candidate] = facts.candidates;
  if (!candidate) return refuse('classes.enrolmentNotFound');
  const learner = await placingLearner(pool, candidate, facts, wishes, now);
  if (isRefusal(learner)) return learner;
  const { lessonHours } = facts.school;
  const ranked = rankTeachers(learner, facts.teachers, {
    ...facts.school,
    earliest: earliestFor('school', now),
  });
  const known = new Map(facts.teachers.map((one) => [one.teacherId, one]));
  return {
    enrolmentId: candidate.enrolmentId,
    learner: { id: candidate.learnerId, name: candidate.name },
    packageName: candidate.packageName,
    level: candidate.level ?? '',
    ageGroup: learner.ageGroup,
    meetings: learner.meetings,
    perWeek: learner.perWeek,
    startsOn: addDays(dayIn(now), 1),
    meetingMinutes: learner.meetingMinutes,
    lessonHours: { week: [...lessonHours.week], startsEvery: lessonHours.startsEvery },
    teachers: ranked.map(({ teacher: { teacherId, name, availability }, proposals }) => ({
      teacherId,
      name,
      load: known.get(teacherId)?.slots ?? 0,
      hours: availability.weekly.reduce((sum, { from, to }) => sum + (to - from), 0) / 60,
      options: proposals.map(presentTimes),
    })),
  };
}
