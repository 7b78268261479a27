import type { Call } from '../../platform/http/call.ts';
import { Problem } from '../../platform/http/problem.ts';
import { deviceHash } from './device.ts';

/** The owner of a sitting: the family's account, the device of an anonymous sitting, or both. */
export type Owner = { accountId: string | null; deviceHash: string | null };

/**
 * The owner behind a call. An expired token answers 401 instead of counting as a visitor, so that the browser
 * renews it during a test.
 */
export function ownerOf(call: Call, secret: string): Owner {
  const headers = call.http?.request.headers;
  if (!call.person && headers?.authorization !== undefined) throw new Problem(401, 'common.signInNeeded');
  return {
    accountId: call.person?.role === 'student' ? call.person.accountId : null,
    deviceHash: deviceHash(headers?.['x-fasih-device'], secret),
  };
}
