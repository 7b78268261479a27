import type { Accepted } from '@fasih/school/basics/contract';
import { isId } from '@fasih/school/basics/ids';
import { dayIn, later, MINUTE } from '@fasih/school/basics/instants';
import { isRefusal, type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { Span } from '@fasih/school/catalogue/policy/attendance';
import type { changeTeacher as changeTeacherContract } from '@fasih/school/learning/classes/changes-contract';
import { isAvailableDuring, type TeacherTaken, teacherTakenBy } from '@fasih/school/learning/meetings/plan';
import type { Pool, PoolClient } from 'pg';
import type { AnyNotice } from '../../messaging/notifications/notify.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { notifyAll } from '../calendars/notify.ts';
import { refuseWhenBusy } from '../meetings/busy.ts';
import { addChanges } from '../meetings/changes.ts';
import { readTimetable, type Timetable } from '../meetings/read-timetable.ts';
import { refuseTaken } from '../meetings/rules-of-meeting.ts';
import { lockTeacher } from '../teachers/lock-teacher.ts';
import { type ClassMeeting, handOver, isToCome, lockMeetingsOf } from './class-meetings.ts';
import { refuseTeacher } from './plan-preview.ts';
import { readClass } from './read-classes.ts';
import { refuseStale } from './stale-class.ts';
import { type LockedClass, lockClass, setTeacher } from './store.ts';

type Form = Accepted<typeof changeTeacherContract>['body'];

/**
 * Hands all coming meetings to another teacher, who must teach this course and be free for each. Meetings
 * given to a substitute stay with them. Families and both teachers are notified.
 */
export async function changeTeacher(pool: Pool, classId: string, form: Form, call: SignedInCall) {
  const changed = await refuseWhenBusy(() =>
    inTransaction(pool, (db) => changeTeacherIn(db, classId, form, call)),
  );
  if (isRefusal(changed)) return changed;
  return (await readClass(pool, classId, call.now)) ?? refuse('classes.notFound');
}

type Change = Omit<Form, 'version'> & { version?: number };

/** `changeTeacher` inside an open transaction; without a version it changes whatever is stored. Returns the former teacher, too. */
export async function changeTeacherIn(db: PoolClient, classId: string, form: Change, call: SignedInCall) {
  const { teacherId, reason = '', version } = form;
  if (!isId(teacherId)) return refuse('classes.teacherNotFound');
  const found = await lockClass(db, classId);
  if (!found) return refuse('classes.notFound');
  if (version !== undefined && found.version !== version) return refuseStale(db, classId, call.now);
  if (found.teacherId === teacherId) return refuse('common.invalid', { fields: { teacherId: 'invalid' } });
  const meetings = (await lockMeetingsOf(db, classId)).filter(
    (one) => isToCome(one, call.now) && one.teacherId === found.teacherId,
  );
  if (meetings.length === 0 || found.state === 'cancelled') return refuse('classes.over');
  await lockTeacher(db, teacherId);
  const spans = meetings.flatMap(({ span }) => span ?? []);
  const ids = meetings.map(({ id }) => id);
  const firstStart = spans.reduce(
    (first, { start }) => (start < first ? start : first),
    spans[0]?.start ?? call.now,
  );
  const timetable = await readTimetable(db, {
    teacherId,
    learnerIds: [],
    from: call.now,
    until: spans.reduce((end, span) => (span.end > end ? span.end : end), later(call.now, MINUTE)),
    without: ids,
    now: call.now,
  });
  if (!timetable.teacher) return refuse('classes.teacherNotFound');
  const refused = refuseTeacher(timetable.teacher, found, dayIn(firstStart)) ?? refuseTimes(spans, timetable);
  if (refused) return refused;
  await handOver(db, ids, teacherId);
  await setTeacher(db, classId, teacherId);
  await addChanges(
    db,
    ids.map((meetingId) => ({
      meetingId,
      kind: 'substituted',
      teacherWas: found.teacherId,
      teacherBecomes: teacherId,
      reason,
    })),
    { at: call.now, accountId: call.person.accountId, role: call.person.role },
  );
  await writeAudit(db, call, {
    action: 'class.teacherChanged',
    targetKind: 'class',
    targetId: classId,
    before: { teacherId: found.teacherId },
    after: { teacherId, meetings: ids.length },
    reason,
  });
  const teacher = { id: teacherId, name: timetable.teacher.name };
  await notifyAll(db, noticesOf(found, teacher, meetings), call.now);
  return { was: found.teacherId };
}

/** Refuses a teacher who cannot hold these meetings, with the number of clashes and the first one. */
function refuseTimes(
  spans: readonly Span[],
  { availability, teacherBusy }: Timetable,
): Refusal<'classes.teacherNotFree' | `meetings.${TeacherTaken['why']}`> | null {
  const clashes = spans
    .map((span) => ({
      start: span.start,
      isOutsideHours: !isAvailableDuring(availability, span),
      taken: teacherTakenBy(teacherBusy, span),
    }))
    .filter(({ isOutsideHours, taken }) => isOutsideHours || taken)
    .sort((a, b) => a.start.getTime() - b.start.getTime());
  const [first] = clashes;
  if (!first) return null;
  // Only families stand against it: say which wait is needed.
  const onlyHeld = clashes.every(
    ({ isOutsideHours, taken }) => !isOutsideHours && taken?.why !== 'teacherBusy',
  );
  if (first.taken && onlyHeld) return refuseTaken(first.taken);
  return refuse('classes.teacherNotFree', {
    params: { count: clashes.length, start: first.start.toISOString() },
  });
}

function noticesOf(
  found: LockedClass,
  teacher: { id: string; name: string },
  meetings: readonly ClassMeeting[],
): AnyNotice[] {
  const starts = meetings.flatMap(({ span }) => span?.start.toISOString() ?? []).sort();
  const version = found.version + 1;
  const about = {
    className: found.name,
    classId: found.id,
    startsAt: starts[0] ?? null,
    meetings: meetings.length,
    teacherName: teacher.name,
  };
  const noticeFor = (accountId: string, learnerName: string): AnyNotice => ({
    accountId,
    kind: 'class.teacherChanged',
    params: { ...about, learnerName },
    source: `class.teacherChanged:${found.id}:${version}:${accountId}:${learnerName}`,
  });
  const allNames = found.members.map(({ name }) => name).join(', ');
  return [
    ...found.members.map(({ accountId, name }) => noticeFor(accountId, name)),
    noticeFor(found.teacherId, allNames),
    noticeFor(teacher.id, allNames),
  ];
}
