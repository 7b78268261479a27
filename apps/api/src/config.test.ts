import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const refusal = (env: Record<string, string>) => {
  try {
    readConfig(env, 'demo');
    return 'nothing';
  } catch (error) {
    return error instanceof ConfigError ? error.message : 'no ConfigError';
  }
};

describe('settings that cannot work', () => {
  it.each([
    [{ PORT: '70000' }, 'PORT'],
    [{ PORT: '65535' }, 'SANDBOX_PORT'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ DEMO_NOW: 'tomorrow' }, 'DEMO_NOW'],
    [{ DEMO_SIZE: '0' }, 'DEMO_SIZE'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY'],
    [{ APP_URL: 'sekolah.example' }, 'APP_URL'],
    [{ MIDTRANS_SNAP_URL: 'ftp://app.example' }, 'MIDTRANS_SNAP_URL'],
    [{ DATABASE_URL: 'mysql://127.0.0.1/school' }, 'DATABASE_URL'],
    [{ FILES_URL: 's3://bucket' }, 'FILES_URL'],
  ])('%o is refused in one line that names the setting', (env, name) => {
    expect(refusal(env as Record<string, string>)).toMatch(new RegExp(`^${name}: [^\\n]+$`));
  });
});

describe('settings of a demo school', () => {
  it('have defaults that fit together', () => {
    const config = readConfig({}, 'demo');
    expect(config).toMatchObject({
      port: 3000,
      sandboxPort: 3001,
      host: '127.0.0.1',
      appUrl: 'http://127.0.0.1:3000',
      payments: {
        provider: 'sandbox',
        serverKey: 'SB-Mid-server-fasih-demo',
        snapUrl: 'http://127.0.0.1:3001',
        apiUrl: 'http://127.0.0.1:3001',
      },
      logLevel: 'info',
    });
    expect(config.appSecret.length).toBeGreaterThanOrEqual(32);
  });

  it('take proxies by address, network and name, and a folder of files', () => {
    const config = readConfig(
      { TRUST_PROXY: 'loopback, 10.0.0.0/8, ::1', FILES_URL: 'file:///srv/files' },
      'demo',
    );
    expect([config.trustProxy, config.filesFolder]).toEqual(['loopback, 10.0.0.0/8, ::1', '/srv/files']);
  });
});
