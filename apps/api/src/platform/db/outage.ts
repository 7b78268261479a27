import { OutOfTime } from '../deadline.ts';

/** True when the client's own time limit has passed: the server accepted a statement and did not answer, as a paused one does. */
export const isSilence = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout';

/** Thrown when too many statements are queued. */
export class NoTurn extends Error {
  override name = 'NoTurn';
}

/** Errors of the connection, by the system's name or by the words of `pg`. */
const CONNECTION_ERRORS = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);
const CONNECTION_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after)/;

/**
 * SQLSTATEs of a database that cannot work now: connection (08), login and name of the database (28, 3D), insufficient resources
 * such as a full disk (53), shutdown and start (57P), system errors (58), a read-only server as after a failover (25006), idle or
 * long transactions that the server ended (25P03, 25P04).
 */
const DOWN = /^(08...|28...|3D...|53...|57P0.|58...|25006|25P0[34])$/;

/** SQLSTATEs of a statement that others prevented: cancelled, locked out, in a deadlock, or a serialization failure. */
const BLOCKED_BY_OTHERS = new Set(['57014', '55P03', '40001', '40P01']);

/** This machine has no room or no file descriptors left, or its disk is read-only. */
const MACHINE_ERRORS = new Set(['EDQUOT', 'EMFILE', 'ENFILE', 'ENOBUFS', 'ENOMEM', 'ENOSPC', 'EROFS']);

/** Whether the database itself cannot be used now, so that no record and no call is at fault. */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  return (
    error instanceof NoTurn ||
    DOWN.test(code) ||
    CONNECTION_ERRORS.has(code) ||
    CONNECTION_WORDS.test(error.message)
  );
}

/** Whether the same call may work a little later, because of an outage or other transactions. Answered with 503, never 500. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  return (
    error instanceof OutOfTime ||
    isDatabaseDown(error) ||
    BLOCKED_BY_OTHERS.has(code) ||
    MACHINE_ERRORS.has(code)
  );
}

const codeOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : '';
