import { textsIn } from '@fasih/messages/texts';
import type { Reply } from '@fasih/school/basics/contract';
import { DAY, later } from '@fasih/school/basics/instants';
import type { LearnerMeeting, myClass } from '@fasih/school/office/homes/contract';
import { beforeEach, expect, it } from 'vitest';
import { stage } from '../../../../test/stage.tsx';
import { learnerMeetingOf } from '../../meetings/learner-meeting.fixtures.ts';
import { ClassCard } from './class-card.tsx';
import MyClass from './my-class.tsx';

const { show, find, texts, click, press, server, text, wait } = stage(
  'classes',
  'meetings',
  'attendance',
  'enrolments',
  'materials',
  'policy',
  'levels',
  'placing',
);

const meetingOf = (number: number, more: Partial<LearnerMeeting>) =>
  learnerMeetingOf(number, later(new Date('2026-11-20T02:00:00.000Z'), number * DAY).toISOString(), more);

const states = ['held', 'next', 'toCome', 'toPlan'] as const;
const shown = {
  serverNow: '2026-11-21T08:00:00.000Z',
  learners: [{ id: 'l1', name: 'Sari' }],
  course: {
    enrolmentId: 'e1',
    learnerId: 'l1',
    learnerName: 'Sari',
    packageName: 'Conversation',
    packageType: 'conversation',
    category: 'adult',
    ageGroup: 'adult',
    level: null,
    levelReview: null,
    state: 'active',
    finished: false,
    placement: 'finished',
    wished: true,
    classId: 'c1',
    className: 'Kelas Sari',
    classState: 'active',
    teacherName: 'Nadia',
    zoomRoom: null,
    slots: [],
    durationMonths: 3,
    perWeek: 2,
    opensMinutes: 10,
    startsOn: '2026-11-21',
    balance: {
      bought: 4,
      extra: 0,
      held: 1,
      forfeited: 0,
      expired: 0,
      refunded: 0,
      left: 3,
      minutesOwed: 0,
      extensionDays: 0,
      lastDay: '2027-02-21',
      weeks: 13,
      perWeek: 1,
    },
    progress: 25,
    toPlan: 1,
    toPlanBySchool: 0,
    stones: states.map((state, at) => ({ number: at + 1, state, test: false })),
  },
  meetings: [
    meetingOf(1, { state: 'present', note: 'Lancar sekali.' }),
    meetingOf(2, {}),
    meetingOf(3, {}),
    meetingOf(4, { state: 'to_plan', startsAt: null, endsAt: null }),
  ],
  materials: { 1: 2, 2: 2, 3: 2, 4: 2 },
} satisfies Reply<typeof myClass>;

const nothingToDecide = { learnerId: 'l1', meetings: [], taken: [], chosen: [] };
beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  server(async (_method, url) => ({
    status: 200,
    body: url.endsWith('/offered-times') ? nothingToDecide : shown,
  }));
});

it('the next meeting has a card of its own, and every meeting its join button and both files', async () => {
  await show(<MyClass />);
  expect(texts('article h3')).toEqual(['Topik 2']);
  expect(document.body.textContent).toContain('Kehadiran tersedia 10 menit sebelum kelas');
  for (const number of [1, 2, 3, 4]) {
    const place = `#meeting-${number}`;
    expect(texts(`${place} a[href$=".pdf"]`).length, place).toBe(2);
    expect(find(`${place} button[disabled]`)?.getAttribute('aria-label')).toContain(
      `Gabung kelas, pertemuan ${number}`,
    );
  }
});

it('of a course that is finished it does not say when attendance opens', async () => {
  const finished = { ...shown, course: { ...shown.course, finished: true } };
  server(async (_method, url) => ({
    status: 200,
    body: url.endsWith('/offered-times') ? nothingToDecide : finished,
  }));
  await show(<MyClass />);
  expect(text()).toContain('Kehadiran');
  expect(text()).not.toContain('tersedia 10 menit');
});

it.each([
  [null, 'Jadwalkan', 'Ditahan sampai sekolah menjawab'],
  ['2026-11-30', 'Ditahan sampai sekolah menjawab', 'Jadwalkan'],
])('a meeting to plan, with a refund to be answered by %s, says: %s', async (refundAnswerBy, says, not) => {
  server(async (_method, url) => ({
    status: 200,
    body: url.endsWith('/offered-times')
      ? nothingToDecide
      : { ...shown, course: { ...shown.course, refundAnswerBy } },
  }));
  await show(<MyClass />);
  expect(find('#meeting-4')?.textContent).toContain(says);
  expect(find('#meeting-4')?.textContent).not.toContain(not);
});

it('a stone opens the row of its meeting, also of one that is over', async () => {
  await show(<MyClass />);
  expect(text()).not.toContain('Lancar sekali.');
  await click('ol[aria-label] button', { at: 0 });
  expect(text()).toContain('Lancar sekali.');
  expect(find('details:has(#meeting-1)')?.hasAttribute('open')).toBe(true);
  expect(document.activeElement).toBe(find('#meeting-1 h3 button'));
});

it('of a new course the later meetings are folded away, those to plan are not, and a link opens the fold', async () => {
  const december = (number: number) => ({
    startsAt: `2026-12-${10 + number}T02:00:00.000Z`,
    endsAt: `2026-12-${10 + number}T03:00:00.000Z`,
    join: { opensAt: null, link: null, room: null },
  });
  const planned = Array.from({ length: 11 }, (_, at) => meetingOf(at + 2, december(at + 2)));
  const toPlan = meetingOf(13, { state: 'to_plan', startsAt: null, endsAt: null });
  server(async (_method, url) => ({
    status: 200,
    body: url.endsWith('/offered-times') ? nothingToDecide : { ...shown, meetings: [...planned, toPlan] },
  }));
  await show(<MyClass />, { at: '/?x=1#meeting-12' });
  await wait();
  const later = find('details:has(#meeting-12)');
  expect(later?.querySelector('summary')?.textContent).toBe('4 pertemuan sesudahnya');
  expect(later?.querySelectorAll('li[id]').length).toBe(4);
  expect(later?.hasAttribute('open')).toBe(true);
  expect(document.activeElement).toBe(find('#meeting-12 h3 button'));
  expect([8, 9, 13].map((number) => find(`details #meeting-${number}`) === null)).toEqual([
    true,
    false,
    true,
  ]);
});

it('a row opens to what can be done about its meeting, one row at a time', async () => {
  await show(<MyClass />);
  const actions = (number: number) => texts(`#meeting-${number} button[aria-label]:not([disabled])`);
  expect(actions(3)).toEqual([]);
  await click('#meeting-3 h3 button');
  expect(actions(3)).toEqual(['Pindah jadwal', 'Tidak bisa hadir']);
  await click('#meeting-4 h3 button');
  expect(actions(3)).toEqual([]);
});

it('a cancelled meeting says what happened and what comes next, and a booking of one’s own can be undone', async () => {
  const lost = { kind: 'cancelled', startsAt: '2026-11-24T02:00:00Z', reason: 'Guru sakit' } as const;
  const undoBookingUntil = '2026-11-21T08:20:00.000Z';
  server(async (_method, url) => ({
    status: 200,
    body: url.endsWith('/offered-times')
      ? nothingToDecide
      : {
          ...shown,
          course: { ...shown.course, undoBookingUntil },
          meetings: [...shown.meetings.slice(0, 3), { ...shown.meetings[3], lost }],
        },
  }));
  await show(<MyClass />);
  expect(find('#meeting-4')?.textContent).toContain(
    'Dibatalkan: 24 Nov 2026, 09.00 WIB. Pertemuan ini tidak hangus.',
  );
  expect(find('#meeting-4')?.textContent).toContain('Pilih waktu baru paling lambat 21 Feb 2027.');
  expect(find('#meeting-4')?.textContent).toContain('Guru sakit');
  expect(text()).toContain('Anda sendiri yang memesan jadwal ini dan masih bisa membatalkannya.');
  expect(text()).toContain('15.20 WIB');
});

it('a meeting without a time is planned from its closed row', async () => {
  await show(<MyClass />);
  expect(texts('#meeting-4 button:not([disabled]):not([aria-expanded])')).toEqual(['Jadwalkan']);
});

it('a booking that is undone takes its class from the page, which says so', async () => {
  let isUndone = false;
  server(async (method, url) => {
    if (method !== 'GET') isUndone = true;
    if (url.endsWith('/offered-times')) return { status: 200, body: nothingToDecide };
    if (isUndone && method === 'GET')
      return { status: 404, body: { code: 'common.notFound', message: 'Tidak ada' } };
    return {
      status: 200,
      body: { ...shown, course: { ...shown.course, undoBookingUntil: '2026-11-21T08:20:00.000Z' } },
    };
  });
  await show(<MyClass />);
  await press(textsIn('id').placing.family.undo);
  await wait();
  expect(isUndone).toBe(true);
  expect(text()).not.toContain('Topik 2');
  expect(text()).not.toContain('Kelas Sari');
  expect(texts('main a, a').length).toBeGreaterThan(0);
});

it('a meeting that will not be held is not one that waits for a time', async () => {
  const lapsed = meetingOf(4, { state: 'lapsed', startsAt: null, endsAt: null });
  server(async (_method, url) => ({
    status: 200,
    body: url.endsWith('/offered-times')
      ? nothingToDecide
      : { ...shown, meetings: [...shown.meetings.slice(0, 3), lapsed] },
  }));
  await show(<MyClass />);
  expect(find('#meeting-4')?.textContent).toContain('Tidak diadakan');
  expect(find('#meeting-4')?.textContent).not.toContain('Belum punya jadwal');
});

it.each([
  ['goes on', {}, 1],
  ['is used up', { finished: true }, 0],
  ['has ended', { state: 'ended' }, 0],
])('the page of a course that %s leads to its wishes while they can be changed', async (_, some, links) => {
  server(async (_method, url) => ({
    status: 200,
    body: url.endsWith('/offered-times')
      ? nothingToDecide
      : { ...shown, course: { ...shown.course, ...some } },
  }));
  await show(<MyClass />);
  expect(document.querySelectorAll('a[href^="/wishes/"]')).toHaveLength(links);
});

it('the card of a course that ended early says so, and whether its money went back', async () => {
  const over = {
    ...shown.course,
    enrolmentId: 'e2',
    classState: 'completed' as const,
    state: 'ended' as const,
  };
  const cards = [
    { ...over, enrolmentId: 'e1', finished: true, ending: null },
    { ...over, ending: 'early' as const },
    { ...over, enrolmentId: 'e3', ending: 'refunded' as const },
  ];
  await show(cards.map((course) => <ClassCard key={course.enrolmentId} course={course} isShared={false} />));
  expect(texts('article p:first-child > span')).toEqual([
    'Selesai',
    'Berakhir lebih awal',
    'Berakhir, dana dikembalikan',
  ]);
});
