import * as contract from '@fasih/school/learning/repairs/contract';
import type { Api } from '../../platform/http/api.ts';
import { readRepairs } from './read-repairs.ts';
import { takeBack } from './take-back.ts';

/** Routes with which admins see what self-repair did, and take it back. */
export function repairRoutes(api: Api): void {
  const { pool } = api.services;
  api.route(contract.listRepairs, ({ query }, call) => readRepairs(pool, query, call));
  api.route(contract.takeRepairBack, ({ params }, call) => takeBack(pool, params.repairId, call));
}
