import { describe, expect, it } from 'vitest';
import { isPlain, splitPersonal } from './personal.ts';

const ID = '0190a000-0000-7000-8000-000000000042';

describe('what the audit log may keep permanently', () => {
  it.each([
    ['an id, under any name', 'other', ID],
    ['a list of ids', 'enrolmentIds', [ID, ID]],
    ['an amount', 'amount', 2_200_000],
    ['a flag', 'phone', true],
    ['a code of the school', 'state', 'to_plan'],
    ['the number of a pay run', 'number', 'GAJI/2026/11'],
    ['a level of the school', 'level', 'Kids Beginner'],
    ['an instant', 'dueAt', '2026-11-02T02:00:00.000Z'],
    ['a day of the plan', 'startsOn', '2026-11-02'],
    ['hours of a week', 'weekly', [{ weekday: 1, from: 480, to: 1200 }]],
    ['nothing', 'note', null],
    ['an empty text', 'note', ''],
  ])('%s', (_, field, value) => {
    expect(isPlain(field, value)).toBe(true);
  });

  it.each([
    ['a name', 'name', 'Refund'],
    ['a user name', 'username', 'sekar.rumah'],
    ['an address of e-mail', 'email', 's***@contoh.id'],
    ['a phone number, also as a number', 'phone', 6_281_234_567],
    ['a birth date', 'birthDate', '2015-05-17'],
    ['a birth date as an instant', 'bornAt', '2015-05-17T00:00:00Z'],
    ['a day that nobody said is one of the plan', 'since', '2015-05-17'],
    ['a bank account', 'accountNumber', 1_234_567_890],
    ['a note', 'note', 'Sekar sakit'],
    ['words where a code belongs', 'state', 'ibunya sakit'],
    ['an address where a code belongs', 'type', 'sari@contoh.id'],
    ['a level that the school does not have', 'level', 'Sekar Beginner'],
    ['a text of a name that nobody thought of', 'whatever', 'x'],
    ['a list with one such text', 'whatever', [ID, 'x']],
    ['a record whose names were typed', 'parts', { sekar: 40 }],
    ['a note inside the hours of a week', 'weekly', [{ weekday: 1, note: 'Sekar' }]],
  ])('not %s', (_, field, value) => {
    expect(isPlain(field, value)).toBe(false);
  });
});

describe('the changes of an act', () => {
  it('are split on both sides, and an absent side stays absent', () => {
    expect(
      splitPersonal({ before: { name: 'Kelas A', capacity: 4 }, after: { name: 'Kelas B', capacity: 6 } }),
    ).toEqual({
      before: { capacity: 4 },
      after: { capacity: 6 },
      personal: [{ field: 'name', old: 'Kelas A', new: 'Kelas B' }],
    });
    expect(splitPersonal({ after: { note: 'x' } })).toEqual({
      before: null,
      after: {},
      personal: [{ field: 'note', new: 'x' }],
    });
    expect(splitPersonal({})).toEqual({ before: null, after: null, personal: [] });
  });

  it('keep the reason separate, also beside a value with that name', () => {
    expect(splitPersonal({ before: { reason: 'salah hitung' }, reason: 'beres' }).personal).toEqual([
      { field: 'reason', old: 'salah hitung' },
      { field: '', new: 'beres' },
    ]);
  });

  it('store instants as text and drop undefined values', () => {
    expect(
      splitPersonal({ after: { start: new Date('2026-11-02T02:00:00Z'), note: undefined } }).after,
    ).toEqual({ start: '2026-11-02T02:00:00.000Z' });
  });
});
