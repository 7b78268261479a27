import { textsIn } from '@fasih/messages/texts';
import type { Reply as ReplyOf } from '@fasih/school/basics/contract';
import {
  type HolidayRow,
  listHolidays,
  type MeetingOfDay,
  type meetingsOfDay,
} from '@fasih/school/learning/holidays/contract';
import type { SeriesPlan } from '@fasih/school/learning/series/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { dialogCloses, inDialog, queryParamsOf, rowsOf } from '../../../test/at-page.ts';
import { personAtPage, type Reply } from '../../../test/person-at-page.tsx';
import { HolidaySettings } from './holidays.tsx';

const { replies, show, writes, reads, pressTwice } = personAtPage('settings', 'series');
const { settings, common, series } = textsIn('en');
const t = settings.holidays;
const AT = '/admin/settings?tab=holidays';

const christmas: HolidayRow = { day: '2026-12-25', id: 'Natal', en: 'Christmas', meetings: 51 };
const eid: HolidayRow = { day: '2026-03-20', id: 'Idulfitri', en: 'Eid al-Fitr', meetings: 0 };
const meeting: MeetingOfDay = {
  id: 'm1',
  classId: 'c1',
  className: 'Friday group',
  number: 7,
  startsAt: '2026-12-25T02:00:00.000Z',
  teacherName: 'Ratna',
  learners: ['Kirana', 'Bayu'],
};
const ofDay: ReplyOf<typeof meetingsOfDay> = { day: '2026-12-25', count: 51, meetings: [meeting] };

async function opens(
  rows: HolidayRow[],
  { at = AT, reply = {}, after = rows }: { at?: string; reply?: Reply; after?: HolidayRow[] } = {},
) {
  let now = rows;
  replies(({ method, path }) => {
    if (path.endsWith('/meetings'))
      return { body: path.includes('12-25') ? ofDay : { ...ofDay, count: 0, meetings: [] } };
    if (method === 'GET') {
      const year = Number(/year=(\d+)/.exec(path)?.[1] ?? 2026);
      const list: ReplyOf<typeof listHolidays> = {
        year,
        today: '2026-11-24',
        data: year === 2026 ? now : [],
      };
      return { body: list };
    }
    if ((reply.status ?? 200) < 400) now = after;
    return reply;
  });
  return show(<HolidaySettings />, { lang: 'en', at });
}
const button = (name: string) => screen.getByRole('button', { name });

it('a year’s holidays are listed with the meetings that do not move by themselves', async () => {
  const user = await opens([eid, christmas]);
  const rows = rowsOf(await screen.findByRole('table', { name: t.title }));
  expect(rows[0]).toMatch(/20 Mar.*Eid al-FitrNo meetingsRemove$/);
  expect(rows[1]).toMatch(/25 Dec.*Christmas51 planned meetingsRemove$/);
  await user.click(button(t.showOf({ n: 51, name: 'Christmas' })));
  const day = await inDialog(/^Meetings on 25 Dec/);
  const link = await day.findByRole('link', { name: 'Kirana, Bayu' });
  expect(link.getAttribute('href')).toBe('/class/management/c1');
  expect(day.getByText(/meeting 7 · Ratna · Friday group$/)).toBeTruthy();
  expect(day.getByText(t.more({ n: 50 }))).toBeTruthy();
  expect(day.getByText(t.busy({ n: 51 }))).toBeTruthy();
});

it('the years lie side by side; one without holidays says so', async () => {
  const user = await opens([christmas]);
  await screen.findByText('Christmas');
  await user.click(button(t.next));
  expect(await screen.findByText(t.none)).toBeTruthy();
  expect(screen.getByText('2027')).toBeTruthy();
  const asked = queryParamsOf(reads(), '/settings/holidays');
  expect(asked).toEqual({ year: '2027' });
  expect(listHolidays.query.safeParse(asked).success).toBe(true);
  await user.click(button(t.previous));
  expect(await screen.findByText('Christmas')).toBeTruthy();
});

const planOf = (meetings: number): SeriesPlan => ({
  classes: Array.from({ length: meetings }, (_, n) => ({
    classId: `c${n}`,
    name: `Group ${n}`,
    learners: ['Kirana'],
    teacher: { id: 't1', name: 'Ratna' },
    changes: [],
    skipped: [],
    staying: [],
    noticeHours: 24,
    extensionDays: 7,
    times: [{ was: '2026-12-25T02:00:00.000Z', to: '2027-01-29T02:00:00.000Z' }],
  })),
  families: meetings,
  teachers: meetings > 0 ? 1 : 0,
  seen: `seen ${meetings}`,
});
/** Days with meetings have two; what is saved is answered with its number of days. */
const closes = (data: HolidayRow[]) =>
  replies(({ method, path, body }) => {
    const { days = [] } = (body ?? {}) as { days?: (string | { day: string })[] };
    const all = days.map((one) => (typeof one === 'string' ? one : one.day));
    const plan = planOf(all.includes('2026-12-25') ? 2 : 0);
    if (path.endsWith('/closed-days/plan')) return { body: plan };
    if (path.endsWith('/closed-days')) return { body: { ...plan, added: days.length } };
    if (path.endsWith('/meetings')) return { body: ofDay };
    const year = Number(/year=(\d+)/.exec(path)?.[1] ?? 2026);
    return { body: { year, today: '2026-11-24', data: year === 2026 && method === 'GET' ? data : [] } };
  });
const saved = () => writes().filter(({ path }) => path === '/settings/closed-days');

it('a holiday shows where its meetings go before it is saved, once; days without meetings tell nobody', async () => {
  closes([eid]);
  const user = await show(<HolidaySettings />, { lang: 'en', at: AT });
  await screen.findByText('Eid al-Fitr');
  await user.click(button(t.add));
  const form = await inDialog(t.add);
  await user.click(form.getByRole('button', { name: t.save }));
  expect(form.getAllByText(common.fields.required)).toHaveLength(2);
  expect(writes()).toEqual([]);
  const day = form.getByLabelText(t.day);
  fireEvent.change(day, { target: { value: '2026-03-20' } });
  expect(await form.findByText(common.fields.holidayExists)).toBeTruthy();
  fireEvent.change(day, { target: { value: '2026-12-24' } });
  const until = form.getByLabelText(t.until);
  fireEvent.change(until, { target: { value: '2026-12-23' } });
  expect(await form.findByText(common.fields.endBeforeStart)).toBeTruthy();
  fireEvent.change(until, { target: { value: '2027-03-24' } });
  expect(await form.findByText(t.tooManyDays)).toBeTruthy();
  expect(form.getByRole('button', { name: t.save }).hasAttribute('disabled')).toBe(true);
  fireEvent.change(until, { target: { value: '' } });
  expect(await form.findByText(series.preview.nothing)).toBeTruthy();
  fireEvent.change(form.getByLabelText(t.until), { target: { value: '2026-12-25' } });
  expect(await form.findByText(series.preview.classes({ classes: 2, meetings: 2 }))).toBeTruthy();
  await user.type(form.getByLabelText(t.nameId), 'Natal');
  await user.type(form.getByLabelText(t.nameEn), 'Christmas');
  await pressTwice(user, form.getByRole('button', { name: t.saveAndTell }));
  expect(await screen.findByText(new RegExp(series.told({ families: 2, teachers: 1 })))).toBeTruthy();
  await dialogCloses();
  const named = { id: 'Natal', en: 'Christmas' };
  expect(saved().map(({ body }) => body)).toEqual([
    {
      days: [
        { day: '2026-12-24', ...named },
        { day: '2026-12-25', ...named },
      ],
      seen: 'seen 2',
    },
  ]);
});

it('one name is enough: it is the name in both languages', async () => {
  closes([]);
  const user = await show(<HolidaySettings />, { lang: 'en', at: AT });
  await screen.findByText(t.none);
  await user.click(screen.getAllByRole('button', { name: t.add })[0] as HTMLElement);
  const form = await inDialog(t.add);
  fireEvent.change(form.getByLabelText(t.day), { target: { value: '2026-12-24' } });
  await form.findByText(series.preview.nothing);
  await user.type(form.getByLabelText(t.nameEn), 'School trip');
  await user.click(form.getByRole('button', { name: t.save }));
  await dialogCloses();
  expect(saved().map(({ body }) => body)).toEqual([
    { days: [{ day: '2026-12-24', id: 'School trip', en: 'School trip' }], seen: 'seen 0' },
  ]);
});

it('all meetings of a holiday are moved together', async () => {
  closes([christmas]);
  const user = await show(<HolidaySettings />, { lang: 'en', at: AT });
  await user.click(await screen.findByRole('button', { name: t.showOf({ n: 51, name: 'Christmas' }) }));
  await user.click((await inDialog(/^Meetings on 25 Dec/)).getByRole('button', { name: t.moveAll }));
  const form = await inDialog(/^Move the meetings of/);
  await form.findByText(series.preview.classes({ classes: 2, meetings: 2 }));
  await user.click(form.getByRole('button', { name: t.saveAndTell }));
  await dialogCloses();
  expect(saved().map(({ body }) => body)).toEqual([
    { days: [{ day: '2026-12-25', id: 'Natal', en: 'Christmas' }], seen: 'seen 2' },
  ]);
});

it('a year’s file offers what is missing and to come; days are left out or corrected before', async () => {
  closes([{ ...christmas, meetings: 0 }]);
  const user = await show(<HolidaySettings />, { lang: 'en', at: AT });
  await screen.findByText('Christmas');
  await user.click(button(t.file.action({ year: 2026 })));
  const file = await inDialog(t.file.title({ year: 2026 }));
  expect(file.getAllByRole('checkbox')).toHaveLength(1);
  expect(file.getByText(t.file.kinds.joint)).toBeTruthy();
  await user.click(file.getByRole('button', { name: common.cancel }));

  await user.click(button(t.next));
  await user.click(await screen.findByRole('button', { name: t.file.action({ year: 2027 }) }));
  const next = await inDialog(t.file.title({ year: 2027 }));
  expect(next.getByText(t.file.provisional({ year: 2027 }))).toBeTruthy();
  const boxes = next.getAllByRole('checkbox');
  expect(boxes).toHaveLength(17);
  await user.click(next.getByRole('checkbox', { name: /· New Year / }));
  const days = next.getAllByLabelText(t.day);
  fireEvent.change(days[0] as HTMLElement, { target: { value: '2027-01-06' } });
  const [name] = next.getAllByLabelText(t.nameEn) as [HTMLInputElement];
  const was = name.value;
  fireEvent.change(name, { target: { value: '' } });
  expect(await next.findByText(common.fields.required)).toBeTruthy();
  const save = () => next.findByRole('button', { name: t.file.save({ n: 16 }) });
  expect(next.getByRole('button', { name: t.file.save({ n: 15 }) }).hasAttribute('disabled')).toBe(true);
  fireEvent.change(name, { target: { value: was } });
  await user.click(await save());
  await dialogCloses();
  const sent = saved().map(({ body }) => (body as { days: { day: string }[] }).days.map(({ day }) => day));
  expect(sent[0]?.slice(0, 2)).toEqual(['2027-01-06', '2027-02-06']);
  expect(sent[0]).toHaveLength(16);
});

it('a holiday is removed after a question; why it cannot be is said', async () => {
  const message = settings.problems.holidayNotFound;
  const user = await opens([eid], {
    reply: { status: 404, body: { code: 'settings.holidayNotFound', message } },
  });
  await screen.findByText('Eid al-Fitr');
  const remove = async (answer: string) => {
    await user.click(button(t.removeOf({ name: 'Eid al-Fitr' })));
    await user.click(
      (await inDialog(t.removeAsk({ name: 'Eid al-Fitr' }))).getByRole('button', { name: answer }),
    );
  };
  await remove(common.cancel);
  expect(writes()).toEqual([]);
  await remove(t.remove);
  expect(await screen.findByText(message)).toBeTruthy();
  replies(({ method }) => ({
    body: method === 'GET' ? { year: 2026, today: '2026-11-24', data: [] } : { done: true },
  }));
  await remove(t.remove);
  expect(await screen.findByText(t.removed({ name: 'Eid al-Fitr' }))).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Eid al-Fitr')).toBeNull());
  expect(writes().at(-1)).toMatchObject({ method: 'DELETE', path: '/settings/holidays/2026-03-20' });
});
