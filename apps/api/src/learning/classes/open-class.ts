import { isRefusal, refuse } from '@fasih/school/basics/refusal';
import { policyNumbers } from '@fasih/school/catalogue/policy/numbers';
import type { NewClass } from '@fasih/school/learning/classes/contract';
import type { Pool, PoolClient } from 'pg';
import { setCourseDays } from '../../courses/balance/balance.ts';
import type { AnyNotice } from '../../messaging/notifications/notify.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction, type Queryable } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { notifyAll } from '../calendars/notify.ts';
import { refuseWhenBusy } from '../meetings/busy.ts';
import { refuseLink } from './change-link.ts';
import { insertMeetings, insertSeats } from './insert-series.ts';
import { lastDayFor, type PreparedClass, prepareClass } from './plan-preview.ts';
import { readClass } from './read-classes.ts';
import { insertClass } from './store.ts';

const namesOf = ({ candidates }: PreparedClass) => candidates.map(({ name }) => name);

/**
 * Opens a class in one transaction: class, members, meetings, seats, course days and notices
 * (docs/product/classes.md#opening-a-class). Refused on any conflict the preview shows; exclusion constraints
 * decide between simultaneous requests.
 */
export async function openClass(pool: Pool, form: NewClass, call: SignedInCall) {
  const opened = await refuseWhenBusy(() =>
    inTransaction(pool, async (db) => {
      const made = await openClassIn(db, form, call);
      if (isRefusal(made)) return made;
      await notifyAll(db, made.notices, call.now);
      return made.classId;
    }),
  );
  if (isRefusal(opened)) return opened;
  const made = await readClass(pool, opened, call.now);
  if (!made) throw new Error('the class was not written');
  return made;
}

/** `openClass` inside an open transaction. The notices are for the caller to send. */
export async function openClassIn(db: PoolClient, form: NewClass, call: SignedInCall) {
  const prepared = await prepareClass(db, form, call.now, 'lock');
  if (isRefusal(prepared)) return prepared;
  const refused = refuseLink(form, namesOf(prepared)) ?? refusePlan(prepared);
  if (refused) return refused;
  const place = { zoomLink: form.zoom_link || null, zoomRoom: form.zoom_room || null };
  const classId = await writeClass(db, prepared, place, call.now);
  await writeAudit(db, call, {
    action: 'class.opened',
    targetKind: 'class',
    targetId: classId,
    after: {
      name: prepared.name,
      teacherId: prepared.teacher.id,
      enrolmentIds: prepared.candidates.map(({ enrolmentId }) => enrolmentId),
      slots: prepared.slots,
      startsOn: prepared.plan.meetings[0]?.day,
    },
  });
  return {
    classId,
    prepared,
    notices: noticesOf(prepared, classId, place.zoomLink !== null || prepared.teacher.hasLink),
  };
}

/** Inserts a prepared class with its meetings and course days in four statements. Returns its id. */
export async function writeClass(
  db: Queryable,
  prepared: PreparedClass,
  place: { zoomLink: string | null; zoomRoom: string | null },
  now: Date,
): Promise<string> {
  const { plan, course, candidates, teacher } = prepared;
  const startsOn = plan.meetings[0]?.day;
  if (startsOn === undefined) throw new Error('a class without meetings');
  const classId = await insertClass(
    db,
    {
      ...course,
      ...place,
      name: prepared.name,
      teacherId: teacher.id,
      capacity: prepared.capacity,
      startsOn,
      slots: prepared.slots,
      members: candidates,
    },
    now,
  );
  const meetings = plan.meetings.map(({ number, start, end }) => ({ number, span: { start, end } }));
  const ids = await insertMeetings(db, { classId, teacherId: teacher.id }, meetings);
  const seats = candidates.flatMap(({ enrolmentId, learnerId }) =>
    meetings.map(({ number, span }) => ({
      meetingId: ids.get(number) ?? '',
      enrolmentId,
      learnerId,
      number,
      span,
    })),
  );
  await insertSeats(db, seats);
  await setCourseDays(
    db,
    candidates.map((one) => ({
      enrolmentId: one.enrolmentId,
      startsOn,
      lastDay: lastDayFor(one, startsOn),
    })),
  );
  return classId;
}

/** Refuses a plan that cannot be written as it is. */
function refusePlan({ plan, course, slotsOutsideHours }: PreparedClass) {
  if (slotsOutsideHours.length > 0) {
    return refuse('classes.outsideHours', { params: { count: slotsOutsideHours.length } });
  }
  const [found, wanted] = [plan.meetings.length, course.meetings];
  if (found < wanted) return refuse('classes.notEnoughDays', { params: { found, wanted } });
  const conflict = plan.conflicts[0];
  if (!conflict) return null;
  const start = conflict.start.toISOString();
  if (conflict.why === 'pastLastDay')
    return refuse('classes.pastLastDay', { params: { start, lastDay: plan.lastDay ?? '' } });
  const { why, until } = conflict;
  return refuse(`meetings.${why}`, { params: until ? { start, until: until.toISOString() } : { start } });
}

function noticesOf(
  { name, plan, candidates, teacher, policyOf }: PreparedClass,
  classId: string,
  hasLink: boolean,
): AnyNotice[] {
  const first = plan.meetings[0];
  if (!first) return [];
  const about = {
    className: name,
    classId,
    startsAt: first.start.toISOString(),
    meetings: plan.meetings.length,
  };
  const assigned = candidates.map((one): AnyNotice => {
    const { meetingMinutes, opensMinutes } = policyNumbers(policyOf(one.policyVersion).values);
    return {
      accountId: one.accountId,
      kind: 'class.assigned',
      params: {
        ...about,
        learnerName: one.name,
        teacherName: teacher.name,
        lastDay: lastDayFor(one, first.day),
        meetingMinutes,
        opensMinutes,
      },
      source: `class.assigned:${classId}:${one.enrolmentId}`,
    };
  });
  return [
    ...assigned,
    {
      accountId: teacher.id,
      kind: 'class.teacherAssigned',
      params: { ...about, learnerName: candidates.map((one) => one.name).join(', '), hasLink },
      source: `class.teacherAssigned:${classId}:1`,
    },
  ];
}
