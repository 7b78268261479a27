import { formatDay, formatHours } from '../../lib/dates.ts';
import { useLang } from '../../lib/language.tsx';

/** Day and hours of a meeting with the zone's name; a line may break between them, never within the hours. */
export function When({ start, end }: { start: string; end: string }) {
  const lang = useLang();
  return (
    <time dateTime={start}>
      {formatDay(start, lang)}, <span style={{ whiteSpace: 'nowrap' }}>{formatHours(start, end, lang)}</span>
    </time>
  );
}
