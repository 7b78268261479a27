import type { SchoolCalendar } from '@fasih/school/learning/classes/calendar-contract';
import { useLang, useTexts } from '../../lib/language.tsx';
import { clockOf, schoolDay } from '../../lib/school-day.ts';
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
    <ul className={css.agenda}>
      {days.map(({ day, holiday }) => (
        <li key={day}>
          <h3>{schoolDay(day, lang)}</h3>
          {holiday !== null && <p className={css.quiet}>{t.holiday({ name: holiday })}</p>}
          <ul>
            {placed
              .filter((one) => one.day === day)
              .map((one) => {
                const standing = standingOf(one, data.serverNow);
                return (
                  <li key={one.id}>
                    <button
                      type="button"
                      className={css.row}
                      data-age={one.of.ageGroup}
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
          </ul>
        </li>
      ))}
    </ul>
  );
}
