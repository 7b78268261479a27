import type { Refusal } from '@fasih/school/basics/refusal';
import type { Queryable } from '../db/transaction.ts';
import type { Call } from '../http/call.ts';
import type { Services } from '../services.ts';
import { DEVICE_COOKIE, readDevice } from './device-cookie.ts';
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
} from './throttle.ts';

/** What is guessed at: a password at the door, a two-step code, or the password of somebody already signed in. */
export type Secret = 'signIn' | 'code' | 'password';

/** One counted guess. */
export type Guess = {
  /** It was right: its counters are forgotten. */
  right(db: Queryable): Promise<void>;
  /** It was never looked at. */
  notLookedAt(db: Queryable): Promise<void>;
};

/**
 * Counts a guess by address and by account before it is evaluated. Devices on which the account has signed in before
 * have a counter of their own, so that a stranger's guesses never lock the owner out.
 */
export async function beginGuess(
  services: Services,
  call: Call,
  secret: Secret,
  who: { accountId: string } | { typed: string },
): Promise<Guess | Refusal> {
  const address = addressKey(secret, call.address);
  const addressWait = await countAttempt(services.pool, address, ONE_ADDRESS);
  if (addressWait !== null) return tooMany(addressWait);
  const { key, pace } = counterOf(services, call, secret, who);
  const wait = await countAttempt(services.pool, key, pace);
  if (wait !== null) return tooMany(wait);
  return {
    right: async (db) => {
      await clearAttempts(db, [key]);
      await takeBackAttempt(db, [address]);
    },
    notLookedAt: (db) => takeBackAttempt(db, [key, address]),
  };
}

function counterOf(
  services: Services,
  call: Call,
  secret: Secret,
  who: { accountId: string } | { typed: string },
) {
  if ('typed' in who) return { key: nameKey(who.typed), pace: NO_ACCOUNT };
  if (secret === 'password') return { key: `password:account:${who.accountId}`, pace: KNOWN_DEVICE };
  const device = readDevice(call.http?.request.cookies[DEVICE_COOKIE], services.config.appSecret);
  if (device?.accountIds.includes(who.accountId)) {
    return { key: `${secret}:device:${device.id}:${who.accountId}`, pace: KNOWN_DEVICE };
  }
  return { key: unknownDevicesKey(secret, who.accountId), pace: UNKNOWN_DEVICES };
}

/** The counter shared by all devices that never signed in to this account. */
export function unknownDevicesKey(secret: Secret, accountId: string): string {
  return `${secret}:account:${accountId}`;
}
