import { describe, expect, it } from 'vitest';
import { deviceCookie, readDevice } from './device-cookie.ts';

const SECRET = 'a secret of the school';

describe('the cookie of a known device', () => {
  it('remembers the five accounts that signed in last, the latest first, under one id', () => {
    let cookie: string | undefined;
    const ids = new Set<string | undefined>();
    for (const account of ['a', 'b', 'c', 'd', 'e', 'f', 'b']) {
      cookie = deviceCookie(readDevice(cookie, SECRET), account, SECRET);
      ids.add(readDevice(cookie, SECRET)?.id);
    }
    expect(ids.size).toBe(1);
    expect(readDevice(cookie, SECRET)?.accountIds).toEqual(['b', 'f', 'e', 'd', 'c']);
  });

  it('counts as a new device when somebody added an account, cut it, or signed it elsewhere', () => {
    const cookie = deviceCookie(null, 'a', SECRET);
    const [id, , signature] = cookie.split('.');
    for (const forged of [
      `${id}.a_b.${signature}`,
      `${id}.a`,
      `${id}.a.`,
      `.a.${signature}`,
      `${cookie}x`,
      deviceCookie(null, 'a', 'another secret'),
      '',
      undefined,
    ])
      expect([forged, readDevice(forged, SECRET)]).toEqual([forged, null]);
    expect(readDevice(cookie, SECRET)).toEqual({ id, accountIds: ['a'] });
  });
});
