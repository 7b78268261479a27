import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { typedCommand } from './typed-command.ts';

it('names a command as it is typed in a checkout and in a release', () => {
  const root = mkdtempSync(join(tmpdir(), 'fasih-typed-'));
  expect(typedCommand('doctor', '', root)).toBe('npm run doctor');
  expect(typedCommand('backup', '--drill', root)).toBe('npm run backup -- --drill');
  writeFileSync(join(root, 'release.json'), '{}');
  expect(typedCommand('doctor', '', root)).toBe('fasih doctor');
  expect(typedCommand('backup', '--drill', root)).toBe('fasih backup --drill');
  rmSync(root, { recursive: true });
});
