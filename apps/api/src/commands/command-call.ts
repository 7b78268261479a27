import type { Call } from '../platform/http/call.ts';

/** What the audit trail notes as the call when somebody with access to the server runs a command. */
export function commandCall(runId: string): Call {
  return {
    person: null,
    lang: 'id',
    now: new Date(),
    requestId: `command:${runId}`,
    address: 'server',
    userAgent: 'command',
    audited: false,
  };
}
