import { HOUR, later } from '@fasih/school/basics/instants';
import { isRefusal } from '@fasih/school/basics/refusal';
import type { PoolClient } from 'pg';
import type { AnyNotice } from '../../messaging/notifications/notify.ts';
import { notifyAll } from '../calendars/notify.ts';
import { placeFor, refuseCourse } from '../classes/add-member.ts';
import { candidatesOf } from '../classes/candidates.ts';
import { meetingsOf } from '../classes/class-meetings.ts';
import { type LockedClass, lockClass } from '../classes/store.ts';
import { endPlaces, offerPlace, type PlaceRow, placesOf } from './store.ts';

/**
 * Updates a class's waiting list in one transaction: ends expired offers and places of learners who need
 * none, then offers each free place to the first learner who fits. The class is locked, so that a place is
 * offered once. Returns the number of changed places.
 */
export async function offerPlaces(db: PoolClient, classId: string, now: Date): Promise<number> {
  const found = await lockClass(db, classId);
  if (!found) return 0;
  const places = await placesOf(db, classId);
  const gone = await endObsolete(db, found, places, now);
  const remaining = places.filter(({ id }) => !gone.has(id));
  const offered = remaining.filter(({ state }) => state === 'offered').length;
  let free = found.capacity - found.members.length - found.guests - offered;
  const waiting = remaining.filter(({ state }) => state === 'waiting');
  if (free <= 0 || waiting.length === 0) return gone.size;
  const { offerHours: hours } = found;
  const endsAt = later(now, hours * HOUR);
  const notices: AnyNotice[] = [];
  for (const place of waiting) {
    if (free <= 0) break;
    const fits = await fitsNow(db, found, place, now);
    // Who is before the others in the queue keeps the turn: the job comes back within seconds.
    if (fits === 'busy') break;
    if (!fits) continue;
    if (!(await offerPlace(db, place, { now, endsAt }))) continue;
    free -= 1;
    notices.push({
      accountId: place.accountId,
      kind: 'waiting.offered',
      params: { learnerName: place.name, className: found.name, endsAt: endsAt.toISOString(), hours },
      source: `waiting.offered:${place.id}`,
    });
  }
  await notifyAll(db, notices, now);
  return gone.size + notices.length;
}

/** Ends places that need no waiting any more, and notifies families whose offer expired. */
async function endObsolete(
  db: PoolClient,
  found: LockedClass,
  places: readonly PlaceRow[],
  now: Date,
): Promise<Set<string>> {
  const over = found.state === 'completed' || found.state === 'cancelled';
  const candidates = await candidatesOf(
    db,
    places.map(({ enrolmentId }) => enrolmentId),
  );
  const hasNoNeed = new Set(
    candidates.filter(({ planned, state }) => planned || state === 'ended').map((one) => one.enrolmentId),
  );
  const known = new Set(candidates.map(({ enrolmentId }) => enrolmentId));
  const isExpired = (place: PlaceRow) => place.offerEndsAt !== null && place.offerEndsAt <= now;
  const gone = places.filter(
    (place) => over || isExpired(place) || hasNoNeed.has(place.enrolmentId) || !known.has(place.enrolmentId),
  );
  if (gone.length === 0) return new Set();
  await endPlaces(
    db,
    gone.map(({ id }) => id),
    'lapsed',
    now,
  );
  await notifyAll(
    db,
    gone
      .filter((place) => place.state === 'offered' && !hasNoNeed.has(place.enrolmentId))
      .map(endedNotice(found)),
    now,
  );
  return new Set(gone.map(({ id }) => id));
}

const endedNotice =
  (found: LockedClass) =>
  (place: PlaceRow): AnyNotice => ({
    accountId: place.accountId,
    kind: 'waiting.ended',
    params: { learnerName: place.name, className: found.name },
    source: `waiting.ended:${place.id}`,
  });

/**
 * True if a learner could join now; locks the enrolment, so that two classes cannot offer to it at once. `busy` where another
 * transaction has it: lists have orders of their own, so two that waited for each other's learners would never end.
 */
async function fitsNow(
  db: PoolClient,
  found: LockedClass,
  place: PlaceRow,
  now: Date,
): Promise<boolean | 'busy'> {
  const [candidate] = await candidatesOf(db, [place.enrolmentId], 'skip');
  if (!candidate) return 'busy';
  if (refuseCourse(found, candidate, now)) return false;
  const meetings = await meetingsOf(db, found.id);
  return !isRefusal(await placeFor(db, found, candidate, meetings, now));
}
