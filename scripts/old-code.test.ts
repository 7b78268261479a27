import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compareFailures, withTodaysPatience, withTodaysSchema } from './old-code.ts';
import { DIFFERS } from './old-release.ts';

const SETUP = join(import.meta.dirname, '../apps/api/test/database-setup.ts');

it('the setup of the tests of today can be given the schema of a later day', () => {
  const given = withTodaysSchema(readFileSync(SETUP, 'utf8'));
  expect(given).toContain(`from "${join(import.meta.dirname, '../apps/api/src/platform/db/migrate.ts')}"`);
  expect(() => withTodaysSchema("import { migrate } from './elsewhere.ts'")).toThrow('in another way');
});

it('tests of old code have the time that those of today have', () => {
  expect(withTodaysPatience('testTimeout: 30_000,\nhookTimeout: 60000')).toBe(
    'testTimeout: 120_000,\nhookTimeout: 120_000',
  );
});

it('only failures without a reason count, and a reason that is no longer needed is told where its test was walked', () => {
  const listed = {
    'a.test.ts: one': 'by intent',
    'b.test.ts: two': 'by intent',
    'c.test.ts: three': 'by intent',
  };
  const failed = ['a.test.ts: one', 'a.test.ts: four', 'toString'];
  expect(compareFailures(failed, listed, (name) => !name.startsWith('c'))).toEqual({
    unexpected: ['a.test.ts: four', 'toString'],
    passedAfterAll: ['b.test.ts: two'],
  });
});

it('every case that may differ has its reason', () => {
  for (const listed of Object.values(DIFFERS))
    for (const [name, reason] of Object.entries(listed)) {
      expect(name).toMatch(/^apps\/api\/.+\.test\.ts: ./);
      expect(reason.length).toBeGreaterThan(20);
    }
});
