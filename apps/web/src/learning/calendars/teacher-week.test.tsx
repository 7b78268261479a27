import { textsIn } from '@fasih/messages/texts';
import type { SchoolCalendar } from '@fasih/school/learning/classes/calendar-contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { expect, it, vi } from 'vitest';
import { queryParamsOf } from '../../../test/at-page.ts';
import { personAtPage } from '../../../test/person-at-page.tsx';
import TeacherWeek from './teacher-week.tsx';

const { replies, show, reads } = personAtPage('timetable', 'meetings', 'teachers', 'absences');
const { timetable: t } = textsIn('en');

const meeting = { class: 0, number: 3, kind: 'series', state: 'planned', minutes: 60, teacher: 0 } as const;
const week: SchoolCalendar = {
  days: ['23', '24', '25', '26', '27', '28', '29'].map((day) => ({
    day: `2026-11-${day}`,
    meetings: day === '24' ? 1 : 0,
    holiday: null,
  })),
  tooMany: false,
  of: null,
  startsEvery: 30,
  serverNow: '2026-11-24T02:10:00.000Z',
  zone: 'Asia/Makassar',
  hours: [{ day: '2026-11-24', from: 600, to: 720 }],
  away: [{ day: '2026-11-26', from: 840, to: 960 }],
  teachers: [{ id: 't1', name: 'Ratna' }],
  classes: [{ id: 'c1', name: 'Monday talk', ageGroup: 'kids', capacity: 1, learners: ['Kirana'] }],
  meetings: [{ ...meeting, learner: null, id: 'm1', start: '2026-11-24T02:00Z' }],
};

function Address() {
  return <output>{useLocation().search}</output>;
}
const address = () => screen.getByRole('status').textContent;

async function opens({ at = '', data = week, isPhone = false } = {}) {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...new Intl.DateTimeFormat('en').resolvedOptions(),
    timeZone: 'Asia/Makassar',
  });
  vi.stubGlobal('matchMedia', () => ({
    matches: !isPhone,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  replies(({ path }) => ({
    body: path.startsWith('/teacher/calendar') ? data : { today: '2026-11-24', meetings: [], absences: [] },
  }));
  const path = '/teacher/calendar';
  const page = (
    <>
      <TeacherWeek />
      <Address />
    </>
  );
  return show(page, { lang: 'en', at: `${path}?week=2026-11-24${at}`, path });
}
const asked = () => queryParamsOf(reads(), '/teacher/calendar');

it('a week shows who learns, then the class, in the reader’s own zone, and leads to the lesson', async () => {
  await opens();
  const link = await screen.findByRole('link', { name: /Kirana/ });
  expect(link.getAttribute('href')).toBe('/teacher/meetings/m1');
  expect(link.textContent).toContain('Monday talk');
  expect(link.textContent).toContain('10:00–11:00 WITA');
  expect(link.textContent).toContain(t.running);
  expect(screen.getByText(t.ownZone({ zone: 'WITA' }))).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(7);
  expect(screen.getByText(t.now({ time: '10:10' }))).toBeTruthy();
  expect(screen.getByText(t.awayAt({ hours: '14:00–16:00' }))).toBeTruthy();
  expect(asked()).toEqual({
    from: '2026-11-23',
    until: '2026-11-30',
    zone: 'Asia/Makassar',
  });
});

it('the next week is kept in the address, and today takes back', async () => {
  await opens();
  fireEvent.click(await screen.findByRole('button', { name: t.next.week }));
  await waitFor(() => expect(address()).toBe('?week=2026-12-01'));
  fireEvent.click(screen.getByRole('button', { name: t.today }));
  await waitFor(() => expect(address()).toBe(''));
});

it('on a phone one day shows, and a finger swipes to the next one', async () => {
  await opens({ isPhone: true });
  const link = await screen.findByRole('link', { name: /Kirana/ });
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1);
  fireEvent.touchStart(link, { touches: [{ clientX: 300, clientY: 200 }] });
  fireEvent.touchEnd(link, { changedTouches: [{ clientX: 290, clientY: 400 }] });
  expect(address()).toBe('?week=2026-11-24');
  fireEvent.touchStart(link, { touches: [{ clientX: 300, clientY: 200 }] });
  fireEvent.touchEnd(link, { changedTouches: [{ clientX: 120, clientY: 210 }] });
  await waitFor(() => expect(address()).toBe('?week=2026-11-25'));
});

it('as a list the same week has its days to open', async () => {
  await opens({ at: '&view=list' });
  const row = await screen.findByRole('link', { name: /Kirana/ });
  expect(row.getAttribute('href')).toBe('/teacher/meetings/m1');
  expect(within(row).getByText('Monday talk')).toBeTruthy();
  expect(row.textContent).toContain(t.running);
});

it('a week without meetings says so over its hours', async () => {
  await opens({ data: { ...week, meetings: [] } });
  expect(await screen.findByText(t.noneInWeek)).toBeTruthy();
  expect(screen.getByRole('region', { name: t.ownRegion })).toBeTruthy();
});
