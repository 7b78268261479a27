import * as calls from '@fasih/school/accounts/staff-contract';
import type { Api } from '../http/api.ts';
import { changeAddress } from './change-address.ts';
import { endSessionsOf } from './end-sessions-of.ts';
import { inviteAgain } from './invite-again.ts';
import { inviteStaff, resetStaffTwoStep, setStaffActive } from './manage-staff.ts';
import { pageOfStaff } from './staff-store.ts';

/** Accounts of people who work for the school, and what an admin may change about somebody else's account. */
export function staffRoutes(api: Api): void {
  const { services } = api;
  const { pool } = services;
  api.route(calls.listStaff, ({ query }, call) => pageOfStaff(pool, query, call.person.accountId));
  api.route(calls.inviteStaff, ({ body }, call) => inviteStaff(services, body, call));
  api.route(calls.inviteAgain, ({ params }, call) => inviteAgain(pool, params.accountId, call));
  api.route(calls.changeStaff, ({ params, body }, call) =>
    setStaffActive(pool, params.accountId, body, call),
  );
  api.route(calls.resetStaffTwoStep, ({ params, body }, call) =>
    resetStaffTwoStep(pool, params.accountId, body.reason, call),
  );
  api.route(calls.endSessionsOf, ({ params, body }, call) =>
    endSessionsOf(pool, params.accountId, body.reason, call),
  );
  api.route(calls.changeAddress, ({ params, body }, call) =>
    changeAddress(pool, params.accountId, body, call),
  );
}
