import { expect, it } from 'vitest';
import { stage } from '../../../test/stage.tsx';
import { PlanWaiting } from './plan-waiting.tsx';

const { show, find, text, wait, server, send, writes } = stage('offeredTimes', 'policy');
const decision = (key: string, params: object) => ({
  outcome: 'planned',
  rule: 'replan',
  policyVersion: 2,
  inputs: {},
  reason: { key, params },
});
const meetings = [
  {
    meetingId: 'm8',
    number: 8,
    start: '2027-03-01T02:00:00.000Z',
    seat: { className: 'Kelas B', teacherName: 'Bu Ratna' },
    decision: decision('makeup.seat', { number: 8, start: '2027-03-01T02:00:00.000Z' }),
  },
  {
    meetingId: 'm9',
    number: 9,
    seat: null,
    start: '2027-03-02T02:00:00.000Z',
    decision: decision('replan.planned', { to: '2027-03-02T02:00:00.000Z' }),
  },
  {
    meetingId: 'm10',
    number: 10,
    start: null,
    seat: null,
    decision: decision('replan.waits', { lastDay: '2027-03-05' }),
  },
];

it('shows each time, or why there is none, before one press plans them', async () => {
  let isClosed = false;
  server(async () => ({ status: 200, body: { meetings } }));
  await show(<PlanWaiting enrolmentId="e1" onClose={() => (isClosed = true)} />);
  await wait();
  expect(text()).toContain('Pertemuan 81 Mar 2027, 09.00 WIB · kursi kosong di kelas lain, bersama Bu Ratna');
  expect(text()).toContain('Pertemuan 92 Mar 2027, 09.00 WIB');
  expect(text()).toContain('Tidak ada waktu kosong sampai Jumat, 5 Maret 2027');
  await send();
  await wait();
  expect([writes(), isClosed]).toEqual([1, true]);
});

it('has nothing to press where nothing is free', async () => {
  server(async () => ({ status: 200, body: { meetings: [] } }));
  await show(<PlanWaiting enrolmentId="e1" onClose={() => {}} />);
  await wait();
  expect(text()).toContain('Tidak ada pertemuan yang bisa dijadwalkan');
  expect(find<HTMLButtonElement>('button[type="submit"]')?.disabled).toBe(true);
});
