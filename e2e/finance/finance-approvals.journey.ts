import { dayIn } from '@fasih/school/basics/instants';
import { formatRupiah } from '@fasih/school/basics/rupiah';
import type { PayRun } from '@fasih/school/finance/payroll/contract';
import type { RefundView } from '@fasih/school/finance/refunds/contract';
import type { StaffRefundDetail } from '@fasih/school/finance/refunds/staff-contract';
import { expect } from '@playwright/test';
import { asks, expectFine, orders } from '../support/family.ts';
import { staffJourney, type Walk } from '../support/journey.ts';
import { DEMO_PASSWORD, openFamily, signInByApi, tokenOf } from '../support/people.ts';
import { provider } from '../support/provider.ts';

const AREA = '/dashboard/finance';

const comesAs = async (walk: Walk, username: string) => ({
  token: await signInByApi(walk.context, walk.url, { username, password: DEMO_PASSWORD }),
});
const token = async ({ url }: Walk, username: string) => ({
  token: await tokenOf(url, { username, password: DEMO_PASSWORD }),
});

/** Five weeks that are over; the demo school's own pay runs end within them. */
function lately(): { from: string; to: string } {
  const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);
  return { from: day(36), to: day(2) };
}

staffJourney(
  'from rates to a payslip: a run is seen before it is made, another account approves, and the teacher reads it',
  async (walk) => {
    const { page, texts } = walk;
    const t = texts.payroll;
    await comesAs(walk, 'finance');
    await page.goto(`${AREA}/pay?part=rates`);
    const rate = page.getByRole('button', { name: t.rates.setOf({ name: 'Nadia Permatasari' }) });
    await rate.click();
    const dialog = page.getByRole('dialog', { name: t.rates.title({ name: 'Nadia Permatasari' }) });
    await dialog.getByLabel(t.rates.perHour).fill('120000');
    await dialog.getByLabel(t.rates.validFrom).fill('2020-01-01');
    await dialog.getByRole('button', { name: t.rates.save, exact: true }).click();
    await expect(page.getByText(t.rates.saved)).toBeVisible();

    await page.goto(`${AREA}/pay`);
    await page.getByRole('button', { name: t.runs.add, exact: true }).click();
    const make = page.getByRole('dialog', { name: t.make.title });
    const days = lately();
    await make.getByLabel(t.from).fill(days.from);
    await make.getByLabel(t.to).fill(days.to);
    await expect(make.getByRole('rowheader', { name: 'Nadia Permatasari' })).toBeVisible();
    await expectFine(walk);
    await make.getByRole('button', { name: t.make.make, exact: true }).click();
    await expect(page).toHaveURL(/\/pay\/[0-9a-f-]{36}$/);
    // Whoever made it does not approve it where there is another account.
    await expect(page.getByText(t.one.needsSecond)).toBeVisible();
    await expect(page.getByRole('button', { name: t.one.approve, exact: true })).toHaveCount(0);
    const address = new URL(page.url()).pathname;

    const { adjust } = t;
    await page.getByRole('button', { name: adjust.add, exact: true }).click();
    const bonus = page.getByRole('dialog', { name: adjust.title });
    await bonus.getByLabel(t.teacher).selectOption({ label: 'Nadia Permatasari' });
    await bonus.getByLabel(adjust.amount).fill('500000');
    await bonus.getByLabel(adjust.reason).fill('THR');
    await bonus.getByRole('button', { name: adjust.save, exact: true }).click();
    await expect(page.getByText(adjust.saved.bonus)).toBeVisible();

    const other = await walk.device();
    const admin = await comesAs(other, 'admin');
    await other.page.goto(address);
    await other.page.getByRole('button', { name: t.one.approve, exact: true }).click();
    await other.page.getByRole('dialog').getByRole('button', { name: t.one.approve, exact: true }).click();
    await expect(other.page.getByText(t.one.approvedDone)).toBeVisible();
    const run = await asks<PayRun>(walk, admin, 'GET', `/pay/runs/${address.split('/').at(-1)}`);

    await page.reload();
    await page.getByRole('button', { name: t.one.markPaid, exact: true }).click();
    const paid = page.getByRole('dialog', { name: t.one.markPaidTitle });
    await expect(paid.getByLabel(t.one.paidOn)).not.toHaveValue('');
    await paid.getByRole('button', { name: t.one.markPaid, exact: true }).click();
    await expect(page.getByText(t.one.markedPaid)).toBeVisible();
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: t.one.pdfOf({ name: 'Nadia Permatasari' }) }).click();
    await file;

    const hers = await walk.device();
    await comesAs(hers, 'teacher');
    await hers.page.goto('/teacher/pay');
    const slip = run.payslips.find(({ name }) => name === 'Nadia Permatasari');
    await expect(hers.page.getByText(formatRupiah(slip?.amount ?? 0)).first()).toBeVisible();
    await expectFine(hers);
    const own = hers.page.waitForEvent('download');
    await hers.page.getByRole('button', { name: /PDF/ }).first().click();
    await own;
    await hers.page
      .getByRole('button', { name: new RegExp(`^${t.mine.details}`) })
      .first()
      .click();
    await expect(hers.page.getByRole('dialog').getByText(t.slip.rounding)).toBeVisible();
    await expectFine(hers);
  },
  { ownSchool: true },
);

staffJourney(
  'a refund is looked at by one account, approved by another, and the family sees how far it is',
  async (walk) => {
    const { page, texts } = walk;
    const t = texts.staffRefunds;
    const family = await token(walk, 'student');
    const home = await asks<{ courses: { enrolmentId: string; classId: string | null }[] }>(
      walk,
      family,
      'GET',
      '/dashboards/student',
    );
    let asked: RefundView | undefined;
    for (const { enrolmentId } of home.courses) {
      const view = await asks<RefundView>(walk, family, 'GET', `/enrolments/${enrolmentId}/refund`);
      if (view.quote.outcome !== 'allowed') continue;
      const body = { reason: 'Kami pindah kota' };
      asked = await asks<RefundView>(walk, family, 'POST', `/enrolments/${enrolmentId}/refund`, body);
      break;
    }
    if (asked === undefined) throw new Error('the demo student has no course that may be returned');
    const amount = formatRupiah(asked.quote.amount);

    await comesAs(walk, 'finance');
    await page.goto(`${AREA}/refunds`);
    await page.getByRole('link', { name: asked.learner.name }).first().click();
    await expect(page.getByText(amount).first()).toBeVisible();
    await expect(page.getByText('“Kami pindah kota”').first()).toBeVisible();
    await expectFine(walk);
    await page.getByRole('button', { name: t.one.prepare, exact: true }).click();
    await expect(page.getByText(t.one.waitForOther)).toBeVisible();

    const other = await walk.device();
    const admin = await comesAs(other, 'admin');
    const address = page.url().slice(walk.url.length);
    await other.page.goto(address);
    // Rejecting asks for a reason before anything is sent.
    await other.page.getByRole('button', { name: t.one.reject, exact: true }).click();
    const reject = other.page.getByRole('dialog', { name: t.one.rejectTitle });
    await reject.getByRole('button', { name: t.one.reject, exact: true }).click();
    await expect(reject.getByText(texts.common.fields.required)).toBeVisible();
    await reject.getByRole('button', { name: texts.common.cancel, exact: true }).click();
    await other.page.getByRole('button', { name: t.one.approve, exact: true }).click();
    await other.page.getByRole('dialog').getByRole('button', { name: t.one.approve, exact: true }).click();
    await expect(other.page.getByText(t.one.approved)).toBeVisible();
    await expect(other.page.getByRole('heading', { name: t.money.title })).toBeVisible();
    await expectFine(other);
    const id = new URL(other.page.url()).searchParams.get('request');
    const detail = await asks<StaffRefundDetail>(walk, admin, 'GET', `/refunds/${id}`);
    expect(['approved', 'returning', 'returned']).toContain(detail.shown);

    const theirs = await walk.device();
    await comesAs(theirs, 'student');
    await theirs.page.goto(`/my-classes/${asked.enrolmentId}/refund`);
    await expect(theirs.page.getByRole('list', { name: texts.refunds.way.label })).toBeVisible();
    await expect(theirs.page.getByText(amount).first()).toBeVisible();
    await expectFine(theirs);
  },
  { ownSchool: true, hardOnly: true },
);

staffJourney('a day is compared with the provider, and receipts are checked for gaps', async (walk) => {
  const { page, texts } = walk;
  const t = texts.reconciliation;
  const person = await openFamily(walk.url, 'takterdengar');
  const family = { ...person, token: await tokenOf(walk.url, person) };
  const { orderId } = await orders(walk, family);
  await provider(walk).act(orderId, 'pay', 'bca_va', { notify: false });
  await comesAs(walk, 'finance');
  await page.goto(`${AREA}/reconciliation?day=${dayIn(new Date())}`);
  await page.getByRole('button', { name: t.day.fetch, exact: true }).click();
  // The payment whose notice was lost is counted with one press, and the family has its order.
  const unheard = page
    .getByRole('region', { name: t.day.differences })
    .getByRole('listitem')
    .filter({ hasText: person.username })
    .filter({ hasText: t.day.kinds.missingHere });
  await expect(unheard).toBeVisible();
  await expectFine(walk);
  await unheard.getByRole('button').click();
  await expect(unheard).toHaveCount(0);
  const order = await asks<{ status: string }>(walk, family, 'GET', `/orders/${orderId}`);
  expect(order.status).toBe('paid');

  const days = page.getByRole('region', { name: t.days.title });
  await days.getByRole('link').first().click();
  await expect(days.getByRole('link').first()).toHaveAttribute('aria-current', 'date');
  for (const part of ['tasks', 'stuck', 'receipts'] as const) {
    await page.getByRole('tab', { name: t.tabs[part] }).click();
    await expect(page).toHaveURL(new RegExp(`part=${part}`));
  }
  await expect(page.getByRole('region', { name: t.receipts.check })).toBeVisible();
  await expectFine(walk);
});
