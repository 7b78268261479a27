/** The provider understood and said no. 4xx, 406, 412, 414 as in its list of status codes. */
export type MidtransRefused = { kind: 'refused'; status: number; messages: string[] };

/**
 * No usable answer: we do not know whether the call took effect. `status` where one came (5xx, 429), `why` otherwise.
 */
export type MidtransUnreachable = {
  kind: 'unreachable';
  why: 'timeout' | 'network' | 'serverFault' | 'unreadable';
  status: number | null;
};

/** Our key is wrong for this address: a setting to mend, nothing to retry. */
export type MidtransUnauthorized = { kind: 'unauthorized' };

/** What may go wrong on the way to the provider. Never holds the key, a header or a request. */
export type MidtransFailure = MidtransRefused | MidtransUnreachable | MidtransUnauthorized;

export type MidtransResult<T> = { ok: true; value: T } | { ok: false; failure: MidtransFailure };

/** The settings contradict each other; thrown at start-up, with one line that names the setting and not the key. */
export class MidtransMisconfigured extends Error {
  override readonly name = 'MidtransMisconfigured';
}

/** Sentences from the provider, short enough for a log and without anything that looks like a key. */
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
