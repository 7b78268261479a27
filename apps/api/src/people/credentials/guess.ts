import type { Refusal } from '@fasih/school/basics/refusal';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { Call } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { knownDevice } from './device-cookie.ts';
import {
  addressKey,
  clearAttempts,
  countAttempt,
  KNOWN_DEVICE,
  NO_ACCOUNT,
  nameKey,
  ONE_ADDRESS,
  takeBackAttempt,
  tooMany,
  UNKNOWN_DEVICES,
  waitOf,
} from './throttle.ts';

/** The secret being guessed: the password at sign-in, a two-step code, or the password of a signed-in person. */
export type Secret = 'signIn' | 'code' | 'password';

/** One counted attempt. */
export type Guess = {
  /** After a right guess: clears its counters. */
  recordSuccess(db: Queryable): Promise<void>;
  /** When the guess could not be evaluated: takes it back from its counters. */
  takeBack(db: Queryable): Promise<void>;
};

/**
 * Counts an attempt before it is evaluated: per account, and for strangers also per address. A known device or a
 * signed-in person has a separate counter and none per address, because a whole neighbourhood may share one (carrier
 * NAT) and must not lock out the others.
 */
export async function beginGuess(
  services: Services,
  call: Call,
  secret: Secret,
  who: { accountId: string } | { typed: string },
): Promise<Guess | Refusal<'accounts.tooManyAttempts'>> {
  const { pool } = services;
  const { key, pace, known } = counterOf(services, call, secret, who);
  const address = known ? null : addressKey(secret, call.address);
  // Checked before anything is counted: a request refused for its address leaves no row and extends nobody's wait.
  const held = address === null ? null : await waitOf(pool, address, ONE_ADDRESS);
  if (held !== null) return tooMany(held);
  const wait = await countAttempt(pool, key, pace);
  if (wait !== null) return tooMany(wait);
  const addressWait = address === null ? null : await countAttempt(pool, address, ONE_ADDRESS);
  if (addressWait !== null) {
    await takeBackAttempt(pool, [key]);
    return tooMany(addressWait);
  }
  return {
    recordSuccess: async (db) => {
      await clearAttempts(db, [key]);
      if (address !== null) await takeBackAttempt(db, [address]);
    },
    takeBack: (db) => takeBackAttempt(db, address === null ? [key] : [key, address]),
  };
}

function counterOf(
  services: Services,
  call: Call,
  secret: Secret,
  who: { accountId: string } | { typed: string },
) {
  if ('typed' in who) return { key: nameKey(who.typed), pace: NO_ACCOUNT, known: false };
  const { accountId } = who;
  if (secret === 'password') return { key: `password:account:${accountId}`, pace: KNOWN_DEVICE, known: true };
  const ofDevice = deviceKey(services, call, secret, accountId);
  if (ofDevice !== null) return { key: ofDevice, pace: KNOWN_DEVICE, known: true };
  const known = call.person?.accountId === accountId;
  return { key: unknownDevicesKey(secret, accountId), pace: UNKNOWN_DEVICES, known };
}

function deviceKey(services: Services, call: Call, secret: Secret, accountId: string): string | null {
  const device = knownDevice(services, call, accountId);
  return device === null ? null : `${secret}:device:${device}:${accountId}`;
}

/**
 * The counters of passwords that end with a new one: those of strangers and of the signed-in owner, and of the calling
 * device where the account signed in on it before.
 */
export function passwordKeys(services: Services, call: Call, accountId: string): string[] {
  const ofDevice = deviceKey(services, call, 'signIn', accountId);
  return [
    unknownDevicesKey('signIn', accountId),
    unknownDevicesKey('password', accountId),
    ...(ofDevice === null ? [] : [ofDevice]),
  ];
}

/** The counter shared by all devices that never signed in to this account. */
export function unknownDevicesKey(secret: Secret, accountId: string): string {
  return `${secret}:account:${accountId}`;
}
