import { SCHOOL_ZONE, zoneName } from '@fasih/school/basics/instants';
import type { WishesRecord } from '@fasih/school/learning/wishes/contract';
import { shiftHours } from '@fasih/school/learning/wishes/painted';
import { formatDate, readerZone } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { weekText } from '../../lib/school-day.ts';
import { Muted, Text } from '../../ui/layout.tsx';
import { FactList } from '../../ui/page.tsx';
import { aheadOf } from './draft.ts';

/** Wishes in words. */
export function WishFacts({ record }: { record: WishesRecord }) {
  const t = useTexts('wishes');
  const lang = useLang();
  const zone = readerZone();
  const week = (hours: WishesRecord['possible']) => weekText(shiftHours(hours, aheadOf(zone)), lang);
  const names = record.teacherIds.map(
    (id) => record.teachers.find(({ teacherId }) => teacherId === id)?.firstName ?? t.teacher.gone,
  );
  return (
    <>
      <FactList
        facts={[
          [t.possible, week(record.possible) || t.sum.none],
          record.preferred.length > 0 && [t.preferred, week(record.preferred)],
          [
            t.earliestStart,
            record.earliestStart === null ? t.asSoon : formatDate(record.earliestStart, lang),
          ],
          [t.teacher.title, names.join(', ') || t.teacher.any],
          ...record.periods.map(
            ({ from, to, possible }) =>
              [
                `${formatDate(from, lang)}–${formatDate(to, lang)}`,
                possible.length === 0 ? t.periods.none : week(possible),
              ] as const,
          ),
        ]}
      />
      {record.goal !== null && (
        <Text>
          <strong>{t.goal}:</strong> {record.goal}
        </Text>
      )}
      {zone !== SCHOOL_ZONE && <Muted size="small">{t.gridLabel({ zone: zoneName(zone) })}</Muted>}
    </>
  );
}
