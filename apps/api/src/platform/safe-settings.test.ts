import { describe, expect, it } from 'vitest';
import { PRODUCTION_SETTINGS } from '../../test/production-settings.ts';
import { readConfig } from './config.ts';
import { isDatabaseEncrypted, isLoopback, weaknessOf } from './safe-settings.ts';

const SAFE = {
  ...PRODUCTION_SETTINGS,
  DATABASE_URL: 'postgres://fasih@10.0.0.9/school?sslmode=verify-full',
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
    [{ APP_URL: 'http://sekolah.example' }, /^APP_URL is not encrypted.*APP_PLAINTEXT=allowed$/],
    [
      { MIDTRANS_SNAP_URL: 'http://app.midtrans.com' },
      /^MIDTRANS_SNAP_URL is not encrypted.*MIDTRANS_PLAINTEXT=allowed$/,
    ],
    [{ MIDTRANS_API_URL: 'http://api.midtrans.com' }, /^MIDTRANS_API_URL is not encrypted/],
    [{ DATABASE_URL: plainDatabase }, /^DATABASE_URL is not encrypted.*DATABASE_PLAINTEXT=allowed$/],
    [{ DATABASE_URL: `${plainDatabase}?sslmode=prefer` }, /^DATABASE_URL is not encrypted/],
    [{ DATABASE_DIRECT_URL: plainDatabase }, /^DATABASE_DIRECT_URL is not encrypted/],
    [{ FILES_URL: plainBucket }, /^FILES_URL is not encrypted.*FILES_PLAINTEXT=allowed$/],
    [{ SMTP_URL: openMail }, /^SMTP_URL is not encrypted.*SMTP_PLAINTEXT=allowed$/],
  ])('%o are refused in one line', (env, line) => {
    expect(refusal(env)).toMatch(line);
    expect(refusal(env)).not.toContain('\n');
  });

  it('that are invalid, missing and unsafe are told together, each once', () => {
    const env = { PORT: 'x', DATABASE_URL: 'mysql://10.0.0.9/school', APP_SECRET: 'short', MAIL_FROM: '' };
    expect(refusal(env).split('\n')).toEqual([
      expect.stringMatching(/^PORT: /),
      expect.stringMatching(/^DATABASE_URL: /),
      'MAIL_FROM is missing',
      'APP_SECRET needs at least 32 characters',
    ]);
  });

  it.each<[Record<string, string>]>([
    [{}],
    [{ APP_URL: 'http://127.0.0.1:3009', MIDTRANS_API_URL: 'http://localhost:3001' }],
    [{ APP_URL: 'http://sekolah.lan', APP_PLAINTEXT: 'allowed' }],
    [{ MIDTRANS_API_URL: 'http://provider:3001', MIDTRANS_PLAINTEXT: 'allowed' }],
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

  it('that are unsafe have one line each, and an exception allows its own line alone', () => {
    const open = { DATABASE_URL: plainDatabase, FILES_URL: plainBucket, SMTP_URL: openMail };
    const names = (env: Record<string, string>) =>
      refusal({ ...open, ...env })
        .split('\n')
        .map((line) => line.split(' ')[0]);
    expect(names({})).toEqual(['DATABASE_URL', 'FILES_URL', 'SMTP_URL']);
    expect(names({ DATABASE_PLAINTEXT: 'allowed' })).toEqual(['FILES_URL', 'SMTP_URL']);
    expect(names({ FILES_PLAINTEXT: 'allowed' })).toEqual(['DATABASE_URL', 'SMTP_URL']);
    expect(names({ SMTP_PLAINTEXT: 'allowed' })).toEqual(['DATABASE_URL', 'FILES_URL']);
  });
});

describe('a secret', () => {
  const guessable = 'can be guessed; make one with `openssl rand -base64 36`';

  it.each([
    [SAFE.APP_SECRET, 32, null],
    [SAFE.APP_SECRET, 33, 'needs at least 33 characters'],
    [SAFE.APP_SECRET.slice(1), 32, 'needs at least 32 characters'],
    ['', 16, 'needs at least 16 characters'],
    // Nine different characters are too few, ten are enough.
    ['abcdefghi'.repeat(4), 32, guessable],
    ['abcdefghij'.repeat(4), 32, null],
    [`${SAFE.APP_SECRET}ChangeMe`, 32, guessable],
    [`my-SECRET-${SAFE.APP_SECRET}`, 32, guessable],
    [`kata-rahasia-${SAFE.APP_SECRET}`, 32, guessable],
    [`${SAFE.APP_SECRET}1234567`, 32, guessable],
    [`${SAFE.APP_SECRET}123456`, 32, null],
  ])('%s of at least %i characters: %s', (secret, least, weakness) => {
    expect(weaknessOf(secret, least)).toBe(weakness);
  });
});

describe('a host that nobody can listen to on the way', () => {
  it.each([
    ['localhost', true],
    ['127.0.0.1', true],
    ['127.1.2.3', true],
    ['::1', true],
    ['[::1]', true],
    ['/var/run/postgresql', true],
    ['', true],
    ['10.0.0.5', false],
    ['localhost.example', false],
    ['1127.0.0.1', false],
    ['[2001:db8::1]', false],
  ])('%s: %s', (host, is) => {
    expect(isLoopback(host)).toBe(is);
  });
});

describe('an encrypted connection to the database', () => {
  it.each([
    ['', false],
    ['?sslmode=disable', false],
    ['?sslmode=allow', false],
    ['?sslmode=prefer', false],
    ['?sslmode=require', true],
    ['?sslmode=verify-ca', true],
    ['?sslmode=verify-full', true],
    ['?ssl=true', true],
    ['?ssl=false', false],
    // The mode counts for more than the switch.
    ['?ssl=true&sslmode=disable', false],
  ])('with %s: %s', (query, is) => {
    expect(isDatabaseEncrypted(`postgres://fasih@db.example/fasih${query}`)).toBe(is);
  });
});
