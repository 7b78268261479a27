import * as calls from '@fasih/school/accounts/staff-contract';
import type { Api } from '../http/api.ts';
import { endSessionsOf } from './end-sessions-of.ts';
import { inviteAgain } from './invite-again.ts';
import { pageOfStaff } from './staff-store.ts';

/** Accounts of people who work for the school; what changes them is with the approvals. */
export function staffRoutes(api: Api): void {
  const { pool } = api.services;
  api.route(calls.listStaff, ({ query }, call) => pageOfStaff(pool, query, call.person.accountId));
  api.route(calls.inviteAgain, ({ params }, call) => inviteAgain(pool, params.accountId, call));
  api.route(calls.endSessionsOf, ({ params, body }, call) =>
    endSessionsOf(pool, params.accountId, body.reason, call),
  );
}
