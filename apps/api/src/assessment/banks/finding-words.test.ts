import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textsIn } from '@fasih/messages/texts';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../../../../content/checks');
const names = globSync('*.ts', { cwd: folder })
  .filter((file) => !file.endsWith('.test.ts'))
  .flatMap((file) => [
    ...readFileSync(join(folder, file), 'utf8').matchAll(/(?:CHECK = |check: )'(\d[^']*)'/g),
  ])
  .map(([, name]) => name);

it.each(['id', 'en'] as const)('what each check of a draft demands is said in %s', (lang) => {
  expect(names.length).toBeGreaterThan(15);
  expect([...new Set(names)].sort()).toEqual(Object.keys(textsIn(lang).banks.draft.rules).sort());
});
