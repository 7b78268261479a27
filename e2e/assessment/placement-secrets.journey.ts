import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { expectFine } from '../support/family.ts';
import { journey } from '../support/journey.ts';
import { networkOfItsOwn } from '../support/people.ts';
import { answerAll, begin, expectResult, finish, ITEMS } from '../support/sitting.ts';

/** What only the school knows about its items: why a wrong option is there, and the names of the fields. */
const SECRETS = [
  'correct_answer',
  'distractors',
  ...ITEMS.flatMap((item) => Object.values(item.distractors).map((one) => one?.reason ?? '')),
  ...ITEMS.flatMap((item) => item.rationale ?? []),
].filter((secret) => secret !== '');

/** The secrets that a text contains. */
const leaksIn = (text: string) => SECRETS.filter((secret) => text.includes(secret));

journey(
  'a child without an account sits by the stored level, sees the result once, and no answer ever holds a key',
  async (walk) => {
    const { page, context, texts } = walk;
    const { placement } = texts;
    await context.setExtraHTTPHeaders(networkOfItsOwn());
    const bodies: Promise<[string, string]>[] = [];
    context.on('response', (answer) => {
      const text = answer.text().catch(() => '');
      bodies.push(text.then((body) => [answer.url(), body]));
    });
    await page.goto('/program-selection');
    await page.evaluate(() => {
      localStorage.setItem('placement.level', 'kids');
      localStorage.setItem('placement.type', 'general_english');
    });
    await page.goto('/placement-test');
    await expect(page.getByText(placement.banks.kids)).toBeVisible();
    await expect(page.getByText(placement.how.kids)).toBeVisible();
    await expectFine(walk);
    const sitting = await begin(walk);
    expect(sitting.bank).toBe('kids');
    await expectFine(walk);
    await answerAll(walk, sitting, { right: 17 });
    await finish(walk);
    await expectResult(walk, 17);
    await expect(page.getByText('Kids Advanced', { exact: true })).toBeVisible();
    await expect(page.getByText(placement.result.greeting({ name: 'Student' }))).toBeVisible();
    await expect(page.getByText(placement.result.once)).toBeVisible();
    await expect(page.getByText(placement.result.classInfo)).toHaveCount(0);
    await expectFine(walk);
    const kept = await page.evaluate(() => Object.keys(localStorage).sort());
    expect(kept).toEqual(['lang']);

    await page.getByRole('link', { name: placement.result.toLogin }).click();
    await page.waitForURL('**/login');
    await page.goto(`/placement-test?attempt=${sitting.id}`);
    await expect(page.getByRole('heading', { level: 1, name: placement.problems.notFound })).toBeVisible();

    const all = await Promise.all(bodies);
    expect(all.some(([address]) => address.endsWith(`/placement/attempts/${sitting.id}/finish`))).toBe(true);
    expect(
      all.map(([address, body]) => [address, leaksIn(body)]).filter(([, found]) => found?.length),
    ).toEqual([]);
  },
);

test('no file of the built web app holds a key, a reason or a question of the banks', () => {
  const folder = join(import.meta.dirname, '../../apps/web/build/client');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const questions = ITEMS.map((item) => item.question);
  expect(files.length).toBeGreaterThan(50);
  const found = files
    .filter(({ name }) => /\.(js|css|map|json|html|txt|svg)$/.test(name))
    .map((file) => {
      const text = readFileSync(join(file.parentPath, file.name), 'utf8');
      return [file.name, [...leaksIn(text), ...questions.filter((question) => text.includes(question))]];
    })
    .filter(([, leaks]) => leaks?.length);
  expect(found).toEqual([]);
});
