import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const SAFE = {
  DATABASE_URL: 'postgres://fasih@10.0.0.9/school?sslmode=verify-full',
  APP_URL: 'https://sekolah.example',
  APP_SECRET: 'k7Qv2mXz9pLw4RtY8bNc1HsJ6dFg3aTe',
  PAYMENT_PROVIDER: 'midtrans',
  MIDTRANS_SERVER_KEY: 'Mid-server-x',
  MIDTRANS_CLIENT_KEY: 'Mid-client-x',
  MIDTRANS_SNAP_URL: 'https://app.midtrans.com',
  MIDTRANS_API_URL: 'https://api.midtrans.com',
  SMTP_URL: 'smtp://mail.example:587',
  MAIL_FROM: 'Sekolah <halo@sekolah.example>',
};

const refusal = (env: Record<string, string>) => {
  try {
    readConfig({ ...SAFE, ...env }, 'production');
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};
const plainDatabase = 'postgres://fasih:x@10.0.0.9/school';
const plainBucket = 's3://k:s@10.0.0.8:9000/school?tls=off';
const openMail = 'smtp://mail.example?ignoreTLS=true';

describe('settings of production', () => {
  it.each<[Record<string, string>, RegExp]>([
    [{ APP_SECRET: 'short' }, /^APP_SECRET needs at least 32 characters$/],
    [{ APP_SECRET: 'x'.repeat(40) }, /^APP_SECRET can be guessed; make one with `openssl rand/],
    [{ APP_SECRET: 'change-me-please-0123456789-abcdefgh' }, /^APP_SECRET can be guessed/],
    [{ METRICS_TOKEN: 'prometheus' }, /^METRICS_TOKEN needs at least 16 characters$/],
    [{ MIDTRANS_SERVER_KEY: 'SB-Mid-server-fasih-demo' }, /^MIDTRANS_SERVER_KEY is the demo/],
    [{ DATABASE_URL: plainDatabase }, /^DATABASE_URL is not encrypted.*DATABASE_PLAINTEXT=allowed$/],
    [{ DATABASE_URL: `${plainDatabase}?sslmode=prefer` }, /^DATABASE_URL is not encrypted/],
    [{ DATABASE_DIRECT_URL: plainDatabase }, /^DATABASE_DIRECT_URL is not encrypted/],
    [{ FILES_URL: plainBucket }, /^FILES_URL is not encrypted.*FILES_PLAINTEXT=allowed$/],
    [{ SMTP_URL: openMail }, /^SMTP_URL is not encrypted.*SMTP_PLAINTEXT=allowed$/],
  ])('%o are refused in one line', (env, line) => {
    expect(refusal(env)).toMatch(line);
    expect(refusal(env)).not.toContain('\n');
  });

  it.each<[Record<string, string>]>([
    [{}],
    [{ DATABASE_URL: 'postgres://fasih@127.0.0.1/school' }],
    [{ DATABASE_URL: 'postgres://fasih@[::1]/school' }],
    [{ DATABASE_URL: 'postgres://fasih@x/school?host=/run/postgresql' }],
    [{ DATABASE_URL: plainDatabase, DATABASE_PLAINTEXT: 'allowed' }],
    [{ FILES_URL: plainBucket, FILES_PLAINTEXT: 'allowed' }],
    [{ FILES_URL: 's3://k:s@127.0.0.1:9000/school?tls=off' }],
    [{ SMTP_URL: openMail, SMTP_PLAINTEXT: 'allowed' }],
    [{ METRICS_TOKEN: 'q8W3nZ5tK1vB7yR2' }],
  ])('%o are accepted', (env) => {
    expect(refusal(env)).toBe('');
  });

  it('send no mail without encryption beyond this machine, unless that is allowed', () => {
    const requires = (env: Record<string, string>) =>
      readConfig({ ...SAFE, ...env }, 'production').smtpRequiresTls;
    expect(requires({})).toBe(true);
    expect(requires({ SMTP_URL: 'smtp://127.0.0.1:25' })).toBe(false);
    expect(requires({ SMTP_PLAINTEXT: 'allowed' })).toBe(false);
  });
});
