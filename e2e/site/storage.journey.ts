import { textsIn } from '@fasih/messages/texts';
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { arrive } from '../support/family.ts';
import { journey } from '../support/journey.ts';
import { leave, openFamily, signIn, stored } from '../support/people.ts';

/** Keys that may lie in localStorage beside a sign-in (docs/GLOSSARY.md 'What the browser stores'). */
const KNOWN = /^(lang|fasih\.scheme|placement\.(level|type|device|kept))$/;

async function own(page: Page): Promise<string[]> {
  return Object.keys(await stored(page))
    .filter((key) => !KNOWN.test(key))
    .toSorted();
}

/** A visitor of whom nothing is known yet: no cookie, nothing stored. */
async function visitor(
  browser: Browser,
  url: string,
  options: { locale?: string } = {},
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce', ...options });
  return { context, page: await context.newPage() };
}

const html = (page: Page) => page.locator('html');

journey('signing in leaves exactly token and role, signing out neither', async (walk) => {
  const { page, url, context } = walk;
  const person = await openFamily(url);
  await page.goto('/login');
  expect(await own(page)).toEqual([]);
  await signIn(walk, person);
  await page.waitForURL('**/dashboard/student');
  expect(await own(page)).toEqual(['role', 'token']);
  expect(await stored(page)).toMatchObject({ role: 'student', lang: walk.lang });
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /token|role/.test(key))),
  ).toEqual([]);
  const cookies = await context.cookies();
  expect(cookies.find((one) => one.name === 'fasih_session')).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
  });
  await leave(walk, 'student');
  expect(await own(page)).toEqual([]);
  await page.goto('/dashboard/student');
  const cookieNames = async () => (await context.cookies()).map((one) => one.name);
  await expect.poll(cookieNames).not.toContain('fasih_session');
  await expect(page).toHaveURL(/\/login/);
});

journey(
  'the language: Indonesian by default whatever the browser prefers, then as chosen',
  async ({ browser, url }) => {
    const { context, page } = await visitor(browser, url, { locale: 'en-GB' });
    const id = textsIn('id');
    const en = textsIn('en');
    await page.goto('/login');
    await expect(html(page)).toHaveAttribute('lang', 'id');
    await expect(page.getByRole('heading', { level: 1, name: id.accounts.login.title })).toBeVisible();
    await expect.poll(() => stored(page)).toMatchObject({ lang: 'id' });

    await page.getByRole('button', { name: 'EN, English' }).click();
    await expect(page.getByRole('heading', { level: 1, name: en.accounts.login.title })).toBeVisible();
    await expect(html(page)).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('button', { name: 'EN, English' })).toHaveAttribute('aria-pressed', 'true');
    expect(await stored(page)).toMatchObject({ lang: 'en' });
    expect((await context.cookies()).find((one) => one.name === 'lang')?.value).toBe('en');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: en.accounts.login.title })).toBeVisible();

    // The address counts first, then the cookie.
    await page.goto('/login?lang=id');
    await expect(html(page)).toHaveAttribute('lang', 'id');
    await expect.poll(() => stored(page)).toMatchObject({ lang: 'id' });
    await page.getByRole('button', { name: 'EN, English' }).click();
    await expect(page).toHaveURL(/\?lang=en$/);
    await context.addCookies([{ name: 'lang', value: 'id', url }]);
    await page.goto('/about');
    await expect(html(page)).toHaveAttribute('lang', 'id');
    await page.getByRole('button', { name: 'IND, Bahasa Indonesia' }).click();
    await expect(html(page)).toHaveAttribute('lang', 'id');
    await context.close();
  },
);

journey(
  'a language that only localStorage knows is shown once the page is alive',
  async ({ browser, url }) => {
    const { context, page } = await visitor(browser, url);
    await page.goto('/pictures/favicon.svg');
    await page.evaluate(() => localStorage.setItem('lang', 'en'));
    await page.goto('/login');
    await expect(
      page.getByRole('heading', { level: 1, name: textsIn('en').accounts.login.title }),
    ).toBeVisible();
    expect((await context.cookies()).find((one) => one.name === 'lang')?.value).toBe('en');
    // Also on a page without React, in place.
    await context.clearCookies();
    await page.goto('/about', { waitUntil: 'commit' });
    await expect(html(page)).toHaveAttribute('lang', 'en');
    const howOpened = () =>
      page.evaluate(() =>
        performance.getEntriesByType('navigation').map((one) => (one as PerformanceNavigationTiming).type),
      );
    expect(await howOpened()).toEqual(['navigate']);
    await expect.poll(() => stored(page)).toMatchObject({ lang: 'en' });
    expect((await context.cookies()).find((one) => one.name === 'lang')?.value).toBe('en');
    // Now both know, so the server sends English at once.
    const answer = await page.goto('/login');
    expect(await answer?.text()).toMatch(/<html[^>]* lang="en"/);
    await context.close();
  },
);

journey(
  'switching the language never reloads and never loses what was typed',
  async ({ page, lang, texts }) => {
    const other = textsIn(lang === 'id' ? 'en' : 'id');
    const t = texts.accounts.register;
    await page.goto('/register?package=toeic');
    await page.getByLabel(t.username, { exact: true }).fill('sari');
    await page.getByLabel(t.password, { exact: true }).fill('kapal layar');
    await page.getByRole('button', { name: t.submit, exact: true }).click();
    await expect(page.getByText(t.fillAll)).toBeVisible();
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    await page.getByRole('button', { name: lang === 'id' ? 'EN, English' : 'IND, Bahasa Indonesia' }).click();
    await expect(page.getByRole('heading', { level: 1, name: other.accounts.register.title })).toBeVisible();
    await expect(page.getByLabel(other.accounts.register.username, { exact: true })).toHaveValue('sari');
    await expect(page.getByLabel(other.accounts.register.password, { exact: true })).toHaveValue(
      'kapal layar',
    );
    await expect(page.getByLabel(other.accounts.register.email, { exact: true })).toHaveAccessibleDescription(
      other.common.fields.required,
    );
    await expect(page.getByText(other.accounts.register.fillAll)).toBeVisible();
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
    await expect(page).toHaveURL(/\/register\?package=toeic$/);
    await expect(page).toHaveTitle(new RegExp(other.accounts.register.title));
  },
);

journey('two tabs: signing out in one is seen in the other, signing in too', async (walk) => {
  const { page, context } = walk;
  const person = await arrive(walk);
  await page.goto('/dashboard/student');
  const other = await context.newPage();
  await other.goto('/history');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await leave(walk, 'student');
  await other.waitForURL('**/login?next=%2Fhistory');
  await signIn(walk, person);
  await page.waitForURL('**/dashboard/student');
  await other.waitForURL('**/history');
  await expect(other.getByRole('heading', { level: 1, name: walk.texts.shell.nav.history })).toBeVisible();
});

journey(
  'who is signed in is led on from /login and /register, and the bar shows dashboard and logout',
  async (walk) => {
    const { page, texts, width } = walk;
    const t = texts.site;
    const bar = page.getByRole('navigation', { name: t.mainNav });
    const open = async () => {
      if (width === 'phone') await bar.getByLabel(t.menu, { exact: true }).click();
    };
    // Where no link floats, the bar has its own on every screen.
    await page.goto('/privacy');
    await open();
    await expect(bar.getByRole('link', { name: t.join })).toBeVisible();
    await expect(bar.getByRole('link', { name: t.signIn })).toBeVisible();

    await arrive(walk);
    await page.goto('/login');
    await page.waitForURL('**/dashboard/student');
    await page.goto('/login?next=/account');
    await page.waitForURL('**/account');
    await page.goto('/login?next=https://example.com/');
    await page.waitForURL('**/dashboard/student');
    await page.goto('/register?package=ielts');
    await page.waitForURL('**/program-selection?package=ielts');

    await page.goto('/about');
    await open();
    await expect(bar.getByRole('link', { name: t.dashboard })).toBeVisible();
    await expect(bar.getByRole('link', { name: t.join })).toHaveCount(0);
    await expect(page.getByRole('link', { name: t.join })).toHaveCount(0);
    await bar.getByRole('button', { name: t.logout }).click();
    const question = texts.shell.logoutConfirm.student;
    const dialog = page.getByRole('dialog', { name: question.title });
    await expect(dialog.getByText(question.text, { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: question.no, exact: true }).click();
    await expect(dialog).toBeHidden();
    await open();
    await bar.getByRole('button', { name: t.logout }).click();
    await dialog.getByRole('button', { name: question.yes, exact: true }).click();
    await page.waitForURL('**/login');
    expect(await own(page)).toEqual([]);
  },
);
