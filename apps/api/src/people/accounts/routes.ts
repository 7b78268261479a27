import { refuse } from '@fasih/school/basics/refusal';
import * as contract from '@fasih/school/people/accounts/contract';
import * as emailCalls from '@fasih/school/people/accounts/email-contract';
import * as profileCalls from '@fasih/school/people/accounts/profile-contract';
import type { Api } from '../../platform/http/api.ts';
import { findAccount } from './accounts.ts';
import { askChangeOfEmail, cancelChangeOfEmail, readOwnEmail } from './ask-email-change.ts';
import { changePassword } from './change-password.ts';
import { readPhoto, removePhoto, uploadPhoto } from './change-photo.ts';
import { confirmChangeOfEmail, stopChangeOfEmail } from './finish-email-change.ts';
import { mailResetLink } from './mail-reset-link.ts';
import { presentMeOrRefusal, presentProfile } from './present.ts';
import { registerAccount } from './register-account.ts';
import { resetPassword } from './reset-password.ts';
import { evenWhenBlocked, withoutSession, withPassword } from './route-options.ts';
import { updateProfile } from './update-profile.ts';
import { mailVerifyLink, verifyEmail } from './verify-email.ts';

/** Registration and one's own account. */
export function accountRoutes(api: Api): void {
  const { services } = api;
  // Decides itself who may create which account.
  api.route(contract.register, ({ body }, call) => registerAccount(services, body, call), {
    ...evenWhenBlocked,
    ...withPassword,
  });
  api.route(contract.forgotPassword, ({ body }, call) => mailResetLink(services, body, call), {
    ...withoutSession,
    auditNotNeeded: 'a mailed link leaves its entry; for an unknown address nothing changes',
  });
  api.route(contract.resetPassword, ({ body }, call) => resetPassword(services, body, call), {
    ...withoutSession,
    ...withPassword,
  });
  api.route(contract.sendVerification, (_, call) => mailVerifyLink(services, call), {
    ...evenWhenBlocked,
    auditNotNeeded: 'a mailed link leaves its entry; a verified address needs none',
  });
  api.route(contract.verifyEmail, ({ body }, call) => verifyEmail(services, body, call), withoutSession);
  api.route(contract.changePassword, ({ body }, call) => changePassword(services, body, call), {
    ...evenWhenBlocked,
    ...withPassword,
  });
  emailRoutes(api);
  profileRoutes(api);
}

function emailRoutes(api: Api): void {
  const { services } = api;
  api.route(emailCalls.readEmail, (_, call) => readOwnEmail(services.pool, call));
  api.route(
    emailCalls.askEmailChange,
    ({ body }, call) => askChangeOfEmail(services, body, call),
    withPassword,
  );
  api.route(emailCalls.cancelEmailChange, (_, call) => cancelChangeOfEmail(services, call));
  api.route(
    emailCalls.confirmEmailChange,
    ({ body }, call) => confirmChangeOfEmail(services, body, call),
    withoutSession,
  );
  api.route(
    emailCalls.stopEmailChange,
    ({ body }, call) => stopChangeOfEmail(services, body, call),
    withoutSession,
  );
}

function profileRoutes(api: Api): void {
  const { services } = api;
  const meOrRefusal = presentMeOrRefusal(services);
  api.route(
    contract.userMe,
    async (_, call) =>
      meOrRefusal((await findAccount(services.pool, call.person.accountId)) ?? refuse('common.notFound')),
    evenWhenBlocked,
  );
  api.route(
    profileCalls.userProfile,
    async (_, call) => {
      const account = await findAccount(services.pool, call.person.accountId);
      return account ? { username: account.username, ...presentProfile(account) } : refuse('common.notFound');
    },
    evenWhenBlocked,
  );
  api.route(profileCalls.updateProfile, async ({ body }, call) =>
    meOrRefusal(await updateProfile(services, body, call)),
  );
  api.route(profileCalls.uploadPhoto, async (_, call) => meOrRefusal(await uploadPhoto(services, call)), {
    raw: true,
  });
  api.route(profileCalls.removePhoto, async (_, call) => meOrRefusal(await removePhoto(services, call)));
  api.route(profileCalls.photo, async ({ params }, call) => {
    const bytes = await readPhoto(services, params.file);
    if (!bytes || !call.http) return refuse('common.notFound');
    await call.http.reply
      .header('cache-control', 'private, max-age=31536000, immutable')
      .type('image/webp')
      .send(Buffer.from(bytes));
    return undefined;
  });
}
