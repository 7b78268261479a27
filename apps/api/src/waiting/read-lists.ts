import { problemText } from '@fasih/messages/texts';
import type { Reply } from '@fasih/school/basics/contract';
import { isId } from '@fasih/school/basics/ids';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { MyWaiting, readWaitingList } from '@fasih/school/waiting/contract';
import type { Pool } from 'pg';
import { candidatesOf } from '../classes/candidates.ts';
import { classesAsTheyAre } from '../classes/store.ts';
import type { SignedInCall } from '../http/call.ts';
import { refuseCourse } from '../meetings/add-member.ts';
import {
  fittingEnrolments,
  type GroupRow,
  groupsFor,
  offerHoursOf,
  placesOf,
  placesOfAccount,
} from './store.ts';

/** As many fitting learners are named. */
const FITTING = 50;

/** The waiting list of a class with what stands against each, and the learners who would fit; five small statements. */
export async function readList(
  pool: Pool,
  classId: string,
  call: SignedInCall,
): Promise<Reply<typeof readWaitingList> | Refusal> {
  const { now, lang } = call;
  const [found] = await classesAsTheyAre(pool, [classId]);
  if (!found) return refuse('classes.notFound');
  const places = await placesOf(pool, classId);
  const waiting = new Set(places.map(({ enrolmentId }) => enrolmentId));
  const candidates = await candidatesOf(pool, [
    ...new Set([...waiting, ...(await fittingEnrolments(pool, classId, FITTING))]),
  ]);
  const against = new Map(candidates.map((one) => [one.enrolmentId, refuseCourse(found, one, now)]));
  const told = (enrolmentId: string) => {
    const refusal = against.get(enrolmentId);
    return refusal
      ? problemText(lang, refusal.code as Parameters<typeof problemText>[1], refusal.params)
      : null;
  };
  return {
    classId,
    capacity: found.capacity,
    free: Math.max(0, found.capacity - found.members.length - found.offered.length),
    offerHours: await offerHoursOf(pool, classId),
    places: places.map(({ id, enrolmentId, learnerId, name, state, offerEndsAt, createdAt }) => ({
      ...{ id, enrolmentId, learnerId, name, state },
      offerEndsAt: offerEndsAt?.toISOString() ?? null,
      since: createdAt.toISOString(),
      against: told(enrolmentId),
    })),
    fitting: candidates
      .filter((one) => against.get(one.enrolmentId) === null)
      .map(({ enrolmentId, learnerId, name }) => ({
        ...{ enrolmentId, learnerId, name },
        onList: waiting.has(enrolmentId),
      })),
    serverNow: now.toISOString(),
    version: found.version,
  };
}

/** A family's places on waiting lists, and the group classes whose list a learner could join. */
export async function readMine(
  pool: Pool,
  learnerId: string | undefined,
  call: SignedInCall,
): Promise<MyWaiting> {
  const { now } = call;
  const { accountId } = call.person;
  const asked = learnerId ?? null;
  if (asked !== null && !isId(asked)) return { places: [], fitting: [], serverNow: now.toISOString() };
  const places = await placesOfAccount(pool, accountId, asked, now);
  const groups = await groupsFor(pool, accountId, asked, now);
  const candidates = await candidatesOf(pool, [...new Set(groups.map((one) => one.enrolmentId))]);
  const classes = await classesAsTheyAre(
    pool,
    groups.map(({ classId }) => classId),
  );
  const fitting = groups.flatMap(({ enrolmentId, ...one }) => {
    const candidate = candidates.find((other) => other.enrolmentId === enrolmentId);
    const found = classes.find(({ id }) => id === one.classId);
    if (!candidate || !found || refuseCourse(found, candidate, now)) return [];
    return [{ ...presentGroup(one), enrolmentId, learnerName: candidate.name }];
  });
  return {
    places: places.map(({ placeId, learnerName, state, position, offerEndsAt, ...one }) => ({
      ...presentGroup(one),
      ...{ placeId, learnerName, state, position },
      offerEndsAt: offerEndsAt?.toISOString() ?? null,
    })),
    fitting,
    serverNow: now.toISOString(),
  };
}

const presentGroup = ({ nextMeetingAt, ...one }: GroupRow) => ({
  ...one,
  nextMeetingAt: nextMeetingAt?.toISOString() ?? null,
});
