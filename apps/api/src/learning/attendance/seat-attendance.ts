import { decideCorrect } from '@fasih/school/catalogue/policy/attendance';
import type { TeacherAttendanceRow } from '@fasih/school/learning/attendance/contract';
import { sql } from 'kysely';
import { readPolicy } from '../../catalogue/policy/read-policy.ts';
import { type Selected, tableAs } from '../../platform/db/sql.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { presentDecision } from '../meetings/present.ts';

const m = tableAs('meeting', 'm');
const c = tableAs('school_class', 'c');
const s = tableAs('seat', 's');
const l = tableAs('learner', 'l');
const e = tableAs('enrolment', 'e');

/** Columns of a learner's seat in the lists of attendance; the lists add `start` and `status`. */
export const seatAttendanceColumns = [
  m.id.as('meetingId'),
  l.id.as('learnerId'),
  l.name.as('learnerName'),
  c.id.as('classId'),
  c.name.as('className'),
  s.number.as('number'),
  sql<Date>`upper(${m.during})`.as('end'),
  s.marked_at.as('markedAt'),
  // A second guardian marks by the rule of families.
  sql<boolean>`${s.marked_by} is not null and ${s.marked_by} <> ${l.account_id}
    and ${s.decision} ->> 'rule' is distinct from 'attendance'`.as('bySchool'),
  s.told_late_at.as('toldLateAt'),
  m.checked_in_at.as('checkedInAt'),
  s.decision.as('decision'),
  e.policy_version.as('policyVersion'),
] as const;

type SeatAttendance = Selected<typeof seatAttendanceColumns> & {
  start: Date;
  status: TeacherAttendanceRow['status'];
};

/** A learner's attendance in a meeting, as the lists of teachers and of the school show it. */
export async function presentSeatAttendance(
  db: Queryable,
  row: SeatAttendance,
  now: Date,
): Promise<TeacherAttendanceRow> {
  const { start, end, status, decision } = row;
  const policy = await readPolicy(db, row.policyVersion);
  const correction = decideCorrect(policy, { state: status, span: { start, end }, to: 'present' }, now);
  return {
    meetingId: row.meetingId,
    learnerId: row.learnerId,
    learnerName: row.learnerName,
    classId: row.classId,
    className: row.className,
    number: row.number,
    startsAt: start.toISOString(),
    endsAt: end.toISOString(),
    status,
    markedAt: row.markedAt?.toISOString() ?? null,
    bySchool: row.bySchool,
    toldLateAt: row.toldLateAt?.toISOString() ?? null,
    teacherCheckedInAt: row.checkedInAt?.toISOString() ?? null,
    decision: decision && presentDecision(decision),
    canCorrect: correction.outcome !== 'notYet',
  };
}
