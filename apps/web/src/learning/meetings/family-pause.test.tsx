import { textsIn } from '@fasih/messages/texts';
import { act } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { stage } from '../../../test/stage.tsx';
import { FamilyPause } from './family-pause.tsx';

const { show, find, text, wait, server, press, write, send, writes } = stage('meetings', 'policy');
const decision = (outcome: string, reason: { key: string; params: object }) => ({
  outcome,
  rule: 'familyPause',
  policyVersion: 2,
  inputs: {},
  reason,
});
const granted = decision('granted', {
  key: 'familyPause.granted',
  params: { from: '2026-11-16', until: '2026-11-30', days: 14, left: 14, lastDay: '2027-02-23' },
});
let daysLeft: number | null;
let waiting: number;
let inGroup: boolean;
beforeEach(() => {
  daysLeft = 28;
  waiting = 0;
  inGroup = false;
  server(async (method, url) => ({
    status: 200,
    body: url.includes('/end')
      ? { ...plan, inGroup, seats: inGroup ? [seat] : [] }
      : method === 'POST'
        ? { decision: granted, lastDay: '2027-02-23', meetings: [] }
        : url.includes('from=')
          ? {
              daysLeft,
              waiting,
              lastDay: '2027-02-23',
              decision: granted,
              meetings: [{ meetingId: 'm3', number: 3, start: '2026-11-16T02:00:00.000Z' }],
            }
          : { daysLeft, waiting, lastDay: '2027-02-09', decision: null, meetings: [] },
  }));
});
const plan = {
  classes: [
    {
      times: [
        { was: null, to: '2027-01-18T02:00:00.000Z' },
        { was: null, to: null },
      ],
      changes: [{ to: '2027-01-18T02:00:00.000Z' }, { to: null }],
    },
  ],
  families: 1,
  teachers: 1,
  seen: 'first',
  from: '2026-11-30',
};
const seat = {
  meetingId: 'm4',
  number: 4,
  start: '2027-01-12T02:00:00.000Z',
  className: 'General English Sore',
  teacherName: 'Bu Nadia',
};
const pause = async () => {
  await show(<FamilyPause enrolmentId="e1" invalidates={[]} />);
  await wait();
};

it('says what a pause means before it is taken', async () => {
  await pause();
  expect(text()).toContain('masih bisa dijeda 28 hari');
  await press('Jeda kursus');
  expect(find<HTMLButtonElement>('button[type="submit"]')?.disabled).toBe(true);
  await write('Hari pertama jeda', '2026-11-16');
  await write('Mulai belajar lagi', '2026-11-30');
  await wait();
  expect(text()).toContain('Kursus jeda 14 hari');
  expect(text()).toContain('Pertemuan 3, ');
  await send();
  await wait();
  expect([writes(), find('dialog')]).toEqual([1, null]);
});

it('shows nothing of a course that has no such pause', async () => {
  daysLeft = null;
  await pause();
  expect(find('section')).toBeNull();
});

it('has no button without a day left', async () => {
  daysLeft = 0;
  await pause();
  expect([text().includes('sudah terpakai'), find('button')]).toEqual([true, null]);
});

it('all meetings of a pause get their times by one press, after these were shown', async () => {
  waiting = 2;
  await pause();
  expect(text()).toContain('2 pertemuan menunggu jadwal karena jeda');
  await press('Jadwalkan semua');
  await wait();
  expect(find<HTMLInputElement>('dialog input[type="date"]')?.value).toBe('2026-11-30');
  expect(text()).toContain('18 Jan 2027');
  expect(text()).toContain('1 pertemuan belum mendapat waktu');
  await send();
  await wait();
  // The preview is a call of its own.
  expect([writes(), find('dialog')]).toEqual([2, null]);
});

it('of a group says which number is held in another class, and why', async () => {
  waiting = 2;
  await pause();
  await press('Jadwalkan semua');
  await wait();
  const { endGroup } = textsIn('id').meetings.familyPause;
  expect(text()).not.toContain(endGroup);
  await press('Batal');
  inGroup = true;
  await press('Jadwalkan semua');
  await wait();
  expect(text()).toContain(endGroup);
  const lines = [...document.querySelectorAll('dialog li')].map((line) => line.textContent);
  expect(lines).toEqual([
    expect.stringMatching(/12 Jan 2027.*: pertemuan 4 di kelas General English Sore dengan Bu Nadia/),
    expect.stringContaining('18 Jan 2027'),
  ]);
});

it('a day that is over becomes today, as the school counts it', async () => {
  waiting = 2;
  await pause();
  await press('Jadwalkan semua');
  await wait();
  const label = textsIn('id').meetings.familyPause.until;
  await write(label, '2020-01-06');
  const field = find<HTMLInputElement>('dialog input[type="date"]');
  expect(field?.value).toBe('2020-01-06');
  await act(async () => field?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  expect(field?.value).toBe(field?.min);
});
