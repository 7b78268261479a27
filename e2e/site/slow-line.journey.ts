import { expect } from '@playwright/test';
import { hard, journey, scriptsComeLate } from '../support/journey.ts';

journey(
  'on a slow line somebody types and presses before the script has come, and is signed in',
  async ({ page, texts }) => {
    await scriptsComeLate(page, 700);
    await page.goto('/login', { waitUntil: 'commit' });
    const t = texts.accounts;
    await page.locator('input[name=username]').fill('student');
    await page.locator('input[name=password]').fill('fasih-demo');
    await page.getByRole('button', { name: t.login.submit, exact: true }).click();
    await expect(page).toHaveURL(/\/dashboard\/student$/, { timeout: 30_000 });
  },
);

journey('an exam that is chosen before the scripts have come is chosen when they have', async ({ page }) => {
  await scriptsComeLate(page, 700);
  await page.goto('/program-selection?tab=test-preparation', { waitUntil: 'commit' });
  await page.getByRole('radio', { name: 'IELTS' }).click();
  await page.getByRole('radio', { name: 'TOEIC' }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-alive');
  await expect(page).toHaveURL(/exam=toeic/, { timeout: 30_000 });
  await expect(page.getByRole('radio', { name: 'TOEIC' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Express' })).toBeVisible();
});

journey('a page that was shown never goes blank while more of it comes', async ({ page }) => {
  await scriptsComeLate(page, 400);
  await page.addInitScript(() => {
    let shown = false;
    const look = () => {
      const stands = document.querySelector('h1')?.checkVisibility() === true;
      if (shown && !stands) document.documentElement.dataset.wasBlank = '';
      shown ||= stands;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const others = ['/placement-test', '/reset-password?token=none'];
  for (const path of ['/login', '/program-selection', ...(hard ? others : [])]) {
    await page.goto(path);
    await page.mouse.move(5, 5);
    await expect(page.locator('html')).toHaveAttribute('data-alive', '', { timeout: 15_000 });
    await page.waitForLoadState('networkidle');
    await expect(page.locator('html'), path).not.toHaveAttribute('data-was-blank');
  }
});
