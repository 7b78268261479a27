import type { CourseChange } from '@fasih/school/catalogue/policy/growth';
import type { PoolClient } from 'pg';
import { addEvents, extendCourses } from '../../courses/balance/balance.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { handOver } from '../classes/class-meetings.ts';
import { addChanges, withGuests } from '../meetings/changes.ts';
import { changesOfCourses, lockCourses } from '../meetings/course-changes.ts';
import { numbersOfClasses, storeNumbers } from '../meetings/numbers.ts';
import { toPlan } from '../meetings/seat-writes.ts';
import { setTimes } from '../meetings/store-moves.ts';
import { type Carrying, type ClassWrites, decideClass, type Step, stepOf } from './decide-class.ts';
import type { PlannedSeries } from './plan-class.ts';

/** Classes written by the same statements: each of these ends within seconds, and nobody holds the writes of a whole school. */
const BATCH = 200;

/**
 * Gives the meetings of planned classes their new times and teachers; what finds no time is returned as if the school
 * had cancelled it, in a pause without days for it. The classes and their meetings must be locked. The caller tells families
 * and teachers. At most eleven statements for 200 classes.
 */
export async function carryOut(
  db: PoolClient,
  planned: readonly PlannedSeries[],
  { reason, pause = null, actor = 'school' }: Partial<Pick<Carrying, 'pause' | 'actor'>> & { reason: string },
  call: SignedInCall,
): Promise<void> {
  const carrying: Carrying = { reason, pause, actor, now: call.now };
  const steps = planned.map((one) => stepOf(one, carrying));
  // In one order over all batches (docs/decisions/035-lock-order.md).
  await lockCourses(db, [...new Set(steps.flatMap(({ growing }) => growing))]);
  for (let at = 0; at < steps.length; at += BATCH)
    await carryOutBatch(db, steps.slice(at, at + BATCH), carrying, call);
}

async function carryOutBatch(
  db: PoolClient,
  steps: readonly Step[],
  carrying: Carrying,
  call: SignedInCall,
): Promise<void> {
  const { now } = call;
  const numbered = steps.flatMap(({ isNumbered, one }) => (isNumbered ? one.found.id : []));
  const numbers = numbered.length === 0 ? [] : await numbersOfClasses(db, numbered, now);
  const byClass = Map.groupBy(numbers, ({ classId }) => classId);
  const returning = steps.filter(({ returned }) => returned.length > 0).flatMap(({ growing }) => growing);
  const before = await changesOfCourses(db, [...new Set(returning)]);
  const cancelled = new Map<string, CourseChange[]>();
  const writes = steps.map((step) =>
    decideClass(step, { numbers: byClass.get(step.one.found.id) ?? [], before, cancelled }, carrying),
  );
  const all = <Key extends keyof ClassWrites>(key: Key) =>
    writes.flatMap((one) => one[key] as ClassWrites[Key][number][]);
  await addEvents(db, all('events'), now);
  await extendCourses(db, all('extensions'));
  const meetings = all('meetingsToPlan');
  const guests = meetings.length === 0 ? [] : await toPlan(db, meetings, all('seatsToPlan'));
  const times = all('times');
  if (times.length > 0) await setTimes(db, times);
  for (const [teacherId, own] of Map.groupBy(all('handedOver'), (one) => one.teacherId))
    await handOver(
      db,
      own.map(({ meetingId }) => meetingId),
      teacherId,
    );
  await storeNumbers(db, numbers);
  const guestsOf = Map.groupBy(guests, ({ meetingId }) => meetingId);
  const history = all('history').flatMap(({ changes, isLost }) =>
    isLost
      ? withGuests(
          changes,
          changes.flatMap(({ meetingId }) => guestsOf.get(meetingId) ?? []),
        )
      : changes,
  );
  await addChanges(db, history, { at: now, accountId: call.person.accountId, role: call.person.role });
}
