import type { Call } from './call.ts';

/** A call made by the system, without a signed-in person; `requestId` says by what, e.g. `job:attendance`. */
export function systemCall(
  now: Date,
  requestId: string,
  from: Pick<Call, 'address' | 'userAgent'> = { address: '', userAgent: '' },
): Call {
  return { person: null, lang: 'id', now, requestId, ...from, audited: false };
}
