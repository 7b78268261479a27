import * as contract from '@fasih/school/office/newer-rules/contract';
import type { Api } from '../../platform/http/api.ts';
import { acceptNewerRules } from './accept-rules.ts';
import { readRules } from './read-rules.ts';

/** Newer course rules that a family takes for a course. */
export function newerRulesRoutes(api: Api): void {
  const { pool } = api.services;
  api.route(contract.readCourseRules, ({ params }, call) => readRules(pool, params.enrolmentId, call));
  api.route(
    contract.acceptRules,
    ({ params, body }, call) => acceptNewerRules(pool, params.enrolmentId, body.version, call),
    { auditNotNeeded: 'writes one when it takes them; taken again, nothing changes' },
  );
}
