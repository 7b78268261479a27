import { listWaiting } from '@fasih/school/office/staff/contract';
import type { Api } from '../../platform/http/api.ts';
import { readWaiting } from './read-waiting.ts';

/** The list of everything that waits for a second person. */
export function approvalRoutes(api: Api): void {
  api.route(listWaiting, ({ query }, call) => readWaiting(api.services.pool, query, call));
}
