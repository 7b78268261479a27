import { expect } from '@playwright/test';
import { ADULT_ENGLISH, arrive, asks, expectFine, type Family, orders } from '../support/family.ts';
import { journey, type Walk } from '../support/journey.ts';
import { payInFrame, paymentPage, provider } from '../support/provider.ts';

/** A family whose order waits, with the payment page on the screen. */
async function atTheTill(walk: Walk): Promise<{ family: Family; orderId: string }> {
  const family = await arrive(walk);
  const { orderId } = await orders(walk, family);
  await walk.page.goto(`/checkout/${orderId}`);
  const { t, frame } = paymentPage(walk);
  await expect(frame.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
  return { family, orderId };
}

async function expectPaid({ page, texts }: Walk, orderId: string): Promise<void> {
  await page.waitForURL(`**/redirect?order=${orderId}`);
  await expect(page.getByRole('heading', { level: 1, name: texts.orders.redirect.success })).toBeVisible();
}

const allowSandbox = true;

journey(
  'paying by QRIS inside the page',
  async (walk) => {
    const { orderId } = await atTheTill(walk);
    await payInFrame(walk, 'QRIS', 'pay');
    await expectPaid(walk, orderId);
  },
  { allowSandbox },
);

journey(
  'a card that the bank denies, then an e-wallet, on the same order',
  async (walk) => {
    const { page, texts } = walk;
    const { family, orderId } = await atTheTill(walk);
    const { t, frame } = paymentPage(walk);
    await frame.getByRole('button', { name: t.cardDeny }).click();
    await expect(frame.getByText(t.denied)).toBeVisible();
    await expect(page).toHaveURL(/\/checkout\//);
    await payInFrame(walk, 'GoPay', 'pay');
    await expectPaid(walk, orderId);
    const all = await provider(walk).of(orderId);
    expect(all.pages).toHaveLength(1);
    expect(all.transactions.map(({ status }) => status).sort()).toEqual(['deny', 'settlement']);
    const own = await asks<{ total: number }>(walk, family, 'GET', '/orders');
    expect(own.total).toBe(1);
    await page.goto('/orders');
    await expect(page.getByText(texts.orders.statuses.paid, { exact: true })).toBeVisible();
    await expectFine(walk);
  },
  { allowSandbox, hardOnly: true },
);

journey(
  'a payment that the bank wants to look at is told honestly, and counts once it is approved',
  async (walk) => {
    const { page, texts } = walk;
    const { orderId } = await atTheTill(walk);
    const { t, frame } = paymentPage(walk);
    await frame.getByRole('button', { name: t.cardChallenge }).click();
    const { title, text } = texts.orders.ended.review;
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByText(text)).toBeVisible();
    await expectFine(walk);
    await page.goto(`/redirect?order=${orderId}`);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByText(texts.orders.redirect.success)).toHaveCount(0);
    await provider(walk).act(orderId, 'approve');
    await expectPaid(walk, orderId);
  },
  { allowSandbox, hardOnly: true },
);

journey(
  'a payment whose time runs out can be tried again',
  async (walk) => {
    const { page, texts } = walk;
    const { orderId } = await atTheTill(walk);
    await payInFrame(walk, 'BNI Virtual Account', 'expire');
    await expect(page.getByRole('heading', { name: texts.orders.ended.failed.title })).toBeVisible();
    await expectFine(walk);
    await page.getByRole('link', { name: texts.orders.ended.again }).click();
    await page.waitForURL(`**/program-selection?package=${ADULT_ENGLISH}&learner=*`);
    await page.getByRole('button', { name: texts.packages.selection.buy, exact: true }).click();
    await page.waitForURL(/\/checkout\//);
    expect(page.url()).not.toContain(orderId);
    const { t, frame } = paymentPage(walk);
    await expect(frame.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
  },
  { allowSandbox, hardOnly: true },
);

journey(
  'an order can be given up, and its payment page is closed',
  async (walk) => {
    const { page, texts } = walk;
    const { orderId } = await atTheTill(walk);
    const ask = texts.orders.checkout.cancelAsk;
    const cancel = page.getByRole('button', { name: texts.orders.checkout.cancel, exact: true });
    const dialog = page.getByRole('dialog', { name: ask.title });
    await cancel.click();
    await expect(dialog.getByText(ask.text)).toBeVisible();
    await expectFine(walk);
    await dialog.getByRole('button', { name: ask.no }).click();
    await expect(dialog).toBeHidden();
    await expect(cancel).toBeEnabled();
    await cancel.click();
    await dialog.getByRole('button', { name: ask.yes }).click();
    await page.waitForURL(`**/program-selection?package=${ADULT_ENGLISH}&learner=*`);
    expect((await provider(walk).of(orderId)).pages[0]?.canceledAt).not.toBeNull();
    await page.goto(`/checkout/${orderId}`);
    await expect(page.getByRole('heading', { name: texts.orders.ended.closed.title })).toBeVisible();
  },
  { allowSandbox },
);

journey(
  'a payment that the bank takes back ends the access, and the page says so',
  async (walk) => {
    const { page, texts } = walk;
    const { family, orderId } = await atTheTill(walk);
    await provider(walk).act(orderId, 'pay', 'permata_va');
    await expectPaid(walk, orderId);
    await expect
      .poll(
        async () =>
          (await asks<{ enrolments: unknown[] }>(walk, family, 'GET', '/placement/current')).enrolments,
      )
      .toHaveLength(1);
    await provider(walk).act(orderId, 'reverse');
    await expect
      .poll(
        async () =>
          (await asks<{ enrolments: unknown[] }>(walk, family, 'GET', '/placement/current')).enrolments,
      )
      .toHaveLength(0);
    await page.goto('/redirect');
    await expect(page.getByRole('heading', { name: texts.orders.ended.reversed.title })).toBeVisible();
    await expect(page.getByText(texts.orders.redirect.success)).toHaveCount(0);
    await expectFine(walk);
  },
  { allowSandbox, hardOnly: true },
);

for (const [what, block] of [
  ['script', '**/snap/snap.js'],
  ['page', '**/snap/v4/redirection/**embedded=1**'],
] as const) {
  journey(
    `when the payment ${what} does not load, the link becomes the main button and leads there and back`,
    async (walk) => {
      const { page, texts } = walk;
      const t = texts.orders.checkout;
      const family = await arrive(walk);
      const { orderId } = await orders(walk, family);
      await page.route(block, (route) => route.abort());
      await page.goto(`/checkout/${orderId}`);
      await expect(page.getByText(t.ownPageHint)).toBeVisible({ timeout: 9_500 });
      await expectFine(walk);
      await page.getByRole('link', { name: t.ownPage }).click();
      await page.waitForURL('**/snap/v4/redirection/**');
      const { t: said } = paymentPage(walk);
      const place = new URL(page.url());
      place.searchParams.set('lang', walk.lang);
      await page.goto(place.href);
      await page.getByRole('button', { name: 'BRI Virtual Account' }).click();
      await page.getByRole('button', { name: said.pay, exact: true }).click();
      await expect(page.getByText(said.paid)).toBeVisible();
      await expectFine(walk);
      await page.getByRole('link', { name: said.back }).click();
      await expect(page).toHaveURL(new RegExp(`^${walk.url}/redirect`));
      await expect(
        page.getByRole('heading', { level: 1, name: texts.orders.redirect.success }),
      ).toBeVisible();
    },
    { allowSandbox, allowConsole: /ERR_FAILED|net::/, hardOnly: what === 'page' },
  );
}
