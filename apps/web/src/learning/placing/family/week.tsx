import { offsetHoursOf, SCHOOL_ZONE } from '@fasih/school/basics/instants';
import { WEEK_MINUTES, weekMinuteOf, weekTimeAt } from '@fasih/school/basics/week-minutes';
import type { ClassTimes } from '@fasih/school/learning/placing/booking-contract';
import { useState } from 'react';
import { readerZone } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { clockOf, weekdayName } from '../../../lib/school-day.ts';
import { Button } from '../../../ui/button.tsx';
import { Choice, Choices } from '../../../ui/choice.tsx';
import { Columns, Muted, Row, Stack } from '../../../ui/layout.tsx';
import type { OnPick } from './proposals.tsx';

type Cell = ClassTimes['free'][number];

const keyOf = ({ weekday, minute }: Pick<Cell, 'weekday' | 'minute'>) => `${weekday}/${minute}`;

/** A weekly time of the school in the reader's week. */
function readersTime(time: Cell): { weekday: number; minute: number } {
  const shift = 60 * (offsetHoursOf(readerZone()) - offsetHoursOf(SCHOOL_ZONE));
  return weekTimeAt((weekMinuteOf(time) + shift + WEEK_MINUTES) % WEEK_MINUTES);
}

/** All free weekly times, day by day; after each press those stay at which the same teacher is free. */
export function WeekOfTimes({
  times,
  isPending,
  onPick,
}: {
  times: ClassTimes;
  isPending: boolean;
  onPick: OnPick;
}) {
  const t = useTexts('placing').family;
  const lang = useLang();
  const [picked, setPicked] = useState<readonly Cell[]>([]);
  const isPicked = (cell: Cell) => picked.some((one) => keyOf(one) === keyOf(cell));
  const shared = picked.reduce<readonly number[] | null>(
    (places, { teachers }) => (places === null ? teachers : places.filter((one) => teachers.includes(one))),
    null,
  );
  const isComplete = picked.length === times.perWeek;
  const fits = (cell: Cell) =>
    isPicked(cell) ||
    (!isComplete &&
      !picked.some(({ weekday }) => weekday === cell.weekday) &&
      (shared === null || cell.teachers.some((one) => shared.includes(one))));
  const shown = times.free.filter(fits).map((cell) => ({ cell, at: readersTime(cell) }));
  const days = [1, 2, 3, 4, 5, 6, 7].filter((weekday) => shown.some(({ at }) => at.weekday === weekday));
  const toggle = (cell: Cell) =>
    setPicked(isPicked(cell) ? picked.filter((one) => keyOf(one) !== keyOf(cell)) : [...picked, cell]);
  const slots = picked.map(({ weekday, minute }) => ({ weekday, minute }));
  return (
    <Stack gap={4}>
      <Columns gap={5} align="start">
        {days.map((weekday) => (
          <Choices key={weekday} legend={weekdayName(weekday, lang)}>
            {shown
              .filter(({ at }) => at.weekday === weekday)
              .map(({ cell, at }) => (
                <Choice
                  key={keyOf(cell)}
                  type="checkbox"
                  checked={isPicked(cell)}
                  aria-label={`${t.cell({ day: weekdayName(weekday, lang), time: clockOf(at.minute, lang) })}${cell.wished ? `, ${t.wished}` : ''}`}
                  onChange={() => toggle(cell)}
                >
                  {clockOf(at.minute, lang)}
                  {cell.wished && <span aria-hidden="true"> ♥</span>}
                </Choice>
              ))}
          </Choices>
        ))}
      </Columns>
      <Row gap={3} role="status">
        <Muted>{t.picked({ n: picked.length, of: times.perWeek })}</Muted>
        {picked.length > 0 && (
          <Button look="quiet" size="small" onClick={() => setPicked([])}>
            {t.clear}
          </Button>
        )}
      </Row>
      {isComplete && shared !== null && (
        <Stack gap={2}>
          <strong>{t.pickTeacher}</strong>
          <Row gap={2}>
            {shared.flatMap((place) => {
              const teacher = times.teachers[place];
              if (!teacher) return [];
              return (
                <Button
                  key={teacher.teacherId}
                  isPending={isPending}
                  onClick={() => onPick(teacher.teacherId, slots)}
                >
                  {t.with({ teacher: teacher.firstName })}
                </Button>
              );
            })}
          </Row>
        </Stack>
      )}
    </Stack>
  );
}
