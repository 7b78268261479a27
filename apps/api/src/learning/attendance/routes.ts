import { refuse } from '@fasih/school/basics/refusal';
import {
  checkIn,
  getAttendance,
  schoolAttendance,
  setAttendance,
  teacherAttendance,
  waiveAbsence as waiveContract,
} from '@fasih/school/learning/attendance/contract';
import {
  openDispute,
  settleDispute,
  withdrawDispute,
} from '@fasih/school/learning/attendance/dispute-contract';
import { settleFamilyCall as settleCallContract } from '@fasih/school/learning/attendance/family-call-contract';
import type { Api } from '../../platform/http/api.ts';
import { checkInTeacher } from './check-in-teacher.ts';
import { correctAttendance } from './correct-attendance.ts';
import { listSchoolAttendance } from './list-school-attendance.ts';
import { listTeacherAttendance } from './list-teacher-attendance.ts';
import { markAttendance, markingIn } from './mark-attendance.ts';
import { disputeMeeting } from './open-dispute.ts';
import { readAttendance } from './read-attendance.ts';
import { settleDisputed } from './settle-dispute.ts';
import { settleFamilyCall } from './settle-family-call.ts';
import { waiveAbsence } from './waive-absence.ts';
import { withdrawDisputed } from './withdraw-dispute.ts';

/** Routes of attendance: families mark a learner present, teachers check in, staff correct marks and waive absences. */
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
      // A family only marks the learner present, so its request has neither status nor reason.
      const fields = { ...(status && { status: 'unknown' }), ...(reason && { reason: 'unknown' }) };
      if (Object.keys(fields).length > 0) return refuse('common.invalid', { fields });
      return markAttendance(marking, params, call);
    },
    { auditNotNeeded: 'a mark is traced by its balance event; a correction writes its entry' },
  );
  api.route(waiveContract, ({ params, body }, call) => waiveAbsence(pool, params, body.reason, call));
  api.route(checkIn, ({ params }, call) => checkInTeacher(pool, params.meetingId, call), {
    auditNotNeeded: 'the first check-in writes its entry; another one changes nothing',
  });
  api.route(openDispute, ({ params }, call) => disputeMeeting(pool, params, call), {
    auditNotNeeded: 'the first press writes its entry; another one changes nothing',
  });
  api.route(withdrawDispute, ({ params }, call) => withdrawDisputed(pool, params, call), {
    auditNotNeeded: 'the first press writes its entry; another one changes nothing',
  });
  api.route(settleDispute, ({ params, body }, call) => settleDisputed(pool, params.disputeId, body, call));
  api.route(settleCallContract, ({ params, body }, call) =>
    settleFamilyCall(pool, params.callId, body, call),
  );
  api.route(schoolAttendance, ({ query }, call) => listSchoolAttendance(pool, query, call.now));
  api.route(teacherAttendance, ({ query }, call) => listTeacherAttendance(pool, query, call));
}
