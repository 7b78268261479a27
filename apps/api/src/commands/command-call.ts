import type { Call } from '../platform/http/call.ts';
import { systemCall } from '../platform/http/system-call.ts';

/** The call recorded in the audit log for a command on the server. */
export const commandCall = (runId: string): Call =>
  systemCall(new Date(), `command:${runId}`, { address: 'server', userAgent: 'command' });
