import type { Call } from '../platform/http/call.ts';

/** The call recorded in the audit log for a command on the server. */
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
