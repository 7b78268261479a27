import type { SchoolCalendar } from '@fasih/school/learning/classes/calendar-contract';
import { AGE_HUE } from '../../courses/enrolments/hues.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { clockOf, schoolDay } from '../../lib/school-day.ts';
import { Stack, Text } from '../../ui/layout.tsx';
import { Part } from '../../ui/page.tsx';
import css from './calendar.module.css';
import { type Placed, placedOf } from './layout.ts';
import { AboutMeeting, StateIcon, standingOf, whoIn } from './meeting.tsx';

/** The same days as a list, for a phone: day after day, meeting after meeting. */
export function CalendarAgenda({
  data,
  onOpen,
}: {
  data: SchoolCalendar;
  onOpen: (meeting: Placed) => void;
}) {
  const t = useTexts('timetable');
  const lang = useLang();
  const placed = placedOf(data);
  const days = data.days.filter(({ meetings, holiday }) => meetings > 0 || holiday !== null);
  return (
    <Stack as="ul" gap={4}>
      {days.map(({ day, holiday }) => (
        <li key={day}>
          <Part level="h3" title={schoolDay(day, lang)}>
            {holiday !== null && (
              <Text isMuted size="small">
                {t.holiday({ name: holiday })}
              </Text>
            )}
            <Stack as="ul" gap={2}>
              {placed
                .filter((one) => one.day === day)
                .map((one) => {
                  const standing = standingOf(one, data.serverNow);
                  return (
                    <li key={one.id}>
                      <button
                        type="button"
                        className={css.row}
                        data-hue={AGE_HUE[one.of.ageGroup]}
                        data-state={standing}
                        onClick={() => onOpen(one)}
                      >
                        <span className={css.time}>
                          <StateIcon standing={standing} />
                          {clockOf(one.from, lang)}–{clockOf(one.to, lang)}
                        </span>
                        <strong>{one.of.name}</strong>
                        <span>
                          {whoIn(one)} · {one.taughtBy.name}
                        </span>
                        <AboutMeeting meeting={one} day={schoolDay(day, lang)} standing={standing} />
                      </button>
                    </li>
                  );
                })}
            </Stack>
          </Part>
        </li>
      ))}
    </Stack>
  );
}
