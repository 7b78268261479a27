import * as z from 'zod/mini';
import { contract } from '../../basics/contract.ts';
import { filled } from '../../basics/contract-parts.ts';
import { me, signedIn, typedPassword } from './contract.ts';

export const twoStepLogin = contract({
  method: 'POST',
  path: '/auth/two-step',
  who: 'public',
  summary: 'Complete sign-in with an app code or a recovery code',
  body: z.object({
    challenge: z.string(),
    code: z.string('required').check(z.trim(), filled, z.maxLength(40)),
  }),
  reply: { 200: signedIn },
  problems: { 'accounts.wrongCode': 401, 'accounts.challengeOver': 401, 'accounts.tooManyAttempts': 429 },
});

export const startTwoStep = contract({
  method: 'POST',
  path: '/user/two-step/start',
  who: 'signedIn',
  summary: 'Start two-step login: the app secret and recovery codes; active once confirmed',
  body: z.object({ password: typedPassword }),
  reply: { 200: z.object({ totpUri: z.string(), recoveryCodes: z.array(z.string()), qrSvg: z.string() }) },
  problems: {
    'accounts.wrongPassword': 409,
    'accounts.twoStepAlreadyOn': 409,
    'accounts.tooManyAttempts': 429,
  },
});

export const confirmTwoStep = contract({
  method: 'POST',
  path: '/user/two-step/confirm',
  who: 'signedIn',
  summary: 'Turn two-step login on with the first app code and end all other sessions',
  body: z.object({ code: z.string('required').check(z.trim(), filled, z.maxLength(12)) }),
  reply: { 200: me },
  problems: { 'accounts.wrongCode': 409, 'accounts.twoStepAlreadyOn': 409, 'accounts.tooManyAttempts': 429 },
});

export const stopTwoStep = contract({
  method: 'POST',
  path: '/user/two-step/stop',
  who: 'signedIn',
  summary: 'Turn two-step login off with the password and a code, and end all other sessions',
  body: z.object({
    password: typedPassword,
    code: z.string('required').check(z.trim(), filled, z.maxLength(40)),
  }),
  reply: { 200: me },
  problems: {
    'accounts.wrongPassword': 409,
    'accounts.wrongCode': 409,
    'accounts.twoStepNotOn': 409,
    'accounts.tooManyAttempts': 429,
  },
});
