import { describe, expect, it } from 'vitest';
import { addressHash, deviceHash, networkOf } from './device.ts';

describe('the hashes of device and address', () => {
  it('accept a device key of 22 to 128 characters and nothing else', () => {
    expect(deviceHash('a'.repeat(22), 's')).toMatch(/^[\w-]{43}$/);
    for (const key of [
      undefined,
      '',
      'a'.repeat(21),
      `${'a'.repeat(22)} `,
      'a'.repeat(129),
      ['a'.repeat(22)],
    ]) {
      expect(deviceHash(key, 's')).toBeNull();
    }
    expect(deviceHash('a'.repeat(22), 's')).not.toBe(deviceHash('a'.repeat(22), 't'));
  });

  it('of one address differ by day and by the school’s secret', () => {
    const hash = addressHash('203.0.113.7', '2026-11-02', 's');
    expect(addressHash('203.0.113.7', '2026-11-02', 's')).toBe(hash);
    expect(addressHash('203.0.113.7', '2026-11-03', 's')).not.toBe(hash);
    expect(addressHash('203.0.113.7', '2026-11-02', 't')).not.toBe(hash);
  });

  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('reduce the address %s to the network %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
