import { dayIn } from '@fasih/school/basics/instants';
import type { SchoolCalendar } from '@fasih/school/learning/classes/calendar-contract';
import { formatTime } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { schoolDay } from '../../lib/school-day.ts';
import { Badge } from '../../ui/basics.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Muted, Row, Stack } from '../../ui/layout.tsx';
import css from './calendar.module.css';
import { type Placed, placedOf } from './layout.ts';
import { MeetingRow, type Opens, type Subtitle } from './meeting.tsx';

/** The same days as a list: each day opens, today or the next is open; a line says where it is now. */
export function CalendarAgenda({
  data,
  opens,
  subtitle,
}: {
  data: SchoolCalendar;
  opens: Opens;
  subtitle?: Subtitle;
}) {
  const t = useTexts('timetable');
  const lang = useLang();
  const placed = placedOf(data).toSorted((a, b) => a.from - b.from);
  const today = dayIn(new Date(data.serverNow), data.zone);
  const days = data.days.filter(({ meetings, holiday }) => meetings > 0 || holiday !== null);
  const opened = (days.find(({ day }) => day >= today) ?? days[0])?.day;
  return (
    <Stack as="ul" gap={2}>
      {days.map(({ day, meetings, holiday }) => (
        <li key={day} className={css.day} data-today={day === today ? '' : undefined}>
          <Disclosure
            isOpen={day === opened}
            summary={
              <Row as="span" gap={2}>
                <strong>{schoolDay(day, lang)}</strong>
                {day === today && <Badge>{t.today}</Badge>}
                <Muted size="small">
                  {holiday === null ? t.meetings({ n: meetings }) : t.holiday({ name: holiday })}
                </Muted>
              </Row>
            }
          >
            <Meetings
              meetings={placed.filter((one) => one.day === day)}
              isToday={day === today}
              now={data.serverNow}
              opens={opens}
              subtitle={subtitle}
            />
          </Disclosure>
        </li>
      ))}
    </Stack>
  );
}

function Meetings({
  meetings,
  isToday,
  now,
  opens,
  subtitle,
}: {
  meetings: readonly Placed[];
  isToday: boolean;
  now: string;
  opens: Opens;
  subtitle: Subtitle | undefined;
}) {
  const t = useTexts('timetable');
  const lang = useLang();
  const next = isToday ? meetings.find(({ start }) => start > now) : undefined;
  return (
    <Stack as="ul" gap={1}>
      {meetings.map((one) => (
        <li key={one.id}>
          {one === next && <p className={css.nowInList}>{t.now({ time: formatTime(now, lang) })}</p>}
          <MeetingRow meeting={one} now={now} opens={opens} subtitle={subtitle} />
        </li>
      ))}
    </Stack>
  );
}
