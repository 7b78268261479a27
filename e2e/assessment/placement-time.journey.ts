import { expect } from '@playwright/test';
import { asks, expectFine } from '../support/family.ts';
import { journey } from '../support/journey.ts';
import { leaveSeconds } from '../support/school-database.ts';
import {
  answerElsewhere,
  choose,
  expectQuestion,
  expectResult,
  finish,
  rightOption,
  sits,
} from '../support/sitting.ts';

journey(
  'when the time is up the test ends by itself, with the answers that were given',
  async (walk) => {
    const { page, texts } = walk;
    const { family, sitting } = await sits(walk);
    await answerElsewhere(walk, family, sitting, 11);
    await leaveSeconds(walk, sitting.id, 50);
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expectQuestion(walk, 12);
    await expect(page.getByText(texts.placement.time.one)).toBeAttached();
    await expectFine(walk);
    await leaveSeconds(walk, sitting.id, 4);
    await page.reload();
    await expectResult(walk, 11);
    const again = await asks<{ correct: number; finishedBy: string }>(
      walk,
      family,
      'GET',
      `/placement/attempts/${sitting.id}`,
    );
    expect(again).toMatchObject({ correct: 11, finishedBy: 'time' });
  },
  { hardOnly: true },
);

journey(
  'a test that ends while offline keeps its answers and is scored once when the connection is back',
  async (walk) => {
    const { page, context, texts } = walk;
    const t = texts.placement;
    const { family, sitting } = await sits(walk);
    await answerElsewhere(walk, family, sitting, 4);
    await leaveSeconds(walk, sitting.id, 15);
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expectQuestion(walk, 5);
    await context.setOffline(true);
    const fifth = sitting.questions[4];
    if (fifth === undefined) throw new Error('no fifth question');
    await choose(walk, rightOption(fifth));
    await expect(page.getByText(t.saving.kept).first()).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('placement.kept'))).toContain(sitting.id);
    await expect(page.getByText(t.ending.timeUpOffline({ minutes: 2 }))).toBeVisible({ timeout: 25_000 });
    await expectFine(walk);
    await context.setOffline(false);
    await expectResult(walk, 5);
    expect(await page.evaluate(() => localStorage.getItem('placement.kept'))).toBeNull();
    const path = `/placement/attempts/${sitting.id}`;
    const seen = await asks<{ correct: number }>(walk, family, 'GET', path);
    const twice = await asks<{ correct: number }>(walk, family, 'POST', `${path}/finish`, {
      answers: [{ position: 6, answer: 'A', ms: 1 }],
    });
    expect(twice).toEqual(seen);
  },
  { hardOnly: true },
);

journey(
  'finishing in the last second counts every answer',
  async (walk) => {
    const { page } = walk;
    const { family, sitting } = await sits(walk);
    await answerElsewhere(walk, family, sitting, 19);
    await leaveSeconds(walk, sitting.id, 10);
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expectQuestion(walk, 20);
    const last = sitting.questions[19];
    if (last === undefined) throw new Error('no last question');
    await choose(walk, rightOption(last));
    await expect(page.getByRole('timer')).toHaveText(/00:01$/, { timeout: 15_000 });
    await finish(walk);
    await expectResult(walk, 20);
  },
  { hardOnly: true },
);
