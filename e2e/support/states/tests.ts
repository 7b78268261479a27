import { expect } from '@playwright/test';
import { arrive, orders } from '../family.ts';
import type { Walk } from '../journey.ts';
import { answerAll, finish, sits } from '../sitting.ts';
import { noConnection, type Reach } from './reach.ts';

/** Starts the free test of a category and gives so many answers; with `next` it goes on from there. */
const pretest =
  (category: 'kids' | 'teen', answers: number, next?: (walk: Walk) => Promise<void>): Reach =>
  async (walk, route) => {
    const { page, texts } = walk;
    const t = texts.pretest;
    await page.goto(route);
    await page.getByRole('button', { name: new RegExp(`^${t.categories[category].title}`) }).click();
    for (let n = 1; n <= answers; n++) {
      await expect(page.getByRole('heading', { name: t.question({ n, of: 15 }), exact: true })).toBeVisible();
      await page.getByRole('radio').first().check();
      if (n < 15) await page.getByRole('button', { name: t.next, exact: true }).click();
    }
    await next?.(walk);
  };

async function handIn({ page, texts }: Walk): Promise<void> {
  // On wide screens the overview of the questions has one too.
  await page.getByRole('button', { name: texts.pretest.submit, exact: true }).last().click();
}

async function send(walk: Walk): Promise<void> {
  await handIn(walk);
  await walk.page.getByRole('dialog').getByRole('button', { name: walk.texts.pretest.confirm.yes }).click();
}

/** Screens of the placement test and the pretest. */
export const testStates = {
  'no level known': async ({ page, texts }, route) => {
    await page.goto(route);
    const start = page.getByRole('button', { name: texts.placement.start, exact: true });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (await start.isVisible()) await start.click();
  },
  'bank without questions': async (walk, route) => {
    const { page, texts } = walk;
    const family = await arrive(walk);
    await orders(walk, family, { voucher: 'COBA100' });
    await page.route('**/api/placement/attempts', (call) =>
      call.fulfill({
        status: 409,
        json: { code: 'placement.noQuestions', message: texts.placement.problems.noQuestions },
      }),
    );
    await page.goto(route);
    await page.getByRole('button', { name: texts.placement.start, exact: true }).click();
  },
  'last question': async (walk) => {
    const { sitting } = await sits(walk);
    await answerAll(walk, sitting, { right: 20 });
  },
  finished: async (walk) => {
    await walk.page.route('**/api/user/profile', noConnection);
    const { sitting } = await sits(walk);
    await answerAll(walk, sitting, { right: 20 });
    await finish(walk);
  },
  'pretest of a child': pretest('kids', 0),
  'pretest of a teen': pretest('teen', 0),
  'pretest without questions': pretest('kids', 1, async ({ page }) => {
    await page.route('**/api/pretest/questions*', async (call) => {
      const answer = await call.fetch();
      const body = (await answer.json()) as Record<string, unknown>;
      await call.fulfill({ response: answer, json: { ...body, data: [] } });
    });
    await page.reload();
  }),
  'pretest left': pretest('kids', 1, async ({ page }) => {
    await page.getByRole('banner').getByRole('link').first().click();
  }),
  'pretest handed in too early': pretest('kids', 1, handIn),
  'pretest handed in': pretest('teen', 15, handIn),
  'pretest cannot be sent': pretest('kids', 1, async (walk) => {
    await walk.page.route('**/api/pretest/results', noConnection);
    await send(walk);
  }),
  'pretest finished': pretest('kids', 1, send),
  'pretest finished, packages': pretest('kids', 1, async (walk) => {
    await send(walk);
    await walk.page.getByRole('button', { name: walk.texts.pretest.results.home, exact: true }).click();
  }),
} satisfies Record<string, Reach>;
