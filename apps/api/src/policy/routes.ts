import * as calls from '@fasih/school/policy/versions-contract';
import type { Api } from '../http/api.ts';
import { addPolicy, previewChange, withdrawPolicy } from './change-policy.ts';
import { readVersions } from './store-versions.ts';

/** The versions of the course rules. */
export function policyRoutes(api: Api): void {
  const { pool } = api.services;
  api.route(calls.listPolicies, (_, call) => readVersions(pool, call.now));
  api.route(calls.previewPolicy, ({ body }, call) => previewChange(pool, body, call), {
    auditNotNeeded: 'nothing is written',
  });
  api.route(calls.addPolicy, ({ body }, call) => addPolicy(pool, body, call));
  api.route(calls.withdrawPolicy, ({ params }, call) => withdrawPolicy(pool, params.number, call));
}
