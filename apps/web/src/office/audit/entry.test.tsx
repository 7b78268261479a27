import type { AuditRow } from '@fasih/school/office/audit/contract';
import { expect, it } from 'vitest';
import { stage } from '../../../test/stage.tsx';
import { AuditEntry, AuditRun } from './entry.tsx';

const { server, show, text, texts, find, press } = stage('audit');

const ADMIN = '0190a000-0000-7000-8000-000000000001';
const CLASS = '0190a000-0000-7000-8000-000000000002';
const SEKAR = '0190a000-0000-7000-8000-000000000003';
const entry: AuditRow = {
  id: '1',
  at: '2026-11-23T02:12:00.000Z',
  action: 'class.changed',
  by: { id: ADMIN, name: 'Dewi Lestari', role: 'admin' },
  target: { kind: 'class', id: CLASS, name: 'Kelas Rabu', page: 'class', pageId: CLASS },
  before: { capacity: 1, teacherId: SEKAR },
  after: { capacity: 4, teacherId: ADMIN },
  names: { [SEKAR]: { name: 'Sekar Ayu', page: 'learner', pageId: SEKAR } },
  reason: 'Diminta orang tua',
  requestId: 'r-1',
  parts: 0,
};

it('an entry is one sentence: who did what to whom, from what to what, and why', async () => {
  await show(<AuditEntry entry={entry} />);
  expect(find('time')?.textContent).toBe('09.12 WIB');
  expect(texts('p').slice(0, 2)).toEqual([
    'Dewi Lestari Admin mengubah kelas Kelas Rabu',
    'Kapasitas dari 1 menjadi 4 · guru dari Sekar Ayu menjadi 0190a000…',
  ]);
  expect(texts('a')).toEqual(expect.arrayContaining(['Kelas Rabu', 'Sekar Ayu']));
  expect(find('a')?.getAttribute('href')).toBe(`/admin/audit?person=${ADMIN}`);
  expect(texts('del')).toEqual(['1', 'Sekar Ayu']);
  expect(text()).toContain('“Diminta orang tua”');
});

it('an abbreviation stays one inside the sentence', async () => {
  const after = { identityOn: '2026-01-05', certificateOn: '2026-01-05' };
  await show(<AuditEntry entry={{ ...entry, action: 'teacher.clearanceChecked', before: null, after }} />);
  expect(texts('p')[1]).toBe('Identitas dilihat 5 Jan 2026 · SKCK tertanggal 5 Jan 2026');
});

it('the same deed about several records is one sentence that opens to each of them', async () => {
  const ended = (id: string, name: string): AuditRow => ({
    ...entry,
    id,
    action: 'enrolment.ended',
    by: null,
    before: null,
    after: null,
    reason: null,
    target: { kind: 'enrolment', id, name, page: 'learner', pageId: id },
  });
  await show(<AuditRun entries={[ended('1', 'Ayu'), ended('2', 'Bima'), ended('3', 'Citra')]} />);
  expect(texts('p')[0]).toBe('Sistem mengakhiri kursus Ayu, Bima, Citra');
  expect(texts('summary')[0]).toBe('3 catatan');
  expect(texts('details ol time')).toHaveLength(3);
});

it('the stored data is only behind a disclosure of its own', async () => {
  await show(<AuditEntry entry={entry} />);
  expect(texts('details details summary')).toEqual(['Data mentah']);
  expect(find('details details pre')?.textContent).toContain('"capacity": 4');
  expect(texts('ul, p, dl').join(' ')).not.toMatch(/[{}[\]"]/);
});

it('a target without a name is not called by an id', async () => {
  const target = { kind: 'import', id: CLASS, name: null, page: null, pageId: null };
  await show(<AuditEntry entry={{ ...entry, before: null, after: null, target }} />);
  expect(texts('p')[0]).toBe('Dewi Lestari Admin mengubah nama atau kapasitas kelas');
});

it('an import opens to its accounts, page after page', async () => {
  const part = { ...entry, action: 'account.registered', before: null, after: null, reason: null };
  const asked: string[] = [];
  server(async (_, address) => {
    asked.push(new URL(address).search);
    const second = address.includes('older=');
    const person = second ? 'Putri' : 'Sekar';
    const target = { kind: 'account', id: SEKAR, name: person, page: 'learner', pageId: SEKAR };
    const row = { ...part, id: second ? '3' : '2', target };
    return { status: 200, body: { data: [row], older: second ? null : 'key', person: null } };
  });
  await show(<AuditEntry entry={{ ...entry, action: 'import.applied', parts: 2, requestId: 'r-9' }} />);
  expect(asked).toEqual([]);
  await press('Lihat 2 akun');
  expect(text()).toContain('Sekar');
  await press('Tampilkan berikutnya');
  expect(text()).toContain('Putri');
  expect(asked).toEqual(['?request=r-9', '?request=r-9&older=key']);
});
