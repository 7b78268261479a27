import { formatInZone } from '@fasih/school/basics/formatters';
import { readerZone } from '../lib/dates.ts';
import { useLang } from '../lib/language.tsx';
import css from './parts/date-chip.module.css';

/** A day as a leaf of a calendar: the weekday, its number, the month. */
export function DateChip({ instant }: { instant: string }) {
  const lang = useLang();
  const part = (options: Intl.DateTimeFormatOptions) =>
    formatInZone(new Date(instant), lang, readerZone(), options);
  return (
    <time className={css.chip} dateTime={instant}>
      <span>{part({ weekday: 'short' })}</span> <strong>{part({ day: 'numeric' })}</strong>{' '}
      <span>{part({ month: 'short' })}</span>
    </time>
  );
}
