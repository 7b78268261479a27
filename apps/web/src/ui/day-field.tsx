import { shortDay } from '../lib/dates.ts';
import { useLang } from '../lib/language.tsx';
import { TextField } from './fields.tsx';
import css from './parts/day-switch.module.css';

/**
 * A field for a day that reads in the language of the page, where the browser's own would write it in its language. It is the
 * browser's while somebody types. `text` is what stands there instead, as the days of a week.
 */
export function DayField({
  label,
  day,
  text,
  onChange,
}: {
  label: string;
  day: string;
  text?: string;
  onChange: (day: string) => void;
}) {
  const lang = useLang();
  return (
    <div className={css.day} data-long={text === undefined ? undefined : ''}>
      <TextField
        type="date"
        aria-label={label}
        value={day}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <span aria-hidden="true">{text ?? shortDay(day, lang)}</span>
    </div>
  );
}
