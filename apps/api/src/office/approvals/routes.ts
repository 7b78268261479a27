import { listWaiting } from '@fasih/school/office/staff/contract';
import type { Api } from '../../platform/http/api.ts';
import { readWaiting } from './read-waiting.ts';

/** Routes for pending approvals. */
export function approvalRoutes(api: Api): void {
  api.route(listWaiting, ({ query }, call) => readWaiting(api.services.pool, query, call));
}
