import { makeToken } from '../apps/api/src/platform/http/session-token.ts';
import { type Load, runLoad, type Target } from './load.ts';
import { processorMs } from './process-use.ts';
import type { WaitingSeat } from './running-meetings.ts';
import type { School } from './school.ts';

/** Phones that mark at the same time. */
export const CONNECTIONS = 20;

/** A server that seats are marked at. */
export type Marker = { url: string; pid: number; target(seat: WaitingSeat): Target };
export type Marked = Load & { processorUs: number | null };

/** Marks each of these seats once. */
export async function mark({ url, pid, target }: Marker, seats: readonly WaitingSeat[]): Promise<Marked> {
  const before = processorMs(pid);
  const targets = seats.map(target);
  const load = await runLoad({ url, targets, connections: CONNECTIONS, requests: targets.length });
  const after = processorMs(pid);
  const processorUs = before === null || after === null ? null : ((after - before) * 1000) / load.answers;
  return { ...load, processorUs };
}

export function markInApp(school: School, { meetingId, learnerId, sessionId }: WaitingSeat): Target {
  return {
    method: 'PUT',
    path: `/api/meetings/${meetingId}/attendance/${learnerId}`,
    headers: { authorization: `Bearer ${makeToken(sessionId, school.secret)}` },
    body: '{}',
  };
}

export function markInBare({ meetingId, learnerId, sessionId }: WaitingSeat): Target {
  return {
    method: 'PUT',
    path: `/mark/${meetingId}/${learnerId}`,
    headers: { 'x-session': sessionId },
    body: '{}',
  };
}
