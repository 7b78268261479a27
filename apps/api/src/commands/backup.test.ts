import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const command = join(import.meta.dirname, 'backup.ts');

function run(flag: string, typed = '') {
  const done = spawnSync(process.execPath, [command, flag], {
    encoding: 'utf8',
    input: `${typed}\n`,
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
  });
  return { code: done.status, said: done.stdout, complained: done.stderr };
}

it('a new key is shown once, and its public half is given only to who types it back', () => {
  const shown = run('--new-key');
  const key = /^ {2}(fasih-secret-[a-z2-7-]+)$/m.exec(shown.said)?.[1] ?? '';
  expect([shown.code, shown.said]).toEqual([0, expect.not.stringContaining('BACKUP_KEY=')]);

  // As it is read from paper: capitals and spaces.
  const confirmed = run('--confirm-key', ` ${key.toUpperCase().replace(/-(?=[^-]*$)/, ' ')} `);
  expect([confirmed.code, confirmed.complained]).toEqual([0, '']);
  expect(confirmed.said).toMatch(/^ {2}BACKUP_KEY=fasih-backup-[a-z2-7-]+$\n\nFingerprint: [0-9a-f]{16}\n/m);
  expect(confirmed.said).not.toContain(key);

  const wrong = key.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a'));
  const [, publicKey = ''] = /BACKUP_KEY=(\S+)/.exec(confirmed.said) ?? [];
  for (const typed of [wrong, publicKey])
    expect(run('--confirm-key', typed)).toEqual({
      code: 1,
      said: '',
      complained: 'This is not a key that begins with fasih-secret-, or it was typed wrongly.\n',
    });
});
