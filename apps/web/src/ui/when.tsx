import type { ReactNode } from 'react';
import { formatInstant, formatLongDay, shortDay, shortInstant } from '../lib/dates.ts';
import { useLang } from '../lib/language.tsx';
import { schoolNow } from '../lib/school-clock.ts';
import { Badge } from './basics.tsx';

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

/** A deadline, red once it has passed; `late` says so in words. */
export function Due({ at, coming, late }: { at: string; coming: ReactNode; late: ReactNode }) {
  const isOver = new Date(at) < schoolNow();
  return isOver ? <Badge hue="red">{late}</Badge> : coming;
}
