import { textsIn } from '@fasih/messages/texts';
import type { Lesson } from '@fasih/school/office/homes/admin-contract';
import type { WorkGroup, WorkKind } from '@fasih/school/office/homes/work-contract';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { personAtPage } from '../../../../test/person-at-page.tsx';
import AdminHome from './home.tsx';

const { show, replies } = personAtPage('admin', 'audit', 'jobs');
const { today: day, work: t, totals, activity: a } = textsIn('id').admin;

/** A Thursday morning at ten in Jakarta. */
const NOW = '2026-11-26T03:00:00.000Z';
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOW) }));
afterEach(() => vi.useRealTimers());
const inHours = (hours: number) => new Date(Date.parse(NOW) + hours * 3_600_000).toISOString();

const lesson = (id: string, hours: number, more: Partial<Lesson> = {}): Lesson => ({
  id,
  classId: `c${id}`,
  className: `Kelas ${id}`,
  ageGroup: 'kids',
  teacherName: 'Nadia',
  learners: [`Siswa ${id}`],
  startsAt: inHours(hours),
  endsAt: inHours(hours + 1),
  state: 'planned',
  checkedInAt: null,
  hasLink: true,
  ...more,
});
const task = (kind: WorkKind, more: Partial<WorkGroup['items'][number]> = {}): WorkGroup => ({
  kind,
  count: 1,
  items: [
    {
      id: `i-${kind}`,
      name: `Tugas ${kind}`,
      about: null,
      learnerId: null,
      dueAt: null,
      since: inHours(-30),
      ...more,
    },
  ],
});

const opens = async (
  more: { work?: WorkGroup[]; lessons?: Lesson[]; count?: number; activity?: object[] } = {},
) => {
  const { work = [], lessons = [], activity = [] } = more;
  const me = {
    id: 'a1',
    username: 'bambang',
    email: 'b@contoh.id',
    roles: ['admin'],
    profile: { full_name: 'Bambang', photo_url: null },
  };
  replies(({ path }) => ({
    body: path.startsWith('/dashboards/admin')
      ? {
          serverNow: NOW,
          work,
          activity,
          totals: { students: 40, teachers: 6, activeClasses: 19 },
          today: { day: '2026-11-26', count: more.count ?? lessons.length, lessons },
        }
      : me,
  }));
  const person = await show(<AdminHome />);
  await screen.findByRole('heading', { name: t.title });
  return person;
};

it('on a quiet day the home says that all is done, with the totals and the ways from here', async () => {
  await opens();
  expect(screen.getByText(t.noneText)).toBeTruthy();
  expect(screen.getByText(day.none)).toBeTruthy();
  expect(screen.getByText(a.none)).toBeTruthy();
  expect(screen.getByText(totals.students).nextSibling?.textContent).toBe('40');
  const ways = [totals.toTeachers, totals.toAttendance, totals.toAnalytics].map((name) =>
    screen.getByRole('link', { name: new RegExp(name) }).getAttribute('href'),
  );
  expect(ways).toEqual(['/admin/teachers', '/admin/attendance', '/admin/analytics']);
});

it('a lesson of today says who learns with whom and its state; the day is counted by state', async () => {
  await opens({
    lessons: [
      lesson('1', -2, { state: 'held' }),
      lesson('2', -0.1),
      lesson('3', -0.2, { checkedInAt: inHours(-0.2), teacherName: 'Iqbal' }),
      lesson('4', 2, { hasLink: false, learners: ['Sekar', 'Bima', 'Adi'] }),
      lesson('5', 3),
      lesson('6', -3, { state: 'missed' }),
    ],
  });
  const links = screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href')?.startsWith('/class/management/'));
  const said = Object.fromEntries(
    links.map((link) => [link.getAttribute('href')?.slice(-1), link.getAttribute('title')]),
  );
  expect(said['1']).toContain(day.standings.held);
  expect(said['2']).toBe(`09.54–10.54 WIB · Siswa 2 · Nadia · ${day.standings.late}`);
  expect(said['3']).toContain(day.standings.here);
  expect(said['4']).toContain(day.standings.noLink);
  expect(said['5']).toContain(day.standings.coming);
  expect(said['6']).toContain(day.standings.missed);
  expect(screen.getByText(day.andMore({ name: 'Sekar', n: 2 }))).toBeTruthy();
  expect(screen.getByText(day.counts.late({ n: 1 }))).toBeTruthy();
  expect(screen.getByText(day.lessons({ n: 6 }))).toBeTruthy();
});

it('what a phone leaves out of the day opens and closes, and what is not listed is in the calendar', async () => {
  const person = await opens({
    lessons: [1, 2, 3, 4, 5, 6, 7].map((n) => lesson(String(n), n)),
    count: 40,
  });
  expect(screen.getByText(day.lessons({ n: 40 }))).toBeTruthy();
  expect(screen.getByText(day.unlisted({ n: 33 }))).toBeTruthy();
  const all = screen.getByRole('button', { name: day.all({ n: 7 }) });
  await person.click(all);
  expect(screen.getByRole('button', { name: day.fewer }).getAttribute('aria-expanded')).toBe('true');
  expect(document.querySelectorAll('[data-folded]')).toHaveLength(0);
});

it('what waits is ordered by its deadline, and what is over is red and on top', async () => {
  await opens({
    work: [
      task('classWithoutLink', { name: 'Kelas Rabu' }),
      task('level', { name: 'Kirana', dueAt: inHours(5) }),
      task('waitingForClass', { name: 'Bima', dueAt: inHours(-2), learnerId: 'l1' }),
      task('refund', { name: 'Sekar', dueAt: inHours(50) }),
    ],
  });
  const parts = screen.getAllByRole('heading', { level: 3 }).map((part) => part.textContent);
  expect(parts).toEqual([
    `${t.parts.over} 1`,
    `${t.parts.today} 1`,
    `${t.parts.later} 1`,
    `${t.parts.open} 1`,
  ]);
  expect(screen.getByText(t.overBy({ n: 2, unit: 'hours' }))).toBeTruthy();
});

it('what is due by the end of a day names that day and stands among the tasks of that day', async () => {
  await opens({
    work: [
      // Midnight in Jakarta, after the 26th and after the 30th.
      task('refund', { name: 'Kirana', dueAt: '2026-11-26T17:00:00.000Z' }),
      task('teacherClearance', { name: 'Nadia', dueAt: '2026-11-30T17:00:00.000Z' }),
    ],
  });
  const parts = screen.getAllByRole('heading', { level: 3 }).map((part) => part.textContent);
  expect(parts).toEqual([`${t.parts.today} 1`, `${t.parts.later} 1`]);
  expect(screen.getByText('Kam, 26 Nov')).toBeTruthy();
  expect(screen.getByText('Sen, 30 Nov')).toBeTruthy();
});

it.each([
  ['level', {}, '/admin/levels/i-level'],
  ['levelAgain', {}, '/admin/levels/i-levelAgain'],
  ['teacherClearance', {}, '/teacher/management/i-teacherClearance?tab=profile'],
  ['teacherWithoutHours', {}, '/teacher/management/i-teacherWithoutHours'],
  ['classWithoutLink', {}, '/class/management/i-classWithoutLink'],
  ['planRepaired', {}, '/admin/repairs'],
  ['mailFailed', {}, '/admin/mails?state=failed'],
  ['payRun', { about: '2026-11-01/2026-11-30' }, '/dashboard/finance/pay/i-payRun'],
  ['refund', {}, '/dashboard/finance/refunds?request=i-refund'],
  ['staffChange', {}, '/approvals'],
  ['payment', { about: 'fullRefund' }, '/dashboard/finance/reconciliation?part=tasks'],
] as const)('%s leads to where something can be done', async (kind, more, to) => {
  await opens({ work: [task(kind, more)] });
  const row = within(
    screen.getByRole('link', { name: t.lookAt({ name: `Tugas ${kind}` }) }).closest('li') as HTMLElement,
  );
  expect(row.getByRole('link').getAttribute('href')).toBe(to);
  const words = { payRun: '1 Nov 2026 – 30 Nov 2026', payment: t.tasks.fullRefund, mailFailed: t.mailText };
  expect(row.getByText(new RegExp(t.kinds[kind])).textContent).toBe(
    [t.kinds[kind], words[kind as keyof typeof words]].filter(Boolean).join(' · '),
  );
});

it('many of a kind are shown in one press, and what is not sent is counted', async () => {
  const items = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => ({
    id: `w${n}`,
    name: `Siswa ${n}`,
    about: null,
    learnerId: `l${n}`,
    dueAt: inHours(-n),
    since: inHours(-30),
  }));
  const person = await opens({ work: [{ kind: 'waitingForClass', count: 12, items }] });
  expect(screen.getAllByRole('button', { name: /^Carikan guru untuk/ })).toHaveLength(6);
  expect(screen.getByRole('heading', { name: `${t.parts.over} 8+` })).toBeTruthy();
  expect(screen.queryByText(t.moreOf({ n: 4, kind: t.kinds.waitingForClass }))).toBeNull();
  await person.click(screen.getByRole('button', { name: t.showAll({ n: 2 }) }));
  expect(screen.getAllByRole('button', { name: /^Carikan guru untuk/ })).toHaveLength(8);
  expect(
    screen
      .getByRole('link', { name: t.moreOf({ n: 4, kind: t.kinds.waitingForClass }) })
      .getAttribute('href'),
  ).toBe('/student/management?status=waitingForClass&sort=due');
});

it('the last deeds of people and of the school itself are told in words, the same ones once', async () => {
  const deed = (id: string, more: object) => ({
    id,
    at: inHours(-1),
    action: 'class.opened',
    by: 'Dewi',
    about: 'Kelas Rabu',
    ...more,
  });
  const ended = ['Ayu', 'Budi', 'Citra', 'Dian', 'Eko'].map((about, n) =>
    deed(`${n}`, { by: null, action: 'course.ended', about }),
  );
  const noted = ['n', 'o', 'p'].map((id) => deed(id, { action: 'meeting.noteWritten', about: 'Sari' }));
  await opens({
    activity: [
      ...[deed('a', {}), deed('b', { by: null, action: 'thing.unheard', about: null })],
      ...[...ended, ...noted],
    ],
  });
  const list = within(screen.getByRole('heading', { name: a.title }).closest('section') as HTMLElement);
  const [first, second, third, fourth] = list.getAllByRole('listitem');
  expect(third?.textContent).toContain('Ayu, Budi, Citra, dan 2 lainnya');
  expect(fourth?.querySelectorAll('strong')).toHaveLength(1);
  expect(fourth?.querySelector('strong')?.textContent).toBe('Sari');
  expect(first?.textContent).toContain('Kelas Rabu');
  expect(first?.textContent).toContain('Dewi');
  expect(second?.textContent).toContain('thing.unheard');
  expect(second?.textContent).toContain(a.bySchool);
});
