import { textsIn } from '@fasih/messages/texts';
import type { Reply as ReplyOf } from '@fasih/school/basics/contract';
import {
  type HolidayRow,
  listHolidays,
  type MeetingOfDay,
  type meetingsOfDay,
} from '@fasih/school/learning/holidays/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { dialogCloses, inDialog, queryParamsOf, rowsOf } from '../../../test/at-page.ts';
import { personAtPage, type Reply } from '../../../test/person-at-page.tsx';
import { HolidaySettings } from './holidays.tsx';

const { replies, show, writes, reads, pressTwice } = personAtPage('settings');
const { settings, common } = textsIn('en');
const t = settings.holidays;
const AT = '/admin/settings?tab=holidays';

const christmas: HolidayRow = { day: '2026-12-25', id: 'Natal', en: 'Christmas', meetings: 51 };
const eid: HolidayRow = { day: '2026-03-20', id: 'Idulfitri', en: 'Eid al-Fitr', meetings: 0 };
const meeting: MeetingOfDay = {
  ...{ id: 'm1', classId: 'c1', className: 'Friday group', number: 7, startsAt: '2026-12-25T02:00:00.000Z' },
  ...{ teacherName: 'Ratna', learners: ['Kirana', 'Bayu'] },
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

it('a year’s holidays stand with the meetings that do not move by themselves', async () => {
  const user = await opens([eid, christmas]);
  const rows = rowsOf(await screen.findByRole('table', { name: t.title }));
  expect(rows[0]).toMatch(/20 Mar.*Eid al-FitrNo meetingsRemove$/);
  expect(rows[1]).toMatch(/25 Dec.*Christmas51 planned meetingsRemove$/);
  await user.click(button(t.showOf({ n: 51, name: 'Christmas' })));
  const day = await inDialog(/^Meetings on 25 Dec/);
  const link = await day.findByRole('link', { name: 'Friday group' });
  expect(link.getAttribute('href')).toBe('/class/management/c1');
  expect(day.getByText(/meeting 7 · Ratna · Kirana, Bayu$/)).toBeTruthy();
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

it('a holiday is added once, with the meetings of its day in sight', async () => {
  const user = await opens([eid], { reply: { body: christmas }, after: [eid, christmas] });
  await screen.findByText('Eid al-Fitr');
  await user.click(button(t.add));
  const form = await inDialog(t.add);
  await user.click(form.getByRole('button', { name: t.save }));
  expect(form.getAllByText(common.fields.required).length).toBeGreaterThanOrEqual(2);
  expect(writes()).toEqual([]);
  const day = form.getByLabelText(t.day);
  fireEvent.change(day, { target: { value: '2026-12-24' } });
  expect(await form.findByText(t.free)).toBeTruthy();
  fireEvent.change(day, { target: { value: '2026-12-25' } });
  expect(await form.findByText(t.busy({ n: 51 }))).toBeTruthy();
  await user.type(form.getByLabelText(t.nameId), 'Natal');
  await user.type(form.getByLabelText(t.nameEn), 'Christmas');
  await pressTwice(user, form.getByRole('button', { name: t.save }));
  expect(await screen.findByText(t.saved({ name: 'Christmas' }))).toBeTruthy();
  await dialogCloses();
  expect(screen.getByText('Christmas')).toBeTruthy();
  expect(writes().map(({ body }) => body)).toEqual([{ day: '2026-12-25', id: 'Natal', en: 'Christmas' }]);
});

it('a day that is one already is refused beside its field, in Indonesian too', async () => {
  const words = textsIn('id');
  const fields = { day: 'holidayExists' };
  replies(({ method, path }) => {
    if (path.endsWith('/meetings')) return { body: { ...ofDay, count: 0, meetings: [] } };
    if (method === 'GET') return { body: { year: 2026, today: '2026-11-24', data: [christmas] } };
    return { status: 409, body: { code: 'settings.holidayExists', message: '', fields } };
  });
  const user = await show(<HolidaySettings />, { lang: 'id', at: AT });
  await screen.findByText('Natal');
  await user.click(button(words.settings.holidays.add));
  const form = await inDialog(words.settings.holidays.add);
  fireEvent.change(form.getByLabelText(words.settings.holidays.day), { target: { value: '2026-12-25' } });
  await user.type(form.getByLabelText(words.settings.holidays.nameId), 'Natal');
  await user.type(form.getByLabelText(words.settings.holidays.nameEn), 'Xmas');
  await user.click(form.getByRole('button', { name: words.settings.holidays.save }));
  expect(await form.findByText(words.common.fields.holidayExists)).toBeTruthy();
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
