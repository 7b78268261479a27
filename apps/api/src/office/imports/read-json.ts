import { columnOf } from '@fasih/school/office/imports/columns';
import type { SheetRow } from '@fasih/school/office/imports/sheet';

/** Whether a file is JSON, by its first letter: no table of ours begins with a bracket. */
export const isJson = (bytes: Uint8Array): boolean =>
  /^\uFEFF?\s*[[{]/.test(new TextDecoder().decode(bytes.subarray(0, 64)));

/**
 * Reads a list of records as the rows of a table: each key is a heading, in either language or as the API names it. A list
 * within a record becomes one cell, and so does a record within that list: `[{"day": "2026-08-24", "mark": "late"}]`. Null if
 * it is no such list. Row numbers are those of the same records in a spreadsheet.
 */
export function rowsOfJson(
  bytes: Uint8Array,
  limits: { maxRows: number; maxColumns: number },
): SheetRow[] | null {
  const records = parse(bytes);
  if (!Array.isArray(records) || !records.every(isRecord)) return null;
  const keys = new Map<string, string>();
  for (const record of records.slice(0, limits.maxRows))
    for (const key of Object.keys(record)) if (!keys.has(nameOf(key))) keys.set(nameOf(key), key);
  const names = [...keys.keys()].slice(0, limits.maxColumns + 1);
  const rows = records.slice(0, limits.maxRows).map((record, i) => {
    const values = new Map(Object.entries(record).map(([key, value]) => [nameOf(key), value]));
    return { row: i + 2, cells: names.map((name) => textOf(values.get(name))) };
  });
  return [{ row: 1, cells: names.map((name) => keys.get(name) ?? name) }, ...rows];
}

/** The column that a key names, so that records may use different languages. */
const nameOf = (key: string) => columnOf(key) ?? key;

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return null;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(partOf).join(', ');
  return partOf(value);
}

function partOf(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return String(value);
  return isRecord(value)
    ? Object.values(value)
        .map(plainOf)
        .filter((one) => one !== '')
        .join(' ')
    : '';
}

/** Deeper lists and records are no cells of ours. */
const plainOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
