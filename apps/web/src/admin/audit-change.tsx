import { formatInstant } from '../lib/dates.ts';
import { useLang, useTexts } from '../lib/language.tsx';
import css from './audit.module.css';

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

type Line = { key: string; before: unknown; after: unknown };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Plain data as lines `a.b: value`; lists stay whole. What is no record at all is one line without a name. */
function flat(value: unknown, path = ''): [string, unknown][] {
  if (value === null || value === undefined) return [];
  if (!isRecord(value)) return [[path, value]];
  return Object.entries(value).flatMap(([name, inner]) => {
    const key = path === '' ? name : `${path}.${name}`;
    return isRecord(inner) ? flat(inner, key) : [[key, inner] as [string, unknown]];
  });
}

/** What changed, part by part, in the order in which it stands in the entry. */
export function linesOf(before: unknown, after: unknown): Line[] {
  const was = new Map(flat(before));
  const is = new Map(flat(after));
  return [...new Set([...was.keys(), ...is.keys()])].map((key) => ({
    key,
    before: was.get(key),
    after: is.get(key),
  }));
}

/** What an entry changed: folded to a number, unfolded as a table of before and after. */
export function Change({ before, after, what }: { before: unknown; after: unknown; what: string }) {
  const t = useTexts('audit');
  const lang = useLang();
  const lines = linesOf(before, after);
  if (lines.length === 0) return <span aria-hidden="true">{t.page.noChange}</span>;
  const names: Record<string, string> = t.fields;
  const shown = (value: unknown): string => {
    if (value === undefined || value === null || value === '') return t.page.nothing;
    if (typeof value === 'boolean') return value ? t.page.yes : t.page.no;
    if (typeof value === 'string') return INSTANT.test(value) ? formatInstant(value, lang) : value;
    return typeof value === 'number' ? String(value) : JSON.stringify(value);
  };
  const hasBefore = lines.some((line) => line.before !== undefined);
  return (
    <details className={css.change}>
      <summary aria-label={t.page.changesOf({ n: lines.length, what })}>
        {t.page.changes({ n: lines.length })}
      </summary>
      <dl>
        {lines.map((line) => (
          <div key={line.key}>
            <dt>{names[line.key] ?? line.key}</dt>
            <dd>
              {hasBefore && (
                <>
                  <span className="unseen">{t.page.before}: </span>
                  <del>{shown(line.before)}</del> <span aria-hidden="true">→</span>{' '}
                  <span className="unseen">{t.page.after}: </span>
                </>
              )}
              <ins>{shown(line.after)}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
