import { SECURITY_A_MINUTE, type SecurityKind } from '@fasih/school/platform/security/rules';
import type { FastifyBaseLogger } from 'fastify';

/** What happened, without its time; alike ones of a minute are one row. */
export type SecurityEvent = {
  kind: SecurityKind;
  accountId: string | null;
  address: string | null;
  device: string | null;
  call: string | null;
  code: string | null;
};
export type CountedEvent = SecurityEvent & { minute: Date; count: number; firstAt: Date; lastAt: Date };

/** Where refused calls are noted for the admins. */
export type SecurityLog = {
  /** Notes an event at a real instant; costs nothing but memory, so that a flood of refusals writes no more than a trickle. */
  note(event: SecurityEvent, at: Date): void;
  /** Writes what was noted since the last time. */
  flush(): Promise<void>;
  stop(): Promise<void>;
};

const MINUTE = 60_000;
const FLUSH_MS = 2000;

/**
 * Counts alike events of a minute together and writes them every two seconds, at most a hundred different ones a minute;
 * what comes on top is counted by its kind alone. A killed process loses its last two seconds.
 *
 * @param save writes a batch; alike events of the same minute add up in the database.
 */
export function securityLog(
  save: (events: readonly CountedEvent[]) => Promise<void>,
  log: Pick<FastifyBaseLogger, 'error'>,
): SecurityLog {
  let waiting = new Map<string, CountedEvent>();
  /** The keys of this minute, written or not. */
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
    // Not kept for a second try: while the database is away nobody signs in, and memory stays bounded.
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
