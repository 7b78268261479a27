import { isRefusal } from '@fasih/school/basics/refusal';
import type { Queryable } from '../../platform/db/transaction.ts';
import { openMeetingsOfClasses } from '../meetings/facts.ts';
import { lockTeachers } from '../teachers/lock-teacher.ts';
import { type PlannedSeries, planClass, type Taken } from './plan-class.ts';
import { readKnown } from './read-known.ts';
import type { SeriesEvent } from './series-event.ts';
import { lockClasses, readSeriesClasses } from './store.ts';

/**
 * Plans several classes again, one after the other, so that none takes a time that another has got. Four to six statements,
 * however many classes there are; for a write everything is locked first.
 */
export async function planClasses(
  db: Queryable,
  classIds: readonly string[],
  event: SeriesEvent,
  now: Date,
  lock: 'lock' | null,
): Promise<PlannedSeries[]> {
  if (lock) await lockClasses(db, classIds);
  const classes = await readSeriesClasses(db, classIds);
  if (classes.length === 0) return [];
  const facts = await openMeetingsOfClasses(db, classIds, lock);
  if (lock) await lockTeachers(db, [...new Set(classes.map(({ teacherId }) => teacherId))]);
  const taken: Taken = { teachers: new Map(), learners: new Map() };
  const known = await readKnown(db, classes, facts, event, now);
  return known.flatMap((one) => {
    const planned = planClass(one, event, taken, now);
    // A class without meetings to come has nothing to plan.
    return isRefusal(planned) ? [] : planned;
  });
}
