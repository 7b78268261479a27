import { dayIn } from '@fasih/school/basics/instants';
import { addDays } from '@fasih/school/catalogue/policy/validity';
import { expect } from '@playwright/test';
import { asks, expectFine } from '../support/family.ts';
import { journey, type Walk } from '../support/journey.ts';
import { familyInClass, type OwnClass } from '../support/school-class.ts';

journey(
  'a meeting without a time is the first thing at home and gets one with a tap; a pause is taken and planned again',
  async (walk) => {
    const own = await familyInClass(walk);
    await oneTap(walk, own);
    await aBreak(walk, own);
  },
  { variant: { width: 'phone', lang: 'id' }, hardOnly: true },
);

/** Three times before everything else; one is taken, and taken back. */
async function oneTap(walk: Walk, { family, meetings, learnerId }: OwnClass): Promise<void> {
  const { page, texts } = walk;
  const t = texts.offeredTimes;
  const [, excused] = meetings;
  if (!excused) throw new Error('the class has too few meetings');
  await asks(walk, family, 'POST', `/meetings/${excused.id}/excuse`, { learnerId });
  await page.goto('/dashboard/student');
  const title = t.title(excused);
  const needs = page.getByRole('heading', { name: title });
  await expect(needs).toBeVisible();
  // Before the next meeting.
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(title);
  const times = page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('button')
    .filter({ hasText: /WI(B|TA|T)/ });
  await expect(times).toHaveCount(3);
  await expectFine(walk);
  await times.first().click();
  await expect(needs).toBeHidden();
  const undo = page.getByRole('button', { name: t.undo, exact: true });
  await expect(undo).toBeVisible();
  await expectFine(walk);
  await undo.click();
  // With its own number, though an earlier time has another one.
  await expect(needs).toBeVisible();
  await expect(undo).toBeHidden();
  await times.last().click();
  await expect(needs).toBeHidden();
}

/** The family's own pause: what it means is shown before it is taken; afterwards one press plans what waits. */
async function aBreak(walk: Walk, { classId, meetings }: OwnClass): Promise<void> {
  const { page, texts } = walk;
  const t = texts.meetings.familyPause;
  const missed = meetings[4];
  if (!missed) throw new Error('the class has too few meetings');
  await page.goto(`/my-classes/${classId}`);
  await page.getByRole('button', { name: t.open, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t.open });
  const take = dialog.getByRole('button', { name: t.submit, exact: true });
  const from = dayIn(new Date(missed.start));
  await dialog.getByLabel(t.from, { exact: true }).fill(from);
  await dialog.getByLabel(t.until, { exact: true }).fill(addDays(from, 40));
  // Longer than a course may pause.
  await expect(dialog.getByRole('status').or(dialog.getByText(/28/)).first()).toBeVisible();
  await expect(take).toBeDisabled();
  await dialog.getByLabel(t.until, { exact: true }).fill(addDays(from, 1));
  await expect(dialog.getByText(t.excused)).toBeVisible();
  await expectFine(walk);
  await take.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(t.waiting({ n: 1 }))).toBeVisible();

  await page.getByRole('button', { name: t.end, exact: true }).click();
  const again = page.getByRole('dialog', { name: t.endTitle });
  await expect(again.getByText(t.endNew)).toBeVisible();
  await expectFine(walk);
  await again.getByRole('button', { name: t.endSave, exact: true }).click();
  await expect(again).toBeHidden();
  await expect(page.getByText(t.waiting({ n: 1 }))).toBeHidden();
}
