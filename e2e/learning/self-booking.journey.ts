import { expect } from '@playwright/test';
import { arrive, expectFine } from '../support/family.ts';
import { journey } from '../support/journey.ts';
import { lettersTo } from '../support/people.ts';
import { childThatWaits } from '../support/school-class.ts';

journey('a family picks its times after the test, has its class at once and undoes it', async (walk) => {
  const { page, texts } = walk;
  const t = texts.placing.family;
  const family = await arrive(walk);
  const name = 'Laras Ayu';
  await childThatWaits(walk, family, name);

  await page.goto('/dashboard/student');
  await page.getByRole('link', { name: t.start, exact: true }).click();
  await expect(page.getByRole('heading', { name: t.title({ name }) })).toBeVisible();
  await page.getByText(t.other, { exact: true }).click();
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  await expectFine(walk);

  await page.getByRole('button', { name: t.choose }).first().click();
  await expect(page.getByRole('heading', { name: t.held })).toBeVisible();
  await expectFine(walk);
  // Kept on the server: another page of the family shows the same times.
  await page.reload();
  await page.getByRole('button', { name: t.confirm, exact: true }).click();
  await expect(page.getByRole('heading', { name: t.done })).toBeVisible();
  await expectFine(walk);
  await expect.poll(async () => (await lettersTo(walk.dataDir, family.email)).length).toBeGreaterThan(0);

  await page.getByRole('button', { name: t.undo, exact: true }).click();
  await expect(page.getByRole('button', { name: t.choose }).first()).toBeVisible();
});
