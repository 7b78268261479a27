import * as changes from '@fasih/school/office/staff/contract';
import * as calls from '@fasih/school/office/staff/staff-contract';
import type { Api } from '../../platform/http/api.ts';
import { approveStaffChange, rejectStaffChange } from './decide-staff-change.ts';
import { endSessionsOf } from './end-sessions-of.ts';
import { inviteAgain } from './invite-again.ts';
import { changeAddress, inviteStaff, resetStaffTwoStep, setStaffActive } from './manage-staff.ts';
import { pageOfStaff } from './staff-store.ts';

/** Routes for staff accounts; changes of approvers' accounts need a second person. */
export function staffRoutes(api: Api): void {
  const { pool } = api.services;
  api.route(calls.listStaff, ({ query }, call) => pageOfStaff(pool, query, call.person.accountId));
  api.route(calls.inviteStaff, ({ body }, call) => inviteStaff(pool, body, call));
  api.route(calls.inviteAgain, ({ params }, call) => inviteAgain(pool, params.accountId, call));
  api.route(calls.changeStaff, ({ params, body }, call) =>
    setStaffActive(pool, params.accountId, body, call),
  );
  api.route(calls.resetStaffTwoStep, ({ params, body }, call) =>
    resetStaffTwoStep(pool, params.accountId, body.reason, call),
  );
  api.route(calls.changeAddress, ({ params, body }, call) =>
    changeAddress(pool, params.accountId, body, call),
  );
  api.route(calls.endSessionsOf, ({ params, body }, call) =>
    endSessionsOf(pool, params.accountId, body.reason, call),
  );
  api.route(changes.approveStaffChange, ({ params, body }, call) =>
    approveStaffChange(pool, params.changeId, body.reason ?? '', call),
  );
  api.route(changes.rejectStaffChange, ({ params, body }, call) =>
    rejectStaffChange(pool, params.changeId, body.reason, call),
  );
}
