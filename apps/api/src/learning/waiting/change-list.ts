import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { Pool } from 'pg';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { notifyAll } from '../calendars/notify.ts';
import { refuseCourse } from '../classes/add-member.ts';
import { candidatesOf } from '../classes/candidates.ts';
import { lockClass, setOfferHours } from '../classes/store.ts';
import { hasLearnerIn } from './list-store.ts';
import { offerPlaces } from './offer-places.ts';
import { endPlaces, insertPlace, orderPlaces, placeById, placeEnded, placesOf } from './store.ts';

/**
 * Puts a learner with a level on a group's waiting list, at the request of the family or by the school, which
 * notifies the family. A free place is offered at once.
 */
export async function joinList(pool: Pool, classId: string, enrolmentId: string, call: SignedInCall) {
  const { person, now } = call;
  return inTransaction(pool, async (db) => {
    const found = await lockClass(db, classId);
    if (!found) return refuse('classes.notFound');
    const [candidate] = await candidatesOf(db, [enrolmentId], 'lock');
    if (!candidate || (person.role === 'student' && candidate.accountId !== person.accountId))
      return refuse('classes.enrolmentNotFound');
    if (found.capacity === 1) {
      // Other families must not learn that a private class exists.
      const mayKnow = person.role !== 'student' || (await hasLearnerIn(db, classId, person.accountId));
      return refuse(mayKnow ? 'waiting.noGroup' : 'classes.notFound');
    }
    const refused = refuseCourse(found, candidate, now);
    if (refused) return refused;
    const { learnerId, accountId, name } = candidate;
    const placeId = await insertPlace(
      db,
      { classId, enrolmentId, learnerId, addedBy: person.accountId },
      now,
    );
    if (placeId === null) return refuse('waiting.already', { params: { name } });
    if (person.role === 'admin') {
      const params = { learnerName: name, className: found.name, hours: found.offerHours };
      await notifyAll(
        db,
        [{ accountId, kind: 'waiting.added', params, source: `waiting.added:${placeId}` }],
        now,
      );
    }
    await writeAudit(db, call, {
      action: 'waiting.added',
      targetKind: 'class',
      targetId: classId,
      concerns: { kind: 'enrolment', id: enrolmentId },
      after: { placeId, enrolmentId },
    });
    await offerPlaces(db, classId, now);
    return { placeId };
  });
}

/** Removes a learner from a list; a standing offer goes to the next one. */
export async function leaveList(
  pool: Pool,
  placeId: string,
  call: SignedInCall,
): Promise<{ placeId: string } | Refusal<'waiting.notFound' | 'waiting.over'>> {
  const { person, now } = call;
  const own = person.role === 'student' ? person.accountId : null;
  return inTransaction(pool, async (db) => {
    const seen = await placeById(db, placeId);
    if (!seen || (own !== null && seen.accountId !== own))
      return refuse((await placeEnded(db, placeId, own)) ? 'waiting.over' : 'waiting.notFound');
    await lockClass(db, seen.classId);
    // It may have ended before the lock was acquired.
    if (!(await placeById(db, placeId))) return refuse('waiting.over');
    await endPlaces(db, [placeId], 'left', now);
    await writeAudit(db, call, {
      action: 'waiting.left',
      targetKind: 'class',
      targetId: seen.classId,
      concerns: { kind: 'enrolment', id: seen.enrolmentId },
      before: { placeId, enrolmentId: seen.enrolmentId, state: seen.state },
    });
    await offerPlaces(db, seen.classId, now);
    return { placeId };
  });
}

/** Saves a list's order and how long offers last; refused if the list has changed meanwhile. */
export async function orderList(
  pool: Pool,
  classId: string,
  { order, offerHours }: { order: readonly string[]; offerHours: number },
  call: SignedInCall,
): Promise<null | Refusal<'classes.notFound' | 'waiting.listChanged'>> {
  return inTransaction(pool, async (db) => {
    const found = await lockClass(db, classId);
    if (!found) return refuse('classes.notFound');
    const before = (await placesOf(db, classId)).map(({ id }) => id);
    const same = before.length === order.length && before.every((id) => order.includes(id));
    if (!same) return refuse('waiting.listChanged');
    await orderPlaces(db, order);
    await setOfferHours(db, classId, offerHours);
    await writeAudit(db, call, {
      action: 'waiting.ordered',
      targetKind: 'class',
      targetId: classId,
      before: { order: before, offerHours: found.offerHours },
      after: { order, offerHours },
    });
    return null;
  });
}
