import { listPendingApprovals } from '@fasih/school/office/staff/contract';
import type { Api } from '../../platform/http/api.ts';
import { readPendingApprovals } from './read-pending-approvals.ts';

/** Routes for pending approvals. */
export function approvalRoutes(api: Api): void {
  api.route(listPendingApprovals, ({ query }, call) => readPendingApprovals(api.services.pool, query, call));
}
