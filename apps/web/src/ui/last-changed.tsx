import { formatInstant } from '../lib/dates.ts';
import { useLang, useTexts } from '../lib/language.tsx';
import type { LastChange } from './edit-conflict.tsx';
import { Muted } from './layout.tsx';

/** Who changed a record last, and when. Nothing where nobody has. */
export function LastChanged({ changed }: { changed: LastChange }) {
  const t = useTexts('common');
  const lang = useLang();
  if (changed === null) return null;
  return (
    <Muted size="small">
      {t.lastChanged({ who: changed.by ?? '–', when: formatInstant(changed.at, lang) })}
    </Muted>
  );
}
