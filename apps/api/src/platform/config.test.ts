import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { ConfigError } from './config-error.ts';

const refusal = (env: Record<string, string>) => {
  try {
    readConfig(env, 'demo');
    return 'nothing';
  } catch (error) {
    return error instanceof ConfigError ? error.message : 'no ConfigError';
  }
};

describe('invalid settings', () => {
  it.each([
    [{ PORT: '70000' }, 'PORT'],
    [{ PORT: '65535' }, 'SANDBOX_PORT'],
    [{ PORT: '4000', SANDBOX_PORT: '4000' }, 'SANDBOX_PORT'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ DEMO_NOW: 'tomorrow' }, 'DEMO_NOW'],
    [{ DEMO_NOW: '5' }, 'DEMO_NOW'],
    [{ DEMO_NOW: '2026-13-01' }, 'DEMO_NOW'],
    [{ MAIL_FROM: 'Sekolah' }, 'MAIL_FROM'],
    [{ DEMO_SIZE: '0' }, 'DEMO_SIZE'],
    [{ DATABASE_POOL: '7' }, 'DATABASE_POOL'],
    [{ SMTP_CONNECTIONS: '0' }, 'SMTP_CONNECTIONS'],
    [{ DRAIN_SECONDS: '-1' }, 'DRAIN_SECONDS'],
    [{ DRAIN_SECONDS: '6' }, 'DRAIN_SECONDS'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY'],
    [{ APP_URL: 'sekolah.example' }, 'APP_URL'],
    [{ APP_URL: 'https://sekolah.example/kursus' }, 'APP_URL'],
    [{ APP_URL: 'https://sekolah.example/?lang=id' }, 'APP_URL'],
    [{ MIDTRANS_SNAP_URL: 'ftp://app.example' }, 'MIDTRANS_SNAP_URL'],
    [{ DATABASE_URL: 'mysql://127.0.0.1/school' }, 'DATABASE_URL'],
    [{ FILES_URL: 'https://bucket.example' }, 'FILES_URL'],
    [{ FILES_URL: 'file://elsewhere/files' }, 'FILES_URL'],
    [{ FILES_URL: 's3://s3.example/school' }, 'FILES_URL'],
    [{ FILES_URL: 's3://key:secret@s3.example' }, 'FILES_URL'],
    [{ FILES_URL: 's3://key:secret@s3.example/school?tls=no' }, 'FILES_URL'],
    [{ FILES_URL: 's3://key:secret@s3.example/school?zone=1' }, 'FILES_URL'],
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
      jobs: true,
      backup: undefined,
      drainSeconds: 3,
      logLevel: 'info',
    });
    expect(config.appSecret.length).toBeGreaterThanOrEqual(32);
  });

  it('name the site as browsers do', () => {
    for (const address of ['https://sekolah.example/', 'HTTPS://Sekolah.example:443'])
      expect(readConfig({ APP_URL: address }, 'demo').appUrl).toBe('https://sekolah.example');
  });

  it('accept proxies by address, network and name, and a folder of files', () => {
    const config = readConfig(
      { TRUST_PROXY: 'loopback, 10.0.0.0/8, ::1', FILES_URL: 'file:///srv/files' },
      'demo',
    );
    expect([config.trustProxy, config.files]).toEqual([
      'loopback, 10.0.0.0/8, ::1',
      { kind: 'folder', folder: '/srv/files' },
    ]);
  });

  it('accept a bucket whose key and secret hold any character', () => {
    const url = 's3://school-files:a%2Fb%2Bc%40d@127.0.0.1:9000/school-2026?region=ap-southeast-3&tls=off';
    expect(readConfig({ FILES_URL: url }, 'demo').files).toEqual({
      kind: 'bucket',
      endpoint: 'http://127.0.0.1:9000/school-2026',
      region: 'ap-southeast-3',
      keyId: 'school-files',
      secret: 'a/b+c@d',
    });
    expect(readConfig({ FILES_URL: 's3://k:s@s3.example/school' }, 'demo').files).toMatchObject({
      endpoint: 'https://s3.example/school',
      region: 'us-east-1',
    });
  });

  it('never show the secret of a bucket when they are refused', () => {
    expect(refusal({ FILES_URL: 's3://key:hush@s3.example' })).not.toContain('hush');
  });
});
