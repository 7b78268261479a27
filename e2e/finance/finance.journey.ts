import { formatRupiah } from '@fasih/school/basics/rupiah';
import type { FinanceDashboard, TransactionList } from '@fasih/school/finance/books/contract';
import type { ManualEntry } from '@fasih/school/ledger/journal/manual-entry';
import { expect, type Page } from '@playwright/test';
import { asks, expectFine } from '../support/family.ts';
import { staffJourney, type Walk } from '../support/journey.ts';
import { DEMO_PASSWORD, signInByApi } from '../support/people.ts';

const AREA = '/dashboard/finance';

/** A small white picture. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAAAAADhZOFXAAAADklEQVR4nGP4DwUMlDEA98A/wbI0QbsAAAAASUVORK5CYII=',
  'base64',
);

async function asFinance({ context, url }: Walk): Promise<{ token: string }> {
  return { token: await signInByApi(context, url, { username: 'finance', password: DEMO_PASSWORD }) };
}

/** A description that no other entry has. */
const unique = (what: string) => `${what} ${Math.random().toString(36).slice(2, 8)}`;

/** The choice is kept in the address, so it is chosen when that has changed. */
async function chooses(page: Page, name: string): Promise<void> {
  const radio = page.getByRole('radio', { name, exact: true });
  await radio.click();
  await expect(radio).toBeChecked();
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

staffJourney(
  'revenue is entered by hand: the form is empty again, and one press too many is one entry',
  async (walk) => {
    const { page, texts } = walk;
    const t = texts.finance.form;
    const finance = await asFinance(walk);
    await page.goto(`${AREA}/revenue`);
    await expect(heading(page, texts.shell.nav.revenue)).toBeVisible();
    const amount = page.getByLabel(t.amount);
    const category = page.getByLabel(t.category);
    const description = page.getByLabel(`${t.description} (${texts.common.optional})`);
    const submit = page.getByRole('button', { name: t.addRevenue, exact: true });

    const what = unique('Sewa ruang');
    await amount.pressSequentially('1250000');
    await expect(amount).toHaveValue('1.250.000');
    await category.selectOption('conversation-kids');
    await description.fill(what);
    await submit.dblclick();
    await expect(page.getByText(t.revenueDone)).toBeVisible();
    await expect(amount).toHaveValue('');
    await expect(category).toHaveValue('');
    await expect(description).toHaveValue('');
    await expect(page.getByRole('link', { name: what })).toBeVisible();
    const found = await asks<TransactionList>(
      walk,
      finance,
      'GET',
      `/finance/transactions?q=${encodeURIComponent(what)}`,
    );
    expect(found.total).toBe(1);
    expect(found.data[0]).toMatchObject({ amount: 1_250_000, category: 'conversation-kids', manual: true });
    await expectFine(walk);
  },
);

staffJourney(
  'an expense with its receipt is deleted with a reason, its trace stays, and it is brought back',
  async (walk) => {
    const { page, texts } = walk;
    const t = texts.finance;
    await asFinance(walk);
    await page.goto(`${AREA}/expenses`);
    const what = unique('Kertas dan tinta');
    await page.getByLabel(t.form.amount).fill('87500');
    await page.getByLabel(t.form.category).selectOption('other');
    await page.getByLabel(`${t.form.description} (${texts.common.optional})`).fill(what);
    await page
      .getByLabel(`${t.form.receipt} (${texts.common.optional})`)
      .setInputFiles({ name: 'bukti.png', mimeType: 'image/png', buffer: PICTURE });
    await page.getByRole('button', { name: t.form.addExpense, exact: true }).click();
    await expect(page.getByText(t.form.expenseDone)).toBeVisible();

    await page.goto(`${AREA}/transactions?q=${encodeURIComponent(what)}`);
    const row = page.getByRole('row').filter({ hasText: what });
    await expect(row).toContainText(formatRupiah(-87_500));
    await expect(row).toContainText(t.transactions.hasReceipt);
    await expectFine(walk);

    await row.getByRole('button', { name: t.transactions.removeOf({ what }) }).click();
    const dialog = page.getByRole('dialog', { name: t.transactions.removeTitle });
    const yes = dialog.getByRole('button', { name: t.transactions.removeYes, exact: true });
    await yes.click();
    await expect(dialog.getByText(texts.common.fields.required)).toBeVisible();
    await expectFine(walk);
    await dialog.getByLabel(t.transactions.reason).fill('Tercatat dua kali');
    await yes.click();
    await expect(page.getByText(t.transactions.removed)).toBeVisible();
    await expect(row).toHaveCount(0);

    // The list can show what was deleted, and its page brings it back.
    await page.getByRole('button', { name: texts.common.filters.button({ active: 0 }) }).click();
    await page.getByLabel(t.transactions.showVoided).click();
    await expect(page).toHaveURL(/voided=1/);
    await page.getByRole('button', { name: texts.common.filters.show }).click();
    await expect(row.first()).toContainText(t.transactions.voided);
    await expectFine(walk);

    await page.getByRole('link', { name: what }).first().click();
    await expect(heading(page, texts.shell.nav.entry)).toBeVisible();
    await expect(page.getByText('“Tercatat dua kali”').first()).toBeVisible();
    await expect(page.getByText(t.entry.balanced)).toBeVisible();
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: t.entry.openReceipt, exact: true }).click();
    await file;
    await expectFine(walk);
    const restore = page.getByRole('button', { name: t.transactions.restore, exact: true });
    await restore.click();
    await expect(page.getByText(t.transactions.restored)).toBeVisible();
    await expect(restore).toHaveCount(0);
  },
  { hardOnly: true },
);

staffJourney(
  'each figure of the home opens exactly the rows that it is the sum of, received and earned',
  async (walk) => {
    const { page, texts } = walk;
    const t = texts.finance;
    const finance = await asFinance(walk);
    const cards = [
      { basis: 'received', of: 'revenue' },
      { basis: 'earned', of: 'net' },
    ] as const;
    for (const { basis, of } of cards) {
      const home = await asks<FinanceDashboard>(
        walk,
        finance,
        'GET',
        `/finance/dashboard?period=3m&basis=${basis}`,
      );
      await page.goto(`${AREA}/dashboard`);
      await chooses(page, t.dashboard.periods['3m']);
      await chooses(page, t.basis[basis]);
      const amount = formatRupiah(home.result[of].amount);
      await page
        .getByRole('listitem')
        .filter({ hasText: t.dashboard[of] })
        .getByRole('link')
        .filter({ hasText: amount })
        .first()
        .click();
      await expect(heading(page, texts.shell.nav.transactions)).toBeVisible();
      const sums = page.getByRole('region', { name: t.transactions.sums });
      await expect(sums.getByRole('definition').last()).toHaveText(amount);
    }

    await page.goto(`${AREA}/dashboard`);
    await expect(page.getByText(t.dashboard.averageText)).toBeVisible();
    await page.getByText(t.dashboard.chartTable).click();
    await expect(page.getByRole('table', { name: t.dashboard.chart })).toBeVisible();
    // What is held now opens the account's own lines.
    await page.getByRole('link', { name: new RegExp(`^${t.dashboard.owed}`) }).click();
    await expect(page.getByText(t.transactions.balance)).toBeVisible();
    await expectFine(walk);
    await page.getByRole('table').getByRole('link').first().click();
    await expect(page.getByText(t.entry.balanced)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/account=/);
  },
  // No other journey moves its money meanwhile.
  { ownSchool: true, hardOnly: true },
);

staffJourney(
  'profit and loss of another range, and a report as a file',
  async (walk) => {
    const { page, texts } = walk;
    const t = texts.finance;
    await asFinance(walk);
    await page.goto(`${AREA}/profit-loss`);
    await chooses(page, t.profitLoss.ranges.quarterly);
    // The sidebar has a link of this name in English.
    const figure = page.getByRole('main').getByRole('link', { name: new RegExp(`^${t.profitLoss.revenue}`) });
    await expect(figure).toBeVisible();
    await expectFine(walk);

    await page.goto(`${AREA}/reports`);
    await chooses(page, t.reports.types.revenue);
    await chooses(page, t.reports.periods.lastMonth);
    await expectFine(walk);
    await chooses(page, t.reports.formats.csv);
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: t.reports.download, exact: true }).click();
    expect((await file).suggestedFilename()).toMatch(/\.csv$/);
    await expect(page.getByText(t.reports.done)).toBeVisible();
  },
  { hardOnly: true },
);

staffJourney(
  'a closed month sends what comes late into the open one, and only the last one is opened again',
  async (walk) => {
    const { page, texts } = walk;
    const t = texts.finance;
    const finance = await asFinance(walk);
    await page.goto(`${AREA}/months`);
    const close = page.getByRole('button', { name: new RegExp(`^${t.months.close}: `) });
    await expect(close).toHaveCount(1);
    await close.click();
    await page.getByRole('dialog').getByRole('button', { name: t.months.closeYes, exact: true }).click();
    await expect(page.getByText(t.months.states.closed, { exact: true })).toBeVisible();
    await expectFine(walk);

    const months = await asks<{ data: { from: string; state: string }[] }>(
      walk,
      finance,
      'GET',
      '/finance/months',
    );
    const closed = months.data.find(({ state }) => state === 'closed');
    const late = await asks<ManualEntry>(walk, finance, 'POST', '/finance/entries', {
      key: 'kunci-catatan-terlambat-1',
      type: 'expense',
      category: 'other',
      date: closed?.from,
      amount: 10_000,
      description: 'Datang terlambat',
    });
    expect(late.bookedOn > late.date).toBe(true);
    await page.goto(`${AREA}/entries/${late.id}`);
    await expect(page.getByRole('status').filter({ hasText: '.' }).first()).toBeVisible();

    await page.goto(`${AREA}/months`);
    await page.getByRole('button', { name: new RegExp(`^${t.months.reopen} `) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t.months.reason).fill('Kuitansi tertinggal');
    await dialog.getByRole('button', { name: t.months.reopen, exact: true }).click();
    await expect(page.getByText(t.months.states.closed, { exact: true })).toHaveCount(0);
  },
  { ownSchool: true, hardOnly: true },
);
