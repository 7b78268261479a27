import { formatRupiah } from '@fasih/school/basics/rupiah';
import { expect } from '@playwright/test';
import {
  ADULT_ENGLISH,
  aChild,
  arrive,
  asks,
  expectFine,
  type Family,
  learnMyself,
  orders,
} from '../support/family.ts';
import { journey, type Walk } from '../support/journey.ts';
import { lettersTo, signIn } from '../support/people.ts';
import { payInFrame, paymentPage, provider } from '../support/provider.ts';

type Packages = { data: { id: number; price: number }[] };

const choose = `/program-selection?package=${ADULT_ENGLISH}`;

/** A family in step 1 with the choice made and the learner named. */
async function atTheChoice(walk: Walk): Promise<Family> {
  const family = await arrive(walk);
  await walk.page.goto(choose);
  await learnMyself(walk);
  return family;
}

const buy = ({ page, texts }: Walk) =>
  page.getByRole('button', { name: texts.packages.selection.buy, exact: true });

async function useVoucher({ page, texts }: Walk, code: string): Promise<void> {
  const t = texts.packages.selection;
  await page.getByLabel(t.voucher).fill(code);
  await page.getByRole('button', { name: t.voucherUse, exact: true }).click();
}

journey(
  'a voucher for everything needs no provider and gives no receipt number',
  async (walk) => {
    const { page, texts } = walk;
    const family = await atTheChoice(walk);
    await useVoucher(walk, 'coba100');
    await expect(page.getByText(texts.packages.selection.nextFree)).toBeVisible();
    await buy(walk).click();
    await page.waitForURL('**/redirect?order=*');
    await expect(page.getByRole('heading', { level: 1, name: texts.orders.redirect.success })).toBeVisible();
    await expect(page.getByRole('button', { name: texts.orders.receipt.download.id })).toHaveCount(0);
    await expectFine(walk);
    const orderId = new URL(page.url()).searchParams.get('order') ?? '';
    expect((await provider(walk).of(orderId)).pages).toEqual([]);
    await expect
      .poll(
        async () =>
          (await lettersTo(walk.dataDir, family.email)).filter((mail) => mail.includes(orderId)).length,
        {
          timeout: 15_000,
        },
      )
      .toBe(1);
  },
  { hardOnly: true },
);

journey(
  'a voucher takes its part off everywhere, and an unknown one is explained beside its field',
  async (walk) => {
    const { page, texts } = walk;
    const family = await atTheChoice(walk);
    await useVoucher(walk, 'TIDAKADA');
    const field = page.getByLabel(texts.packages.selection.voucher);
    await expect(field).toHaveAccessibleDescription(texts.orders.problems.voucherUnknown);
    await expect(field).toHaveValue('TIDAKADA');
    await expectFine(walk);
    await useVoucher(walk, 'HEMAT10');
    const { data } = await asks<Packages>(walk, family, 'GET', '/packages');
    const price = data.find(({ id }) => id === ADULT_ENGLISH)?.price ?? 0;
    const total = formatRupiah(price * 0.9);
    const summary = page.getByRole('complementary', { name: texts.packages.selection.summary });
    await expect(summary.getByText(formatRupiah(-price * 0.1))).toBeVisible();
    await expect(summary.getByText(total)).toBeVisible();
    await buy(walk).click();
    await page.waitForURL('**/checkout/*');
    const { frame } = paymentPage(walk);
    await expect(page.getByRole('complementary').getByText(total)).toBeVisible();
    // The frame leaves out what the page around it tells.
    await expect(frame.getByRole('button', { name: 'BCA Virtual Account' })).toBeVisible();
    await expect(frame.getByText(total)).toHaveCount(0);
    await payInFrame(walk, 'BCA Virtual Account', 'pay');
    await page.waitForURL('**/redirect?order=*');
    await expect(page.getByRole('heading', { level: 1, name: texts.orders.redirect.success })).toBeVisible();
    await expect(page.getByText(total)).toBeVisible();
    await page.goto('/orders');
    await expect(page.getByText(total)).toBeVisible();
  },
  { allowSandbox: true, hardOnly: true },
);

journey(
  'when the provider is away, buying says so, keeps what was typed, and works when it is back',
  async (walk) => {
    const { page, texts } = walk;
    await atTheChoice(walk);
    await useVoucher(walk, 'HEMAT10');
    await provider(walk).fault({ endpoint: 'create', times: 5, status: 503 });
    await buy(walk).click();
    await expect(page.getByText(texts.packages.selection.failed)).toBeVisible();
    await expectFine(walk);
    await expect(page.getByText(texts.packages.selection.voucherOn({ code: 'HEMAT10' }))).toBeVisible();
    await fetch(`${walk.sandboxUrl}/sandbox/faults`, { method: 'DELETE' });
    await buy(walk).click();
    await page.waitForURL('**/checkout/*');
    const { t, frame } = paymentPage(walk);
    await expect(frame.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
  },
  { allowSandbox: true, ownSchool: true, hardOnly: true },
);

journey(
  'pressing twice and buying in two tabs at once makes one order and one charge',
  async (walk) => {
    const { page, context } = walk;
    const family = await atTheChoice(walk);
    await buy(walk).dblclick();
    await page.waitForURL('**/checkout/*');
    const tabs = await Promise.all([context.newPage(), context.newPage()]);
    // Each tab in front until it knows who learns: a browser takes its time with tabs that nobody looks at.
    for (const tab of tabs) {
      await tab.bringToFront();
      await tab.goto(choose);
      await expect(tab.getByText('Andi Wibowo').first()).toBeVisible();
    }
    await Promise.all(tabs.map((tab) => buy({ ...walk, page: tab }).dispatchEvent('click')));
    await Promise.all(tabs.map((tab) => tab.waitForURL('**/checkout/*')));
    expect(new Set([page, ...tabs].map((tab) => tab.url())).size).toBe(1);
    const own = await asks<{ data: { id: string }[]; total: number }>(walk, family, 'GET', '/orders');
    expect(own.total).toBe(1);
    const [tab] = tabs;
    await payInFrame({ ...walk, page: tab }, 'BCA Virtual Account', 'pay');
    // All three follow by themselves.
    await Promise.all(
      [page, ...tabs].map((one) => one.waitForURL('**/redirect?order=*', { timeout: 20_000 })),
    );
    const all = await provider(walk).of(own.data[0]?.id ?? '');
    expect([all.pages.length, all.transactions.length]).toEqual([1, 1]);
  },
  { allowSandbox: true },
);

journey(
  'what the address of the last page claims proves nothing',
  async (walk) => {
    const { page, texts } = walk;
    const t = texts.orders.redirect;
    const none = page.getByRole('heading', { level: 1, name: t.neutralTitle });
    // A visitor may have paid on another device: signing in comes first, and no step is marked as done.
    const visitor = page.getByRole('heading', { level: 1, name: t.visitorTitle });
    await page.goto('/redirect?order_id=1&transaction_status=settlement&status_code=200');
    await expect(visitor).toBeVisible();
    await expect(page.locator('[data-state=done]')).toHaveCount(0);
    await expect(page.getByRole('link', { name: t.test.toStart })).toBeVisible();
    await expectFine(walk);
    const family = await arrive(walk);
    await page.goto('/redirect?transaction_status=settlement');
    await expect(none).toBeVisible();
    await page.goto('/redirect?order=0190a0a0-0000-7000-8000-000000000000&transaction_status=settlement');
    await expect(none).toBeVisible();
    await aChild(walk, family, 'Bagas', 9);
    const { orderId } = await orders(walk, family);
    await page.goto(`/redirect?order=${orderId}&transaction_status=settlement&status_code=200`);
    await expect(page.getByRole('heading', { level: 1, name: t.waitingTitle })).toBeVisible();
    await expect(page.getByText(t.success)).toHaveCount(0);
    await expectFine(walk);
    // Without an order in the address it is the latest one, and it follows by itself.
    await page.goto('/redirect');
    await expect(page.getByRole('heading', { level: 1, name: t.waitingTitle })).toBeVisible();
    await provider(walk).act(orderId, 'pay', 'bca_va');
    await expect(page.getByRole('heading', { level: 1, name: t.success })).toBeVisible();

    // Whoever comes back signed out signs in and sees the same order.
    await page.context().clearCookies({ name: 'fasih_session' });
    await page.evaluate(() => localStorage.clear());
    await page.goto(`/redirect?order=${orderId}`);
    await expect(visitor).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: t.signIn, exact: true }).click();
    await signIn(walk, family);
    await page.waitForURL(`**/redirect?order=${orderId}`);
    await expect(page.getByRole('heading', { level: 1, name: t.success })).toBeVisible();
  },
  { hardOnly: true },
);
