import { textsIn } from '@fasih/messages/texts';
import type { Reply as ReplyOf } from '@fasih/school/basics/contract';
import { dayIn } from '@fasih/school/basics/instants';
import {
  listCatalogue,
  type PackageDetail,
  type PackageRow,
} from '@fasih/school/catalogue/packages/catalogue';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { dialogCloses, inDialog, queryParamsOf, rowsOf } from '../../../../test/at-page.ts';
import { personAtPage, type Reply } from '../../../../test/person-at-page.tsx';
import { PackagesTab } from './packages.tsx';

const { keeps, replies, show, writes, reads, pressTwice } = personAtPage('catalogue', 'staff', 'teachers');
const { catalogue, common, teachers } = textsIn('en');
const t = catalogue.packages;
const AT = '/admin/catalogue';

const kids: PackageRow = {
  id: 103,
  slug: 'kids',
  name: 'General English for Kids',
  type: 'general_english',
  category: 'kids',
  price: 1_650_000,
  nextPrice: { price: 1_800_000, from: '2026-12-31T17:00:00.000Z' },
  sold: 12,
  soldIsCapped: false,
  onSale: true,
  version: 4,
};
const special: PackageRow = {
  ...kids,
  id: 99999,
  slug: 'special',
  name: 'Special Course',
  type: 'special_course',
  category: 'all',
  nextPrice: null,
  sold: 10_000,
  soldIsCapped: true,
  onSale: false,
};
const detail: PackageDetail = {
  ...kids,
  description_id: 'Ayo belajar',
  description_en: 'Come and learn',
  duration_months: 3,
  meetings: 20,
  meetingsPerWeek: 2,
  prices: [
    { id: 'p2', price: 1_800_000, from: '2026-12-31T17:00:00.000Z', state: 'coming' },
    { id: 'p1', price: 1_650_000, from: '2026-01-01T02:00:00.000Z', state: 'now' },
    { id: null, price: 1_500_000, from: null, state: 'past' },
  ],
};
const listOf = (...data: PackageRow[]): ReplyOf<typeof listCatalogue> => ({
  data,
  total: data.length,
  page: 1,
  pageSize: 20,
});

type Given = { at?: string; list?: PackageRow[]; reply?: Reply; after?: PackageDetail };
/** The tab; after a write the package is as `after` says. */
async function opens({ at = AT, list = [kids, special], reply, after = detail }: Given = {}) {
  keeps({ before: detail, after, reply }, (path, now) => ({
    body: path.startsWith('/catalogue/packages?') ? listOf(...list) : now,
  }));
  return show(<PackagesTab />, { lang: 'en', at, path: AT });
}
const sent = () => writes().map(({ method, path, body }) => [method, path, body]);
const OPEN = `${AT}?open=103`;

it('each package says what it costs now and next, how often it was sold, and whether it is on sale', async () => {
  const user = await opens();
  const table = await screen.findByRole('table', { name: t.tab });
  expect(rowsOf(table)).toEqual([
    expect.stringMatching(
      /^General English for KidsGeneral English · KidsRp 1\.650\.000Rp 1\.800\.000 from 1 Jan.*12On sale$/,
    ),
    'Special CourseSpecial CourseRp 1.650.000–10000+Not on sale',
  ]);
  await user.click(within(table).getByRole('link', { name: kids.name }));
  expect(await screen.findByRole('dialog', { name: kids.name })).toBeTruthy();
});

it('the list is narrowed to what the server knows, and cleared again', async () => {
  const user = await opens({ at: `${AT}?state=lost&type=conversation`, list: [] });
  expect(await screen.findByText(teachers.screens.noneFound)).toBeTruthy();
  expect(queryParamsOf(reads(), '/catalogue/packages')).toEqual({ page: '1', type: 'conversation' });
  expect(listCatalogue.query.safeParse(queryParamsOf(reads(), '/catalogue/packages')).success).toBe(true);
  await user.click(screen.getByRole('link', { name: common.clearFilters }));
  expect(await screen.findByText(t.emptyText)).toBeTruthy();
});

it('a package is added with whole numbers; what is missing or does not fit is refused beside its field', async () => {
  const user = await opens({ at: `${AT}?open=new` });
  const form = await inDialog(t.addTitle);
  const save = form.getByRole('button', { name: t.save });
  await user.click(save);
  expect(form.getAllByText(common.fields.required)).toHaveLength(4);
  await user.selectOptions(form.getByLabelText(t.type), 'eng_test_prep');
  const categories = within(form.getByLabelText(t.category)).getAllByRole('option');
  expect(categories.map((option) => option.textContent)).toEqual([
    'TOEIC',
    'TOEFL ITP',
    'TOEFL iBT',
    'IELTS',
  ]);
  await user.selectOptions(form.getByLabelText(t.category), 'ielts');
  const type = async (label: string, text: string) => {
    await user.clear(form.getByLabelText(label));
    await user.type(form.getByLabelText(label), text);
  };
  await type(t.name, 'IELTS');
  await type(t.price, '2500000');
  expect(form.getByLabelText<HTMLInputElement>(t.price).value).toBe('2.500.000');
  await type(t.meetings, '41');
  await type(t.descriptionId, 'Ayo');
  await type(t.descriptionEn, 'Come');
  await user.click(save);
  expect(form.getByText(common.fields.testPrepName)).toBeTruthy();
  expect(form.getByText(common.fields.countShape)).toBeTruthy();
  expect(writes()).toEqual([]);
  await type(t.name, 'IELTS - Express');
  await type(t.meetings, '40');
  await pressTwice(user, save);
  expect(await screen.findByText(t.added({ name: detail.name }))).toBeTruthy();
  await dialogCloses();
  expect(sent()).toEqual([
    [
      ...['POST', '/catalogue/packages'],
      {
        name: 'IELTS - Express',
        description_id: 'Ayo',
        description_en: 'Come',
        price: 2_500_000,
        type: 'eng_test_prep',
        category: 'ielts',
        duration_months: 3,
        meetings: 40,
        meetingsPerWeek: 2,
      },
    ],
  ]);
});

it('a name that is taken is refused beside its field', async () => {
  const { nameTaken } = common.fields;
  const user = await opens({
    at: OPEN,
    reply: {
      status: 409,
      body: { code: 'catalogue.nameTaken', message: nameTaken, fields: { name: 'nameTaken' } },
    },
  });
  const form = await inDialog(kids.name);
  await user.type(await form.findByLabelText(t.name), ' 2');
  await user.click(form.getByRole('button', { name: t.save }));
  expect(await form.findByText(nameTaken)).toBeTruthy();
});

it('prices are shown with the days from which they are valid; only a future one can be removed', async () => {
  const [, now, first] = detail.prices;
  const after = { ...detail, nextPrice: null, prices: [now, first].filter((one) => one !== undefined) };
  const user = await opens({ at: OPEN, after });
  const form = await inDialog(kids.name);
  expect(await form.findByText(t.facts({ meetings: 20, months: 3, perWeek: 2 }))).toBeTruthy();
  expect(form.getByText(t.firstPrice)).toBeTruthy();
  expect(form.getByText(t.priceStates.now)).toBeTruthy();
  const remove = form.getAllByRole('button', { name: /^Remove the price/ });
  expect(remove).toHaveLength(1);
  await user.click(remove[0] as HTMLElement);
  expect(await form.findByText(t.priceRemoved)).toBeTruthy();
  await waitFor(() => expect(form.queryByText(t.priceStates.coming)).toBeNull());
  expect(sent()).toEqual([['DELETE', '/catalogue/packages/103/prices/p2', null]]);
});

it('a new price counts from a day on; one that is there already is refused, and what was typed stays', async () => {
  const message = catalogue.problems.priceThere;
  const fields = { from: 'priceThere' };
  const user = await opens({
    at: OPEN,
    reply: { status: 409, body: { code: 'catalogue.priceThere', message, fields } },
  });
  const form = await inDialog(kids.name);
  const price = await form.findByLabelText<HTMLInputElement>(t.newPrice);
  const day = form.getByLabelText<HTMLInputElement>(t.from);
  expect(day.min).toBe(dayIn(new Date()));
  await user.click(form.getByRole('button', { name: t.addPrice }));
  expect(form.getAllByText(common.fields.required).length).toBeGreaterThan(0);
  expect(writes()).toEqual([]);
  await user.type(price, '1750000');
  fireEvent.change(day, { target: { value: '2027-02-01' } });
  await user.click(form.getByRole('button', { name: t.addPrice }));
  expect(await form.findByText(common.fields.priceThere)).toBeTruthy();
  expect([price.value, day.value]).toEqual(['1.750.000', '2027-02-01']);
  replies(({ method }) => ({ body: method === 'GET' ? detail : { ...detail, version: 5 } }));
  await user.click(form.getByRole('button', { name: t.addPrice }));
  expect(await form.findByText(/^Rp.1\.750\.000 is in force from 1 Feb/)).toBeTruthy();
  expect([price.value, day.value]).toEqual(['', '']);
  expect(sent()[1]).toEqual([
    ...['POST', '/catalogue/packages/103/prices'],
    { price: 1_750_000, from: '2027-02-01', version: 4 },
  ]);
});

it('a package leaves the sale after a question, and comes back at once', async () => {
  const off = { ...detail, onSale: false, version: 5 };
  const user = await opens({ at: OPEN, after: off });
  const form = await inDialog(kids.name);
  await form.findByText(t.onSaleText);
  const retire = async (answer: string) => {
    await user.click(form.getByRole('button', { name: t.retire }));
    const question = await inDialog(t.retireOf({ name: kids.name }));
    await user.click(question.getByRole('button', { name: answer }));
  };
  await retire(common.cancel);
  expect(writes()).toEqual([]);
  await retire(t.retire);
  expect(await form.findByText(t.retired({ name: kids.name }))).toBeTruthy();
  expect(await form.findByText(t.retiredText)).toBeTruthy();
  await user.click(form.getByRole('button', { name: t.bringBack }));
  expect(await form.findByText(t.broughtBack({ name: kids.name }))).toBeTruthy();
  expect(sent()).toEqual([
    ['PUT', '/catalogue/packages/103/sale', { onSale: false, version: 4 }],
    ['PUT', '/catalogue/packages/103/sale', { onSale: true, version: 5 }],
  ]);
});

it('a package that is not there says so', async () => {
  replies(({ path }) =>
    path.startsWith('/catalogue/packages?')
      ? { body: listOf(kids) }
      : { status: 404, body: { code: 'catalogue.notFound', message: catalogue.problems.notFound } },
  );
  await show(<PackagesTab />, { lang: 'en', at: `${AT}?open=5` });
  expect(await (await inDialog(t.tab)).findByText(catalogue.problems.notFound)).toBeTruthy();
});
