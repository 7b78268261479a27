import * as staff from '@fasih/school/accounts/staff-contract';
import * as contract from '@fasih/school/approvals/contract';
import type { Api } from '../http/api.ts';
import { approveStaffChange, rejectStaffChange } from './decide-staff-change.ts';
import { changeAddress, inviteStaff, resetStaffTwoStep, setStaffActive } from './manage-staff.ts';
import { readWaiting } from './read-waiting.ts';

/** What needs a second person: changes of staff accounts, and the list of everything that waits. */
export function approvalRoutes(api: Api): void {
  const { pool } = api.services;
  api.route(staff.inviteStaff, ({ body }, call) => inviteStaff(pool, body, call));
  api.route(staff.changeStaff, ({ params, body }, call) =>
    setStaffActive(pool, params.accountId, body, call),
  );
  api.route(staff.resetStaffTwoStep, ({ params, body }, call) =>
    resetStaffTwoStep(pool, params.accountId, body.reason, call),
  );
  api.route(staff.changeAddress, ({ params, body }, call) =>
    changeAddress(pool, params.accountId, body, call),
  );
  api.route(contract.listWaiting, ({ query }, call) => readWaiting(pool, query, call));
  api.route(contract.approveStaffChange, ({ params, body }, call) =>
    approveStaffChange(pool, params.changeId, body.reason ?? '', call),
  );
  api.route(contract.rejectStaffChange, ({ params, body }, call) =>
    rejectStaffChange(pool, params.changeId, body.reason, call),
  );
}
