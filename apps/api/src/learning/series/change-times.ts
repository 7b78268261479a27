import type { Accepted } from '@fasih/school/basics/contract';
import { isId } from '@fasih/school/basics/ids';
import { dayIn } from '@fasih/school/basics/instants';
import { isRefusal, type Refusal, refuse } from '@fasih/school/basics/refusal';
import { slotsCollide, slotsOutsideHours } from '@fasih/school/learning/meetings/plan';
import type { changeTimes as changeContract, NewTimes } from '@fasih/school/learning/series/contract';
import type { Pool } from 'pg';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction, type Queryable } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { refuseTeacher } from '../classes/plan-preview.ts';
import { refuseWhenBusy } from '../meetings/busy.ts';
import { openMeetingsOfClasses } from '../meetings/facts.ts';
import { lockTeacher } from '../teachers/lock-teacher.ts';
import { carryOut } from './carry-out.ts';
import { type PlannedSeries, planClass } from './plan-class.ts';
import { presentPlan } from './present-plan.ts';
import { readKnown } from './read-known.ts';
import { noticesOf, tellAll } from './recipients.ts';
import { lockClasses, readSeriesClasses, setTimesOfClass } from './store.ts';

type Form = Accepted<typeof changeContract>['body'];

/**
 * What other weekly times, or another teacher, would mean. Writes nothing; four statements, five where a learner of a group holds
 * a meeting alone.
 */
export async function previewTimes(pool: Pool, classId: string, form: NewTimes, call: SignedInCall) {
  const planned = await planTimes(pool, classId, form, call.now, null);
  return isRefusal(planned) ? planned : presentPlan([planned]);
}

/**
 * Changes weekly times or teacher of a running class as its preview has shown (docs/product/classes.md#planning-a-class-again).
 * Refused where anything has changed since. Every family and teacher is told by one message.
 */
export async function changeTimes(pool: Pool, classId: string, form: Form, call: SignedInCall) {
  return refuseWhenBusy(() =>
    inTransaction(pool, async (db) => {
      const planned = await planTimes(db, classId, form, call.now, 'lock');
      if (isRefusal(planned)) return planned;
      const plan = presentPlan([planned]);
      if (plan.seen !== form.seen) return refuse('classes.planChanged');
      const { reason = '', slots, teacherId, from } = form;
      await carryOut(db, [planned], { reason }, call);
      await setTimesOfClass(db, classId, { slots, teacherId });
      const { found } = planned;
      await writeAudit(db, call, {
        action: 'class.replanned',
        targetKind: 'class',
        targetId: classId,
        before: { slots: found.slots, teacherId: found.teacherId },
        after: { from, slots, teacherId, meetings: planned.plan.replaced.length },
        reason,
      });
      const event = { kind: 'times', from, slots, teacherId } as const;
      await tellAll(
        db,
        noticesOf([planned], event, { source: `${classId}:${found.version + 1}`, reason }),
        call.now,
      );
      return plan;
    }),
  );
}

/** The plan of a class with other weekly times or another teacher, or why there is none; for a write two more statements lock. */
export async function planTimes(
  db: Queryable,
  classId: string,
  { from, slots, teacherId }: NewTimes,
  now: Date,
  lock: 'lock' | null,
): Promise<
  | PlannedSeries
  | Refusal<
      | 'common.invalid'
      | 'classes.notFound'
      | 'classes.over'
      | 'classes.teacherNotFound'
      | 'classes.teacherTeachesOther'
      | 'classes.teacherNotCleared'
      | 'classes.tooManySlots'
      | 'classes.slotsOverlap'
      | 'classes.outsideHours'
      | 'classes.outsideLessonHours'
    >
> {
  if (from <= dayIn(now)) return refuse('common.invalid', { fields: { from: 'dateTooSoon' } });
  if (!isId(classId)) return refuse('classes.notFound');
  if (!isId(teacherId)) return refuse('classes.teacherNotFound');
  if (lock) await lockClasses(db, [classId]);
  const [found] = await readSeriesClasses(db, [classId]);
  if (!found) return refuse('classes.notFound');
  if (found.state === 'cancelled' || found.state === 'completed') return refuse('classes.over');
  const facts = await openMeetingsOfClasses(db, [classId], lock);
  if (lock) await lockTeacher(db, teacherId);
  const taken = { teachers: new Map(), learners: new Map() };
  const event = { kind: 'times', from, slots, teacherId } as const;
  const [known] = await readKnown(db, [found], facts, event, now);
  const planned = known ? planClass(known, event, taken, now) : refuse('classes.notFound');
  if (isRefusal(planned)) return planned;
  const { timetable, meetings } = planned;
  if (!timetable.teacher) return refuse('classes.teacherNotFound');
  const other = teacherId === found.teacherId ? null : refuseTeacher(timetable.teacher, found, from);
  return other ?? refuseSlots(planned, slots, meetings) ?? planned;
}

/** Refuses weekly times that no meeting of this class could have. */
function refuseSlots(
  { timetable, found }: PlannedSeries,
  slots: NewTimes['slots'],
  meetings: PlannedSeries['meetings'],
) {
  const seats = meetings.flatMap((one) => one.seats);
  const minutes = seats[0]?.policy.values.meetingMinutes ?? 60;
  if (slotsCollide(slots, minutes)) return refuse('classes.slotsOverlap');
  const full = seats.find(({ perWeek }) => slots.length > perWeek);
  // A class keeps as many weekly times as it has.
  if (full && slots.length > found.slots.length) {
    return refuse('classes.tooManySlots', { params: { name: full.learnerName, perWeek: full.perWeek } });
  }
  const closed = slotsOutsideHours(slots, timetable.lessonHours.week, minutes).length;
  if (closed > 0) return refuse('classes.outsideLessonHours', { params: { count: closed } });
  const outside = slotsOutsideHours(slots, timetable.availability.weekly, minutes).length;
  return outside > 0 ? refuse('classes.outsideHours', { params: { count: outside } }) : null;
}
