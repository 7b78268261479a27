import { describe, expect, it } from 'vitest';
import { auditChanges, auditDate, auditLine } from './audit-change.ts';
import { LANGS, textsIn } from './texts.ts';

const ID = '0190a000-0000-7000-8000-000000000042';
const NAMES = { [ID]: { name: 'Sekar Ayu' }, 'package:3': { name: 'General English Kids' } };
const reader = (lang: 'id' | 'en') => ({ lang, texts: textsIn(lang).audit });
const linesOf = (field: string, value: unknown, lang: 'id' | 'en' = 'id', beside: object = {}) =>
  auditChanges({ before: null, after: { ...beside, [field]: value }, names: NAMES }, reader(lang))
    .find((one) => one.field === field)
    ?.after?.map(({ text }) => text)
    .join(', ');

describe('a value of the audit log as people read it', () => {
  it.each([
    ['money', 'amount', 1_250_000, 'Rp 1.250.000'],
    ['a number', 'rows', 12_345, '12.345'],
    ['the size of a file', 'bytes', 120_400, '121 kB'],
    ['an instant in the school’s zone', 'start', '2026-11-02T02:00:00.000Z', '2 Nov 2026, 09.00 WIB'],
    ['a day', 'startsOn', '2026-11-02', '2 Nov 2026'],
    ['a code', 'state', 'to_plan', 'belum dijadwalkan'],
    ['how far an account reaches', 'access', 'read', 'hanya membaca'],
    ['a difference by its kind', 'difference', 'amount:demo-7-1', 'jumlah berbeda (demo-7-1)'],
    ['a list of codes', 'ageGroups', ['kids', 'teen'], 'anak, remaja'],
    ['a yes', 'active', true, 'ya'],
    ['nothing', 'note', null, 'kosong'],
    ['an id by its name', 'learnerId', ID, 'Sekar Ayu'],
    ['a package by its name', 'packageId', 3, 'General English Kids'],
    ['an id that leads to nobody any more', 'learnerId', ID.replace('42', '43'), '0190a000…'],
    ['the hours of a week', 'weekly', [{ weekday: 1, from: 480, to: 750 }], 'Sen 08.00–12.30'],
    ['a schedule', 'slots', [{ weekday: 7, minute: 540 }], 'Min 09.00'],
    ['points by their parts', 'parts', { Speaking: 40, Grammar: 35 }, 'Speaking: 40, Grammar: 35'],
  ])('%s', (_, field, value, text) => {
    expect(linesOf(field, value)).toBe(text);
  });

  it.each(LANGS)('names categories of expenses as the books do, and why a teacher is away (%s)', (lang) => {
    const { finance, absences } = textsIn(lang);
    for (const category of ['teachers', 'staff', 'marketing', 'maintenance', 'other'] as const)
      expect(linesOf('category', category, lang)).toBe(finance.categories[category]);
    for (const kind of ['sick', 'leave', 'other'] as const)
      expect(linesOf('kind', kind, lang)).toBe(absences.kinds[kind].toLowerCase());
  });

  it('is in the reader’s language', () => {
    expect(linesOf('state', 'to_plan', 'en')).toBe('to plan');
    expect(linesOf('weekly', [{ weekday: 1, from: 480, to: 750 }], 'en')).toBe('Mon 08:00–12:30');
    expect(auditDate('2026-11', 'en')).toBe('November 2026');
  });

  it('of a voucher is rupiah or percent, by its kind', () => {
    expect(linesOf('value', 50_000, 'id', { kind: 'fixed' })).toBe('Rp 50.000');
    expect(linesOf('value', 10, 'id', { kind: 'percent' })).toBe('10%');
  });

  it('that somebody typed is never treated as a code', () => {
    expect(linesOf('name', 'free')).toBe('free');
    expect(linesOf('note', 'late')).toBe('late');
  });

  it('is shown only if it changed, and of a list only what was added or removed', () => {
    const day = (weekday: number, to: number) => ({ weekday, from: 480, to });
    const entry = {
      before: { startsEvery: 30, week: [day(1, 1200), day(2, 1200)] },
      after: { startsEvery: 30, week: [day(1, 1140), day(2, 1200)] },
      names: {},
    };
    expect(auditLine(entry, reader('id'))).toBe('Jam belajar: Sen 08.00–20.00 → Sen 08.00–19.00');
  });

  it('is shown beside its old value under a label, never as raw data', () => {
    const entry = { before: { capacity: 1, name: 'A' }, after: { capacity: 4, name: 'B' }, names: {} };
    expect(auditLine(entry, reader('id'))).toBe('Kapasitas: 1 → 4; Nama: A → B');
    expect(auditLine(entry, reader('en'))).toBe('Capacity: 1 → 4; Name: A → B');
    expect(auditChanges({ before: null, after: { strange: 1 }, names: {} }, reader('id'))[0]?.label).toBe(
      'Nilai lain',
    );
  });

  it.each(LANGS)('has a name for every field, code and kind (%s)', (lang) => {
    const { fields, codes, kinds } = textsIn(lang).audit;
    for (const words of [fields, codes, kinds])
      expect(Object.entries(words).filter(([, text]) => text.trim() === '')).toEqual([]);
  });
});
