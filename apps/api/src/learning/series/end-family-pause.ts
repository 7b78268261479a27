import { isId } from '@fasih/school/basics/ids';
import { dayIn } from '@fasih/school/basics/instants';
import { isRefusal, type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { Pool } from 'pg';
import { notifyAll } from '../../learning/calendars/notify.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction, type Queryable } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { refuseWhenBusy } from '../meetings/busy.ts';
import { changesOfCourses } from '../meetings/course-changes.ts';
import { courseOfFamily } from '../meetings/family-pause.ts';
import { lockSeries } from '../meetings/store-numbers.ts';
import { carryOut } from './carry-out.ts';
import type { PlannedSeries, SeriesEvent } from './plan-class.ts';
import { planClasses } from './plan-classes.ts';
import { presentPlan } from './present-plan.ts';
import { noticesOf } from './recipients.ts';

/** The times that the meetings of a family's pause would get from a day on. Writes nothing. */
export async function previewFamilyEnd(
  pool: Pool,
  enrolmentId: string,
  { from }: { from?: string | undefined },
  call: SignedInCall,
) {
  const found = await planFamilyEnd(pool, enrolmentId, from, call, null);
  return isRefusal(found) ? found : { ...presentPlan(found.planned), from: found.event.from };
}

/**
 * Has lessons again after a family's pause, or before its end (docs/product/course-rules-2.md#family-pause): the meetings that
 * it left without a time get the next weekly times, as the preview has shown it; refused where anything has changed since.
 * Family and teacher are told by one message.
 */
export async function endFamilyPause(
  pool: Pool,
  enrolmentId: string,
  { from, seen }: { from?: string | undefined; seen: string },
  call: SignedInCall,
) {
  return refuseWhenBusy(() =>
    inTransaction(pool, async (db) => {
      if (isId(enrolmentId)) await lockSeries(db, { enrolmentId });
      const found = await planFamilyEnd(db, enrolmentId, from, call, 'lock');
      if (isRefusal(found)) return found;
      const { planned, event } = found;
      const plan = { ...presentPlan(planned), from: event.from };
      if (plan.seen !== seen) return refuse('classes.planChanged');
      for (const one of planned) await carryOut(db, one, { reason: '', actor: 'learner' }, call);
      await notifyAll(db, noticesOf(planned, event, { source: seen }), call.now);
      await writeAudit(db, call, {
        action: 'enrolment.pauseEnded',
        targetKind: 'enrolment',
        targetId: enrolmentId,
        after: { meetings: plan.classes.reduce((sum, one) => sum + one.times.length, 0) },
      });
      return plan;
    }),
  );
}

async function planFamilyEnd(
  db: Queryable,
  enrolmentId: string,
  wanted: string | undefined,
  { person, now }: SignedInCall,
  lock: 'lock' | null,
): Promise<
  | { planned: PlannedSeries[]; event: Extract<SeriesEvent, { kind: 'takenUp' }> }
  | Refusal<'meetings.courseNotFound' | 'meetings.nothingPaused'>
> {
  const course = await courseOfFamily(db, enrolmentId, person);
  if (!course) return refuse('meetings.courseNotFound');
  if (course.state !== 'active' || course.paused.length === 0) return refuse('meetings.nothingPaused');
  const waiting = new Map(
    course.paused.map(({ meetingId, start, end }) => [
      meetingId,
      { start: new Date(start), end: new Date(end) },
    ]),
  );
  const classIds = [...new Set(course.paused.map(({ classId }) => classId))];
  const changes = (await changesOfCourses(db, [enrolmentId]))(enrolmentId);
  const ends = changes.flatMap((one) => (one.kind === 'familyPause' ? one.until : []));
  const today = dayIn(now);
  const day = wanted ?? ends.sort().at(-1) ?? today;
  const from = day > today ? day : today;
  const event = { kind: 'takenUp', by: 'learner', from, waiting, lost: new Map<string, number>() } as const;
  return { planned: await planClasses(db, classIds, event, now, lock), event };
}
