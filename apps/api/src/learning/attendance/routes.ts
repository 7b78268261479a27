import { refuse } from '@fasih/school/basics/refusal';
import {
  checkIn,
  getAttendance,
  schoolAttendance,
  setAttendance,
  teacherAttendance,
  waiveAbsence as waiveContract,
} from '@fasih/school/learning/attendance/contract';
import type { Api } from '../../platform/http/api.ts';
import { checkInTeacher } from './check-in-teacher.ts';
import { correctAttendance } from './correct-attendance.ts';
import { listSchoolAttendance } from './list-school-attendance.ts';
import { listTeacherAttendance } from './list-teacher-attendance.ts';
import { markAttendance, markingIn } from './mark-attendance.ts';
import { readAttendance } from './read-attendance.ts';
import { waiveAbsence } from './waive-absence.ts';

/** Attendance: families mark, teachers check in and correct, the school waives. */
export function attendanceRoutes(api: Api): void {
  const { pool } = api.services;
  const marking = markingIn(pool);
  api.route(getAttendance, ({ params }, call) => readAttendance(pool, params, call));
  api.route(
    setAttendance,
    ({ params, body: { status, reason = '' } }, call) => {
      if (call.person.role !== 'student') {
        if (status === undefined) return refuse('common.invalid', { fields: { status: 'required' } });
        return correctAttendance(pool, params, { status, reason }, call);
      }
      const sent = Object.entries({ status, reason: reason || undefined });
      const fields = Object.fromEntries(sent.flatMap(([name, value]) => (value ? [[name, 'unknown']] : [])));
      if (Object.keys(fields).length > 0) return refuse('common.invalid', { fields });
      return markAttendance(marking, params, call);
    },
    { auditNotNeeded: 'a mark is traced by its balance event; a correction writes its entry' },
  );
  api.route(waiveContract, ({ params, body }, call) => waiveAbsence(pool, params, body.reason, call));
  api.route(checkIn, ({ params }, call) => checkInTeacher(pool, params.meetingId, call), {
    auditNotNeeded: 'the first check-in writes its entry; another one changes nothing',
  });
  api.route(schoolAttendance, ({ query }, call) => listSchoolAttendance(pool, query, call.now));
  api.route(teacherAttendance, ({ query }, call) => listTeacherAttendance(pool, query, call));
}
