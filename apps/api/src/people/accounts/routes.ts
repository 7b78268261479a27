import { refuse } from '@fasih/school/basics/refusal';
import * as contract from '@fasih/school/people/accounts/contract';
import * as profileCalls from '@fasih/school/people/accounts/profile-contract';
import type { Api } from '../../platform/http/api.ts';
import { findAccount } from './accounts.ts';
import { changePassword } from './change-password.ts';
import { readPhoto, removePhoto, uploadPhoto } from './change-photo.ts';
import { mailResetLink } from './mail-reset-link.ts';
import { meAnswer, presentProfile } from './present.ts';
import { registerAccount } from './register-account.ts';
import { resetPassword } from './reset-password.ts';
import { alone, always } from './route-options.ts';
import { updateProfile } from './update-profile.ts';
import { mailVerifyLink, verifyEmail } from './verify-email.ts';

/** Registration and one's own account. */
export function accountRoutes(api: Api): void {
  const { services } = api;
  // Decides itself who may create which account.
  api.route(contract.register, ({ body }, call) => registerAccount(services, body, call), always);
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
  profileRoutes(api);
}

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
    profileCalls.userProfile,
    async (_, call) => {
      const account = await findAccount(services.pool, call.person.accountId);
      return account ? { username: account.username, ...presentProfile(account) } : refuse('common.notFound');
    },
    always,
  );
  api.route(profileCalls.updateProfile, async ({ body }, call) =>
    meOr(await updateProfile(services, body, call)),
  );
  api.route(profileCalls.uploadPhoto, async (_, call) => meOr(await uploadPhoto(services, call)), {
    raw: true,
  });
  api.route(profileCalls.removePhoto, async (_, call) => meOr(await removePhoto(services, call)));
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
