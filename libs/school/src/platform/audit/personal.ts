import { isId } from '../../basics/ids.ts';
import { readLabel } from '../../basics/levels.ts';

/** Plain data: a value after serialisation to JSON. */
type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
type Values = Record<string, Json>;

/** One value that identifies a person or that somebody typed: before and after, if present. */
export type PersonalValue = { field: string; old?: Json; new?: Json };

/** The field name of an act's reason; no value of a record has an empty name. */
export const REASON = '';

/** Values with these names are personal, whatever their type. */
const OF_A_PERSON = /phone|birth|born|account_?number/i;
const BORN = /birth|born/i;

/** Days of the plan and of the books; a day with any other name may be a birthday. */
const DAYS = new Set([
  ...['to', 'until', 'day', 'date', 'firstDay', 'lastDay', 'startsOn', 'paidOn', 'validFrom', 'from'],
  ...['closedThrough', 'closedDays'],
]);
/** Codes made by the school or from its lists. */
const CODES = new Set([
  ...['state', 'outcome', 'status', 'kind', 'type', 'category', 'basis', 'format', 'way', 'path', 'change'],
  ...[
    'role',
    'access',
    'may',
    'lang',
    'seats',
    'programs',
    'ageGroups',
    'ageGroup',
    'packageType',
    'changed',
    'finishedBy',
  ],
  ...['consentText', 'terms', 'voucher', 'number', 'difference', 'group', 'month', 'sort'],
]);
/** Records whose inner values are checked one by one; any other record is personal as a whole. */
const RECORDS = new Set(['week', 'weekly', 'slots']);

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const CODE = /^[A-Za-z0-9_.:/+-]{1,80}$/;

/**
 * Whether a value may stay in the audit log permanently: ids, codes, days of the plan, amounts. Everything else
 * counts as personal.
 */
export function isPlain(field: string, value: Json): boolean {
  if (value === null || typeof value === 'boolean' || value === '') return true;
  if (typeof value === 'number') return !OF_A_PERSON.test(field);
  if (Array.isArray(value)) return value.every((one) => isPlain(field, one));
  if (typeof value === 'object')
    return RECORDS.has(field) && Object.entries(value).every(([key, inner]) => isPlain(key, inner));
  if (isId(value)) return true;
  if (INSTANT.test(value)) return !BORN.test(field);
  if (DAYS.has(field) && DAY.test(value)) return true;
  if (field === 'level' && readLabel(value) !== null) return true;
  return CODES.has(field) && CODE.test(value);
}

/**
 * Splits an act's changes into what the log keeps permanently and what is erased with the person. Absent sides stay
 * absent; the reason is always personal.
 */
export function splitPersonal(changed: { before?: unknown; after?: unknown; reason?: string | undefined }): {
  before: Values | null;
  after: Values | null;
  personal: PersonalValue[];
} {
  const personal = new Map<string, PersonalValue>();
  const keep = (side: 'old' | 'new', field: string, value: Json) =>
    personal.set(field, { field, ...personal.get(field), [side]: value });
  const plainOf = (side: 'old' | 'new', values: unknown): Values | null => {
    if (values === undefined || values === null) return null;
    const plain: Values = {};
    // Via JSON, so that instants become text and undefined values disappear.
    for (const [field, value] of Object.entries(JSON.parse(JSON.stringify(values)) as Values))
      if (isPlain(field, value)) plain[field] = value;
      else keep(side, field, value);
    return plain;
  };
  const before = plainOf('old', changed.before);
  const after = plainOf('new', changed.after);
  if (changed.reason) keep('new', REASON, changed.reason);
  return { before, after, personal: [...personal.values()] };
}
