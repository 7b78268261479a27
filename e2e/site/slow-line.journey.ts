import { expect } from '@playwright/test';
import { delayScripts, hard, journey } from '../support/journey.ts';

journey(
  'somebody on a slow connection fills in the login and presses before the scripts have loaded, and is signed in',
  async ({ page, texts }) => {
    await delayScripts(page, 700);
    await page.goto('/login', { waitUntil: 'commit' });
    const t = texts.accounts;
    await page.locator('input[name=username]').fill('student');
    await page.locator('input[name=password]').fill('fasih-demo');
    await page.getByRole('button', { name: t.login.submit, exact: true }).click();
    await expect(page).toHaveURL(/\/dashboard\/student$/, { timeout: 30_000 });
  },
);

journey(
  'an exam that is chosen before the scripts have loaded is still chosen afterwards',
  async ({ page }) => {
    await delayScripts(page, 700);
    await page.goto('/program-selection?tab=test-preparation', { waitUntil: 'commit' });
    await page.getByRole('radio', { name: 'IELTS' }).click();
    await page.getByRole('radio', { name: 'TOEIC' }).click();
    await expect(page.locator('html')).not.toHaveAttribute('data-alive');
    await expect(page).toHaveURL(/exam=toeic/, { timeout: 30_000 });
    await expect(page.getByRole('radio', { name: 'TOEIC' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Express' })).toBeVisible();
  },
);

journey('a page that was shown never goes blank while its scripts load', async ({ page }) => {
  await delayScripts(page, 400);
  await page.addInitScript(() => {
    let shown = false;
    const check = () => {
      const isVisible = document.querySelector('h1')?.checkVisibility() === true;
      if (shown && !isVisible) document.documentElement.dataset.wasBlank = '';
      shown ||= isVisible;
      requestAnimationFrame(check);
    };
    requestAnimationFrame(check);
  });
  const others = ['/placement-test', '/reset-password?token=none'];
  for (const path of ['/login', '/program-selection', ...(hard ? others : [])]) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-alive', '', { timeout: 15_000 });
    await page.waitForLoadState('networkidle');
    await expect(page.locator('html'), path).not.toHaveAttribute('data-was-blank');
  }
});
