import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Spellings and words of American English whose British form the school uses; 'program' and 'Contact Center' are quoted texts. */
const AMERICAN =
  /\b(colors?|colored|colorful|(kilo|centi|milli)?meters?|centers|gray|favorites?|flavors?|neighbors?|neighborhoods?|travel(ers?|ed|ing)|cancel(ed|ing)|(organ|real|recogn|apolog|critic|summar|memor)iz\w+|analyz\w+|railroads?|sidewalks?|elevators?|vacations?|gotten)\b/gi;

/** A word list names both where it says what may differ. */
const LISTS = /content\/checks\//;

it('English is British in all that learners and families read', () => {
  const files = globSync(['libs/messages/src/en/**/*.ts', 'content/**/*.ts'], { cwd: root }).filter(
    (path) => !LISTS.test(path) && !path.endsWith('.test.ts'),
  );
  expect(files.length).toBeGreaterThan(150);
  const american = files.flatMap((path) =>
    (readFileSync(join(root, path), 'utf8').match(AMERICAN) ?? []).map((word) => `${path}: ${word}`),
  );
  expect(american).toEqual([]);
});
