import * as calls from '@fasih/school/office/guardians/contract';
import { guardiansOf } from '../../people/guardians/guardians.ts';
import type { Api } from '../../platform/http/api.ts';
import { acceptAsGuardian, readInvitation } from './accept-invitation.ts';
import { changeGuardian, endGuardian, endGuardianBySchool } from './change-guardian.ts';
import { inviteAgain, inviteGuardian } from './invite-guardian.ts';
import { presentGuardian, presentShared } from './present.ts';

/** Routes for second guardians: invited and ended by the first one, accepted by the second. */
export function guardianRoutes(api: Api): void {
  const { pool } = api.services;
  api.route(calls.listGuardians, async (_, { person: { accountId } }) => {
    const all = await guardiansOf(pool, accountId);
    const isOwn = (row: (typeof all)[number]) => row.accountId === accountId;
    return {
      data: all.filter(isOwn).map(presentGuardian),
      sharedWithMe: all.filter((row) => !isOwn(row) && row.firstActive).map(presentShared),
    };
  });
  api.route(calls.inviteGuardian, ({ body }, call) => inviteGuardian(pool, body, call));
  api.route(calls.inviteGuardianAgain, ({ params }, call) => inviteAgain(pool, params.guardianId, call));
  api.route(calls.changeGuardian, ({ params, body }, call) =>
    changeGuardian(pool, params.guardianId, body, call),
  );
  api.route(calls.endGuardian, ({ params }, call) => endGuardian(pool, params.guardianId, call));
  api.route(calls.endGuardianBySchool, ({ params, body }, call) =>
    endGuardianBySchool(pool, params, body.reason, call),
  );
  api.route(calls.readInvitation, ({ body }) => readInvitation(pool, body.token), {
    auditNotNeeded: 'reads only; the token stands in the body, so that no log has it',
    ignoresSession: true,
  });
  api.route(calls.acceptInvitation, ({ body }, call) => acceptAsGuardian(pool, body.token, call));
}
