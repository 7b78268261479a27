import * as contract from '@fasih/school/accounts/contract';
import { pageOf } from '@fasih/school/basics/paging';
import { isRefusal, type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { Api } from '../http/api.ts';
import type { Services } from '../services.ts';
import { changePassword } from './change-password.ts';
import { readPhoto, removePhoto, uploadPhoto } from './change-photo.ts';
import { confirmTwoStep, startTwoStep, stopTwoStep } from './change-two-step.ts';
import { confirmPerson } from './confirm-person.ts';
import { endOneSession, signOut } from './end-session.ts';
import { mailResetLink } from './mail-reset-link.ts';
import { passTwoStep } from './pass-two-step.ts';
import { presentMe, presentProfile, presentSession } from './present.ts';
import { registerAccount } from './register-account.ts';
import { renewToken } from './renew-token.ts';
import { resetPassword } from './reset-password.ts';
import { signIn } from './sign-in.ts';
import { type Account, findAccount } from './store.ts';
import { sessionsOf } from './store-sessions.ts';
import { updateProfile } from './update-profile.ts';
import { mailVerifyLink, verifyEmail } from './verify-email.ts';

/** Calls that stay open while a temporary password or a missing second step holds everything else. */
const always = { beforePasswordChange: true, beforeTwoStep: true };
/** Calls that prove who they are by what they carry; an old cookie must neither help nor hinder them. */
const alone = { ignoresSession: true };

/** The calls of signing in, registering and one's own account. */
export function accountRoutes(api: Api): void {
  const { services } = api;
  // Decides by itself who may ask for which account.
  api.route(contract.register, ({ body }, call) => registerAccount(services, body, call), always);
  api.route(contract.login, ({ body }, call) => signIn(services, body, call), alone);
  api.route(contract.twoStepLogin, ({ body }, call) => passTwoStep(services, body, call), alone);
  api.route(contract.renew, (_, call) => renewToken(services, call), {
    ...alone,
    auditNotNeeded: 'a token has no row; nothing changes',
  });
  api.route(contract.logout, (_, call) => signOut(services, call), {
    ...alone,
    auditNotNeeded: 'an ended session leaves its entry; without one nothing changes',
  });
  api.route(contract.forgotPassword, ({ body }, call) => mailResetLink(services, body, call), {
    ...alone,
    auditNotNeeded: 'a mailed link leaves its entry; for an unknown address nothing changes',
  });
  api.route(contract.resetPassword, ({ body }, call) => resetPassword(services, body, call), alone);
  api.route(contract.sendVerification, (_, call) => mailVerifyLink(services, call), {
    ...always,
    auditNotNeeded: 'a mailed link leaves its entry; a verified address needs none',
  });
  api.route(contract.verifyEmail, ({ body }, call) => verifyEmail(services, body, call), alone);
  api.route(contract.changePassword, ({ body }, call) => changePassword(services, body, call), always);
  api.route(contract.confirmPerson, ({ body }, call) => confirmPerson(services, body, call), always);
  twoStepRoutes(api);
  profileRoutes(api);
}

function twoStepRoutes(api: Api): void {
  const { services } = api;
  const meOr = meAnswer(services);
  api.route(contract.startTwoStep, ({ body }, call) => startTwoStep(services, body, call), always);
  api.route(
    contract.confirmTwoStep,
    async ({ body }, call) => meOr(await confirmTwoStep(services, body, call)),
    always,
  );
  api.route(
    contract.stopTwoStep,
    async ({ body }, call) => meOr(await stopTwoStep(services, body, call)),
    always,
  );
}

/** The account as its owner reads it, or the refusal as it is. */
const meAnswer = (services: Services) => (result: Account | Refusal) =>
  isRefusal(result) ? result : presentMe(result, services);

function profileRoutes(api: Api): void {
  const { services } = api;
  const meOr = meAnswer(services);
  api.route(
    contract.userMe,
    async (_, call) =>
      meOr((await findAccount(services.pool, call.person.accountId)) ?? refuse('common.notFound')),
    always,
  );
  api.route(
    contract.userProfile,
    async (_, call) => {
      const account = await findAccount(services.pool, call.person.accountId);
      return account ? { username: account.username, ...presentProfile(account) } : refuse('common.notFound');
    },
    always,
  );
  api.route(contract.updateProfile, async ({ body }, call) =>
    meOr(await updateProfile(services, body, call)),
  );
  api.route(contract.uploadPhoto, async (_, call) => meOr(await uploadPhoto(services, call)), { raw: true });
  api.route(contract.removePhoto, async (_, call) => meOr(await removePhoto(services, call)));
  api.route(contract.photo, async ({ params }, call) => {
    const bytes = await readPhoto(services, params.file);
    if (!bytes || !call.http) return refuse('common.notFound');
    await call.http.reply
      .header('cache-control', 'private, max-age=31536000, immutable')
      .type('image/webp')
      .send(Buffer.from(bytes));
    return undefined;
  });
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
    always,
  );
}
