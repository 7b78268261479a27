import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';

/** At least 128 bits in base64url or hex, generated once by the browser. */
const DEVICE_KEY = /^[A-Za-z0-9_-]{22,128}$/;

const mac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('base64url');

/** The stored hash of a device key; null for a missing or malformed key. */
export function deviceHash(key: string | string[] | undefined, secret: string): string | null {
  return typeof key === 'string' && DEVICE_KEY.test(key) ? mac(secret, `placement-device:${key}`) : null;
}

/**
 * The stored hash of an address, to count anonymous sittings per day
 * (docs/product/tests.md#anonymous-sittings). The salt changes daily, so that rows of different days cannot
 * be linked.
 */
export function addressHash(address: string, day: string, secret: string): string {
  return mac(mac(secret, `placement-address:${day}`), networkOf(address));
}

/** Reduces an IPv6 address to its /64 network, because a household has 2^64 of them. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const plain = address.split('%')[0] ?? address;
  if (!isIPv6(plain)) return address;
  const [head = '', tail = ''] = plain.toLowerCase().split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return `${[...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
