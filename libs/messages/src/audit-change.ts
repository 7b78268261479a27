import { formatCalendarDay, formatInZone, LOCALE } from '@fasih/school/basics/formatters';
import { isId } from '@fasih/school/basics/ids';
import { SCHOOL_ZONE, zoneName } from '@fasih/school/basics/instants';
import { formatRupiahPlain } from '@fasih/school/basics/rupiah';
import { isPlain } from '@fasih/school/platform/audit/personal';
import type { Lang, Texts } from './texts.ts';

/** A piece of a readable value; `id` is the record it names. */
export type AuditPart = { text: string; id?: string };
/** One value of an entry; a missing side is null. */
export type AuditChange = {
  field: string;
  label: string;
  before: AuditPart[] | null;
  after: AuditPart[] | null;
};
/** An entry with the current names of the ids in it. */
type NamedEntry = { before: unknown; after: unknown; names: Readonly<Record<string, { name: string }>> };
type Values = Readonly<Record<string, unknown>>;
/** The reader's language and texts, passed in so that a page loads no others. */
type Reader = { lang: Lang; texts: Texts['audit'] };

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const MONTH = /^\d{4}-\d\d$/;
const MONEY = new Set(['amount', 'price', 'discount', 'total', 'perHour']);

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Formats a day `YYYY-MM-DD`, a month `YYYY-MM` or an instant in the school's zone; null for any other text. */
export function auditDate(value: string, lang: Lang): string | null {
  if (INSTANT.test(value))
    return `${formatInZone(value, lang, SCHOOL_ZONE, { dateStyle: 'medium', timeStyle: 'short' })} ${zoneName(SCHOOL_ZONE)}`;
  if (DAY.test(value)) return formatCalendarDay(value, lang, { dateStyle: 'medium' });
  if (MONTH.test(value)) return formatCalendarDay(`${value}-01`, lang, { month: 'long', year: 'numeric' });
  return null;
}

/** The changed values of an entry, field by field, in the reader's language; for lists, only the records that differ. */
export function auditChanges({ before, after, names }: NamedEntry, reader: Reader): AuditChange[] {
  const { fields, page } = reader.texts;
  const labels: Values = fields;
  const was = isRecord(before) ? before : {};
  const is = isRecord(after) ? after : {};
  const side = (values: Values, field: string, without: unknown) => {
    const value = values[field];
    if (value === undefined) return null;
    return partsOf(field, withoutSame(value, without), { ...reader, values, names });
  };
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((field) => JSON.stringify(was[field]) !== JSON.stringify(is[field]))
    .map((field) => {
      const label = labels[field];
      return {
        field,
        label: typeof label === 'string' ? label : page.otherValue,
        before: side(was, field, is[field]),
        after: side(is, field, was[field]),
      };
    });
}

/** The records of a list that the other side does not have; any other value as it is, also a list in another order. */
function withoutSame(value: unknown, other: unknown): unknown {
  if (!Array.isArray(value) || !Array.isArray(other) || !value.every(isRecord)) return value;
  const there = new Set(other.map((one) => JSON.stringify(one)));
  return value.filter((one) => !there.has(JSON.stringify(one)));
}

/** The same as one line of text, for a cell of a sheet. */
export function auditLine(entry: NamedEntry, reader: Reader): string {
  const lineOf = (parts: AuditPart[]) => parts.map(({ text }) => text).join(', ');
  return auditChanges(entry, reader)
    .map(({ label, before, after }) => {
      const sides = [before, after].flatMap((parts) => (parts === null ? [] : [lineOf(parts)]));
      return `${label}: ${sides.join(' → ')}`;
    })
    .join('; ');
}

type Context = Reader & { values: Values; names: NamedEntry['names'] };

function partsOf(field: string, value: unknown, context: Context): AuditPart[] {
  const { page, codes } = context.texts;
  if (Array.isArray(value))
    return value.length === 0
      ? [{ text: page.nothing }]
      : value.flatMap((one) => partsOf(field, one, context));
  if (value === null || value === undefined || value === '') return [{ text: page.nothing }];
  if (typeof value === 'boolean') return [{ text: value ? page.yes : page.no }];
  if (typeof value === 'number') return [numberOf(field, value, context)];
  if (isRecord(value)) return [{ text: recordOf(value, context) }];
  const text = String(value);
  if (isId(text)) return [{ text: context.names[text]?.name ?? `${text.slice(0, 8)}…`, id: text }];
  const date = auditDate(text, context.lang);
  if (date !== null) return [{ text: date }];
  // A difference of a reconciliation: its kind and the charge.
  const [kind = '', ...charge] = field === 'difference' ? text.split(':') : [];
  const known = (codes as Values)[`difference.${kind}`];
  if (typeof known === 'string') return [{ text: `${known} (${charge.join(':')})` }];
  // Some codes mean something else in another field.
  const code = (codes as Values)[`${field}.${text}`] ?? (codes as Values)[text];
  return [{ text: typeof code === 'string' && isPlain(field, text) ? code : text }];
}

function numberOf(field: string, value: number, { values, names, lang }: Context): AuditPart {
  const isVoucher = field === 'value' && (values.kind === 'fixed' || values.kind === 'percent');
  if (MONEY.has(field) || (isVoucher && values.kind === 'fixed')) return { text: formatRupiahPlain(value) };
  if (isVoucher) return { text: `${value}%` };
  const id = `package:${value}`;
  if (field === 'packageId' && names[id]) return { text: names[id].name, id };
  const unit = { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 } as const;
  if (field === 'bytes')
    return { text: new Intl.NumberFormat(LOCALE[lang], unit).format(Math.ceil(value / 1000)) };
  return { text: new Intl.NumberFormat(LOCALE[lang]).format(value) };
}

/** Hours of a week as `Sen 08.00–20.00`; the values of any other record. */
function recordOf(value: Values, context: Context): string {
  const { weekday, minute, from, to } = value;
  const begins = typeof minute === 'number' ? minute : from;
  if (typeof weekday === 'number' && typeof begins === 'number') {
    const day = formatInZone(new Date(Date.UTC(2024, 0, weekday)), context.lang, 'UTC', { weekday: 'short' });
    const hours = [begins, to].flatMap((one) => (typeof one === 'number' ? [clock(one, context.lang)] : []));
    return `${day} ${hours.join('–')}`;
  }
  return Object.entries(value)
    .map(
      ([key, inner]) =>
        `${key}: ${partsOf(key, inner, context)
          .map(({ text }) => text)
          .join(', ')}`,
    )
    .join(', ');
}

/** Formats a minute of the day as a time. */
const clock = (minute: number, lang: Lang) =>
  [Math.floor(minute / 60), minute % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(lang === 'id' ? '.' : ':');
