import { textsIn } from '@fasih/messages/texts';
import type { Reply as ReplyOf } from '@fasih/school/basics/contract';
import type { quote } from '@fasih/school/sales/orders/contract';
import { listVouchers, type VoucherRecord, type voucherUses } from '@fasih/school/sales/vouchers/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { plain } from '../../../test/at-page.ts';
import { personAtPage, type Reply } from '../../../test/person-at-page.tsx';
import { VouchersTab } from './admin/vouchers.tsx';
import { useVoucher } from './use-voucher.ts';
import VoucherField from './voucher-field.tsx';
import { friends, listOf, noUses, november, uses } from './vouchers.fixtures.ts';

const { keeps, replies, show, writes, reads, pressTwice } = personAtPage(
  'catalogue',
  'staff',
  'teachers',
  'packages',
);
const { catalogue, packages, common } = textsIn('en');
const t = catalogue.vouchers;
const PAGE = '/admin/catalogue?tab=vouchers';

type Uses = ReplyOf<typeof voucherUses>;
type Given = { at?: string; after?: VoucherRecord[]; reply?: Reply; used?: Uses };

/** The list of vouchers; after a write it is as `after` says. */
async function opens(list: VoucherRecord[], { at = PAGE, after = list, reply, used = noUses }: Given = {}) {
  keeps({ before: list, after, reply: reply ?? { body: after[0] } }, (path, now) => ({
    body: path.includes('/uses') ? used : listOf(...now),
  }));
  return show(<VouchersTab />, { lang: 'en', at });
}
const press = (name: string) => screen.getByRole('button', { name });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const asked = () =>
  Object.fromEntries(
    new URL(reads().findLast((path) => path.startsWith('/vouchers?')) ?? '', 'http://fasih').searchParams,
  );

it('each voucher says what it is worth, when it is valid, how often it was used and its state', async () => {
  await opens([november, friends]);
  const rows = (await screen.findAllByRole('row')).slice(1).map((row) => plain(row.textContent));
  expect(rows).toEqual([
    'NOVEMBER10%1 Nov 2026 – 30 Nov 20263 of 20 · 1 time per familyValid',
    'TEMANRp 150.000From 1 Nov 20261 timeOver',
  ]);
});

it('the list is narrowed to a state that the server knows', async () => {
  const user = await opens([november], { at: `${PAGE}&state=lost` });
  await screen.findByText('NOVEMBER');
  expect(asked()).toEqual({ page: '1' });
  await user.selectOptions(screen.getByRole('combobox', { name: t.state }), 'usedUp');
  await waitFor(() => expect(asked()).toEqual({ page: '1', state: 'usedUp' }));
  expect(listVouchers.query.safeParse(asked()).success).toBe(true);
});

it('a school without vouchers reads what they are for', async () => {
  await opens([]);
  expect(await screen.findByText(t.emptyText)).toBeTruthy();
});

/** The dialog that adds a voucher. */
async function adds(reply?: Reply) {
  const user = await opens([friends], {
    after: [november, friends],
    ...(reply === undefined ? {} : { reply }),
  });
  await screen.findByText('TEMAN');
  await user.click(press(t.add));
  const form = await dialog(t.add);
  return {
    user,
    form,
    save: form.getByRole('button', { name: t.add }),
    field: (label: string) => form.getByLabelText<HTMLInputElement>(label),
  };
}

it('a voucher is sent with its code, whole numbers and days, once; what is empty has no limit', async () => {
  const { user, field, save } = await adds();
  await user.type(field(t.code), 'november');
  await user.selectOptions(field(t.kind), 'fixed');
  await user.type(field(t.fixedValue), '150000');
  fireEvent.change(field(t.firstDay), { target: { value: '2026-11-01' } });
  fireEvent.change(field(t.lastDay), { target: { value: '2026-11-30' } });
  await user.type(field(t.maxUsesPerFamily), '1');
  await pressTwice(user, save);
  expect(await screen.findByText(t.added({ code: 'NOVEMBER' }))).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('NOVEMBER')).toBeTruthy();
  expect(writes().map(({ path, body }) => [path, body])).toEqual([
    [
      '/vouchers',
      {
        code: 'NOVEMBER',
        kind: 'fixed',
        value: 150_000,
        firstDay: '2026-11-01',
        lastDay: '2026-11-30',
        maxUses: null,
        maxUsesPerFamily: 1,
      },
    ],
  ]);
});

it('a code with a space, 120 % and days in the wrong order are refused beside their fields without a call', async () => {
  const { user, form, field, save } = await adds();
  await user.type(field(t.code), 'a b');
  await user.type(field(t.percentValue), '120');
  await user.click(save);
  expect(form.getByText(common.fields.codeShape)).toBeTruthy();
  await user.clear(field(t.code));
  await user.type(field(t.code), 'PROMO');
  fireEvent.change(field(t.firstDay), { target: { value: '2026-11-30' } });
  fireEvent.change(field(t.lastDay), { target: { value: '2026-11-01' } });
  await user.click(save);
  expect(form.getByText(common.fields.percentRange)).toBeTruthy();
  expect(form.getByText(common.fields.lastBeforeFirst)).toBeTruthy();
  expect(writes()).toEqual([]);
});

it('a code that is taken is refused beside its field, and everything typed stays', async () => {
  const fields = { code: 'codeTaken' };
  const { user, form, field, save } = await adds({
    status: 409,
    body: { code: 'catalogue.codeTaken', message: common.fields.codeTaken, fields },
  });
  await user.type(field(t.code), 'TEMAN');
  await user.type(field(t.percentValue), '10');
  await user.click(save);
  expect(await form.findByText(common.fields.codeTaken)).toBeTruthy();
  expect([field(t.code).value, field(t.percentValue).value]).toEqual(['TEMAN', '10']);
});

const OPEN = `${PAGE}&open=NOVEMBER`;

it('the limits of a voucher are changed; its code and worth are not', async () => {
  const user = await opens([november], { at: OPEN, after: [{ ...november, maxUses: null, version: 3 }] });
  const form = await dialog('NOVEMBER');
  expect(form.queryByLabelText(t.code)).toBeNull();
  await user.clear(form.getByLabelText(t.maxUses));
  await pressTwice(user, form.getByRole('button', { name: common.save }));
  expect(await form.findByText(t.saved)).toBeTruthy();
  expect(writes()).toMatchObject([
    {
      method: 'PATCH',
      path: '/vouchers/NOVEMBER',
      body: {
        firstDay: '2026-11-01',
        lastDay: '2026-11-30',
        maxUses: null,
        maxUsesPerFamily: 1,
        version: 2,
      },
    },
  ]);
});

it('limits that somebody else changed meanwhile are chosen one by one, and nothing typed is lost', async () => {
  const current = {
    ...november,
    lastDay: '2026-12-31',
    version: 3,
    changed: { by: 'Agus', at: '2026-11-20T02:00:00.000Z' },
  };
  const { stale } = common.problems;
  const user = await opens([november], {
    at: OPEN,
    reply: { status: 409, body: { code: 'common.stale', message: stale, current } },
  });
  const form = await dialog('NOVEMBER');
  await user.clear(form.getByLabelText(t.maxUses));
  await user.type(form.getByLabelText(t.maxUses), '50');
  await user.click(form.getByRole('button', { name: common.save }));
  const conflict = await dialog(common.conflict.title);
  expect(conflict.getByText(/^Agus saved changes/)).toBeTruthy();
  expect(conflict.getByText('31 Dec 2026')).toBeTruthy();
  await user.click(conflict.getByRole('button', { name: common.conflict.save }));
  await waitFor(() => expect(writes()).toHaveLength(2));
  expect(writes()[1]?.body).toMatchObject({ lastDay: '2026-12-31', maxUses: 50, version: 3 });
});

it('a voucher is ended only after a question, and then nothing of it can be changed', async () => {
  const over: VoucherRecord = { ...november, ended: true, state: 'over', version: 3 };
  const user = await opens([november], { at: OPEN, after: [over] });
  const form = await dialog('NOVEMBER');
  const end = async (answer: string) => {
    await user.click(form.getByRole('button', { name: t.end }));
    await user.click((await dialog(t.endOf({ code: 'NOVEMBER' }))).getByRole('button', { name: answer }));
  };
  await end(common.cancel);
  expect(writes()).toEqual([]);
  await end(t.end);
  expect(await form.findByText(t.endedText)).toBeTruthy();
  expect(form.queryByRole('button', { name: common.save })).toBeNull();
  expect(writes()).toMatchObject([{ path: '/vouchers/NOVEMBER/end', body: { version: 2 } }]);
});

it('the uses say who got how much, which was given back, and more of them are shown when asked', async () => {
  const user = await opens([november], { at: OPEN, used: uses });
  const form = await dialog('NOVEMBER');
  const table = await form.findByRole('table', { name: t.uses });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map((row) => plain(row.textContent))).toEqual([
    expect.stringMatching(/^KiranaGeneral EnglishRp 165\.000Paid20 Nov 2026/),
    expect.stringMatching(/^BayuGeneral EnglishRp 165\.000Expired \(not counted\)20 Nov 2026/),
  ]);
  await user.click(form.getByRole('button', { name: t.moreUses }));
  await waitFor(() => expect(reads().at(-1)).toBe('/vouchers/NOVEMBER/uses?pageSize=100'));
  await waitFor(() => expect(form.queryByRole('button', { name: t.moreUses })).toBeNull());
});

it('a voucher that nobody has used says so', async () => {
  await opens([november], { at: OPEN });
  expect(await (await dialog('NOVEMBER')).findByText(t.noUses)).toBeTruthy();
});

const s = packages.selection;
const price: ReplyOf<typeof quote> = { price: 1_650_000, discount: 165_000, total: 1_485_000 };

function Field({ packageId = 103, wanted = '' }: { packageId?: number | null; wanted?: string }) {
  const voucher = useVoucher(packageId, wanted, true);
  return (
    <>
      <VoucherField voucher={voucher} />
      <output>{voucher.applied?.quote.total}</output>
    </>
  );
}
const code = () => screen.getByLabelText<HTMLInputElement>(s.voucher, { exact: false });

it('a family tries a code before it buys, reads it as the school wrote it, and can take it off again', async () => {
  replies(() => ({ body: { ...price, voucher: 'NOVEMBER' } }));
  const user = await show(<Field />, { lang: 'en' });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: s.voucherUse }).disabled).toBe(true);
  await user.type(code(), ' november ');
  await pressTwice(user, press(s.voucherUse));
  expect(await screen.findByText(s.voucherOn({ code: 'NOVEMBER' }))).toBeTruthy();
  expect(screen.getByText('1485000')).toBeTruthy();
  expect(writes()).toMatchObject([
    { path: '/payments/quote', body: { packageId: 103, voucher: 'november' } },
  ]);
  await user.click(press(s.voucherRemove));
  expect(code().value).toBe('');
  expect(screen.queryByText('1485000')).toBeNull();
});

it('a code that was tried is tried again for another package, so that its total is known before buying', async () => {
  replies(({ body }) => {
    const { packageId } = body as { packageId: number };
    return { body: packageId === 103 ? price : { price: 2_200_000, discount: 220_000, total: 1_980_000 } };
  });
  function Choosing() {
    const [packageId, choose] = useState(103);
    return (
      <>
        <button type="button" onClick={() => choose(101)}>
          Kids
        </button>
        <Field packageId={packageId} />
      </>
    );
  }
  const user = await show(<Choosing />, { lang: 'en' });
  await user.type(code(), 'NOVEMBER{Enter}');
  await screen.findByText('1485000');
  await user.click(press('Kids'));
  expect(await screen.findByText('1980000')).toBeTruthy();
  expect(screen.getByText(s.voucherOn({ code: 'NOVEMBER' }))).toBeTruthy();
  expect(writes().map(({ body }) => body)).toEqual([
    { packageId: 103, voucher: 'NOVEMBER' },
    { packageId: 101, voucher: 'NOVEMBER' },
  ]);
});

it('a code that is refused stays in its field with the reason, until it is typed anew', async () => {
  const message = 'This voucher has been used up.';
  replies(() => ({ status: 409, body: { code: 'orders.voucherUsedUp', message } }));
  const user = await show(<Field />, { lang: 'en' });
  await user.type(code(), 'NOVEMBER{Enter}');
  expect(await screen.findByText(message)).toBeTruthy();
  expect(code().value).toBe('NOVEMBER');
  await user.type(code(), 'X');
  expect(screen.queryByText(message)).toBeNull();
});
