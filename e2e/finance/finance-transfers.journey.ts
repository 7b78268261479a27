import { formatRupiah } from '@fasih/school/basics/rupiah';
import type { FinanceDashboard } from '@fasih/school/finance/books/contract';
import type { RefundView } from '@fasih/school/finance/refunds/contract';
import { expect } from '@playwright/test';
import { arrive, asks, expectFine, orders } from '../support/family.ts';
import { journey, type Walk } from '../support/journey.ts';
import { DEMO_PASSWORD, signInByApi } from '../support/people.ts';
import { provider } from '../support/provider.ts';

const AREA = '/dashboard/finance';

/** A page of a PDF without anything on it. */
const PROOF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

const comesAs = async (walk: Walk, username: string) => ({
  token: await signInByApi(walk.context, walk.url, { username, password: DEMO_PASSWORD }),
});

journey(
  'a refund goes back by bank transfer: its proof, its confirmation, and what the family reads at each step',
  async (walk) => {
    const { page, texts } = walk;
    const t = texts.staffRefunds;
    const { way } = texts.refunds;
    const family = await arrive(walk);
    const { orderId } = await orders(walk, family);
    // Money that came by a bank's virtual account cannot go back through the provider.
    await provider(walk).act(orderId, 'pay', 'bca_va');
    const courses = async () =>
      (await asks<{ courses: { enrolmentId: string }[] }>(walk, family, 'GET', '/dashboards/student'))
        .courses;
    await expect.poll(async () => (await courses()).length).toBe(1);
    const [course] = await courses();
    const address = `/my-classes/${course?.enrolmentId}/refund`;
    const reads = async (step: 'asked' | 'approved' | 'returning' | 'returned') => {
      await page.goto(address);
      const now = page.getByRole('list', { name: way.label }).locator('[aria-current="step"]');
      await expect(now).toContainText(way[step]);
    };
    await page.goto(address);
    await page.getByRole('button', { name: texts.refunds.ask }).click();
    await page
      .getByRole('dialog', { name: texts.refunds.askTitle })
      .getByRole('button', { name: texts.refunds.ask })
      .click();
    await reads('asked');
    const view = await asks<RefundView>(walk, family, 'GET', `/enrolments/${course?.enrolmentId}/refund`);
    const amount = formatRupiah(view.quote.amount);

    const desk = await walk.device();
    await comesAs(desk, 'finance');
    await desk.page.goto(`${AREA}/refunds?q=${encodeURIComponent(family.username)}`);
    await desk.page.getByRole('link', { name: view.learner.name }).first().click();
    await expect(desk.page.getByText(t.one.ways.transfer)).toBeVisible();
    await desk.page.getByRole('button', { name: t.one.prepare, exact: true }).click();
    await expect(desk.page.getByText(t.one.waitForOther)).toBeVisible();
    const request = desk.page.url().slice(walk.url.length);
    await reads('asked');

    const second = await walk.device();
    await comesAs(second, 'admin');
    await second.page.goto(request);
    await second.page.getByRole('button', { name: t.one.approve, exact: true }).click();
    await second.page.getByRole('dialog').getByRole('button', { name: t.one.approve, exact: true }).click();
    await expect(second.page.getByText(t.money.states.transfer.asked)).toBeVisible();
    await expectFine(second);
    await page.goto(address);
    await expect(page.getByText(way.paths.transfer)).toBeVisible();
    await expect(page.getByText(amount).first()).toBeVisible();
    await expectFine(walk);

    // Nothing is confirmed without its proof.
    await desk.page.reload();
    const confirm = desk.page.getByRole('button', { name: t.money.confirm, exact: true });
    await expect(desk.page.getByText(t.money.states.transfer.asked)).toBeVisible();
    await expect(confirm).toHaveCount(0);
    const upload = desk.page.getByRole('button', { name: t.money.addProof, exact: true });
    await desk.page
      .getByLabel(t.money.proof)
      .setInputFiles({ name: 'bukti.pdf', mimeType: 'application/pdf', buffer: PROOF });
    await upload.click();
    await expect(desk.page.getByText(t.money.proofAdded)).toBeVisible();
    await expect(desk.page.getByText(t.money.hasProof)).toBeVisible();
    await expectFine(desk);
    const file = desk.page.waitForEvent('download');
    await desk.page.getByRole('button', { name: t.money.openProof, exact: true }).click();
    await file;
    await confirm.click();
    const sure = desk.page.getByRole('dialog', { name: t.money.confirmAsk.title });
    await sure.getByRole('button', { name: t.money.confirmAsk.yes, exact: true }).click();
    await expect(desk.page.getByText(t.money.confirmed)).toBeVisible();
    await expect(desk.page.getByText(t.money.states.transfer.confirmed, { exact: true })).toBeVisible();

    await page.goto(address);
    await expect(page.getByText(texts.refunds.states.returned).first()).toBeVisible();
    // In the books it left the bank, under the name of who had paid.
    await desk.page.goto(`${AREA}/transactions?q=${encodeURIComponent(family.username)}`);
    const rows = desk.page.getByRole('main').getByRole('row').filter({ hasText: family.username });
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText(`−${amount}`);
  },
);

journey(
  'what the provider pays out moves from there to the bank, never more than lies there',
  async (walk) => {
    const { page, texts } = walk;
    const t = texts.reconciliation.payouts;
    const family = await arrive(walk);
    const { orderId } = await orders(walk, family);
    await provider(walk).act(orderId, 'pay', 'bca_va');
    const finance = await comesAs(walk, 'finance');
    const held = async () => {
      const home = await asks<FinanceDashboard>(walk, finance, 'GET', '/finance/dashboard?period=7d');
      return { provider: home.cashAtProvider.amount, bank: home.cashAtBank.amount };
    };
    await expect.poll(async () => (await held()).provider).toBeGreaterThan(1_000_000);
    const before = await held();
    await page.goto(`${AREA}/reconciliation?part=payouts`);
    const amount = page.getByLabel(t.amount);
    const save = page.getByRole('button', { name: t.save, exact: true });
    await save.click();
    await expect(page.getByText(texts.common.fields.required).first()).toBeVisible();
    await expectFine(walk);
    await amount.fill(String(before.provider + 1));
    await save.click();
    await expect(
      page.getByText(texts.finance.problems.payoutTooMuch({ held: before.provider })),
    ).toBeVisible();
    await amount.fill('1000000');
    await page.getByLabel(new RegExp(`^${t.description}`)).fill('Pencairan hari Jumat');
    await save.dblclick();
    await expect(page.getByText(t.done)).toBeVisible();
    await expect(amount).toHaveValue('');
    expect(await held()).toEqual({ provider: before.provider - 1_000_000, bank: before.bank + 1_000_000 });
    await page.getByRole('link', { name: t.open }).click();
    await expect(page.getByText(texts.finance.entry.balanced)).toBeVisible();
    await expect(page.getByText('Pencairan hari Jumat').first()).toBeVisible();
    await expectFine(walk);
  },
  { ownSchool: true, hardOnly: true },
);
