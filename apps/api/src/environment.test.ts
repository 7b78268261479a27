import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readCommandLine, readEnvironment } from './environment.ts';

const folder = mkdtempSync(join(tmpdir(), 'fasih-settings-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = (name: string, content: string) => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};

describe('the command line', () => {
  it.each([
    [
      ['--env-file', 'a.env', '--username', 'kepala'],
      { envFile: 'a.env', demo: false, rest: ['--username', 'kepala'] },
    ],
    [['--env-file=a.env'], { envFile: 'a.env', demo: false, rest: [] }],
    [['--production', '--demo'], { envFile: undefined, demo: true, rest: ['--production'] }],
  ])('%j names its file and leaves the rest', (args, expected) => {
    expect(readCommandLine(args)).toEqual(expected);
  });

  it('without the name of the file is refused', () => {
    expect(() => readCommandLine(['--env-file'])).toThrow('--env-file: name the file');
  });
});

describe('the settings', () => {
  it('of the environment win over those of the file', () => {
    const settings = file('a.env', 'PORT=4000\nHOST="0.0.0.0" # all\n');
    expect(readEnvironment({ PORT: '5000' }, settings)).toMatchObject({ PORT: '5000', HOST: '0.0.0.0' });
  });

  it('without a value are as not set, and still win over those of the file', () => {
    const settings = file('empty.env', 'BACKUP_URL=file:///srv/backups\nSANDBOX_PORT=\n');
    const env = { PORT: '', HOST: ' ', DATA_DIR: '', DRAIN_SECONDS: '', LOG_LEVEL: '', BACKUP_URL: '' };
    expect(readEnvironment(env, settings)).toEqual({});
  });

  it('of a command that the school runs are those of the school', () => {
    const settings = file('school.env', 'PORT=4000\n');
    expect(readEnvironment({ FASIH_ENV_FILE: settings }).PORT).toBe('4000');
    expect(readEnvironment({ FASIH_ENV_FILE: settings }, file('own.env', 'PORT=5000\n')).PORT).toBe('5000');
  });

  it('take a secret from the file that its name with _FILE says', () => {
    const secret = file('secret', 'k7Qv2mXz\n');
    const settings = file('b.env', `APP_SECRET_FILE=${secret}\n`);
    expect(readEnvironment({}, settings).APP_SECRET).toBe('k7Qv2mXz');
    // Whoever keeps the place of the backups so looks for its key there too.
    expect(readEnvironment({ BACKUP_KEY_FILE: secret }).BACKUP_KEY).toBe('k7Qv2mXz');
    expect(() => readEnvironment({ APP_SECRET: 'x', APP_SECRET_FILE: secret })).toThrow(
      'APP_SECRET and APP_SECRET_FILE are both set',
    );
  });

  it('name a file that is missing or empty', () => {
    expect(() => readEnvironment({ SMTP_URL_FILE: join(folder, 'none') })).toThrow(
      `SMTP_URL_FILE: ${folder}/none cannot be read (ENOENT)`,
    );
    expect(() => readEnvironment({}, folder)).toThrow(`--env-file: ${folder} cannot be read (EISDIR)`);
    expect(() => readEnvironment({ APP_SECRET_FILE: file('empty', '\n') })).toThrow('is empty');
  });
});
