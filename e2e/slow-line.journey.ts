import { expect } from '@playwright/test';
import { journey, scriptsComeLate } from './journey.ts';

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
