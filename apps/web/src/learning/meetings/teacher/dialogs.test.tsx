import type { TestResult } from '@fasih/school/learning/reports/contract';
import { describe, expect, it, vi } from 'vitest';
import { stage } from '../../../../test/stage.tsx';
import { AttendanceDialog } from '../../attendance/attendance-dialog.tsx';
import { ScoreDialog } from '../../reports/teacher/score-dialog.tsx';
import { CancelDialog } from '../cancel-dialog.tsx';

const { server, show, click, write, find, text, writes } = stage(
  'teachers',
  'meetings',
  'policy',
  'reports',
  'attendance',
);
const SUBMIT = 'button[type="submit"]';
const decision = {
  outcome: 'returned',
  rule: 'cancel',
  policyVersion: 1,
  reason: { key: 'cancel.returned', params: { by: 'teacher', days: 7, lastDay: '2027-02-16' } },
};
const options = {
  meeting: {
    className: 'General English',
    learners: [{ learnerId: 'l1', name: 'Kirana' }],
    number: 3,
    start: '2026-12-21T02:00:00.000Z',
    end: '2026-12-21T03:00:00.000Z',
  },
  cancel: decision,
};

describe('a double click sends once', () => {
  it('when a meeting is cancelled, and the decision says that it was the teacher', async () => {
    server(async (method) => ({ status: 200, body: method === 'GET' ? options : { decision } }));
    await show(<CancelDialog meetingId="m1" invalidates={[]} onClose={() => {}} />);
    await write('Alasan (dibaca keluarga siswa)', 'Sakit');
    await click(SUBMIT, { times: 3 });
    expect(writes()).toBe(1);
    expect(text()).toContain('Dibatalkan oleh guru: pertemuan tidak berkurang');
  });

  it('when attendance is corrected', async () => {
    server(async () => ({ status: 200, body: {} }));
    const seat = { meetingId: 'm1', learnerId: 'l1', name: 'Kirana', number: 3, state: 'absent' as const };
    await show(<AttendanceDialog seat={seat} chosen="late" invalidates={[]} onClose={() => {}} />);
    await write('Alasan', 'Datang terlambat');
    await click(SUBMIT, { times: 3 });
    expect(writes()).toBe(1);
  });
});

describe('the score of a test', () => {
  const test: TestResult = {
    number: 10,
    kind: 'test',
    title: { id: 'Tes tengah', en: 'Midway test' },
    state: 'scored',
    meetingId: 'm10',
    startsAt: '2026-12-21T02:00:00.000Z',
    score: 80,
    parts: { speaking: 45, writing: 35 },
    note: '',
    changeReason: null,
    givenAt: '2026-12-21T05:00:00.000Z',
    version: 1,
    criteria: [
      { slug: 'speaking', name: { id: 'Berbicara', en: 'Speaking' }, points: 50 },
      { slug: 'writing', name: { id: 'Menulis', en: 'Writing' }, points: 50 },
    ],
  };
  const open = async (of: TestResult = test) => {
    const closed = vi.fn();
    server(async () => ({ status: 200, body: {} }));
    await show(<ScoreDialog enrolmentId="e1" test={of} name="Kirana" onClose={closed} />);
    return closed;
  };

  it('says how many points each part can have, and that the parts make the score', async () => {
    await open();
    expect(text()).toContain('Paling banyak 50');
    expect(text()).toContain('Nilai dihitung dari rincian.');
    expect(text()).not.toMatch(/\d dari 50/);
  });

  it('of one without parts says that both ways are open', async () => {
    await open({ ...test, score: 96, parts: {} });
    expect(text()).toContain('Isi semua rincian, atau beri nilai seluruhnya di sini.');
  });

  it('given for the first time needs no reason; more points than a part has are not sent', async () => {
    const closed = await open({ ...test, state: 'unscored', score: null, parts: {}, version: null });
    await write('Berbicara', '51');
    await write('Menulis', '40');
    await click(SUBMIT);
    expect([writes(), closed.mock.calls.length]).toEqual([0, 0]);
    await write('Berbicara', '50');
    expect(text()).not.toContain('Alasan nilainya diubah');
    await click(SUBMIT, { times: 3 });
    expect([writes(), closed.mock.calls.length]).toEqual([1, 1]);
  });

  it('is changed only with a reason that the family reads', async () => {
    const closed = await open();
    await write('Menulis', '40');
    expect(text()).toContain('Keluarga siswa membacanya.');
    expect(find<HTMLInputElement>('input[readonly]')?.value).toBe('85');
    await click(SUBMIT);
    expect(writes()).toBe(0);
    expect(text()).toContain('Tulis alasan nilainya diubah');
    await write('Alasan nilainya diubah', 'Salah hitung');
    await click(SUBMIT, { times: 3 });
    expect([writes(), closed.mock.calls.length]).toEqual([1, 1]);
  });
});
