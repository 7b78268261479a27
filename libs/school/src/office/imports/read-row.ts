import * as z from 'zod/mini';
import { AGE_GROUPS, type AgeGroup } from '../../basics/age-group.ts';
import { isShownAsTyped, MAX_NAME } from '../../basics/person-name.ts';
import { PACKAGE_TYPES, type PackageType } from '../../catalogue/packages/contract.ts';
import { ageGroupOf } from '../../people/learners/age.ts';
import type { Relation } from '../../people/learners/contract.ts';
import { type ImportColumn, type ImportKind, REQUIRED } from './columns.ts';
import { readCourse } from './read-course.ts';
import type { ImportedAccount, ImportedLearner, Reading, RowError, RowFault, SheetRow } from './sheet.ts';
import { dayOf } from './values.ts';

/** Most characters of columns that hold no name. */
const LENGTHS: Partial<Record<ImportColumn, number>> = {
  email: 254,
  teacher: 254,
  weeklyTimes: 200,
  meetingsHeld: 2000,
};

/** Columns with many things in one cell, which may stand on lines of their own. */
const LISTS: ReadonlySet<ImportColumn> = new Set(['weeklyTimes', 'meetingsHeld']);

const EMAIL = z.email();
const USERNAME = /^[A-Za-z0-9._-]{3,32}$/;

/** Reads one row of a file: its account, or null with the errors of the row. */
export function readRow(
  kind: ImportKind,
  columns: readonly ImportColumn[],
  { row, cells }: SheetRow,
  { today, phone: readPhone }: Reading,
): { account: ImportedAccount | null; errors: RowError[] } {
  const errors: RowError[] = [];
  const wrong = (column: ImportColumn | null, code: RowFault, value: string) => {
    errors.push({ row, column, code, value: value.slice(0, 80) });
  };
  if (cells.slice(columns.length).some((cell) => cell.trim() !== '')) wrong(null, 'tooManyCells', '');
  const text = Object.fromEntries(columns.map((column, i) => [column, (cells[i] ?? '').trim()]));
  const cell = (column: ImportColumn): string => text[column] ?? '';
  for (const column of columns) {
    const typed = cell(column);
    // A plus is allowed in phone numbers; elsewhere these characters start a formula.
    if (column === 'phone' ? /^[=@]/.test(typed) : /^[=+@-]/.test(typed)) wrong(column, 'formula', typed);
    else if (typed === '' && REQUIRED[kind].includes(column)) wrong(column, 'required', '');
    else if (typed.length > (LENGTHS[column] ?? MAX_NAME)) wrong(column, 'tooLong', typed);
    else if (!isShownAsTyped(LISTS.has(column) ? typed.replaceAll(/\r?\n/g, ' ') : typed))
      wrong(column, 'nameShape', '');
  }
  const broken = new Set(errors.map(({ column }) => column));
  const sound = <T>(column: ImportColumn, code: RowFault, read: (typed: string) => T | null): T | null => {
    const typed = cell(column);
    if (typed === '' || broken.has(column)) return null;
    const value = read(typed);
    if (value === null) wrong(column, code, typed);
    return value;
  };
  const email = sound('email', 'emailShape', (typed) =>
    z.safeParse(EMAIL, typed).success ? typed.toLowerCase() : null,
  );
  const phone = sound('phone', 'phoneShape', (typed) =>
    // Spreadsheets drop the leading zero of numbers.
    readPhone(/^8\d{8,11}$/.test(typed) ? `0${typed}` : typed),
  );
  const username = sound('username', 'usernameShape', (typed) => (USERNAME.test(typed) ? typed : null));
  const lang = sound('lang', 'langUnknown', (typed) => LANGUAGES[typed.toLowerCase()] ?? null) ?? 'id';
  const common = { row, email: email ?? '', phone, username, lang };
  if (kind === 'teachers') {
    const programs = sound('programs', 'programUnknown', (typed) => parseList(typed, PROGRAMS)) ?? [];
    const ageGroups = sound('ageGroups', 'ageGroupUnknown', (typed) => parseList(typed, AGES)) ?? [];
    const teacher = { ...common, name: cell('teacherName'), learners: [], programs, ageGroups };
    return { account: errors.length > 0 ? null : teacher, errors };
  }
  const relation = sound('relation', 'relationUnknown', (typed) => RELATIONS[typed.toLowerCase()] ?? null);
  const birthDate = sound('birthDate', 'dateShape', dayOf);
  if (!errors.some(({ column }) => column === 'birthDate' || column === 'relation')) {
    const refused = refusalOf(birthDate, relation, today);
    if (refused) wrong(refused.column, refused.code, cell(refused.column));
  }
  const learner: ImportedLearner = {
    row,
    name: cell('learnerName'),
    birthDate,
    relation: relation === 'self' ? null : relation,
  };
  if (kind === 'courses') {
    const consentOn = sound('consentOn', 'dateShape', dayOf);
    if (consentOn !== null && consentOn > today) wrong('consentOn', 'dateFuture', cell('consentOn'));
    if (learner.relation !== null && cell('consentOn') === '') wrong('consentOn', 'consentNeeded', '');
    const course = readCourse(row, cell, sound);
    if (course.left > 0 && cell('weeklyTimes') === '') wrong('weeklyTimes', 'required', '');
    Object.assign(learner, { consentOn, courses: [course] });
  }
  const family = { ...common, name: cell('accountName'), learners: [learner], programs: [], ageGroups: [] };
  return { account: errors.length > 0 ? null : family, errors };
}

/** Refuses an age that does not match the relation (docs/product/accounts.md#learners), or null. */
function refusalOf(
  birthDate: string | null,
  relation: Relation | 'self' | null,
  today: string,
): { column: ImportColumn; code: RowFault } | null {
  const child = relation !== null && relation !== 'self';
  if (birthDate === null) return child ? { column: 'birthDate', code: 'birthDateNeeded' } : null;
  if (birthDate > today) return { column: 'birthDate', code: 'dateFuture' };
  const group = ageGroupOf(birthDate, today);
  if (group === 'tooYoung') return { column: 'birthDate', code: 'tooYoung' };
  if (group === 'adult') return child ? { column: 'birthDate', code: 'notAChild' } : null;
  return child ? null : { column: 'relation', code: 'relationNeeded' };
}

const LANGUAGES: Record<string, 'id' | 'en'> = {
  id: 'id',
  indonesia: 'id',
  'bahasa indonesia': 'id',
  indonesian: 'id',
  en: 'en',
  inggris: 'en',
  english: 'en',
};
const RELATIONS: Record<string, Relation | 'self'> = {
  ibu: 'mother',
  mother: 'mother',
  ayah: 'father',
  bapak: 'father',
  father: 'father',
  wali: 'guardian',
  guardian: 'guardian',
  lainnya: 'other',
  other: 'other',
  sendiri: 'self',
  'diri sendiri': 'self',
  self: 'self',
};
const PROGRAMS: Record<string, PackageType> = {
  ...Object.fromEntries(PACKAGE_TYPES.map((type) => [type, type])),
  'general english': 'general_english',
  conversation: 'conversation',
  'test preparation': 'eng_test_prep',
  'special course': 'special_course',
};
const AGES: Record<string, AgeGroup> = {
  ...Object.fromEntries(AGE_GROUPS.map((group) => [group, group])),
  anak: 'kids',
  remaja: 'teen',
  teens: 'teen',
  dewasa: 'adult',
  adults: 'adult',
};

/** Names with commas, semicolons, slashes or bars between them; null where one is unknown. */
function parseList<T extends string>(typed: string, names: Record<string, T>): T[] | null {
  const found = typed
    .split(/[,;/|]/)
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '')
    .map((name) => names[name]);
  return found.every((one) => one !== undefined) ? [...new Set(found)] : null;
}
