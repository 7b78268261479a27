import { expect } from '@playwright/test';
import { arrive, asks, expectFine, orders } from '../support/family.ts';
import { journey } from '../support/journey.ts';
import { signInByApi } from '../support/people.ts';
import {
  answerElsewhere,
  choose,
  expectAnswered,
  expectQuestion,
  expectResult,
  finish,
  jumpTo,
  rightOption,
  sits,
} from '../support/sitting.ts';

journey('a reload, a second tab and another device go on with the same sitting', async (walk) => {
  const { page, context, browser, texts, url } = walk;
  const t = texts.placement;
  // The browser's own question before a reload.
  page.on('dialog', (dialog) => void dialog.accept());
  const { family, sitting } = await sits(walk);
  for (const question of sitting.questions.slice(0, 3)) {
    await expectQuestion(walk, question.position);
    await choose(walk, rightOption(question));
    await page.getByRole('button', { name: t.next, exact: true }).click();
  }
  await expect(page.getByText(t.saving.saved, { exact: true })).toBeVisible();
  await page.reload();
  await expectQuestion(walk, 4);
  await expectAnswered(walk, 3);
  await jumpTo(walk, 2);
  const chosen = sitting.questions[1];
  if (chosen === undefined) throw new Error('no second question');
  await expect(page.getByRole('radio', { name: rightOption(chosen), exact: true })).toBeChecked();

  const tab = await context.newPage();
  await tab.goto('/placement-test');
  await tab.getByRole('button', { name: t.goOn }).click();
  await expectQuestion({ page: tab, texts }, 4);
  await tab.getByRole('radio').first().check();
  await expect(tab.getByText(t.saving.saved, { exact: true })).toBeVisible();
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expectAnswered(walk, 4);

  const other = await browser.newContext({ baseURL: url });
  await signInByApi(other, url, family);
  await other.addCookies([{ name: 'lang', value: walk.lang, url }]);
  const device = await other.newPage();
  await device.goto('/placement-test');
  await device.getByRole('button', { name: t.goOn }).click();
  await expectQuestion({ page: device, texts }, 5);
  await expectAnswered({ page: device, texts }, 4);
  await other.close();
});

journey(
  'leaving a running test asks first, by Back, by a link and by closing',
  async (walk) => {
    const { page, texts } = walk;
    const { leave, goOn } = texts.placement;
    const { sitting } = await sits(walk);
    const dialog = page.getByRole('dialog', { name: leave.title });
    // As people do, touch the page before leaving it.
    await page.getByRole('radio').first().check();
    await page.goBack();
    await expect(dialog.getByText(leave.text)).toBeVisible();
    await expectFine(walk);
    await dialog.getByRole('button', { name: leave.stay }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(new RegExp(sitting.id));
    await expectQuestion(walk, 1);
    await page.getByRole('link', { name: 'Fasih' }).click();
    await dialog.getByRole('button', { name: leave.go }).click();
    await expect(page).toHaveURL(`${walk.url}/`);
    await page.goto('/placement-test');
    await page.getByRole('button', { name: goOn }).click();
    await expectQuestion(walk, 2);
    // The browser asks only people who have touched the page.
    await page.getByRole('radio').first().check();
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.accept();
  },
  { hardOnly: true },
);

journey(
  'finishing with unanswered questions says how many and asks first',
  async (walk) => {
    const { page, texts } = walk;
    const { gaps, next } = texts.placement;
    await sits(walk);
    await expect(page.getByRole('button', { name: next, exact: true })).toBeDisabled();
    await page.getByRole('radio').first().check();
    await jumpTo(walk, 20);
    await finish(walk);
    const dialog = page.getByRole('dialog', { name: gaps.title({ count: 19 }) });
    await expect(dialog.getByText(gaps.text)).toBeVisible();
    await expectFine(walk);
    await dialog.getByRole('button', { name: gaps.check }).click();
    await expect(dialog).toBeHidden();
    await expectQuestion(walk, 20);
    await finish(walk);
    await dialog.getByRole('button', { name: texts.placement.finish }).click();
    await expect(page.getByRole('heading', { level: 1, name: texts.placement.result.title })).toBeVisible();
    await expect(page.getByText('Adult Beginner', { exact: true })).toBeVisible();
  },
  { hardOnly: true },
);

journey(
  'the test can be taken with the keyboard alone',
  async (walk) => {
    const { page, texts } = walk;
    const t = texts.placement;
    const family = await arrive(walk);
    await orders(walk, family, { voucher: 'COBA100' });
    await page.goto('/placement-test');
    const tabTo = async (name: string) => {
      const target = page.getByRole('button', { name, exact: true });
      await expect(target).toBeVisible();
      for (let presses = 0; presses < 60; presses += 1) {
        await page.keyboard.press('Tab');
        if (await target.evaluate((element) => element === document.activeElement)) return;
      }
      throw new Error(`Tab never reaches ${name}`);
    };
    await tabTo(t.start);
    await page.keyboard.press('Enter');
    for (const n of [1, 2, 3]) {
      await expectQuestion(walk, n);
      await page.keyboard.press('Tab');
      for (let presses = 0; presses < 20; presses += 1) {
        if (await page.evaluate(() => document.activeElement?.matches('input[type=radio]'))) break;
        await page.keyboard.press('Tab');
      }
      await page.keyboard.press('Space');
      if (n === 2) await page.keyboard.press('ArrowDown');
      await expectAnswered(walk, n);
      await tabTo(t.next);
      await page.keyboard.press('Enter');
    }
    await expectQuestion(walk, 4);
  },
  { hardOnly: true },
);

journey(
  'a sign-in that ends in the middle of the test loses no answer',
  async (walk) => {
    const { page, texts } = walk;
    const { expired } = texts.shell;
    const { family, sitting } = await sits(walk);
    await answerElsewhere(walk, family, sitting, 19);
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expectQuestion(walk, 20);
    const { data } = await asks<{ data: { id: string; current: boolean }[] }>(
      walk,
      family,
      'GET',
      '/user/sessions',
    );
    const current = data.find((one) => one.current);
    await asks(walk, family, 'DELETE', `/user/sessions/${current?.id}`);
    const last = sitting.questions[19];
    if (last === undefined) throw new Error('no last question');
    await choose(walk, rightOption(last));
    const dialog = page.getByRole('dialog', { name: expired.title });
    await expect(dialog.getByText(expired.text)).toBeVisible();
    await expectFine(walk);
    await dialog.getByLabel(texts.accounts.login.username, { exact: true }).fill(family.username);
    await dialog.getByLabel(texts.accounts.login.password, { exact: true }).fill(family.password);
    await dialog.getByRole('button', { name: texts.accounts.login.submit, exact: true }).click();
    await expect(dialog).toBeHidden();
    await expectQuestion(walk, 20);
    await expectAnswered(walk, 20);
    await finish(walk);
    await expectResult(walk, 20);
    await expect(page.getByText('Adult Advanced', { exact: true })).toBeVisible();
  },
  { hardOnly: true },
);

journey(
  'a visitor who has chosen no program gets no test, only the links to choose one',
  async (walk) => {
    const { page, texts } = walk;
    await page.goto('/placement-test');
    await expect(page.getByText(texts.placement.problems.noCategory)).toBeVisible();
    await expect(page.getByRole('link', { name: texts.placement.signInFirst.bought })).toBeVisible();
    await expect(page.getByRole('heading', { name: texts.placement.signInFirst.title })).toHaveCount(0);
    await expectFine(walk);
    await page.getByRole('link', { name: texts.placement.choosePackage }).click();
    await page.waitForURL('**/program-selection');
  },
  { hardOnly: true },
);
