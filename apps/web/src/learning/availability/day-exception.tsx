import { SCHOOL_ZONE, zoneName } from '@fasih/school/basics/instants';
import { DAY_MINUTES } from '@fasih/school/basics/week-minutes';
import type { Availability } from '@fasih/school/learning/teachers/contract';
import { useLang, useTexts } from '../../lib/language.tsx';
import { clockOf, schoolDay } from '../../lib/school-day.ts';
import { Badge } from '../../ui/basics.tsx';
import { Muted } from '../../ui/layout.tsx';

/** A day away or with extra hours: when, and why. */
export function DayException({
  exception: { day, kind, from, to, reason },
}: {
  exception: Availability['exceptions'][number];
}) {
  const t = useTexts('teachers').screens.availability;
  const lang = useLang();
  return (
    <>
      <strong>{schoolDay(day, lang)}</strong>{' '}
      <Badge hue={kind === 'away' ? 'amber' : 'leaf'}>{t[kind]}</Badge>
      <br />
      <Muted>
        {from === 0 && to === DAY_MINUTES
          ? t.wholeDay
          : `${clockOf(from, lang)}–${clockOf(to, lang)} ${zoneName(SCHOOL_ZONE)}`}
        {reason !== '' && <> · {reason}</>}
      </Muted>
    </>
  );
}
