import { SECURITY_A_MINUTE, type SecurityKind } from '@fasih/school/platform/security/rules';
import type { FastifyBaseLogger } from 'fastify';

/** A security event without its time; equal events of a minute share one row. */
export type SecurityEvent = {
  kind: SecurityKind;
  accountId: string | null;
  address: string | null;
  device: string | null;
  call: string | null;
  code: string | null;
};
export type CountedEvent = SecurityEvent & { minute: Date; count: number; firstAt: Date; lastAt: Date };

/** Records refused calls for the admins. */
export type SecurityLog = {
  /** Records an event at a real instant, in memory only, so that a flood of refusals writes little. */
  note(event: SecurityEvent, at: Date): void;
  /** Writes the events recorded since the last flush. */
  flush(): Promise<void>;
  stop(): Promise<void>;
};

const MINUTE = 60_000;
const FLUSH_MS = 2000;

/**
 * Counts equal events per minute and writes them every two seconds, at most a hundred different ones a minute;
 * further ones are counted by kind only. A killed process loses its last two seconds.
 *
 * @param save writes a batch; equal events of the same minute add up in the database.
 */
export function securityLog(
  save: (events: readonly CountedEvent[]) => Promise<void>,
  log: Pick<FastifyBaseLogger, 'error'>,
): SecurityLog {
  let waiting = new Map<string, CountedEvent>();
  /** The keys of the current minute, written or not. */
  let apart = { minute: 0, keys: new Set<string>() };
  let writing = Promise.resolve();

  function note(event: SecurityEvent, at: Date): void {
    const minute = Math.floor(at.getTime() / MINUTE) * MINUTE;
    if (apart.minute !== minute) apart = { minute, keys: new Set() };
    let noted = event;
    let key = keyOf(event, minute);
    if (!apart.keys.has(key) && apart.keys.size >= SECURITY_A_MINUTE) {
      noted = { kind: event.kind, accountId: null, address: null, device: null, call: null, code: null };
      key = keyOf(noted, minute);
    } else apart.keys.add(key);
    const same = waiting.get(key);
    if (same) {
      same.count += 1;
      same.lastAt = at;
    } else waiting.set(key, { ...noted, minute: new Date(minute), count: 1, firstAt: at, lastAt: at });
  }

  async function write(): Promise<void> {
    if (waiting.size === 0) return;
    const events = [...waiting.values()];
    waiting = new Map();
    // Not retried: while the database is unavailable nobody signs in, and memory stays bounded.
    await save(events).catch((error: unknown) =>
      log.error({ err: error }, 'security events were not written'),
    );
  }

  const flush = () => {
    writing = writing.then(write);
    return writing;
  };
  const timer = setInterval(flush, FLUSH_MS);
  timer.unref();
  return {
    note,
    flush,
    stop: () => {
      clearInterval(timer);
      return flush();
    },
  };
}

function keyOf(event: SecurityEvent, minute: number): string {
  const { kind, accountId, address, device, call, code } = event;
  return JSON.stringify([minute, kind, accountId, address, device, call, code]);
}
