import { HOUR, later } from '@fasih/school/basics/instants';
import { isRefusal } from '@fasih/school/basics/refusal';
import type { PoolClient } from 'pg';
import { notifyAll } from '../../learning/calendars/notify.ts';
import type { AnyNotice } from '../../messaging/notifications/notify.ts';
import { placeFor, refuseCourse } from '../classes/add-member.ts';
import { candidatesOf } from '../classes/candidates.ts';
import { meetingsOf } from '../classes/class-meetings.ts';
import { type LockedClass, lockClass } from '../classes/store.ts';
import { endPlaces, offerPlace, type PlaceRow, placesOf } from './store.ts';

/**
 * Brings a class's list up to now, inside one transaction: offers that have run out end, nobody waits who has a class or
 * for a class that is over, and each place that is free goes to the first learner in order who fits, for as long as the
 * class says. The class is held, so that a place is offered once. Answers how many places changed.
 */
export async function offerPlaces(db: PoolClient, classId: string, now: Date): Promise<number> {
  const found = await lockClass(db, classId);
  if (!found) return 0;
  const places = await placesOf(db, classId);
  const gone = await endGone(db, found, places, now);
  const standing = places.filter(({ id }) => !gone.has(id));
  const offered = standing.filter(({ state }) => state === 'offered').length;
  let free = found.capacity - found.members.length - offered;
  const waiting = standing.filter(({ state }) => state === 'waiting');
  if (free <= 0 || waiting.length === 0) return gone.size;
  const { offerHours: hours } = found;
  const endsAt = later(now, hours * HOUR);
  const told: AnyNotice[] = [];
  for (const place of waiting) {
    if (free <= 0) break;
    if (!(await fitsNow(db, found, place, now))) continue;
    if (!(await offerPlace(db, place, { now, endsAt }))) continue;
    free -= 1;
    told.push({
      accountId: place.accountId,
      kind: 'waiting.offered',
      params: { learnerName: place.name, className: found.name, endsAt: endsAt.toISOString(), hours },
      source: `waiting.offered:${place.id}`,
    });
  }
  await notifyAll(db, told, now);
  return gone.size + told.length;
}

/** Ends what there is nothing to wait for any more, and tells those whose offer has run out. */
async function endGone(
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
  const ranOut = (place: PlaceRow) => place.offerEndsAt !== null && place.offerEndsAt <= now;
  const gone = places.filter(
    (place) => over || ranOut(place) || hasNoNeed.has(place.enrolmentId) || !known.has(place.enrolmentId),
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

/** Whether a learner could join now; the enrolment is held, so that two classes cannot offer to it at once. */
async function fitsNow(db: PoolClient, found: LockedClass, place: PlaceRow, now: Date): Promise<boolean> {
  const [candidate] = await candidatesOf(db, [place.enrolmentId], 'lock');
  if (!candidate || refuseCourse(found, candidate, now)) return false;
  const meetings = await meetingsOf(db, found.id);
  return !isRefusal(await placeFor(db, found, candidate, meetings, now));
}
