import { describe, expect, it } from 'vitest';
import { addressOf, assertPortFree, withFreePorts } from './start-ports.ts';

describe('ports', () => {
  it('of 0 become free ones, also the practice provider’s beside such a port', async () => {
    const { PORT, SANDBOX_PORT } = await withFreePorts({ PORT: '0' });
    expect(Number(PORT)).toBeGreaterThan(0);
    expect(Number(SANDBOX_PORT)).toBeGreaterThan(0);
    expect(PORT).not.toBe(SANDBOX_PORT);
    expect(await withFreePorts({ PORT: '0', SANDBOX_PORT: '9' })).toMatchObject({ SANDBOX_PORT: '9' });
  });

  it('that are named stay as they are', async () => {
    expect(await withFreePorts({ PORT: '3000' })).toEqual({ PORT: '3000' });
    expect(await withFreePorts({})).toEqual({});
  });
});

it('an address that is not of this machine is named with its setting', async () => {
  await expect(assertPortFree(0, '203.0.113.9', 'PORT')).rejects.toThrow(
    /^203\.0\.113\.9 is no address of this machine \(EADDRNOTAVAIL\)\. Set HOST to one that is\.$/,
  );
});

describe('the address that is printed', () => {
  it.each([
    ['127.0.0.1', 'http://127.0.0.1:3100'],
    ['192.168.1.5', 'http://192.168.1.5:3100'],
    ['0.0.0.0', 'http://127.0.0.1:3100'],
    ['::', 'http://127.0.0.1:3100'],
    ['::1', 'http://[::1]:3100'],
  ])('of a school that listens on %s is %s', (address, printed) => {
    expect(addressOf({ address, port: 3100, family: 'IPv4' })).toBe(printed);
  });
});
