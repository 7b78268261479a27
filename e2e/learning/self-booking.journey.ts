import { expect } from '@playwright/test';
import { arrive, asks, expectFine, type Family } from '../support/family.ts';
import { journey, type Walk } from '../support/journey.ts';
import { lettersTo } from '../support/people.ts';
import { childThatWaits } from '../support/school-class.ts';

journey('a family picks its times after the test, has its class at once and undoes it', async (walk) => {
  const { page, texts } = walk;
  const t = texts.placing.family;
  const family = await arrive(walk);
  const name = 'Laras Ayu';
  const { enrolmentId } = await childThatWaits(walk, family, name);
  await paintsAnHourOfItsOwn(walk, family, enrolmentId);

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

/** A walk of another size or language takes its times at the same moment, and the first one has them. */
async function paintsAnHourOfItsOwn(walk: Walk, family: Family, enrolmentId: string): Promise<void> {
  const from = 60 * (15 + (walk.lang === 'id' ? 0 : 1) + (walk.width === 'desktop' ? 2 : 0));
  const possible = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from, to: from + 60 }));
  const open = { preferred: [], earliestStart: null, periods: [], teacherIds: [], goal: null, version: 0 };
  await asks(walk, family, 'PUT', `/enrolments/${enrolmentId}/wishes`, { ...open, possible });
}
