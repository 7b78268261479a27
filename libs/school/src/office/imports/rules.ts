import * as z from 'zod/mini';
import { AGE_GROUPS, type AgeGroup } from '../../basics/age-group.ts';
import { isShownAsTyped, MAX_NAME } from '../../basics/person-name.ts';
import { PACKAGE_TYPES, type PackageType } from '../../catalogue/packages/contract.ts';
import { ageGroupOf } from '../../people/learners/age.ts';
import type { Relation } from '../../people/learners/contract.ts';
import { COLUMNS_OF, columnOf, type ImportColumn, type ImportKind, REQUIRED } from './columns.ts';
import { dayOf } from './values.ts';

/** Most rows per file; larger schools send several. */
export const MAX_ROWS = 10_000;
/** Most bytes per file, compressed or not. */
export const MAX_IMPORT_BYTES = 10 * 1024 * 1024;
/** A file with more columns is not one of our lists. */
export const MAX_COLUMNS = 40;

/** Possible errors of a row. */
export const ROW_FAULTS = [
  'required',
  'tooLong',
  'nameShape',
  'formula',
  'tooManyCells',
  'emailShape',
  'phoneShape',
  'usernameShape',
  'dateShape',
  'dateFuture',
  'langUnknown',
  'relationUnknown',
  'relationNeeded',
  'birthDateNeeded',
  'tooYoung',
  'notAChild',
  'programUnknown',
  'ageGroupUnknown',
  'twice',
  'nameDiffers',
  'selfTwice',
  'usernameTwice',
  'emailTaken',
  'usernameTaken',
] as const;
export type RowFault = (typeof ROW_FAULTS)[number];

/** One error of a row, numbered as in a spreadsheet: the heading is row 1. */
export type RowError = {
  row: number;
  column: ImportColumn | null;
  code: RowFault;
  /** The cell's text, truncated; empty if there is none. */
  value: string;
  /** The other row, if two rows contradict each other. */
  other?: number;
};

/** A learner in a file. */
export type ImportedLearner = {
  row: number;
  name: string;
  birthDate: string | null;
  /** Null for the account holder themselves. */
  relation: Relation | null;
};

/** An account that a file creates: a family with its learners, or a teacher with subjects. */
export type ImportedAccount = {
  row: number;
  name: string;
  /** Lower case. */
  email: string;
  /** E.164, or null. */
  phone: string | null;
  /** Null if it is to be derived from the address. */
  username: string | null;
  lang: 'id' | 'en';
  learners: ImportedLearner[];
  programs: PackageType[];
  ageGroups: AgeGroup[];
};

/** A file as rows of cells, its heading first. */
export type SheetRow = { row: number; cells: string[] };

/** Why a file cannot be read at all. */
export type SheetFault =
  | { code: 'empty' }
  | { code: 'noRows' }
  | { code: 'tooManyColumns'; count: number }
  | { code: 'tooManyRows'; most: number }
  | { code: 'unknownColumns'; names: string }
  | { code: 'columnTwice'; names: string }
  | { code: 'missingColumns'; columns: ImportColumn[] };

type Reading = { today: string; phone: (text: string) => string | null };

export type CheckedSheet = { rows: number; accounts: ImportedAccount[]; errors: RowError[] };

/**
 * Checks a file's rows (docs/product/staff.md#imports): rows with the same address are one family, a child
 * needs birth date and relation, and no consent is assumed. Returns the accounts to create and all errors, or
 * why the file is unreadable; addresses in use are checked later.
 *
 * @param how `today` is the school day; `phone` converts a typed number to E.164 or null.
 */
export function checkSheet(
  kind: ImportKind,
  sheet: readonly SheetRow[],
  how: Reading,
): CheckedSheet | { fault: SheetFault } {
  const [heading, ...body] = sheet;
  if (!heading || heading.cells.every((cell) => cell.trim() === '')) return { fault: { code: 'empty' } };
  const columns = readHeading(kind, heading.cells);
  if ('fault' in columns) return columns;
  const rows = body.filter(({ cells }) => cells.some((cell) => cell.trim() !== '') && !isComment(cells));
  if (rows.length === 0) return { fault: { code: 'noRows' } };
  if (rows.length > MAX_ROWS) return { fault: { code: 'tooManyRows', most: MAX_ROWS } };
  const errors: RowError[] = [];
  const accounts = new Map<string, ImportedAccount>();
  const usernames = new Map<string, ImportedAccount>();
  for (const one of rows) {
    const read = readRow(kind, columns, one, how);
    errors.push(...read.errors.sort((a, b) => columnIndex(columns, a) - columnIndex(columns, b)));
    const { account } = read;
    if (!account) continue;
    const known = accounts.get(account.email);
    const clash = known ? joinFamily(kind, known, account) : null;
    if (clash) errors.push(clash);
    if (!known) accounts.set(account.email, account);
    if (known || account.username === null) continue;
    const other = usernames.get(account.username.toLowerCase());
    if (other) {
      errors.push({
        row: account.row,
        column: 'username',
        code: 'usernameTwice',
        value: account.username,
        other: other.row,
      });
    } else usernames.set(account.username.toLowerCase(), account);
  }
  return { rows: rows.length, accounts: [...accounts.values()], errors };
}

/** Errors are sorted by the file's columns. */
const columnIndex = (columns: readonly ImportColumn[], { column }: RowError) =>
  column === null ? -1 : columns.indexOf(column);

/** A comment line, as in the templates. */
const isComment = (cells: readonly string[]) => cells[0]?.trim().startsWith('#') === true;

function readHeading(kind: ImportKind, cells: readonly string[]): ImportColumn[] | { fault: SheetFault } {
  const last = cells.findLastIndex((cell) => cell.trim() !== '');
  const names = cells.slice(0, last + 1);
  if (names.length > MAX_COLUMNS) return { fault: { code: 'tooManyColumns', count: names.length } };
  const known = COLUMNS_OF[kind];
  const columns = names.map(columnOf);
  const unknown = names.filter((_, i) => {
    const column = columns[i];
    return !column || !known.includes(column);
  });
  const missing = REQUIRED[kind].filter((column) => !columns.includes(column));
  if (missing.length > 0) return { fault: { code: 'missingColumns', columns: missing } };
  if (unknown.length > 0) return { fault: { code: 'unknownColumns', names: listed(unknown) } };
  const twice = names.filter((_, i) => columns.indexOf(columns[i] ?? null) !== i);
  if (twice.length > 0) return { fault: { code: 'columnTwice', names: listed(twice) } };
  return columns.filter((column) => column !== null);
}

const listed = (names: readonly string[]) =>
  names
    .slice(0, 5)
    .map((name) => `"${name.trim().slice(0, 40)}"`)
    .join(', ');

/** Adds the learner of another row to a family; the account's data must agree. */
function joinFamily(kind: ImportKind, known: ImportedAccount, added: ImportedAccount): RowError | null {
  const at = (column: ImportColumn, code: RowFault, value: string, other: number): RowError => ({
    row: added.row,
    column,
    code,
    value,
    other,
  });
  if (kind === 'teachers') return at('email', 'twice', added.email, known.row);
  if (known.name !== added.name) return at('accountName', 'nameDiffers', added.name, known.row);
  const [learner] = added.learners;
  if (!learner) return null;
  const same = known.learners.find(
    (one) => one.name.toLowerCase() === learner.name.toLowerCase() && one.birthDate === learner.birthDate,
  );
  if (same) return at('learnerName', 'twice', learner.name, same.row);
  const self = known.learners.find((one) => one.relation === null);
  if (learner.relation === null && self) return at('relation', 'selfTwice', learner.name, self.row);
  known.learners.push(learner);
  known.phone ??= added.phone;
  known.username ??= added.username;
  return null;
}

const EMAIL = z.email();
const USERNAME = /^[A-Za-z0-9._-]{3,32}$/;

function readRow(
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
    else if (typed.length > (column === 'email' ? 254 : MAX_NAME)) wrong(column, 'tooLong', typed);
    else if (!isShownAsTyped(typed)) wrong(column, 'nameShape', '');
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
  const learner = {
    row,
    name: cell('learnerName'),
    birthDate,
    relation: relation === 'self' ? null : relation,
  };
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
