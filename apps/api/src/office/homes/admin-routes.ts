import * as calls from '@fasih/school/office/homes/admin-contract';
import * as proposalCalls from '@fasih/school/office/homes/proposals-contract';
import type { Api } from '../../platform/http/api.ts';
import { readAdminDashboard } from './admin-home.ts';
import { readProposals } from './admin-proposals.ts';
import { readEvents } from './course-events.ts';

/** Routes that read an admin's home. */
export function adminDashboardRoutes(api: Api): void {
  const { pool } = api.services;
  api.route(calls.adminDashboard, (_, call) => readAdminDashboard(pool, call));
  api.route(calls.courseEvents, ({ params }) => readEvents(pool, params.enrolmentId));
  api.route(proposalCalls.classProposals, ({ params }, call) =>
    readProposals(pool, params.enrolmentId, call),
  );
}
