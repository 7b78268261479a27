import { setTimeout as sleep } from 'node:timers/promises';
import { retryAfterS } from '@fasih/school/platform/outgoing/retry';
import { runLeased } from '../../platform/leases/run-leased.ts';
import {
  type DueMail,
  giveUpExpired,
  MAILS,
  noteFailure,
  noteSent,
  wakeAfterOutage,
} from '../../platform/outbox/due-mails.ts';
import type { Services } from '../../platform/services.ts';
import { smtpFailure } from '../../platform/smtp/failure.ts';
import { writeLetter } from './letters.ts';

/** A mail is ours for so long after the last heartbeat; that of a killed process is sent by another after it. */
const LEASE_MS = 60_000;
/** What is under way when the process ends gets this long, well within the ten seconds of the whole. */
const GRACE_MS = 4000;
/** Pauses between attempts to store a result: without it the mail would be sent again. */
const NOTE_PAUSES_MS = [100, 500, 1000, 2000, 5000];
/** Of the connections this part, rounded down, is kept for sign-in mails, so that they never wait for a slow lot. */
const RESERVED_PART = 1 / 6;

export type SendOptions = {
  /** The process ends. */
  ending?: AbortSignal | undefined;
  leaseMs?: number;
  graceMs?: number;
  notePausesMs?: readonly number[];
};

/**
 * Sends the mails that are due, several at once and by priority, until none is left; answers how many it tried. A mail goes
 * out once, whatever time the server takes: its lease is extended while it is under way. Only a process that dies between
 * the server's 250 and our note of it repeats one, with the same Message-ID.
 */
export async function sendDueMail(services: Services, options: SendOptions = {}): Promise<number> {
  const { pool, log, mail: transport } = services;
  const { breaker, connections } = transport;
  const { leaseMs = LEASE_MS, graceMs = GRACE_MS, notePausesMs = NOTE_PAUSES_MS } = options;
  await giveUpExpired(pool);
  return runLeased<DueMail>({
    pool,
    log,
    table: MAILS,
    concurrency: () => ({ open: connections, probe: 1, rest: 0 })[breaker.state()],
    reserved: Math.floor(connections * RESERVED_PART),
    leaseMs,
    graceMs,
    ending: options.ending,
    async handle(mail, signal) {
      const error = await failureOf(mail, signal);
      if (error === undefined) {
        await noted(() => noteSent(pool, mail));
        await serverAnswered();
        return;
      }
      const failure = smtpFailure(error);
      const before = mail.failure === failure ? mail.sameFailures : 0;
      const pause = retryAfterS(failure, before, Math.random());
      log.warn({ err: error, kind: mail.kind, outbox: mail.id }, 'mail not sent; it is tried again');
      await noted(() =>
        noteFailure(pool, mail, { failure, error: String((error as Error).message), retryAfterS: pause }),
      );
      if (failure === 'connection' || failure === 'login') breaker.failed(failure);
      else if (failure !== 'ours') await serverAnswered();
    },
  });

  /** Undefined where the mail was taken. Throws where it was broken off. */
  async function failureOf(mail: DueMail, signal: AbortSignal): Promise<unknown> {
    try {
      const letter = await writeLetter(services, mail.kind, mail.lang, mail.params);
      await transport.send({ ...letter, to: mail.to, messageId: mail.messageId }, signal);
      return undefined;
    } catch (error) {
      if (signal.aborted) throw error;
      return error ?? new Error('unknown');
    }
  }

  async function serverAnswered(): Promise<void> {
    if (breaker.answered()) await wakeAfterOutage(pool);
  }

  /** The database may be gone for a moment when the mail is not. */
  async function noted(note: () => Promise<void>): Promise<void> {
    for (const pause of notePausesMs) {
      try {
        return await note();
      } catch (error) {
        log.warn({ err: error }, 'the result of a mail could not be noted; it is tried again');
        await sleep(pause);
      }
    }
    await note();
  }
}
