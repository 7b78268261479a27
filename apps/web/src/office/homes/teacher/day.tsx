import type { Reply } from '@fasih/school/basics/contract';
import { dayIn } from '@fasih/school/basics/instants';
import type { teacherDashboard } from '@fasih/school/office/homes/teacher-contract';
import { AGE_HUE } from '../../../courses/enrolments/hues.ts';
import css from '../../../learning/attendance/teacher/agenda.module.css';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { schoolDay } from '../../../lib/school-day.ts';
import { useServerClock } from '../../../lib/server-clock.ts';
import { Card, EmptyCard } from '../../../ui/basics.tsx';
import { DaySwitch } from '../../../ui/day-switch.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Part } from '../../../ui/page.tsx';
import { CancelledLine, isOver, MeetingCard, MeetingLine } from './agenda-meeting.tsx';

type Home = Reply<typeof teacherDashboard>;

/**
 * The meeting that runs or comes next as a card, of another day where today has none left, and the others of the day in
 * lines; the server's clock says which is which.
 */
export function Day({ home }: { home: Home }) {
  const t = useTexts('teachers').screens;
  const lang = useLang();
  const now = useServerClock(home.serverNow) ?? new Date(home.serverNow);
  const today = dayIn(now);
  const isToday = home.day === today;
  const ofToday = isToday ? home.agenda.find((meeting) => !isOver(meeting, now)) : undefined;
  const next = ofToday ?? (isToday ? home.ahead?.[0] : undefined);
  const lines = [
    ...home.agenda
      .filter((meeting) => meeting !== next)
      .map((meeting) => ({
        at: meeting.startsAt ?? '',
        key: meeting.meetingId,
        row: <MeetingLine meeting={meeting} now={now} />,
      })),
    ...(home.cancelled ?? []).map((meeting) => ({
      at: meeting.startsAt,
      key: meeting.id,
      row: <CancelledLine meeting={meeting} />,
    })),
  ].sort((a, b) => a.at.localeCompare(b.at));
  const ageGroup = home.classes.find(({ classId }) => classId === next?.classId)?.ageGroup;
  return (
    <Part
      title={isToday ? t.day.today : t.day.other({ day: schoolDay(home.day, lang) })}
      actions={<DaySwitch day={home.day} today={today} name="day" />}
    >
      {next !== undefined && (
        <MeetingCard
          meeting={next}
          hue={ageGroup === undefined ? 'teal' : AGE_HUE[ageGroup]}
          isOnOtherDay={next !== ofToday}
          now={now}
        />
      )}
      {lines.length > 0 && (
        <Card className={css.day}>
          <Stack as="ol" gap={1} isLined>
            {lines.map(({ key, row }) => (
              <li key={key}>{row}</li>
            ))}
          </Stack>
        </Card>
      )}
      {next === undefined && lines.length === 0 && (
        <EmptyCard
          isCompact
          title={t.day.none}
          text={t.day.noneText}
          picture="/pictures/empty/no-classes.svg"
        />
      )}
    </Part>
  );
}
