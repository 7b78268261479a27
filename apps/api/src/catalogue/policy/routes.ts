import * as calls from '@fasih/school/catalogue/policy/versions-contract';
import type { Api } from '../../platform/http/api.ts';
import { addPolicy, previewChange, withdrawPolicy } from './change-policy.ts';
import { type CountUses, readVersions } from './store-versions.ts';

/** Policy versions. */
export function policyRoutes(api: Api, uses: CountUses): void {
  const { pool } = api.services;
  const own = { pool, uses };
  api.route(calls.listPolicies, (_, call) => readVersions(pool, uses, call.now));
  api.route(calls.previewPolicy, ({ body }, call) => previewChange(own, body, call), {
    auditNotNeeded: 'nothing is written',
  });
  api.route(calls.addPolicy, ({ body }, call) => addPolicy(own, body, call));
  api.route(calls.withdrawPolicy, ({ params }, call) => withdrawPolicy(own, params.number, call));
}
