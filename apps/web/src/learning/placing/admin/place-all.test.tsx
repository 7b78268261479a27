import { textsIn } from '@fasih/messages/texts';
import type { BookingMode, BookingRequest } from '@fasih/school/learning/placing/booking-contract';
import type { WaitingLearner } from '@fasih/school/learning/placing/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { personAtPage, type Reply } from '../../../../test/person-at-page.tsx';
import { NOW, proposalOf, SLOTS, waitingOf } from '../placing.fixtures.ts';
import { BookingSettings } from './booking-setting.tsx';
import PlaceAll from './place-all.tsx';

const { show, replies, writes, pressTwice } = personAtPage('placing');
const texts = textsIn('id').placing;
const t = texts.admin;

const later = { slots: SLOTS.map(({ weekday }) => ({ weekday, minute: 900 })) };
const opens = async (
  learners: WaitingLearner[],
  { placed, requests = [], answered }: { placed?: Reply; requests?: BookingRequest[]; answered?: Reply } = {},
) => {
  let asked = requests;
  replies(({ method, path }) => {
    if (path === '/placing/plan') return { body: { learners, waiting: learners.length } };
    if (path === '/placing')
      return (
        placed ?? {
          status: 201,
          body: { opened: learners.map(({ enrolmentId }) => ({ enrolmentId, classId: 'c' })) },
        }
      );
    if (method === 'POST') {
      if (answered === undefined) asked = [];
      return answered ?? { body: {} };
    }
    return { body: { requests: asked } };
  });
  return show(<PlaceAll />);
};
const choice = (n: number) => screen.findByRole('combobox', { name: t.choose({ name: `Siswa ${n}` }) });
const confirm = (n: number) => screen.getByRole('button', { name: t.confirm({ n }) });
const placings = () => writes().filter(({ path }) => path === '/placing');

it('each learner who waits has a proposal with its reason, and all are opened in one step', async () => {
  const learners = [waitingOf(1), waitingOf(2, { proposal: proposalOf('t2') })];
  const person = await opens(learners);
  expect(await screen.findByRole('heading', { name: t.counts({ n: 2, waiting: 2 }) })).toBeTruthy();
  const [, first] = screen.getAllByRole('row');
  expect(first?.textContent).toContain('Semua 20 pertemuan sesuai keinginan waktu');
  learners.length = 0;
  await pressTwice(person, confirm(2));
  expect(await screen.findByText(t.nobodyText)).toBeTruthy();
  expect(placings()).toHaveLength(1);
  expect(placings()[0]?.body).toEqual({
    classes: [
      { enrolmentId: 'e1', teacherId: 't1', slots: SLOTS, startsOn: '2026-11-30' },
      { enrolmentId: 'e2', teacherId: 't2', slots: SLOTS, startsOn: '2026-11-30' },
    ],
  });
});

it('two classes of one teacher at one time cannot be opened together; another choice clears it', async () => {
  const person = await opens([waitingOf(1), waitingOf(2, { others: [proposalOf('t1', later)] })]);
  expect(await screen.findAllByText(t.clash)).toHaveLength(2);
  expect(confirm(2)).toHaveProperty('disabled', true);
  await person.selectOptions(await choice(2), '1');
  expect(screen.queryByText(t.clash)).toBeNull();
  expect(confirm(2)).toHaveProperty('disabled', false);
});

it('who is left out is not placed, and counts no more', async () => {
  const person = await opens([waitingOf(1), waitingOf(2, { proposal: proposalOf('t2') })]);
  await person.selectOptions(await choice(1), t.leaveOut);
  expect(screen.getByRole('heading', { name: t.counts({ n: 1, waiting: 2 }) })).toBeTruthy();
  await person.click(confirm(1));
  await waitFor(() => expect(placings()[0]?.body).toMatchObject({ classes: [{ enrolmentId: 'e2' }] }));
});

it('a learner nobody is free for says so and has nothing to choose; so does one who lacks something', async () => {
  await opens([
    waitingOf(1, { proposal: null }),
    waitingOf(2, { proposal: null, against: 'Tanggal lahir belum ada.' }),
  ]);
  expect(await screen.findByText(t.noTime)).toBeTruthy();
  expect(screen.getByText('Tanggal lahir belum ada.')).toBeTruthy();
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(confirm(0)).toHaveProperty('disabled', true);
});

it('where something changed meanwhile nothing is opened, and the page says what', async () => {
  const message = texts.problems.changed({ name: 'Siswa 1', why: 'Guru tidak kosong.' });
  const person = await opens([waitingOf(1)], {
    placed: {
      status: 409,
      body: { code: 'placing.changed', message, params: { name: 'Siswa 1', why: 'Guru tidak kosong.' } },
    },
  });
  await choice(1);
  await person.click(confirm(1));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.queryByText(t.done({ n: 1 }))).toBeNull();
});

const request: BookingRequest = {
  bookingId: 'b1',
  enrolmentId: 'e1',
  learner: { id: 'l1', name: 'Kirana' },
  packageName: 'General English',
  teacherName: 'Nadia',
  slots: SLOTS,
  firstDay: '2026-11-30',
  askedAt: NOW,
};

it('times that a family asks for are on top; the class is opened in one press', async () => {
  const person = await opens([], { requests: [request] });
  const list = within(await screen.findByRole('list'));
  expect(list.getByText('Kirana')).toBeTruthy();
  expect(list.getByText(/^Nadia · Sen.* · /)).toBeTruthy();
  await person.click(list.getByRole('button', { name: t.accept }));
  expect(await screen.findByText(t.accepted)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('list')).toBeNull());
  expect(writes().at(-1)).toMatchObject({ path: '/placing/requests/b1/answer', body: { accept: true } });
});

it('a request is declined with a reason that the family reads', async () => {
  const person = await opens([], { requests: [request] });
  await person.click(await screen.findByRole('button', { name: t.decline }));
  const dialog = within(await screen.findByRole('dialog', { name: t.declineTitle({ name: 'Kirana' }) }));
  await person.type(dialog.getByLabelText(t.declineReason), 'Guru cuti');
  await person.click(dialog.getByRole('button', { name: t.decline }));
  await waitFor(() => expect(writes().at(-1)?.body).toEqual({ accept: false, reason: 'Guru cuti' }));
});

it('a request that was taken back meanwhile is said', async () => {
  const message = texts.problems.requestNotFound;
  const person = await opens([], {
    requests: [request],
    answered: { status: 404, body: { code: 'placing.requestNotFound', message } },
  });
  await person.click(await screen.findByRole('button', { name: t.accept }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.queryByText(t.accepted)).toBeNull();
});

it('an admin says who picks the times of a new class; an unchanged choice is not saved again', async () => {
  const s = texts.setting;
  let mode: BookingMode = 'off';
  replies(({ method, body }) => {
    if (method === 'PUT') mode = (body as { mode: BookingMode }).mode;
    return { body: { mode, version: method === 'PUT' ? 2 : 1, changed: null } };
  });
  const person = await show(<BookingSettings />);
  const save = await screen.findByRole('button', { name: s.save });
  expect(save).toHaveProperty('disabled', true);
  await person.click(screen.getByRole('radio', { name: new RegExp(`^${s.book}`) }));
  await person.click(save);
  expect(await screen.findByText(s.saved)).toBeTruthy();
  expect(writes()).toMatchObject([{ path: '/settings/booking', body: { mode: 'book', version: 1 } }]);
  expect(screen.getByRole('button', { name: s.save })).toHaveProperty('disabled', true);
});
