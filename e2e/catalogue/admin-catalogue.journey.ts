import { dayIn } from '@fasih/school/basics/instants';
import { formatRupiah } from '@fasih/school/basics/rupiah';
import { expect } from '@playwright/test';
import { arrive, asks, expectFine, orders } from '../support/family.ts';
import { staffJourney, type Walk } from '../support/journey.ts';
import { callAs, DEMO_PASSWORD, signInByApi, tokenOf } from '../support/people.ts';

const admin = { username: 'admin', password: DEMO_PASSWORD };
const unique = () => Math.random().toString(36).slice(2, 8);

async function opens(walk: Walk, path: string): Promise<void> {
  await signInByApi(walk.context, walk.url, admin);
  await walk.page.goto(path);
  await expect(
    walk.page.getByRole('heading', { level: 1, name: walk.texts.shell.nav.catalogue, exact: true }),
  ).toBeVisible();
}

staffJourney(
  'an admin sells a new package, gives it another price at once, and takes it off the shelf',
  async (walk) => {
    const { page, texts, lang } = walk;
    const t = texts.catalogue.packages;
    const name = `General English ${unique()}`;
    await opens(walk, '/admin/catalogue');
    await expect(page.getByRole('link', { name: 'Special Course' })).toBeVisible();

    await page.getByRole('button', { name: t.add, exact: true }).click();
    const adding = page.getByRole('dialog', { name: t.addTitle });
    await adding.getByRole('button', { name: t.save, exact: true }).click();
    await expect(adding.getByText(texts.common.fields.required)).toHaveCount(4);
    await expectFine(walk);
    await adding.getByLabel(t.category, { exact: true }).selectOption({ label: t.categories.teen });
    await adding.getByLabel(t.name, { exact: true }).fill(name);
    await adding.getByLabel(t.price, { exact: true }).fill('1.500.000');
    await adding.getByLabel(t.descriptionId, { exact: true }).fill('Seru selama liburan.');
    await adding.getByLabel(t.descriptionEn, { exact: true }).fill('Fun in the holidays.');
    await adding.getByRole('button', { name: t.save, exact: true }).click();
    await expect(page.getByText(t.added({ name }))).toBeVisible();
    await expect(adding).toBeHidden();

    // Families read it at once, at its price.
    const visitor = await walk.browser.newContext({ baseURL: walk.url, reducedMotion: 'reduce' });
    await visitor.addCookies([{ name: 'lang', value: lang, url: walk.url }]);
    const theirs = await visitor.newPage();
    const shows = async (text: string, there = true) => {
      await expect
        .poll(
          async () => {
            await theirs.goto('/program/general-english/teen');
            return (await theirs.locator('main').textContent())?.includes(text) ?? false;
          },
          { timeout: 15_000, message: text },
        )
        .toBe(there);
    };
    await shows(name);
    await shows(formatRupiah(1_500_000));

    await page.getByRole('link', { name }).click();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog.getByText(t.priceStates.now)).toBeVisible();
    await dialog.getByLabel(t.newPrice, { exact: true }).fill('1650000');
    await dialog.getByLabel(t.from, { exact: true }).fill(dayIn(new Date()));
    await dialog.getByRole('button', { name: t.addPrice, exact: true }).click();
    await expect(dialog.getByText(t.priceStates.past)).toBeVisible();
    await expectFine(walk);
    await shows(formatRupiah(1_650_000));

    // A price to come is seen in the list and can be taken back.
    await dialog.getByLabel(t.newPrice, { exact: true }).fill('1800000');
    await dialog.getByLabel(t.from, { exact: true }).fill('2099-01-01');
    await dialog.getByRole('button', { name: t.addPrice, exact: true }).click();
    await dialog.getByRole('button', { name: new RegExp(`^${t.removePrice} `) }).click();
    await expect(page.getByText(t.priceRemoved)).toBeVisible();
    await expect(dialog.getByText(t.priceStates.coming)).toBeHidden();

    await dialog.getByRole('button', { name: t.retire, exact: true }).click();
    await page
      .getByRole('dialog', { name: t.retireOf({ name }) })
      .getByRole('button', { name: t.retire, exact: true })
      .click();
    await expect(dialog.getByText(t.retiredText)).toBeVisible();
    await shows(name, false);
    await visitor.close();
  },
);

staffJourney(
  'two admins change the same package: the second chooses what to keep',
  async (walk) => {
    const { page, texts, url, lang, width } = walk;
    const t = texts.catalogue.packages;
    const c = texts.common.conflict;
    const token = await tokenOf(url, admin);
    // Walks run side by side: each has a package of its own.
    const id = 302 + (lang === 'id' ? 0 : 2) + (width === 'desktop' ? 4 : 0);
    const path = `/catalogue/packages/${id}`;
    await opens(walk, `/admin/catalogue?open=${id}`);
    const dialog = page.getByRole('dialog').first();
    const english = dialog.getByLabel(t.descriptionEn, { exact: true });
    await expect(english).not.toBeEmpty();
    await english.fill(`Mine ${unique()}`);
    const mine = await english.inputValue();

    const before = (await callAs(url, token, 'GET', path)).body as Record<string, string | number>;
    const other = `Punya yang lain ${unique()}`;
    const saved = await callAs(url, token, 'PATCH', path, {
      name: before.name,
      description_id: other,
      description_en: before.description_en,
      version: before.version,
    });
    expect(saved.status).toBe(200);
    await dialog.getByRole('button', { name: t.save, exact: true }).click();
    const choosing = page.getByRole('dialog', { name: c.title });
    await expect(choosing.getByText(other)).toBeVisible();
    await expectFine(walk);
    await choosing.getByRole('button', { name: c.save, exact: true }).click();
    await expect(page.getByText(t.saved)).toBeVisible();
    const after = (await callAs(url, token, 'GET', path)).body;
    expect(after).toMatchObject({ description_id: other, description_en: mine });
  },
  { hardOnly: true },
);

staffJourney('a voucher is made, used once by a family, limited and ended', async (walk) => {
  const { page, texts, url } = walk;
  const t = texts.catalogue.vouchers;
  const code = `TES-${unique().toUpperCase()}`;
  const family = await arrive(await walk.device());
  await opens(walk, '/admin/catalogue');
  await page.getByRole('tab', { name: t.tab, exact: true }).click();
  await expect(page).toHaveURL(/tab=vouchers/);
  await expect(page.getByRole('link', { name: 'COBA100' })).toBeVisible();
  await expectFine(walk);

  await page.getByRole('button', { name: t.add, exact: true }).click();
  const adding = page.getByRole('dialog', { name: t.add });
  const submit = adding.getByRole('button', { name: t.add, exact: true });
  await adding.getByLabel(t.code, { exact: true }).fill(code.toLowerCase());
  await expectFine(walk);
  await adding.getByLabel(t.percentValue, { exact: true }).fill('100');
  await adding.getByLabel(t.maxUses, { exact: true }).fill('1');
  await submit.click();
  await expect(page.getByText(t.added({ code }))).toBeVisible();

  await orders(walk, family, { voucher: code });
  const refused = await callAs(url, family.token, 'POST', '/payments/quote', {
    packageId: 101,
    voucher: code,
  });
  expect((refused.body as { code: string }).code).toBe('orders.voucherUsedUp');

  await page.reload();
  await page.getByLabel(t.search, { exact: true }).fill(code);
  await expect(page.getByRole('row').filter({ hasText: code })).toContainText(t.states.usedUp);
  await page.getByRole('link', { name: code }).click();
  const dialog = page.getByRole('dialog', { name: code });
  await expect(dialog.getByText(t.statuses.free, { exact: true })).toBeVisible();
  await dialog.getByLabel(t.maxUses, { exact: true }).fill('5');
  await dialog.getByRole('button', { name: texts.common.save, exact: true }).click();
  await expect(page.getByText(t.saved)).toBeVisible();
  await asks(walk, family, 'POST', '/payments/quote', { packageId: 101, voucher: code });

  await dialog.getByRole('button', { name: t.end, exact: true }).click();
  await page
    .getByRole('dialog', { name: t.endOf({ code }) })
    .getByRole('button', { name: t.end, exact: true })
    .click();
  await expect(dialog.getByText(t.endedText)).toBeVisible();
  const over = await callAs(url, family.token, 'POST', '/payments/quote', { packageId: 101, voucher: code });
  expect((over.body as { code: string }).code).toBe('orders.voucherOver');
});
