import { pageOf } from '@fasih/school/basics/paging';
import * as contract from '@fasih/school/people/accounts/contract';
import * as twoStepCalls from '@fasih/school/people/accounts/two-step-contract';
import type { Api } from '../../platform/http/api.ts';
import { refuseOtherAddress } from '../../platform/http/own-pages.ts';
import { presentMeOrRefusal, presentSession } from '../accounts/present.ts';
import { evenWhenBlocked, withoutSession, withPassword } from '../accounts/route-options.ts';
import { whileThereIsRoom } from '../credentials/passwords.ts';
import { endOneSession, signOut } from '../sessions/end-session.ts';
import { renewToken } from '../sessions/renew-token.ts';
import { sessionsOf } from '../sessions/sessions.ts';
import { confirmTwoStep, startTwoStep, stopTwoStep } from './change-two-step.ts';
import { confirmPerson } from './confirm-person.ts';
import { passTwoStep } from './pass-two-step.ts';
import { signIn } from './sign-in.ts';

/** Signing in and out, the second step, and the caller's own sessions. */
export function signInRoutes(api: Api): void {
  const { services } = api;
  api.route(
    contract.login,
    ({ body }, call) => {
      if (call.http) refuseOtherAddress(call.http.request, services.config.appUrl);
      return whileThereIsRoom(() => signIn(services, body, call));
    },
    { ...withoutSession, ...withPassword },
  );
  api.route(twoStepCalls.twoStepLogin, ({ body }, call) => passTwoStep(services, body, call), withoutSession);
  api.route(contract.renew, (_, call) => renewToken(services, call), {
    ...withoutSession,
    auditNotNeeded: 'a token has no row; nothing changes',
  });
  api.route(contract.logout, (_, call) => signOut(services, call), {
    ...withoutSession,
    auditNotNeeded: 'an ended session leaves its entry; without one nothing changes',
  });
  api.route(contract.confirmPerson, ({ body }, call) => confirmPerson(services, body, call), {
    ...evenWhenBlocked,
    ...withPassword,
  });
  twoStepRoutes(api);
  api.route(contract.listSessions, async ({ query }, call) => {
    const all = await sessionsOf(services.pool, call.person.accountId);
    return pageOf(
      all.map((session) => presentSession(session, call.person.sessionId)),
      query,
      (one) => one.device,
    );
  });
  api.route(
    contract.endSession,
    ({ params }, call) => endOneSession(services, params.sessionId, call),
    evenWhenBlocked,
  );
}

function twoStepRoutes(api: Api): void {
  const { services } = api;
  const meOrRefusal = presentMeOrRefusal(services);
  api.route(twoStepCalls.startTwoStep, ({ body }, call) => startTwoStep(services, body, call), {
    ...evenWhenBlocked,
    ...withPassword,
  });
  api.route(
    twoStepCalls.confirmTwoStep,
    async ({ body }, call) => meOrRefusal(await confirmTwoStep(services, body, call)),
    evenWhenBlocked,
  );
  api.route(
    twoStepCalls.stopTwoStep,
    async ({ body }, call) => meOrRefusal(await stopTwoStep(services, body, call)),
    { ...evenWhenBlocked, ...withPassword },
  );
}
