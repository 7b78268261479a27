import { adultPlacement } from '@fasih/content/banks/adult-placement';
import { kidsPlacement } from '@fasih/content/banks/kids-placement';
import { teenPlacement } from '@fasih/content/banks/teen-placement';
import type { RunningAttempt } from '@fasih/school/assessment/placement/contract';
import { expect } from '@playwright/test';
import { arrive, asks, type Family, orders } from './family.ts';
import type { Walk } from './journey.ts';

/** Every item of the three banks, as only the school knows them. */
export const ITEMS = [...kidsPlacement, ...teenPlacement, ...adultPlacement];

type Question = RunningAttempt['questions'][number];

/** The text of the right option of a question that is shown. */
export function rightOption(question: Question): string {
  const item = ITEMS.find(
    (one) => one.question === question.question && (one.text ?? null) === question.text,
  );
  if (item === undefined) throw new Error(`no bank has the question ${question.question}`);
  return item.options[item.correct_answer];
}

/** Presses 'start' on the first screen and answers the sitting as the server sent it. */
export async function begin({ page, texts }: Walk): Promise<RunningAttempt> {
  const coming = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/api/placement/attempts'),
  );
  await page.getByRole('button', { name: texts.placement.start, exact: true }).click();
  const sitting = (await (await coming).json()) as RunningAttempt;
  await expectQuestion({ page, texts }, 1);
  return sitting;
}

/** Question `n` is on the screen. */
export async function expectQuestion(
  { page, texts }: Pick<Walk, 'page' | 'texts'>,
  n: number,
): Promise<void> {
  const name = texts.placement.question({ n, of: 20 });
  await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
}

/** Chooses an option of the question on the screen, by a tap on its text. */
export async function choose({ page }: Pick<Walk, 'page'>, option: string): Promise<void> {
  const radio = page.getByRole('radio', { name: option, exact: true });
  await radio.check();
  await expect(radio).toBeChecked();
}

/** Answers from the question on the screen to the last one; the first `right` of the sitting rightly. */
export async function answerAll(
  walk: Walk,
  sitting: RunningAttempt,
  { right, from = 1 }: { right: number; from?: number },
): Promise<void> {
  const { page, texts } = walk;
  for (const question of sitting.questions.filter(({ position }) => position >= from)) {
    const key = rightOption(question);
    const wrong = question.options.find(({ text }) => text !== key)?.text ?? '';
    await expectQuestion(walk, question.position);
    await choose(walk, question.position <= right ? key : wrong);
    if (question.position < 20)
      await page.getByRole('button', { name: texts.placement.next, exact: true }).click();
  }
}

/** So many of the 20 questions have an answer, as the page counts them. */
export async function expectAnswered(
  { page, texts }: Pick<Walk, 'page' | 'texts'>,
  answered: number,
): Promise<void> {
  const name = texts.placement.grid.answeredOf({ answered, of: 20 });
  await expect(page.getByRole('progressbar', { name })).toBeVisible();
}

/** Jumps by the list of numbers, which on a phone is a drawer. */
export async function jumpTo({ page, texts, width }: Walk, n: number): Promise<void> {
  const { grid } = texts.placement;
  if (width === 'phone') await page.getByRole('button', { name: /\d+\/20/ }).click();
  const cell = (answered: boolean) =>
    page.getByRole('button', { name: grid.cell({ n, answered }), exact: true });
  await cell(true).or(cell(false)).click();
  await expectQuestion({ page, texts }, n);
}

/** A family with a paid place of its own, at the first screen of the test, with the sitting begun. */
export async function sits(walk: Walk): Promise<{ family: Family; sitting: RunningAttempt }> {
  const family = await arrive(walk);
  await orders(walk, family, { voucher: 'COBA100' });
  await walk.page.goto('/placement-test');
  return { family, sitting: await begin(walk) };
}

/** Saves the answers to the first `count` questions as another device of the family would; all of them right. */
export async function answerElsewhere(
  walk: Walk,
  family: Family,
  sitting: RunningAttempt,
  count: number,
): Promise<void> {
  for (const question of sitting.questions.slice(0, count)) {
    const key = question.options.find(({ text }) => text === rightOption(question));
    const path = `/placement/attempts/${sitting.id}/answers/${question.position}`;
    await asks(walk, family, 'PUT', path, { answer: key?.letter, ms: 9000 });
  }
}

/** Presses the button that ends the test; of two that say the same, the one in sight. */
export async function finish({ page, texts }: Pick<Walk, 'page' | 'texts'>): Promise<void> {
  await page.getByRole('button', { name: texts.placement.finish, exact: true }).first().click();
}

/** The result is on the screen, with the score. */
export async function expectResult(
  { page, texts }: Pick<Walk, 'page' | 'texts'>,
  correct: number,
): Promise<void> {
  const { result } = texts.placement;
  await expect(page.getByRole('heading', { level: 1, name: result.title })).toBeVisible();
  await expect(page.getByText(result.correctOf({ correct, total: 20 }))).toBeVisible();
}
