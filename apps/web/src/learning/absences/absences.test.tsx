import { textsIn } from '@fasih/messages/texts';
import type { Reply as ReplyOf } from '@fasih/school/basics/contract';
import {
  coverMeetings,
  markAbsence,
  markOwnAbsence,
  previewAbsence,
  type readAbsences,
  type UncoveredMeeting,
} from '@fasih/school/learning/absences/contract';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { dialogCloses, inDialog } from '../../../test/at-page.ts';
import { personAtPage } from '../../../test/person-at-page.tsx';
import { AwayDialog } from './admin/away-dialog.tsx';
import { AwayNow } from './admin/away-now.tsx';
import { AwayFields, awayOn, hoursOfAway } from './away-fields.tsx';
import { OwnAbsence } from './teacher/away-dialog.tsx';

const { replies, show, writes } = personAtPage('absences', 'staff', 'teachers', 'wishes');
const { absences: t, common } = textsIn('en');

const meeting = (n: number, change: Partial<UncoveredMeeting> = {}): UncoveredMeeting => ({
  meetingId: `m${n}`,
  classId: `c${n}`,
  className: `Class ${n}`,
  number: n,
  start: `2026-11-03T0${n}:00:00.000Z`,
  end: `2026-11-03T0${n}:50:00.000Z`,
  learners: [{ learnerId: `l${n}`, name: `Learner ${n}` }],
  cancelAt: `2026-11-02T2${n}:30:00.000Z`,
  ranked: [
    { teacherId: 'bayu', name: 'Bayu', load: 1 },
    { teacherId: 'citra', name: 'Citra', load: 4 },
  ],
  proposed: 'bayu',
  asked: null,
  ...change,
});
const MEETINGS = [meeting(1), meeting(2), meeting(3, { ranked: [], proposed: null })];
const NOTHING: ReplyOf<typeof readAbsences> = { today: '2026-11-03', absences: [], meetings: [] };
const AWAY: ReplyOf<typeof readAbsences> = {
  today: '2026-11-03',
  absences: [
    {
      id: 'a1',
      kind: 'sick',
      markedAt: '2026-11-02T22:00:00.000Z',
      markedBy: 'Wati',
      spans: [{ start: '2026-11-02T17:00:00.000Z', end: '2026-11-03T17:00:00.000Z' }],
    },
  ],
  meetings: MEETINGS.slice(0, 2),
};
const body = (of = /\/(absences|cover)$/) => writes().findLast(({ path }) => of.test(path))?.body;

it('today is marked with one press; somebody else can be chosen, or the best three asked', async () => {
  replies(({ method, path }) => {
    if (method === 'GET') return { body: NOTHING };
    if (path.endsWith('/preview')) return { body: { meetings: MEETINGS } };
    return { status: 201, body: { absenceId: 'a1', covered: 1, left: 2 } };
  });
  const user = await show(<AwayDialog teacher={{ id: 't1', name: 'Ratna' }} onClose={() => {}} />, {
    lang: 'en',
  });
  const dialog = await inDialog(t.title({ name: 'Ratna' }));
  expect(await dialog.findByText(t.noneFree)).toBeTruthy();
  expect(dialog.getByRole('button', { name: t.confirm({ n: 2, asked: 0 }) })).toBeTruthy();
  const [first, second] = dialog.getAllByRole('combobox', { name: /^Substitute for/ }) as [
    HTMLElement,
    HTMLElement,
  ];
  expect(within(first).getByRole('option', { name: t.option({ name: 'Bayu', load: 1 }) })).toBeTruthy();
  await user.selectOptions(first, 'citra');
  await user.selectOptions(second, 'ask');
  await user.click(dialog.getByRole('button', { name: t.confirm({ n: 1, asked: 1 }) }));
  expect(await screen.findByText(t.done({ covered: 1, left: 2, asked: 1 }))).toBeTruthy();
  expect(body()).toEqual({
    hours: [{ day: '2026-11-03', from: 0, to: 1440 }],
    kind: 'sick',
    cover: [{ meetingId: 'm1', teacherId: 'citra' }],
    ask: ['m2'],
  });
  expect(markAbsence.body.safeParse(body()).success).toBe(true);
});

it('hours on several days are sent as hours of each; hours that end too early cannot be', async () => {
  replies(({ method }) => ({ body: method === 'GET' ? NOTHING : { meetings: [] } }));
  const user = await show(<AwayDialog teacher={{ id: 't1', name: 'Ratna' }} onClose={() => {}} />, {
    lang: 'en',
  });
  const dialog = await inDialog(t.title({ name: 'Ratna' }));
  expect(await dialog.findByText(t.none)).toBeTruthy();
  const until = dialog.getByLabelText(t.until);
  await user.clear(until);
  await user.type(until, '2026-11-04');
  const hours = dialog.getByRole('combobox', { name: t.hours });
  await user.selectOptions(hours, 'same');
  expect(dialog.getByText(t.schoolTime)).toBeTruthy();
  await user.selectOptions(dialog.getByRole('combobox', { name: t.toHour }), '480');
  expect(dialog.getByText(common.fields.endBeforeStart)).toBeTruthy();
  await user.selectOptions(dialog.getByRole('combobox', { name: t.toHour }), '780');
  expect(await dialog.findByText(t.none)).toBeTruthy();
  expect(body(/preview$/)).toEqual({
    hours: [
      { day: '2026-11-03', from: 540, to: 780 },
      { day: '2026-11-04', from: 540, to: 780 },
    ],
  });
  expect(previewAbsence.body.safeParse(body(/preview$/)).success).toBe(true);
  // Or painted by weekday: both days are a Tuesday and a Wednesday, other columns are closed.
  await user.selectOptions(hours, 'painted');
  const cell = (name: RegExp) => dialog.getByRole('button', { name });
  expect(cell(/^Monday,? 09:00/).getAttribute('aria-disabled')).toBe('true');
  cell(/^Wednesday,? 09:00/).focus();
  await user.keyboard(' ');
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect(await dialog.findByText(t.none)).toBeTruthy();
  expect(body(/preview$/)).toEqual({ hours: [{ day: '2026-11-04', from: 540, to: 660 }] });
});

it('a refusal stays in the dialog, and the list is read again', async () => {
  const message = t.problems.changed({ name: 'Class 1 · 1', why: 'Busy.' });
  let previews = 0;
  replies(({ method, path }) => {
    if (method === 'GET') return { body: NOTHING };
    if (!path.endsWith('/preview')) return { status: 409, body: { code: 'absences.changed', message } };
    previews += 1;
    return { body: { meetings: MEETINGS } };
  });
  const user = await show(<AwayDialog teacher={{ id: 't1', name: 'Ratna' }} onClose={() => {}} />, {
    lang: 'en',
  });
  const dialog = await inDialog(t.title({ name: 'Ratna' }));
  await user.click(await dialog.findByRole('button', { name: t.confirm({ n: 2, asked: 0 }) }));
  expect(await dialog.findByText(message)).toBeTruthy();
  expect(previews).toBe(2);
});

it('the page of a teacher who is away covers what is open, and ends the absence after a question', async () => {
  replies(({ method }) => ({ body: method === 'GET' ? AWAY : { covered: 2, left: 0, ok: true } }));
  const user = await show(<AwayNow teacherId="t1" />, { lang: 'en' });
  expect(await screen.findByText(t.markedBy({ name: 'Wati' }))).toBeTruthy();
  await user.click(screen.getByRole('button', { name: t.cover({ n: 2 }) }));
  expect(await screen.findByText(t.covered({ n: 2 }))).toBeTruthy();
  expect(coverMeetings.body.safeParse(body()).success).toBe(true);
  await user.click(screen.getByRole('button', { name: /^End the absence/ }));
  const question = await inDialog(t.endAsk);
  await user.click(question.getByRole('button', { name: t.end }));
  expect(await screen.findByText(t.ended)).toBeTruthy();
  expect(writes().at(-1)).toMatchObject({ method: 'DELETE', path: '/teachers/t1/absences/a1' });
});

it('a teacher marks the own absence and sees what it means', async () => {
  replies(({ method, path }) => {
    if (method === 'GET') return { body: NOTHING };
    if (path.endsWith('/preview')) return { body: { meetings: MEETINGS.slice(0, 1) } };
    return { status: 201, body: { absenceId: 'a1', covered: 0, left: 1 } };
  });
  const user = await show(<OwnAbsence />, { lang: 'en' });
  const open = await screen.findByRole<HTMLButtonElement>('button', { name: t.ownTitle });
  await expect.poll(() => open.disabled).toBe(false);
  await user.click(open);
  const dialog = await inDialog(t.ownTitle);
  expect(await dialog.findByText(/Learner 1/)).toBeTruthy();
  await user.selectOptions(dialog.getByRole('combobox', { name: t.kind }), 'leave');
  await user.click(dialog.getByRole('button', { name: t.confirm({ n: 0, asked: 0 }) }));
  await dialogCloses();
  expect(body()).toEqual({ hours: [{ day: '2026-11-03', from: 0, to: 1440 }], kind: 'leave' });
  expect(markOwnAbsence.body.safeParse(body()).success).toBe(true);
});

it('what could not be loaded says so and is asked for again, on the page and in the dialog', async () => {
  replies(() => ({ status: 500, body: { code: 'common.internal', message: 'Broken', requestId: 'r' } }));
  const page = (
    <>
      <AwayNow teacherId="t1" />
      <AwayDialog teacher={{ id: 't1', name: 'Ratna' }} onClose={() => {}} />
    </>
  );
  const user = await show(page, { lang: 'en' });
  const dialog = await inDialog(t.title({ name: 'Ratna' }));
  const again = await dialog.findByRole('button', { name: common.retry });
  expect(screen.getAllByText(/Broken/)).toHaveLength(2);
  replies(({ method }) => ({ body: method === 'GET' ? NOTHING : { meetings: [] } }));
  await user.click(again);
  expect(await screen.findByText(t.none)).toBeTruthy();
  expect(screen.queryByText(/Broken/)).toBeNull();
});

it('more painted hours than can be sent say so', async () => {
  const painted = [1, 2, 3, 4, 5].flatMap((weekday) =>
    [9, 11, 13, 15].map((hour) => ({ weekday, from: hour * 60, to: (hour + 1) * 60 })),
  );
  const away = { ...awayOn('2026-11-03'), way: 'painted' as const, until: '2027-01-31', painted };
  expect(hoursOfAway(away)).toBeNull();
  await show(<AwayFields away={away} today="2026-11-03" onChange={() => {}} />, { lang: 'en' });
  expect(screen.getByText(t.tooMany)).toBeTruthy();
});

it('the button and the result leave out what does not happen', () => {
  const { absences: id } = textsIn('id');
  expect(id.confirm({ n: 2, asked: 1 })).toBe('Catat, tunjuk 2 pengganti, dan tanya guru untuk 1 pertemuan');
  expect(id.confirm({ n: 0, asked: 1 })).toBe('Catat dan tanya guru untuk 1 pertemuan');
  expect(id.done({ covered: 0, left: 0, asked: 0 })).toBe('Tercatat.');
  expect(id.done({ covered: 0, left: 1, asked: 1 })).toContain(' Guru ditanya untuk 1 pertemuan.');
});
