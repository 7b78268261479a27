import { describe, expect, it } from 'vitest';
import { normalisePhone } from '../../basics/phone.ts';
import { HEADINGS, type ImportKind, STUDENT_COLUMNS, TEACHER_COLUMNS } from './columns.ts';
import { checkSheet } from './rules.ts';
import { type CheckedSheet, MAX_ROWS, type SheetFault } from './sheet.ts';

const how = { today: '2026-11-21', phone: normalisePhone };
const HEAD = STUDENT_COLUMNS.map((column) => HEADINGS[column].id);
const TEACHER_HEAD = TEACHER_COLUMNS.map((column) => HEADINGS[column].en);
const CHILD = ['Nayla', '2015-05-17', 'ibu', 'Dewi Siregar', 'dewi@contoh.id', '081234567890', '', ''];

const sheet = (...rows: string[][]) => rows.map((cells, i) => ({ row: i + 1, cells }));
const check = (kind: ImportKind, ...rows: string[][]): CheckedSheet => {
  const checked = checkSheet(kind, sheet(...rows), how);
  if ('fault' in checked) throw new Error(checked.fault.code);
  return checked;
};
const students = (...rows: string[][]) => check('students', HEAD, ...rows);
const faultOf = (...rows: string[][]): SheetFault | null => {
  const checked = checkSheet('students', sheet(...rows), how);
  return 'fault' in checked ? checked.fault : null;
};
/** A child's row with one changed cell. */
const changed = (column: (typeof STUDENT_COLUMNS)[number], value: string) =>
  CHILD.map((cell, i) => (STUDENT_COLUMNS[i] === column ? value : cell));
const wrong = (...rows: string[][]) =>
  students(...rows).errors.map(({ row, column, code, other }) => [
    row,
    column,
    code,
    ...(other ? [other] : []),
  ]);

describe('a file of students', () => {
  it('creates one account per family, with a learner for each of its rows', () => {
    const { accounts, errors, rows } = students(CHILD, changed('learnerName', 'Rafi'), [
      'Dewi Siregar',
      '',
      'diri sendiri',
      'Dewi Siregar',
      'DEWI@contoh.id',
      '',
      'dewi.s',
      'inggris',
    ]);
    expect([rows, errors]).toEqual([3, []]);
    expect(accounts).toMatchObject([
      {
        name: 'Dewi Siregar',
        email: 'dewi@contoh.id',
        phone: '+6281234567890',
        username: 'dewi.s',
        learners: [
          { row: 2, name: 'Nayla', birthDate: '2015-05-17', relation: 'mother' },
          { row: 3, name: 'Rafi' },
          { row: 4, name: 'Dewi Siregar', birthDate: null, relation: null },
        ],
      },
    ]);
  });

  it.each([
    ['learnerName', '', 'required'],
    ['accountName', ' ', 'required'],
    ['learnerName', 'x'.repeat(121), 'tooLong'],
    ['learnerName', '=HYPERLINK("http://x")', 'formula'],
    ['accountName', '@SUM(A1)', 'formula'],
    ['email', 'dewi', 'emailShape'],
    ['phone', '12', 'phoneShape'],
    ['username', 'a b', 'usernameShape'],
    ['birthDate', '31/02/2015', 'dateShape'],
    ['birthDate', 'kemarin', 'dateShape'],
    ['birthDate', '2027-01-01', 'dateFuture'],
    ['birthDate', '2021-11-22', 'tooYoung'],
    ['birthDate', '2000-01-01', 'notAChild'],
    ['birthDate', '', 'birthDateNeeded'],
    ['relation', 'tetangga', 'relationUnknown'],
    ['relation', '', 'relationNeeded'],
    ['lang', 'jawa', 'langUnknown'],
  ] as const)('reports %s "%s" as %s', (column, value, code) => {
    expect(wrong(changed(column, value))).toEqual([[2, column, code]]);
  });

  it('reports contradicting rows with the number of the other one', () => {
    const other = ['Ani', '', '', 'Ani Lestari', 'ani@contoh.id', '', 'ani', ''];
    expect(wrong(CHILD, CHILD)).toEqual([[3, 'learnerName', 'twice', 2]]);
    expect(wrong(CHILD, changed('accountName', 'Budi'))).toEqual([[3, 'accountName', 'nameDiffers', 2]]);
    expect(wrong(other, [...other.slice(0, 4), 'b@contoh.id', '', 'ANI', ''])).toEqual([
      [3, 'username', 'usernameTwice', 2],
    ]);
    expect(wrong(other, ['Ani Kedua', ...other.slice(1)])).toEqual([[3, 'relation', 'selfTwice', 2]]);
    expect(wrong([...CHILD, 'lebih'])).toEqual([[2, null, 'tooManyCells']]);
  });

  it('reads dates, phones and headings as people write them', () => {
    const { accounts } = check(
      'students',
      ['STUDENT NAME', 'e-mail', 'Account holder ', 'birth date', 'relation', 'phone'],
      ['Nayla', 'a@contoh.id', 'Dewi', '17/5/2015', 'Mother', '81234567890'],
    );
    expect(accounts).toMatchObject([{ phone: '+6281234567890', learners: [{ birthDate: '2015-05-17' }] }]);
  });

  it('skips empty and comment lines', () => {
    expect(students(['# wajib diisi'], CHILD, ['', ' ']).rows).toBe(1);
  });

  it('is refused as a whole if it is another kind of file', () => {
    expect(faultOf()).toEqual({ code: 'empty' });
    expect(faultOf(['', ''], CHILD)).toEqual({ code: 'empty' });
    expect(faultOf(HEAD)).toEqual({ code: 'noRows' });
    expect(faultOf(['Nama siswa', 'Alamat'], CHILD)).toEqual({
      code: 'missingColumns',
      columns: ['accountName', 'email'],
    });
    expect(faultOf([...HEAD, 'Alamat'], CHILD)).toEqual({ code: 'unknownColumns', names: '"Alamat"' });
    expect(faultOf([...HEAD, 'Email'], CHILD)).toEqual({ code: 'columnTwice', names: '"Email"' });
    expect(
      faultOf(
        Array.from({ length: 41 }, (_, i) => `k${i}`),
        CHILD,
      ),
    ).toEqual({
      code: 'tooManyColumns',
      count: 41,
    });
    expect(faultOf(HEAD, ...Array.from({ length: MAX_ROWS + 1 }, () => CHILD))).toEqual({
      code: 'tooManyRows',
      most: MAX_ROWS,
    });
  });
});

describe('a file of teachers', () => {
  const RATNA = [
    'Ratna',
    'ratna@contoh.id',
    '',
    'bu.ratna',
    'General English / conversation',
    'anak; teens',
    '',
  ];

  it('creates an account per row, with subjects', () => {
    expect(check('teachers', TEACHER_HEAD, RATNA)).toMatchObject({
      errors: [],
      accounts: [
        { name: 'Ratna', programs: ['general_english', 'conversation'], ageGroups: ['kids', 'teen'] },
      ],
    });
  });

  it('reports unknown programs and age groups, and duplicates', () => {
    const odd = ['Joko', 'joko@contoh.id', '', '', 'Matematika', 'bayi', ''];
    expect(check('teachers', TEACHER_HEAD, odd).errors.map(({ code }) => code)).toEqual([
      'programUnknown',
      'ageGroupUnknown',
    ]);
    expect(check('teachers', TEACHER_HEAD, RATNA, RATNA).errors).toMatchObject([
      { row: 3, column: 'email', code: 'twice', other: 2 },
    ]);
  });
});
