import * as calls from '@fasih/school/dashboards/admin-contract';
import type { Api } from '../http/api.ts';
import { readAdminDashboard } from './admin-home.ts';
import { readProposals } from './admin-proposals.ts';
import { readStudent } from './admin-student.ts';
import { readStudents } from './admin-students.ts';
import { readEvents } from './course-events.ts';
import { exportStudents } from './export-students.ts';

/** What an admin's home and the management of students read; nothing here writes. */
export function adminDashboardRoutes(api: Api): void {
  const { pool } = api.services;
  api.route(calls.adminDashboard, (_, call) => readAdminDashboard(pool, call));
  api.route(calls.listStudents, ({ query }) => readStudents(pool, query));
  api.route(calls.exportStudents, ({ query }, call) => exportStudents(pool, query, call));
  api.route(calls.courseEvents, ({ params }) => readEvents(pool, params.enrolmentId));
  api.route(calls.studentDetail, ({ params }, call) => readStudent(pool, params.learnerId, call));
  api.route(calls.classProposals, ({ params }, call) => readProposals(pool, params.enrolmentId, call));
}
