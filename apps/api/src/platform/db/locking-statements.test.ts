import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { knownStatements, lockingStatements } from './statement.ts';

/* A statement that waited for a row joins it to what it found before the wait: where the column of the join changed, PostgreSQL drops the row. */

let texts: string[] = [];
/** On one line; nothing for what the tests of other files have made to be refused. */
function textOf(one: { readonly text: string }): string {
  try {
    return one.text.replaceAll(/\s+/g, ' ');
  } catch {
    return '';
  }
}
beforeAll(async () => {
  const src = join(import.meta.dirname, '../..');
  for (const path of globSync('*/*/*.ts', { cwd: src, exclude: ['**/*.test.ts', '**/*.fixtures.ts'] }))
    if (readFileSync(join(src, path), 'utf8').includes('statement(')) await import(join(src, path));
  texts = [...knownStatements()].map(textOf);
});

/** `table.column` of all that an update of ours sets. */
function changing(): Set<string> {
  const found = new Set<string>();
  for (const text of texts)
    for (const [, table, set] of text.matchAll(
      /update "?(\w+)"?(?: as "?\w+"?)? set (.*?)(?= from | where |$)/g,
    ))
      for (const [, column] of (set ?? '').matchAll(/"?(\w+)"? = /g)) found.add(`${table}.${column}`);
  return found;
}

/** The text without what stands in brackets: a subquery is asked anew once the row was waited for. */
function outermost(text: string): string {
  const less = text.replaceAll(/\([^()]*\)/g, '');
  return less === text ? text : outermost(less);
}

/** The joins of a statement that waits for locks, by a column of a row that it locks: whether outer, and the column. */
function joinsOf(text: string): { isOuter: boolean; column: string }[] {
  const plain = outermost(text);
  const lock = /for (?:no key )?update(?: of ([\w", ]+?))?( skip locked)?$/.exec(plain);
  if (!lock || lock[2]) return [];
  const locked = lock[1]?.replaceAll('"', '').split(', ');
  const tableOf = new Map(
    [...plain.matchAll(/"(\w+)" as "(\w+)"/g)].map(([, table, alias]) => [alias, table]),
  );
  const joins = plain.matchAll(/(left )?(?:inner )?join "\w+" as "\w+" on "\w+"\."\w+" = "(\w+)"\."(\w+)"/g);
  return [...joins].flatMap(([, left, alias = '', column]) =>
    !locked || locked.includes(alias)
      ? [{ isOuter: left !== undefined, column: `${tableOf.get(alias)}.${column}` }]
      : [],
  );
}

test('a statement that waits for a row joins by a column that changes only where it asks again, and never outer', () => {
  const columns = changing();
  const again = new Set([...lockingStatements()].map(textOf));
  const found = texts.flatMap((text) =>
    joinsOf(text)
      .filter(({ column }) => columns.has(column))
      .map((join) => ({ ...join, text })),
  );
  expect(found.filter(({ isOuter, text }) => isOuter || !again.has(text))).toEqual([]);
  // Every statement that asks again needs to: it costs a statement where the row does not exist.
  expect([...again].filter((text) => !found.some((one) => one.text === text))).toEqual([]);
  expect(again.size).toBeGreaterThan(3);
});
