import { isId } from '@fasih/school/basics/ids';
import { dayIn } from '@fasih/school/basics/instants';
import { isRefusal, refuse } from '@fasih/school/basics/refusal';
import type { Role } from '@fasih/school/basics/roles';
import { ANY_HOUR } from '@fasih/school/learning/lesson-hours/lesson-hours';
import type { Pool, PoolClient } from 'pg';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Call, SignedInCall } from '../../platform/http/call.ts';
import { notifyAll } from '../calendars/notify.ts';
import { teachersOfMinors } from '../teachers/clearance.ts';
import { lockTeacher } from '../teachers/lock-teacher.ts';
import { refuseWhenBusy } from './busy.ts';
import { addChanges } from './changes.ts';
import { type MeetingFacts, meetingFacts } from './facts.ts';
import { familiesOf, paramsOf, sourceOf, teacherOf } from './notices.ts';
import { presentMeeting } from './present.ts';
import { readTimetable, type Timetable } from './read-timetable.ts';
import { isOpen, refuseClash } from './rules-of-meeting.ts';

export type Substitute = { teacherId: string; reason: string };

const setTeacher = statement(({ meetingId, teacherId }: Params<{ meetingId: string; teacherId: string }>) =>
  build
    .updateTable('meeting')
    .set((eb) => ({ teacher_id: teacherId, version: eb('version', '+', 1) }))
    .where('id', '=', meetingId),
);

/**
 * Hands one meeting to another teacher until somebody has checked in or it is over. The substitute must teach
 * the program and age group, be cleared for minors and be free; families and both teachers are notified. Nine statements.
 */
export async function substituteTeacher(
  pool: Pool,
  meetingId: string,
  { teacherId, reason }: Substitute,
  call: SignedInCall,
) {
  return refuseWhenBusy(() =>
    inTransaction(pool, async (db) => {
      const given = await substituteIn(db, meetingId, { teacherId, reason }, call);
      if (isRefusal(given)) return given;
      const { meeting, teacher } = given;
      await notifySubstituted(db, given, reason, call.now);
      const version = meeting.version + 1;
      return presentMeeting(
        { ...meeting, teacherId: teacher.id, teacherName: teacher.name, version },
        call.person,
      );
    }),
  );
}

/** A meeting as it was before, and who holds it now. */
export type Substituted = { meeting: MeetingFacts; teacher: { id: string; name: string } };

/**
 * Hands one meeting to another teacher in the caller's transaction, with history and audit entry; the caller notifies.
 * Eight statements.
 *
 * @param by the account that decided, where a mailed link and no session says so.
 */
export async function substituteIn(
  db: PoolClient,
  meetingId: string,
  { teacherId, reason }: Substitute,
  call: Call,
  by: { accountId: string; role: Role } | null = call.person,
) {
  const meeting = await meetingFacts(db, meetingId, 'lock');
  if (!meeting) return refuse('meetings.notFound');
  if (!isId(teacherId)) return refuse('meetings.noTeacher');
  if (!isOpen(meeting, call.now) || meeting.checkedInAt) return refuse('meetings.notPlanned');
  if (teacherId === meeting.teacherId) return refuse('meetings.sameTeacher');
  if (meeting.ageGroup !== 'adult' && meeting.span) {
    // The clearance must still be valid when the meeting is held.
    const cleared = await teachersOfMinors(db, [teacherId], dayIn(meeting.span.start));
    if (!cleared.has(teacherId)) return refuse('absences.notCleared');
  }
  const teacher = await freeTeacher(db, meeting, teacherId, call.now);
  if ('refused' in teacher) return teacher;
  await setTeacher.run(db, { meetingId: meeting.id, teacherId });
  await addChanges(
    db,
    [
      {
        meetingId: meeting.id,
        kind: 'substituted',
        teacherWas: meeting.teacherId,
        teacherBecomes: teacherId,
        reason,
      },
    ],
    { at: call.now, accountId: by?.accountId ?? null, role: by?.role ?? null },
  );
  await writeAudit(db, call, {
    action: 'meeting.substituted',
    targetKind: 'meeting',
    targetId: meeting.id,
    ...(by ? { accountId: by.accountId } : {}),
    before: { teacherId: meeting.teacherId },
    after: { teacherId },
    reason,
  });
  return { meeting, teacher: { id: teacherId, name: teacher.name } };
}

/** The teacher if they teach this class's program and are free at the meeting's time, else a refusal. */
async function freeTeacher(db: PoolClient, meeting: MeetingFacts, teacherId: string, now: Date) {
  if (!meeting.span) return refuse('meetings.notPlanned');
  await lockTeacher(db, teacherId);
  const free = await readTimetable(db, {
    teacherId,
    learnerIds: [],
    from: meeting.span.start,
    until: meeting.span.end,
    without: [meeting.id],
    now,
  });
  if (!free.teacher) return refuse('meetings.noTeacher');
  if (!teaches(free.teacher, meeting)) return refuse('meetings.wrongProgram');
  // The time itself does not change, so pause, holidays and lesson hours are not checked.
  const noPause = { pausedFrom: null, pausedUntil: null };
  return (
    refuseClash(noPause, meeting.span, { ...free, holidays: new Set(), lessonHours: ANY_HOUR }) ??
    free.teacher
  );
}

/** True if a teacher teaches a class's program and age group; an empty list means all. */
function teaches(
  { programs, ageGroups }: NonNullable<Timetable['teacher']>,
  { packageType, ageGroup }: MeetingFacts,
): boolean {
  const has = <T>(list: readonly T[], one: T) => list.length === 0 || list.includes(one);
  return has(programs, packageType) && has(ageGroups, ageGroup);
}

/** Notifies the families and both teachers of one meeting. */
export async function notifySubstituted(
  db: PoolClient,
  { meeting, teacher: substitute }: Substituted,
  reason: string,
  now: Date,
): Promise<void> {
  const shared = { teacherName: substitute.name, teacherWas: meeting.teacherName, reason };
  const people = [
    ...familiesOf(meeting.seats).map((recipient) => ({ recipient, params: shared })),
    { recipient: teacherOf(meeting, meeting.seats), params: { ...shared, to: 'replaced' as const } },
    {
      recipient: teacherOf(meeting, meeting.seats, substitute.id),
      params: { ...shared, to: 'substitute' as const },
    },
  ];
  await notifyAll(
    db,
    people.map(({ recipient, params }) => ({
      accountId: recipient.accountId,
      kind: 'meeting.substitute',
      params: { ...paramsOf(meeting, recipient), ...params },
      source: sourceOf('meeting.substitute', meeting, recipient),
    })),
    now,
  );
}
