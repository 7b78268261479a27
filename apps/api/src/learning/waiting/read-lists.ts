import { type Lang, type ProblemCode, problemText } from '@fasih/messages/texts';
import type { Reply } from '@fasih/school/basics/contract';
import { isId } from '@fasih/school/basics/ids';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { MyWaiting, readWaitingList } from '@fasih/school/learning/waiting/contract';
import type { Pool } from 'pg';
import { dateOf } from '../../platform/db/json-rows.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { refuseCourse } from '../classes/add-member.ts';
import { readClassUnlocked } from '../classes/store.ts';
import { type GroupRow, groupsFor, listedOf, placesOfAccount } from './list-store.ts';

/** The most learners who would fit that a class's list shows; an admin looks for others by name. */
const FITTING_SHOWN = 50;

/** A class's waiting list with what keeps each learner out, and the learners who would fit. */
export async function readList(
  pool: Pool,
  classId: string,
  call: SignedInCall,
): Promise<Reply<typeof readWaitingList> | Refusal<'classes.notFound'>> {
  const { now, lang } = call;
  const found = await readClassUnlocked(pool, classId);
  if (!found) return refuse('classes.notFound');
  const listed = (await listedOf(pool, classId, FITTING_SHOWN)).map((one) => ({
    ...one,
    against: refuseCourse(found, one, now),
  }));
  return {
    classId,
    capacity: found.capacity,
    free: Math.max(0, found.capacity - found.members.length - found.guests - found.offered.length),
    offerHours: found.offerHours,
    places: listed.flatMap(({ enrolmentId, learnerId, name, place, against }) =>
      place === null
        ? []
        : {
            id: place.id,
            enrolmentId,
            learnerId,
            name,
            state: place.state,
            offerEndsAt: dateOf(place.offerEndsAt)?.toISOString() ?? null,
            since: new Date(place.since).toISOString(),
            against: against && { code: against.code, message: refusalText(lang, against) },
          },
    ),
    fitting: listed
      .filter(({ against }) => against === null)
      .map(({ enrolmentId, learnerId, name, place }) => ({
        enrolmentId,
        learnerId,
        name,
        onList: place !== null,
      })),
    serverNow: now.toISOString(),
    version: found.version,
  };
}

const refusalText = (lang: Lang, { code, params }: Refusal<ProblemCode>): string =>
  problemText(lang, code, params);

/** A family's waiting places, and the group classes whose list a learner could join. */
export async function readMine(
  pool: Pool,
  learnerId: string | undefined,
  call: SignedInCall,
): Promise<MyWaiting> {
  const { now } = call;
  const { accountId } = call.person;
  const learnerFilter = learnerId ?? null;
  if (learnerFilter !== null && !isId(learnerFilter))
    return { places: [], fitting: [], serverNow: now.toISOString() };
  const places = await placesOfAccount(pool, accountId, learnerFilter, now);
  const groups = await groupsFor(pool, accountId, learnerFilter, now);
  const fitting = groups.flatMap(({ candidate, class: found, ...one }) =>
    refuseCourse(found, candidate, now)
      ? []
      : [{ ...presentGroup(one), enrolmentId: candidate.enrolmentId, learnerName: candidate.name }],
  );
  return {
    places: places.map(({ placeId, learnerName, state, position, offerEndsAt, ...one }) => ({
      ...presentGroup(one),
      placeId,
      learnerName,
      state,
      position,
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
