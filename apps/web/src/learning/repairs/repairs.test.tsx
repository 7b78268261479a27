import { textsIn } from '@fasih/messages/texts';
import type { Repair } from '@fasih/school/learning/repairs/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { personAtPage } from '../../../test/person-at-page.tsx';
import Repairs from './page.tsx';

const { replies, show, writes } = personAtPage('repairs', 'policy');
const { repairs: t } = textsIn('en');

const decision = (key: string) => ({
  outcome: 'moved',
  rule: 'repair',
  policyVersion: 1,
  inputs: {},
  reason: { key, params: { from: '2027-01-13T02:00:00.000Z', to: '2027-01-18T02:00:00.000Z' } },
});
const repair = (state: Repair['state'], name: string): Repair =>
  ({
    id: `r-${name}`,
    classId: 'c1',
    className: 'General English',
    learners: [name],
    state,
    teacherName: 'Ratna',
    madeAt: '2026-11-05T02:00:00.000Z',
    takeBackUntil: '2026-11-06T02:00:00.000Z',
    times: [
      {
        meetingId: 'm3',
        number: 3,
        was: null,
        to: '2027-01-13T02:00:00.000Z',
        decision: decision('repair.waiting'),
      },
      {
        meetingId: 'm20',
        number: 20,
        was: '2027-01-13T02:00:00.000Z',
        to: '2027-01-18T02:00:00.000Z',
        decision: decision('repair.finalFirst'),
      },
    ],
    ...(state === 'takenBack'
      ? { takenBackAt: '2026-11-05T03:00:00.000Z', takenBackBy: 'Admin' }
      : { takenBackAt: null, takenBackBy: null }),
  }) as Repair;
const opens = async (...data: Repair[]) => {
  replies(({ method }) => ({
    body: method === 'GET' ? { data, total: data.length, page: 1, pageSize: 20 } : { ok: true },
  }));
  return show(<Repairs />, { lang: 'en', at: '/admin/repairs' });
};

it('each repair says what was repaired and why, and is taken back after a question', async () => {
  const user = await opens(repair('open', 'Kirana'), repair('takenBack', 'Bayu'), repair('over', 'Sekar'));
  const [first, second, third] = await screen
    .findAllByRole('link')
    .then((links) => links.map((link) => within(link.closest('li') as HTMLElement)));
  expect(first?.getByText(/had waited for a time for more than 72 hours/)).toBeTruthy();
  expect(first?.getByText(/The Final Test comes after all lessons/)).toBeTruthy();
  expect(second?.getByText(/by Admin/)).toBeTruthy();
  expect(third?.queryByRole('button')).toBeNull();
  await user.click(screen.getByRole('button', { name: t.takeBackOf({ names: 'Kirana' }) }));
  await user.click(await screen.findByRole('button', { name: t.takeBack }));
  expect(await screen.findByText(t.done)).toBeTruthy();
  await waitFor(() => expect(writes().map(({ path }) => path)).toEqual(['/repairs/r-Kirana/take-back']));
});

it('says what was changed meanwhile', async () => {
  const user = await opens(repair('open', 'Kirana'));
  const button = await screen.findByRole('button', { name: t.takeBackOf({ names: 'Kirana' }) });
  replies(() => ({ status: 409, body: { code: 'repairs.changed', message: t.problems.changed } }));
  await user.click(button);
  await user.click(await screen.findByRole('button', { name: t.takeBack }));
  expect(await screen.findByText(t.problems.changed)).toBeTruthy();
});

it('says that nothing had to be repaired', async () => {
  await opens();
  expect(await screen.findByText(t.empty)).toBeTruthy();
});
