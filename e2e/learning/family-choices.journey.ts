import { expect, type Locator } from '@playwright/test';
import { demoCourse } from '../support/demo-courses.ts';
import { arrive, expectFine } from '../support/family.ts';
import { journey, type Walk } from '../support/journey.ts';
import { comesIn } from '../support/learning.ts';
import { childThatWaits } from '../support/school-class.ts';

/** A finger that goes from the middle of one cell to that of another. */
async function swipe({ context, page }: Walk, from: Locator, to: Locator): Promise<void> {
  const middle = async (one: Locator) => {
    const box = await one.boundingBox();
    if (!box) throw new Error('a cell is not on the page');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const [start, end] = [await middle(from), await middle(to)];
  const finger = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [start]);
  await touch('touchMove', [{ x: (start.x + end.x) / 2, y: start.y }]);
  await touch('touchMove', [end]);
  await touch('touchEnd', []);
}

journey(
  'a family paints when it can learn, with a finger and with keys, and finds it again',
  async (walk) => {
    const { page, texts } = walk;
    const t = texts.wishes;
    const family = await arrive(walk);
    const name = 'Laras Ayu';
    const { enrolmentId } = await childThatWaits(walk, family, name);
    const cell = (weekday: number, hour: number) => page.locator(`[data-cell="${weekday} ${hour * 60} 60"]`);
    const isPainted = (one: Locator) => expect(one).toHaveAttribute('aria-pressed', 'true');

    await page.goto(`/wishes/${enrolmentId}`);
    await expect(page.getByRole('heading', { name: t.titleOf({ name }) })).toBeVisible();
    await cell(2, 16).tap();
    await isPainted(cell(2, 16));
    await cell(2, 17).scrollIntoViewIfNeeded();
    await swipe(walk, cell(1, 17), cell(4, 17));
    for (const weekday of [1, 2, 3, 4]) await isPainted(cell(weekday, 17));
    await cell(6, 9).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Shift+ArrowDown');
    await isPainted(cell(6, 9));
    await isPainted(cell(6, 10));
    await expect(cell(6, 10)).toBeFocused();
    await expectFine(walk);

    await page.getByRole('button', { name: texts.common.save, exact: true }).click();
    await expect(page.getByText(t.saved)).toBeVisible();
    await page.goto(`/wishes/${enrolmentId}`);
    await isPainted(cell(3, 17));
    await expect(cell(5, 17)).toHaveAttribute('aria-pressed', 'false');
  },
  { variant: { width: 'phone', lang: 'id' } },
);

journey(
  'a family compares the rules of its course with newer ones and takes those',
  async (walk) => {
    const { page, texts } = walk;
    const t = texts.newerRules;
    const course = await demoCourse(walk, 'under rules 1', ({ rules }) => rules === 1);
    await comesIn(walk, course.username);
    await page.goto(`/my-classes/${course.classId}`);
    await page.getByRole('link', { name: t.look }).click();
    await expect(page.getByRole('heading', { name: t.title })).toBeVisible();
    await expect(page.getByText(t.terms.lastDay, { exact: true })).toBeVisible();
    await expectFine(walk);
    await page.getByRole('button', { name: t.accept, exact: true }).click();
    const question = page.getByRole('dialog', { name: t.ask });
    await expectFine(walk);
    await question.getByRole('button', { name: t.accept, exact: true }).click();
    await expect(page.getByText(t.accepted({ version: 2, when: '' }).slice(0, 20))).toBeVisible();
    const offers = page.waitForResponse((response) => response.url().endsWith('/rules'));
    await page.goto(`/my-classes/${course.classId}`);
    expect((await offers).ok()).toBe(true);
    await expect(page.getByRole('heading', { name: course.className })).toBeVisible();
    await expect(page.getByRole('link', { name: t.look })).toBeHidden();
  },
  { hardOnly: true, ownSchool: true },
);
