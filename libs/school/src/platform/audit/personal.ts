import { isId } from '../../basics/ids.ts';
import { readLabel } from '../../basics/levels.ts';

/** Plain data: what is left of a value when it is written as JSON. */
type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
type Values = Record<string, Json>;

/** One value that a person can be known by, or that somebody typed: before and after, each where there was one. */
export type PersonalValue = { field: string; old?: Json; new?: Json };

/** The reason of an act among its personal values; no value of a record has an empty name. */
export const REASON = '';

/** Whatever their kind, values of these names tell of a person. */
const OF_A_PERSON = /phone|birth|born|account_?number/i;
const BORN = /birth|born/i;

/** Days of the plan and of the books; a day of any other name may be somebody's birthday. */
const DAYS = new Set([
  ...['to', 'until', 'day', 'date', 'firstDay', 'lastDay', 'startsOn', 'paidOn', 'validFrom', 'from'],
  'closedThrough',
]);
/** Codes of the school's own making, or of its lists. */
const CODES = new Set([
  ...['state', 'outcome', 'status', 'kind', 'type', 'category', 'basis', 'format', 'way', 'path', 'change'],
  ...['role', 'lang', 'seats', 'programs', 'ageGroups', 'ageGroup', 'packageType', 'changed', 'finishedBy'],
  ...['consentText', 'terms', 'voucher', 'number', 'difference', 'group', 'month', 'sort'],
]);
/** Records whose inner values are looked at one by one; any other record is taken as a whole to be somebody's. */
const RECORDS = new Set(['week', 'weekly', 'slots']);

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const CODE = /^[A-Za-z0-9_.:/+-]{1,80}$/;

/**
 * Whether a value may stay in the audit log for ever: ids, codes, days of the plan, amounts. Everything else, and
 * whatever nobody thought of, is personal.
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
 * Parts what an act changed into what the log keeps for ever and what goes with the person it is about. Absent sides stay
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
    // As JSON, so that instants are texts and what is undefined is gone.
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
