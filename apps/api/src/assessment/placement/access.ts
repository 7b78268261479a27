import type { Call } from '../../platform/http/call.ts';
import { Problem } from '../../platform/http/problem.ts';
import { deviceHash } from './device.ts';

/** Through whom a sitting is reached: the family's account, the device of an anonymous sitting, or both. */
export type Owner = { accountId: string | null; deviceHash: string | null };

/**
 * The owner behind a call. A token that is over answers 401 instead of being taken for a visitor: in the middle of a
 * test the browser must renew it, not read that the sitting does not exist.
 */
export function ownerOf(call: Call, secret: string): Owner {
  const headers = call.http?.request.headers;
  if (!call.person && headers?.authorization !== undefined) throw new Problem(401, 'common.signInNeeded');
  return {
    accountId: call.person?.role === 'student' ? call.person.accountId : null,
    deviceHash: deviceHash(headers?.['x-fasih-device'], secret),
  };
}
