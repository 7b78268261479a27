import { randomUUID } from 'node:crypto';
import type { Call } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { sameText, sign } from './secrets.ts';

export const DEVICE_COOKIE = 'fasih_device';
/** A device stays known for a year after its last sign-in, in seconds. */
export const DEVICE_SECONDS = 365 * 24 * 3600;
/** Accounts remembered per device: a family shares a tablet. */
const REMEMBERED = 5;

/** A device and the accounts that signed in on it. */
export type Device = { id: string; accountIds: string[] };

/** Reads the signed cookie; anything invalid is a new device. */
export function readDevice(cookie: string | undefined, secret: string): Device | null {
  const [id, accounts, sent] = (cookie ?? '').split('.');
  if (!id || !accounts || !sent || !sameText(sent, sign(`${id}.${accounts}`, secret, 'device'))) return null;
  return { id, accountIds: accounts.split('_') };
}

/** The cookie of a device after a sign-in of this account (OWASP 'device cookies'). */
export function deviceCookie(before: Device | null, accountId: string, secret: string): string {
  const others = (before?.accountIds ?? []).filter((id) => id !== accountId).slice(0, REMEMBERED - 1);
  const body = `${before?.id ?? randomUUID()}.${[accountId, ...others].join('_')}`;
  return `${body}.${sign(body, secret, 'device')}`;
}

/** The id of the calling device if this account signed in on it before, else null. */
export function knownDevice(services: Services, call: Call, accountId: string): string | null {
  const device = readDevice(call.http?.request.cookies[DEVICE_COOKIE], services.config.appSecret);
  return device?.accountIds.includes(accountId) ? device.id : null;
}
