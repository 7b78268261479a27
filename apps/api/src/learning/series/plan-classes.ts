import { isRefusal } from '@fasih/school/basics/refusal';
import type { Queryable } from '../../platform/db/transaction.ts';
import { openMeetingsOfClasses } from '../meetings/facts.ts';
import { lockTeacher } from '../teachers/lock-teacher.ts';
import { type PlannedSeries, planClass, type SeriesEvent, type Taken } from './plan-class.ts';
import { lockClasses, readSeriesClasses } from './store.ts';

/**
 * Plans several classes again, one after the other, so that none takes a time that another has got. One statement for
 * each class and three for all; for a write everything is locked first.
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
  const facts = await openMeetingsOfClasses(db, classIds, lock);
  const teachers = [...new Set(classes.map(({ teacherId }) => teacherId))].sort();
  if (lock) for (const teacherId of teachers) await lockTeacher(db, teacherId);
  const taken: Taken = { teachers: new Map(), learners: new Map() };
  const planned: PlannedSeries[] = [];
  for (const found of classes) {
    const meetings = facts.filter(({ classId }) => classId === found.id);
    const one = await planClass(db, found, meetings, event, taken, now);
    // A class without meetings to come has nothing to plan.
    if (!isRefusal(one)) planned.push(one);
  }
  return planned;
}
