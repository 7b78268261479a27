import { COLUMNS_OF, columnOf, type ImportColumn, type ImportKind, REQUIRED } from './columns.ts';
import { readRow } from './read-row.ts';
import {
  type CheckedSheet,
  type ImportedAccount,
  MAX_COLUMNS,
  MAX_COURSES,
  MAX_ROWS,
  type Reading,
  type RowError,
  type RowFault,
  type SheetFault,
  type SheetRow,
} from './sheet.ts';

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
  const most = kind === 'courses' ? MAX_COURSES : MAX_ROWS;
  if (rows.length > most) return { fault: { code: 'tooManyRows', most } };
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
  if (same) {
    if (kind !== 'courses') return at('learnerName', 'twice', learner.name, same.row);
    same.courses?.push(...(learner.courses ?? []));
    same.consentOn ??= learner.consentOn ?? null;
    known.phone ??= added.phone;
    known.username ??= added.username;
    return null;
  }
  const self = known.learners.find((one) => one.relation === null);
  if (learner.relation === null && self) return at('relation', 'selfTwice', learner.name, self.row);
  known.learners.push(learner);
  known.phone ??= added.phone;
  known.username ??= added.username;
  return null;
}
