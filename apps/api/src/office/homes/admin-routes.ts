import * as calls from '@fasih/school/office/homes/admin-contract';
import type { Api } from '../../platform/http/api.ts';
import { readAdminDashboard } from './admin-home.ts';
import { readEvents } from './course-events.ts';

/** Routes that read an admin's home. */
export function adminDashboardRoutes(api: Api): void {
  const { pool } = api.services;
  api.route(calls.adminDashboard, (_, call) => readAdminDashboard(pool, call));
  api.route(calls.courseEvents, ({ params }) => readEvents(pool, params.enrolmentId));
}
