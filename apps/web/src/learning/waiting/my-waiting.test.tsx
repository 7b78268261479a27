import { textsIn } from '@fasih/messages/texts';
import type { MyWaiting } from '@fasih/school/learning/waiting/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inDialog } from '../../../test/at-page.ts';
import { personAtPage, type Reply } from '../../../test/person-at-page.tsx';
import { MyWaitingList } from './my-waiting.tsx';

const { replies, show, writes, reads, pressTwice } = personAtPage('waiting');
const { waiting, common } = textsIn('en');
const t = waiting.family;

const group: Omit<MyWaiting['fitting'][number], 'enrolmentId' | 'learnerName'> = {
  classId: 'c1',
  name: 'Monday group',
  ageGroup: 'kids',
  level: 'Kids Beginner',
  teacherName: 'Ratna',
  slots: [{ weekday: 1, minute: 900 }],
  nextMeetingAt: '2026-12-07T08:00:00.000Z',
};
const mine: MyWaiting = {
  places: [
    {
      ...group,
      placeId: 'w1',
      learnerName: 'Kirana',
      state: 'offered',
      position: 1,
      offerEndsAt: '2026-12-01T02:00:00.000Z',
    },
    {
      ...group,
      placeId: 'w2',
      learnerName: 'Bayu',
      state: 'waiting',
      position: 2,
      offerEndsAt: null,
      level: null,
      nextMeetingAt: null,
    },
  ],
  fitting: [{ ...group, enrolmentId: 'e3', learnerName: 'Citra' }],
  serverNow: '2026-12-01T01:00:00.000Z',
};

/** The lists of a family; after a step that went through they are as `after` says. */
async function opens(reply: Reply = { body: {} }, after: MyWaiting = mine) {
  let now = mine;
  replies(({ method }) => {
    if (method === 'GET') return { body: now };
    if ((reply.status ?? 200) < 400) now = after;
    return reply;
  });
  const user = await show(<MyWaitingList learnerId={undefined} />, { lang: 'en' });
  await screen.findByText(t.title);
  return user;
}
const button = (name: string) => screen.getByRole('button', { name });
const sent = () => writes().map(({ method, path, body }) => [method, path, body]);

it('an offered place says how long it is held, and is accepted once', async () => {
  const user = await opens({ body: { state: 'joined', classId: 'c1' } }, { ...mine, places: [] });
  expect(screen.getByRole('heading', { name: t.offer({ name: 'Kirana' }) })).toBeTruthy();
  expect(await screen.findByText(/^(01:00:00|1:00:00|00:59:\d\d|59:\d\d) left$/)).toBeTruthy();
  await pressTwice(user, button(t.accept));
  expect(await screen.findByText(t.accepted)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: t.accept })).toBeNull());
  expect(sent()).toEqual([['POST', '/waiting/w1/answer', { accept: true }]]);
});

it('a place is declined, and a list left, only after a question', async () => {
  const user = await opens();
  const ask = async (press: string, title: string, answer: string) => {
    await user.click(button(press));
    await user.click((await inDialog(title)).getByRole('button', { name: answer }));
  };
  await ask(t.decline, t.declineTitle, common.cancel);
  expect(writes()).toEqual([]);
  await ask(t.decline, t.declineTitle, t.decline);
  expect(await screen.findByText(t.declined)).toBeTruthy();
  expect(screen.getByText(t.waits({ name: 'Bayu', position: 2 }))).toBeTruthy();
  await ask(t.leave, t.leave, t.leave);
  await waitFor(() => expect(writes()).toHaveLength(2));
  expect(sent()).toEqual([
    ['POST', '/waiting/w1/answer', { accept: false }],
    ['DELETE', '/waiting/w2', null],
  ]);
});

it('a group that fits is joined, or why it cannot be is above', async () => {
  const message = 'Citra is on the waiting list of this class already.';
  const user = await opens({ status: 409, body: { code: 'waiting.already', message } });
  await user.click(button(t.join));
  expect(await screen.findByText(message)).toBeTruthy();
  replies(({ method }) => ({ body: method === 'GET' ? mine : { placeId: 'w3' } }));
  await user.click(button(t.join));
  expect(await screen.findByText(t.joined)).toBeTruthy();
  expect(screen.queryByText(message)).toBeNull();
  expect(sent()).toEqual(Array(2).fill(['POST', '/classes/c1/waiting', { enrolmentId: 'e3' }]));
});

it('a family that waits for nothing and fits nowhere reads nothing', async () => {
  replies(() => ({ body: { ...mine, places: [], fitting: [] } }));
  await show(<MyWaitingList learnerId="l1" />, { lang: 'en' });
  await waitFor(() => expect(reads()).toEqual(['/my-waiting?learnerId=l1']));
  await act(async () => {});
  expect(screen.queryByText(t.title)).toBeNull();
});
