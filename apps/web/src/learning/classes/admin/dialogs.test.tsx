import type { SchoolClass } from '@fasih/school/learning/classes/contract';
import { expect, it, vi } from 'vitest';
import { stage } from '../../../../test/stage.tsx';
import { schoolClass } from './classes.fixtures.ts';
import { HandOver } from './hand-over.tsx';

const { server, show, find, click, write, text, writes } = stage('staff', 'meetings', 'policy');
const SUBMIT = 'button[type="submit"]';

const meeting: SchoolClass['plan'][number] = {
  id: 'm1',
  number: 3,
  kind: 'series',
  state: 'planned',
  start: '2026-12-21T02:00:00.000Z',
  end: '2026-12-21T03:00:00.000Z',
  teacher: { id: 't1', name: 'Ratna' },
  seats: [],
  version: 1,
};
const running = schoolClass({
  state: 'active',
  startsOn: '2026-11-02',
  serverNow: '2026-12-14T02:00:00.000Z',
  closed: 4,
  progressCounts: { attended: 3, lost: 1, left: 16 },
  plan: [meeting],
});
const teachers = { data: [{ id: 't2', name: 'Bayu' }], total: 1, page: 1, pageSize: 100 };
const answers = (toWrite: object) =>
  server(async (method) => ({ status: 200, body: method === 'GET' ? teachers : toWrite }));

it('several clicks send one change of teacher, and the dialog closes', async () => {
  const closed = vi.fn();
  answers({ ...meeting, teacherName: 'Bayu' });
  await show(<HandOver schoolClass={running} meeting={meeting} onClose={closed} />);
  await write('Guru baru', 't2');
  await write('Alasan', 'Sakit');
  await click(SUBMIT, { times: 3 });
  expect([writes(), closed.mock.calls.length]).toEqual([1, 1]);
  expect(text()).not.toContain('undefined');
});

it('that a teacher is not free stands beside the field, and the choice and the reason stay', async () => {
  const refusal = { code: 'meetings.teacherBusy', message: 'Guru sudah punya pertemuan pada waktu itu.' };
  server(async (method) =>
    method === 'GET' ? { status: 200, body: teachers } : { status: 409, body: refusal },
  );
  await show(<HandOver schoolClass={running} meeting={meeting} onClose={() => {}} />);
  await write('Guru baru', 't2');
  await write('Alasan', 'Sakit');
  await click(SUBMIT);
  const choice = find<HTMLSelectElement>('select');
  expect([choice?.value, choice?.getAttribute('aria-invalid')]).toEqual(['t2', 'true']);
  expect(find<HTMLTextAreaElement>('textarea')?.value).toBe('Sakit');
});
