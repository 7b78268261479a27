import type { TestResult } from '@fasih/school/learning/reports/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { personAtPage } from '../../../../test/person-at-page.tsx';
import { ScoreDialog } from './score-dialog.tsx';

const { show, replies, writes } = personAtPage('teachers', 'reports');

const CRITERIA = [
  { slug: 'speaking', name: { id: 'Berbicara', en: 'Speaking' }, points: 60 },
  { slug: 'grammar', name: { id: 'Tata bahasa', en: 'Grammar' }, points: 40 },
];
const test: TestResult = {
  number: 10,
  kind: 'test',
  state: 'unscored',
  score: null,
  parts: {},
  note: '',
  version: null,
  criteria: CRITERIA,
  title: { id: 'Tes', en: 'Test' },
  meetingId: 'm1',
  startsAt: null,
  givenAt: null,
  changeReason: null,
};
const open = async (given: Partial<TestResult> = {}) => {
  const onClose = vi.fn();
  const person = await show(
    <ScoreDialog enrolmentId="e1" test={{ ...test, ...given }} name="Kirana" onClose={onClose} />,
  );
  return { person, onClose };
};
const field = (name: RegExp | string) => screen.getByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Simpan' });
const bodies = () => writes().map(({ method, path, body }) => [method, path, body]);

it('the points of all criteria make the score, which is then not typed', async () => {
  const { person, onClose } = await open();
  await person.type(field('Berbicara'), '50');
  expect(field('Nilai')).not.toHaveProperty('readOnly', true);
  await person.type(field('Tata bahasa'), '31');
  expect(field('Nilai')).toMatchObject({ value: '81', readOnly: true });
  await person.type(field(/Catatan guru/), 'Lancar bercerita');
  await person.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(bodies()).toEqual([
    [
      'PUT',
      '/enrolments/e1/scores/10',
      { score: 81, note: 'Lancar bercerita', parts: { speaking: 50, grammar: 31 } },
    ],
  ]);
});

it('a score can be given as a whole', async () => {
  const { person, onClose } = await open();
  await person.type(field('Nilai'), '77');
  await person.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(bodies()[0]?.[2]).toEqual({ score: 77, note: '' });
});

it('nothing is sent without a score, with points above the most, or with some of the points only', async () => {
  const { person } = await open();
  await person.click(save());
  await screen.findByText('Tulis angka bulat 0 sampai 100.');
  await person.type(field('Berbicara'), '61');
  await person.type(field('Nilai'), '70');
  await person.click(save());
  await screen.findByText('Jumlah rincian 61, belum sama dengan nilainya.');
  expect(screen.getAllByText('Paling banyak 60')).toHaveLength(2);
  expect(writes()).toEqual([]);
  // What was typed is still there.
  expect(field('Nilai')).toHaveProperty('value', '70');
});

it('only digits count, and a score is at most 100', async () => {
  const { person } = await open({ criteria: [] });
  await person.type(field('Nilai'), '1a0x1');
  expect(field('Nilai')).toHaveProperty('value', '101');
  await person.click(save());
  // The range is below the field as a hint, and then as its error.
  await waitFor(() => expect(screen.getAllByText('Tulis angka bulat 0 sampai 100.')).toHaveLength(2));
  expect(writes()).toEqual([]);
});

it('changing a score asks for the reason that the family reads; changing only the note does not', async () => {
  const { person, onClose } = await open({ state: 'scored', score: 80, version: 3, criteria: [] });
  await person.type(field(/Catatan guru/), 'Bagus');
  expect(screen.queryByRole('textbox', { name: /Alasan nilainya diubah/ })).toBeNull();
  await person.clear(field('Nilai'));
  await person.type(field('Nilai'), '85');
  await person.click(save());
  await screen.findByText('Tulis alasan nilainya diubah; keluarga siswa akan membacanya.');
  expect(writes()).toEqual([]);
  await person.type(field(/Alasan nilainya diubah/), 'Salah menjumlah');
  await person.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(bodies()[0]?.[2]).toEqual({ score: 85, note: 'Bagus', reason: 'Salah menjumlah', version: 3 });
});

it('a score that somebody else has changed meanwhile is told, and nothing typed is lost', async () => {
  replies(({ method }) =>
    method === 'PUT' ? { status: 409, body: { code: 'common.stale', message: 'Sudah diubah' } } : {},
  );
  const { person, onClose } = await open({ criteria: [] });
  await person.type(field('Nilai'), '90');
  await person.click(save());
  await screen.findByText('Versi terbaru sudah dimuat. Periksa, lalu simpan lagi.');
  expect(field('Nilai')).toHaveProperty('value', '90');
  expect(onClose).not.toHaveBeenCalled();
});
