import type { Texts } from '@fasih/messages/texts';
import { expect, type Locator, type Page } from '@playwright/test';
import { delayScripts, expectAccessible, expectNoSidewaysScroll, journey } from '../support/journey.ts';

type Pretest = Texts['pretest'];
const KEY = 'pretest.state';

/** Opens the chooser and starts a category; waits until its first question is shown. */
async function start(page: Page, t: Pretest, category: 'kids' | 'teen'): Promise<void> {
  await page.goto('/pretest');
  await expect(page.getByRole('heading', { name: 'Test Your English!' })).toBeVisible();
  await page.getByRole('button', { name: new RegExp(`^${t.categories[category].title}`) }).click();
  await expect(page.getByRole('heading', { name: t.heading[category], level: 1 })).toBeVisible();
  await expectQuestion(page, t, 1);
}

const expectQuestion = (page: Page, t: Pretest, n: number) =>
  expect(page.getByRole('heading', { name: t.question({ n, of: 15 }), exact: true })).toBeVisible();

const option = (page: Page, n: number) => page.getByRole('radio').nth(n);
const choose = (page: Page, n: number) => option(page, n).check();
const cell = (page: Page, t: Pretest, n: number) =>
  page
    .getByRole('listitem')
    .getByRole('button', { name: new RegExp(`^${t.question({ n, of: 0 }).split(' ')[0]} ${n}(,|$)`) });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function submit(page: Page, t: Pretest): Promise<void> {
  // At the last question the way on is called the same as the button beside the answered ones.
  await page.getByRole('button', { name: t.submit, exact: true }).last().click();
  await page.getByRole('dialog').getByRole('button', { name: t.confirm.yes }).click();
  await expect(page.getByRole('heading', { name: t.results.title })).toBeVisible();
}

const stored = (page: Page, key = KEY) => page.evaluate((name) => localStorage.getItem(name), key);

journey('a teen takes the whole pretest, flags, jumps, and chooses a package', async (walk) => {
  const { page, texts } = walk;
  const t = texts.pretest;
  await page.goto('/pretest');
  await expectNoSidewaysScroll(page);
  await expectAccessible(walk);
  await start(page, t, 'teen');
  await expect(page.getByText(t.subtitle)).toBeVisible();
  await expect(page.getByText(t.status.inProgress)).toBeVisible();
  await expect(page.getByRole('button', { name: t.previous })).toBeDisabled();
  await page.getByText(t.instructions.title).click();
  await expect(page.getByText(t.instructions.lines({ questions: 15, minutes: 10 })[0] ?? '')).toBeVisible();

  await choose(page, 0);
  await press(page, t.flag);
  await press(page, t.next);
  await expectQuestion(page, t, 2);
  await press(page, t.flag);
  await cell(page, t, 15).click();
  await expectQuestion(page, t, 15);
  await expect(page.getByRole('button', { name: t.next })).toBeDisabled();
  await choose(page, 1);
  await press(page, t.previous);
  await expectQuestion(page, t, 14);
  await expect(cell(page, t, 1)).toHaveAccessibleName(
    t.grid.cell({ n: 1, current: false, answered: true, flagged: true }),
  );
  await expect(cell(page, t, 2)).toHaveAccessibleName(
    t.grid.cell({ n: 2, current: false, answered: false, flagged: true }),
  );
  await expectNoSidewaysScroll(page);
  await expectAccessible(walk);

  await press(page, t.submit);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(t.confirm.some({ answered: 2, total: 15 }));
  await dialog.getByRole('button', { name: t.confirm.no }).click();
  await expect(dialog).toHaveCount(0);
  for (let n = 1; n <= 15; n++) {
    await cell(page, t, n).click();
    await choose(page, n % 3);
  }
  await page.getByRole('button', { name: t.submit, exact: true }).last().click();
  await expect(dialog).toContainText(t.confirm.all);
  await dialog.getByRole('button', { name: t.confirm.yes }).click();

  await expect(page.getByRole('heading', { name: t.results.title })).toBeVisible();
  await expect(page.getByText(t.status.completed)).toBeVisible();
  await expect(page.getByText(t.instructions.title)).toHaveCount(0);
  await expect(page.getByText('TEEN', { exact: true })).toBeVisible();
  await expect(page.getByText(/^\d+ \/ 15 \(\d+[.,]\d\d%\)$/)).toBeVisible();
  for (const name of [t.previous, t.next]) await expect(page.getByRole('button', { name })).toHaveCount(0);
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expect(page.getByRole('link', { name: t.results.seePackages })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(walk);
  expect([await stored(page), await stored(page, 'pretest.unsent')]).toEqual([null, null]);

  await press(page, t.results.home);
  await expect(dialog.getByRole('heading', { name: t.packages.title })).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveCount(8);
  const noted = page.waitForResponse((answer) => answer.url().endsWith('/package'));
  await dialog
    .getByRole('button', {
      name: new RegExp(`^${t.packages.select} .*Teens?$|^${t.packages.select} .*Remaja$`),
    })
    .last()
    .click();
  await expect(page).toHaveURL(/\/register\?package=conversation-teen$/);
  expect((await noted).status()).toBe(200);
  await expect(page.getByText(texts.accounts.register.chosen)).toBeVisible();

  // The result is still there for who comes back or loads the page again; a link to the pretest begins again.
  const result = page.getByRole('heading', { name: t.results.title });
  await page.goBack();
  await expect(result).toBeVisible();
  await page.reload();
  await expect(result).toBeVisible();
  await page.goto('/trial/LpTrial');
  await page.getByRole('link', { name: texts.info.trial.start }).first().click();
  await expect(page.getByRole('heading', { name: t.title })).toBeVisible();
});

journey(
  'a child takes the pretest, sees no crosses, and goes back to the homepage',
  async (walk) => {
    const { page, context, texts } = walk;
    const t = texts.pretest;
    await start(page, t, 'kids');
    await expect(page.getByRole('img', { name: t.picture({ n: 1 }) })).toBeVisible();
    // Every picture has come before the clock started.
    await context.setOffline(true);
    await press(page, t.next);
    const second = page.getByRole('img', { name: t.picture({ n: 2 }) });
    await expect.poll(() => second.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
    await context.setOffline(false);
    await press(page, t.previous);
    for (let n = 1; n <= 15; n++) {
      await choose(page, 0);
      if (n < 15) await press(page, t.next);
    }
    await submit(page, t);
    await expect(page.getByText('KIDS', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: t.results.wellTitle })).toBeVisible();
    await expect(page.getByRole('heading', { name: t.results.tryTitle })).toBeVisible();
    const crossed = page.getByText(t.results.wrong).filter({ visible: true });
    await expect(crossed).toHaveCount(0);
    await expectAccessible(walk);
    await page.getByText(t.results.parents).click();
    await expect(page.getByRole('heading', { name: t.results.reviewTitle })).toBeVisible();
    expect(await crossed.count()).toBeGreaterThan(0);
    await expectAccessible(walk);

    // Escape goes back to the result, the X puts the test away; the next time 'Back to Homepage' leads home.
    const dialog = page.getByRole('dialog');
    await press(page, t.results.home);
    await expectAccessible(walk);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('heading', { name: t.results.wellTitle })).toBeVisible();
    await press(page, t.results.home);
    await dialog.getByRole('button', { name: t.packages.close }).click();
    await expect(page.getByRole('heading', { name: t.title })).toBeVisible();
    await expect(page.locator('#content')).toBeFocused();
    await start(page, t, 'kids');
    await submit(page, t);
    // On a phone a second tap finds the dialog's button under the finger, and leads nowhere.
    await page.evaluate((name) => {
      const named = (within: ParentNode) =>
        [...within.querySelectorAll('button')].find((one) => one.textContent === name);
      named(document)?.click();
      requestAnimationFrame(() => named(document.querySelector('dialog') ?? document)?.click());
    }, t.results.home);
    await expect(dialog).toBeVisible();
    await expect(async () => {
      // On a slow machine the homepage may come after the second of the try that led there.
      const home = dialog.getByRole('button', { name: t.results.home });
      if (await home.isVisible()) await home.click({ timeout: 1000 });
      await expect(page).toHaveURL(/\/$/, { timeout: 1000 });
    }).toPass();
  },
  { hardOnly: true },
);

journey('the time turns amber and red, and at its end the test is submitted by itself', async (walk) => {
  const { page, texts } = walk;
  const t = texts.pretest;
  await page.clock.install();
  await start(page, t, 'teen');
  const timer = page.getByRole('timer');
  await choose(page, 2);
  await page.clock.fastForward(295_000);
  await expect(timer).not.toHaveAttribute('data-near', 'amber');
  await page.clock.fastForward(10_000);
  await expect(timer).toHaveAttribute('data-near', 'amber');
  await expectAccessible(walk);
  await page.clock.fastForward(240_000);
  await expect(timer).toHaveAttribute('data-near', 'red');
  await expectAccessible(walk);
  // The dialog that asks whether to submit is open when the time runs out.
  await press(page, t.submit);
  await page.clock.fastForward(60_000);
  await expect(page.getByRole('heading', { name: t.results.title })).toBeVisible();
  await expect(page.getByText(t.results.timeUp)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await stored(page)).toBeNull();
});

journey(
  'a reload at any step loses nothing, and a language switch neither',
  async ({ page, texts, lang }) => {
    const t = texts.pretest;
    page.on('dialog', (dialog) => dialog.accept());
    await start(page, t, 'teen');
    await page.reload();
    await expectQuestion(page, t, 1);
    await choose(page, 1);
    const chosen = await option(page, 1).inputValue();
    await page.reload();
    await expectQuestion(page, t, 1);
    await expect(page.getByRole('radio', { checked: true })).toHaveValue(chosen);
    await press(page, t.flag);
    await page.reload();
    await expect(page.getByRole('button', { name: t.flag, exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await cell(page, t, 7).click();
    await page.reload();
    await expectQuestion(page, t, 7);
    await page.getByRole('button', { name: lang === 'id' ? 'EN, English' : 'IND, Bahasa Indonesia' }).click();
    await expect(page.getByText(lang === 'id' ? 'Question 7 of 15' : 'Soal 7 dari 15')).toBeVisible();
    await page.getByRole('button', { name: lang === 'id' ? 'IND, Bahasa Indonesia' : 'EN, English' }).click();
    await expectQuestion(page, t, 7);
    await submit(page, t);
    await page.reload();
    await expect(page.getByRole('heading', { name: t.results.title })).toBeVisible();
  },
  { hardOnly: true },
);

journey(
  'corrupt and outdated copies are discarded',
  async ({ page, texts }) => {
    const t = texts.pretest;
    page.on('dialog', (dialog) => dialog.accept());
    await start(page, t, 'kids');
    await choose(page, 0);
    await cell(page, t, 3).click();
    const good = JSON.parse((await stored(page)) ?? '{}');
    await page.goto('/about');
    for (const copy of [
      '{"broken',
      '[]',
      JSON.stringify({ ...good, version: 0 }),
      JSON.stringify({ ...good, deadline: 1 }),
    ]) {
      await page.evaluate(([key, text]) => localStorage.setItem(key ?? '', text ?? ''), [KEY, copy]);
      await page.goto('/pretest');
      await expect(page.getByRole('heading', { name: t.title })).toBeVisible();
      await expect.poll(() => stored(page)).toBeNull();
    }
    const odd = JSON.stringify({ ...good, currentQuestionIndex: 99 });
    await page.evaluate(([key, text]) => localStorage.setItem(key ?? '', text ?? ''), [KEY, odd]);
    await page.goto('/pretest');
    await expectQuestion(page, t, 1);
  },
  { hardOnly: true },
);

journey('two tabs show one and the same test', async ({ page, context, texts }) => {
  const t = texts.pretest;
  await start(page, t, 'teen');
  await choose(page, 0);
  const other = await context.newPage();
  await other.goto('/pretest');
  await expectQuestion(other, t, 1);
  await expect(other.getByRole('radio', { checked: true })).toHaveValue(await option(page, 0).inputValue());
  await press(other, t.next);
  await choose(other, 1);
  await expectQuestion(page, t, 2);
  await expect(page.getByRole('radio', { checked: true })).toHaveValue(await option(other, 1).inputValue());
  await submit(page, t);
  await expect(other.getByText(t.status.completed)).toBeVisible();
  const score = page.getByText(/^\d+ \/ 15/);
  await expect(other.getByText((await score.textContent()) ?? '')).toBeVisible();
});

journey('Back and links ask before a running test is left, and it can be taken up again', async (walk) => {
  const { page, texts } = walk;
  const t = texts.pretest;
  await page.goto('/trial/LpTrial');
  // A link that is pressed before the scripts have come opens a new document, and there is no way back inside it.
  await page.waitForFunction(() => localStorage.getItem('lang') !== null);
  await page.getByRole('main').getByRole('link', { name: texts.info.trial.start }).first().click();
  await page.getByRole('button', { name: /^Kids/ }).click();
  await expectQuestion(page, t, 1);
  await choose(page, 1);
  const dialog = page.getByRole('dialog');
  await page.evaluate(() => history.back());
  await expect(dialog).toContainText(t.leave.text);
  await expectAccessible(walk);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/pretest$/);
  await page.getByRole('banner').getByRole('link').first().click();
  await dialog.getByRole('button', { name: t.leave.go }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/pretest');
  await expectQuestion(page, t, 1);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
});

journey(
  'a test that ends offline is kept and scored once the connection is back',
  async ({ page, context, texts }) => {
    const t = texts.pretest;
    await start(page, t, 'teen');
    await choose(page, 0);
    await context.setOffline(true);
    await press(page, t.submit);
    await page.getByRole('dialog').getByRole('button', { name: t.confirm.yes }).click();
    await expect(page.getByText(t.none.submitted)).toBeVisible();
    await expect(page.getByText(t.none.waiting)).toBeVisible();
    await press(page, t.none.retry);
    await expect(page.getByText(t.none.waiting)).toBeVisible();
    expect(await stored(page, 'pretest.unsent')).not.toBeNull();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: t.results.title })).toBeVisible();
    expect(await stored(page, 'pretest.unsent')).toBeNull();
  },
);

journey(
  'a card pressed before the scripts have come starts the test when they have',
  async ({ page, texts }) => {
    const t = texts.pretest;
    await delayScripts(page, 1500);
    await page.goto('/pretest', { waitUntil: 'commit' });
    await page.getByRole('button', { name: /^Kids/ }).click();
    await expectQuestion(page, t, 1);
  },
  { hardOnly: true },
);

journey(
  'English in the test is marked as English, and the words around it are not',
  async ({ page, texts }) => {
    const t = texts.pretest;
    const langOf = (what: Locator) => what.evaluate((one) => one.closest('[lang]')?.getAttribute('lang'));
    await start(page, t, 'teen');
    expect(await langOf(page.getByRole('heading', { level: 1 }))).toBe('en');
    expect(await langOf(page.locator('main legend'))).toBe('en');
    for (const label of await page.locator('main fieldset label > span:not([aria-hidden])').all())
      expect(await langOf(label)).toBe('en');
    for (const gap of await page.getByText(t.gap, { exact: true }).all())
      expect(await langOf(gap)).toBe('id');
    expect(await langOf(page.getByRole('heading', { level: 2 }).first())).toBe('id');
    await submit(page, t);
    const item = page.locator('details[open] > div').first();
    expect(await langOf(item.locator('p').first())).toBe('en');
    expect(await langOf(item.locator('dd').last())).toBe('en');
    expect(await langOf(item.locator('p').last())).toBe('id');
  },
  { variant: { width: 'phone', lang: 'id' } },
);
