import type { ClassAppeal, Forfeit } from '@fasih/school/learning/appeals/contract';
import { beforeEach, expect, it } from 'vitest';
import { stage } from '../../../test/stage.tsx';
import { ClassAppeals } from './admin.tsx';
import { MeetingAppeal } from './family.tsx';

const { show, find, text, texts, wait, server, press, click, write, send, writes } = stage(
  'appeals',
  'policy',
);

const decision = {
  outcome: 'open',
  rule: 'appeal',
  policyVersion: 2,
  inputs: {},
  reason: { key: 'appeal.open', params: { answerBy: '2026-11-19T03:00:00.000Z' } },
};
const appeal = {
  id: 'a1',
  reason: 'Listrik padam di rumah',
  askedAt: '2026-11-16T03:00:00.000Z',
  answerBy: '2026-11-19T03:00:00.000Z',
  state: 'open' as const,
  answer: '',
  answeredAt: null,
};
const forfeit: Forfeit = {
  meetingId: 'm3',
  learnerId: 'l1',
  number: 3,
  missedAt: '2026-11-16T02:00:00.000Z',
  decision,
  until: '2026-11-23T03:00:00.000Z',
  appeal: null,
};
let forfeits: Forfeit[];
let appeals: ClassAppeal[];
let serverNow: string;
beforeEach(() => {
  forfeits = [forfeit];
  serverNow = '2026-11-16T04:00:00.000Z';
  appeals = [
    {
      ...appeal,
      meetingId: 'm3',
      learnerId: 'l1',
      learnerName: 'Sekar',
      number: 3,
      answeredBy: null,
      missedAt: forfeit.missedAt,
      lastDay: '2027-02-09',
    },
  ];
  server(async (method, url) => ({
    status: 200,
    body:
      method === 'POST'
        ? { appeal, decision, state: 'returned', lastDay: '2027-02-09' }
        : { serverNow, forfeits, appeals, url },
  }));
});
const family = () => show(<MeetingAppeal enrolmentId="e1" meetingId="m3" mayAsk />);

it('a family questions a forfeit with a reason, once', async () => {
  await family();
  expect(text()).toContain('Keberatan bisa diajukan sampai');
  await press('Ajukan keberatan');
  await send();
  expect(writes()).toBe(0);
  await write('Alasan Anda', 'Listrik padam di rumah');
  await click('dialog button[type="submit"]', { times: 2 });
  await wait();
  expect([writes(), find('dialog')]).toEqual([1, null]);
});

it.each([
  ['an open question', { appeal }, 'Sekolah menjawab paling lambat'],
  ['a late answer', { appeal: { ...appeal, answerBy: '2026-11-15T03:00:00.000Z' } }, 'terlambat'],
  [
    'an answer with its reason',
    { appeal: { ...appeal, state: 'upheld' as const, answer: 'Guru menunggu' } },
    'Guru menunggu',
  ],
])('shows %s', async (_what, more, said) => {
  forfeits = [{ ...forfeit, ...more }];
  await family();
  expect([text().includes(said), text().includes(appeal.reason), find('button')]).toEqual([true, true, null]);
});

it.each<[string, Forfeit[]]>([
  ['after 7 days', [{ ...forfeit, decision: { ...decision, outcome: 'tooLate' } }]],
  ['of another meeting', [{ ...forfeit, meetingId: 'm4' }]],
])('there is nothing to ask %s', async (_when, shown) => {
  forfeits = shown;
  await family();
  expect(find('p, button, section')).toBeNull();
});

it('an admin gives the meeting back with a reason, or not', async () => {
  await show(<ClassAppeals classId="c1" />);
  expect(texts('button')).toEqual(['Kembalikan', 'Tetap hangus']);
  await press('Kembalikan');
  expect(find('dialog')?.textContent).toContain('9 Feb 2027');
  await write('Alasan untuk keluarga', 'Ada surat dari PLN');
  await click('dialog button[type="submit"]', { times: 2 });
  await wait();
  expect([writes(), find('dialog')]).toEqual([1, null]);
});

it('a question of a course that has ended can only be turned down; a class without questions shows nothing', async () => {
  appeals = appeals.map((one) => ({ ...one, lastDay: null }));
  await show(<ClassAppeals classId="c1" />);
  expect(texts('button')).toEqual(['Tetap hangus']);
  appeals = [];
  await show(<ClassAppeals classId="c2" />);
  expect(find('p, button, section')).toBeNull();
});
