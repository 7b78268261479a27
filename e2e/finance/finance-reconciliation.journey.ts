import { xlsxOf } from '@fasih/api/platform/sheets/sheets';
import { dayIn } from '@fasih/school/basics/instants';
import type { DifferenceKind, Reconciliation } from '@fasih/school/finance/reconciliation/reconcile-contract';
import { expect, type Locator } from '@playwright/test';
import { asks, expectFine, orders } from '../support/family.ts';
import { journey, type Walk } from '../support/journey.ts';
import { DEMO_PASSWORD, openFamily, signInByApi, tokenOf } from '../support/people.ts';
import { provider } from '../support/provider.ts';

const PAGE = '/dashboard/finance/reconciliation';

type Buyer = { name: string; orderId: string; providerOrderId: string; total: number };

/** A family that has ordered, with nobody signed in here. */
async function buyer(walk: Walk, name: string): Promise<Buyer> {
  const person = await openFamily(walk.url, name);
  const token = await tokenOf(walk.url, person);
  const { orderId } = await orders(walk, { ...person, token });
  const { total } = await asks<{ total: number }>(walk, { token }, 'GET', `/orders/${orderId}`);
  return { name: person.username, orderId, providerOrderId: `${orderId}-1`, total };
}

async function asFinance({ context, url }: Walk): Promise<{ token: string }> {
  return { token: await signInByApi(context, url, { username: 'finance', password: DEMO_PASSWORD }) };
}

/** The day's line about somebody's payment, with the difference's name. */
function line({ page, texts }: Walk, kind: DifferenceKind, of: string): Locator {
  return page
    .getByRole('region', { name: texts.reconciliation.day.differences })
    .getByRole('listitem')
    .filter({ hasText: of })
    .filter({ hasText: texts.reconciliation.day.kinds[kind] });
}

/** Presses a line's one fix and sees the line go. */
async function fix(walk: Walk, kind: DifferenceKind, of: string): Promise<void> {
  const { page, texts } = walk;
  const t = texts.reconciliation.day;
  const found = line(walk, kind, of);
  await found.getByRole('button').click();
  await expect(found).toHaveCount(0);
  await expect(page.getByText(t.fixed({ fixed: 1, left: 0 })).first()).toBeVisible();
}

async function imports({ page, texts }: Walk, name: string, mimeType: string, buffer: Buffer): Promise<void> {
  const t = texts.reconciliation.report;
  await page.getByLabel(t.file).setInputFiles({ name, mimeType, buffer });
  await page.getByRole('button', { name: t.import, exact: true }).click();
}

journey(
  'every difference of a day is shown and fixed: lost notices, refunds and reversals elsewhere, fees and sums of reports',
  async (walk) => {
    const { page, texts } = walk;
    const t = texts.reconciliation;
    const bank = provider(walk);
    const unheard = await buyer(walk, 'takterdengar');
    const reversed = await buyer(walk, 'ditarik');
    const refunded = await buyer(walk, 'dikembalikan');
    const plain = await buyer(walk, 'biasa');
    await bank.act(unheard.orderId, 'pay', 'bca_va', { notify: false });
    await bank.act(reversed.orderId, 'pay', 'permata_va');
    await bank.act(refunded.orderId, 'pay', 'gopay');
    await bank.act(plain.orderId, 'pay', 'bca_va');
    const finance = await asFinance(walk);
    const paid = async () =>
      (await asks<Reconciliation>(walk, finance, 'GET', '/reconciliation')).ours.charges;
    await expect.poll(paid).toBeGreaterThanOrEqual(3);
    await bank.act(reversed.orderId, 'reverse', undefined, { notify: false });
    await bank.act(refunded.orderId, 'refund', undefined, { amount: 700_000, notify: false });

    await page.goto(PAGE);
    await expect(page.getByText(t.day.notCompared, { exact: true })).toBeVisible();
    const fetches = page.getByRole('button', { name: t.day.fetch, exact: true });
    await fetches.click();
    await expect(line(walk, 'missingHere', unheard.name)).toBeVisible();
    await expect(line(walk, 'status', reversed.name)).toBeVisible();
    await expect(line(walk, 'refund', refunded.name)).toBeVisible();
    await expect(fetches).toBeEnabled();
    await expectFine(walk);
    await fix(walk, 'missingHere', unheard.name);
    await fix(walk, 'status', reversed.name);
    await fix(walk, 'refund', refunded.name);

    // A settlement report as CSV: the provider's fee, and money for an order that was never ours.
    const day = dayIn(new Date());
    const csv = [
      'Order ID;Gross Amount;Fee;Net Amount;Settlement Time',
      `${plain.providerOrderId};${plain.total};4000;${plain.total - 4000};${day} 10:00:00`,
      `TOKO-77;50000;0;50000;${day} 11:00:00`,
      `;${plain.total + 50_000};4000;${plain.total + 46_000};`,
    ].join('\r\n');
    await imports(walk, 'pencairan.csv', 'text/csv', Buffer.from(csv));
    await expect(page.getByText(t.report.done({ rows: 2, fees: 'Rp 4.000' }))).toBeVisible();
    await expect(page.getByText(t.report.unreadLine({ line: 4, field: t.report.fields.id }))).toBeVisible();
    await expect(line(walk, 'unknownOrder', 'TOKO-77').getByText(t.day.byHand)).toBeVisible();
    await expect(line(walk, 'fee', plain.name)).toContainText('Rp 4.000');
    await expectFine(walk);
    await fix(walk, 'fee', plain.name);

    // A workbook, with a sum that is not ours of a payment that nobody asked about yet: the provider has the last word.
    const before = await paid();
    const fresh = await buyer(walk, 'segar');
    await bank.act(fresh.orderId, 'pay', 'bca_va');
    await expect.poll(paid).toBe(before + 1);
    const workbook = await xlsxOf([
      {
        name: 'Settlement',
        rows: [
          ['Order ID', 'Amount', 'Transaction Time'],
          [fresh.providerOrderId, fresh.total - 1, `${day} 10:00:00`],
        ],
      },
    ]);
    const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    await imports(walk, 'pencairan.xlsx', type, Buffer.from(workbook));
    await expect(line(walk, 'amount', fresh.name)).toBeVisible();
    await fix(walk, 'amount', fresh.name);

    // For a moment the provider does not know what we count; asked again, it does.
    await bank.fault({ endpoint: 'status', times: 1000, status: 404 });
    await fetches.click();
    const lost = page
      .getByRole('region', { name: t.day.differences })
      .getByRole('listitem')
      .filter({ hasText: t.day.kinds.missingThere });
    await expect(lost.first().getByRole('button')).toContainText(t.day.fixes.ask);
    await expect(fetches).toBeEnabled();
    await expectFine(walk);
    await bank.noFaults();
    await fetches.click();
    await expect(lost).toHaveCount(0);
    // What nobody can fix from here stays until somebody has looked.
    await expect(line(walk, 'unknownOrder', 'TOKO-77')).toBeVisible();

    await imports(walk, 'catatan.csv', 'text/csv', Buffer.from('Nama,Alamat\r\nSari,Bandung\r\n'));
    await expect(page.getByText(texts.payments.problems.reportColumns)).toBeVisible();
  },
  { ownSchool: true, hardOnly: true },
);

journey(
  'money of another size waits as a task: it goes back in full, or the task is closed with its reason',
  async (walk) => {
    const { page, texts } = walk;
    const t = texts.reconciliation.tasks;
    const bank = provider(walk);
    const back = await buyer(walk, 'kembali');
    const stays = await buyer(walk, 'tetap');
    await bank.act(back.orderId, 'pay', 'gopay', { amount: back.total - 5_000 });
    await bank.act(stays.orderId, 'pay', 'bca_va', { amount: stays.total - 5_000 });
    await asFinance(walk);
    const card = (name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name });
    await expect(async () => {
      await page.goto(`${PAGE}?part=tasks`);
      await expect(card(back.name)).toBeVisible({ timeout: 3_000 });
      await expect(card(stays.name)).toBeVisible({ timeout: 3_000 });
    }).toPass();
    await expect(card(back.name)).toContainText(t.reasons.wrongAmount);
    await expectFine(walk);

    await card(back.name)
      .getByRole('button', { name: t.fixOf({ fix: t.fixes.return, name: back.name }) })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: t.returnAsk.yes, exact: true }).click();
    await expect(page.getByText(t.returned)).toBeVisible();

    await card(stays.name)
      .getByRole('button', { name: t.fixOf({ fix: t.fixes.close, name: stays.name }) })
      .click();
    const dialog = page.getByRole('dialog', { name: t.closeTitle });
    const close = dialog.getByRole('button', { name: t.closeYes, exact: true });
    await close.click();
    await expect(dialog.getByText(texts.common.fields.required)).toBeVisible();
    await expectFine(walk);
    await dialog.getByLabel(t.closeReason).fill('Sisanya dibayar tunai');
    await close.click();
    await expect(page.getByText(t.closed)).toBeVisible();
    await expect(card(stays.name)).toHaveCount(0);
    await page.getByRole('radio', { name: t.states.done, exact: true }).click();
    await expect(page).toHaveURL(/state=done/);
    await expect(card(stays.name)).toContainText('“Sisanya dibayar tunai”');
    await expectFine(walk);
  },
  { ownSchool: true, hardOnly: true },
);
