import { formatInstant, formatLongDay, shortDay, shortInstant } from '../lib/dates.ts';
import { useLang } from '../lib/language.tsx';

/** When something is, as lists and tables write it: short, on one line, and in full where a mouse rests on it. */
export function When(props: { at: string } | { day: string }) {
  const lang = useLang();
  if ('day' in props)
    return (
      <time dateTime={props.day} title={formatLongDay(props.day, lang)}>
        {shortDay(props.day, lang)}
      </time>
    );
  return (
    <time dateTime={props.at} title={formatInstant(props.at, lang)}>
      {shortInstant(props.at, lang)}
    </time>
  );
}
