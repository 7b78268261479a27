import { expect, it } from 'vitest';
import { securityKind } from './rules.ts';

it.each([
  [401, 'accounts.wrongLogin', 'signInFailed'],
  [409, 'accounts.wrongPassword', 'signInFailed'],
  [403, 'accounts.inactive', 'signInRefused'],
  [429, 'accounts.tooManyAttempts', 'heldUp'],
  [403, 'common.notAllowed', 'accessRefused'],
  [403, 'common.crossSite', 'accessRefused'],
  [403, 'accounts.twoStepNeeded', null],
  [401, 'common.signInNeeded', null],
  [404, 'common.notFound', null],
])('%s %s is the security event %s', (status, code, kind) => {
  expect(securityKind({ status, code })).toBe(kind);
});
