import { expect } from '@playwright/test';
import { expectNoSidewaysScroll, journey, type Walk } from '../support/journey.ts';
import { comesIn } from '../support/learning.ts';

/** Longer than the moment after which a skeleton shows, shorter than a patience. */
const DELAY_MS = 1500;

/** Every answer of the school takes its time on this device. */
async function slows({ page }: Walk): Promise<void> {
  await page.route('**/api/**', async (route) => {
    await new Promise((done) => setTimeout(done, DELAY_MS));
    await route.continue();
  });
}

/** The page's heading is there at once, a placeholder below it, and then the content. */
async function arrives(walk: Walk, address: string, content: string): Promise<void> {
  const { page, texts } = walk;
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: texts.shell.nav.dashboard })).toBeVisible();
  await expect(page.locator('main [aria-busy=true]').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expect(page.getByRole('heading', { level: 2, name: content, exact: true })).toBeVisible({
    timeout: 20_000,
  });
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await expectNoSidewaysScroll(page);
}

journey(
  'on a slow connection the homes of a student and of a teacher show what comes, and then it',
  async (walk) => {
    await comesIn(walk, 'student');
    await slows(walk);
    await arrives(walk, '/dashboard/student', walk.texts.enrolments.myClasses);
    const desk = await walk.device();
    await comesIn(desk, 'teacher');
    await slows(desk);
    await arrives(desk, '/dashboard/teacher', walk.texts.teachers.screens.home.lists);
  },
);
