/** The provider rejected the call: 4xx, or 406, 412, 414 of its own status codes. */
export type MidtransRefused = { kind: 'refused'; status: number; messages: string[] };

/** No usable answer: the call may or may not have taken effect. `status` when one came (5xx, 429), otherwise `why`. */
export type MidtransUnreachable = {
  kind: 'unreachable';
  why: 'timeout' | 'network' | 'serverFault' | 'unreadable';
  status: number | null;
};

/** The key is wrong for this address: a setting to correct, nothing to retry. */
export type MidtransUnauthorized = { kind: 'unauthorized' };

/** How a call to the provider may fail. Never contains the key, a header or a request. */
export type MidtransFailure = MidtransRefused | MidtransUnreachable | MidtransUnauthorized;

export type MidtransResult<T> = { ok: true; value: T } | { ok: false; failure: MidtransFailure };

/** Contradictory settings; thrown at start-up with one line that names the setting and not the key. */
export class MidtransMisconfigured extends Error {
  override readonly name = 'MidtransMisconfigured';
}

/** The provider's messages, shortened for the log and without anything that looks like a key. */
function safeMessages(messages: readonly string[]): string[] {
  return messages
    .slice(0, 10)
    .map((text) => text.replace(/(SB-)?Mid-(server|client)-[\w-]+/g, '[key]').slice(0, 300));
}

export function refused(
  status: number,
  messages: readonly string[],
): { ok: false; failure: MidtransRefused } {
  return { ok: false, failure: { kind: 'refused', status, messages: safeMessages(messages) } };
}

export function unreachable(
  why: MidtransUnreachable['why'],
  status: number | null = null,
): { ok: false; failure: MidtransUnreachable } {
  return { ok: false, failure: { kind: 'unreachable', why, status } };
}
