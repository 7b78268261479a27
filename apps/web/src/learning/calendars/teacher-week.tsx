import { dayIn, zoneName } from '@fasih/school/basics/instants';
import type { SchoolCalendar } from '@fasih/school/learning/classes/calendar-contract';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { readerZone } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { schoolNow } from '../../lib/school-clock.ts';
import { clockOf } from '../../lib/school-day.ts';
import { EmptyState, SkeletonLines } from '../../ui/basics.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Row, Stack, Text } from '../../ui/layout.tsx';
import { useListState } from '../../ui/list-state.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Page } from '../../ui/page.tsx';
import { Segments } from '../../ui/segments.tsx';
import { OwnAbsence } from '../absences/teacher/away-dialog.tsx';
import { CalendarAgenda } from './agenda.tsx';
import css from './calendar.module.css';
import { DaySteps, dayOf } from './day-steps.tsx';
import { CalendarGrid, type MeetingProps } from './grid.tsx';
import { columnsOf, type Placed, rangeOf, stepOf } from './layout.ts';
import { AboutMeeting, classNameOf, learnersOf, MeetingOpener, StateIcon, standingOf } from './meeting.tsx';
import { teacherCalendarQuery } from './queries.ts';
import { useSwipe } from './use-swipe.ts';

const OPENS = { to: ({ id }: Placed) => `/teacher/meetings/${id}` };

/**
 * A teacher's own week over its hours, on a phone one day of it, or as a list; all in the reader's zone. `?week=` names a day
 * of the week, on a phone the day that shows.
 */
export default function TeacherWeek() {
  const t = useTexts('timetable');
  const nav = useTexts('shell').nav;
  const { search, set } = useListState();
  const isWide = useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false });
  const zone = readerZone();
  const isList = search.get('view') === 'list';
  const today = dayIn(schoolNow(), zone);
  const day = dayOf(search.get('week')) ?? today;
  const view = isWide || isList ? 'week' : 'day';
  const go = (next: string | undefined) => set({ week: next });
  const swipe = useSwipe((by) => go(stepOf('day', day, by)));
  const calendar = useQuery(teacherCalendarQuery({ ...rangeOf('week', day), zone }));
  return (
    <Page title={nav.calendar} actions={<OwnAbsence />}>
      <Row>
        <Segments
          legend={t.views}
          options={(['week', 'list'] as const).map((key) => ({
            key,
            label: key === 'list' ? t.list : isWide ? t.week : t.day,
          }))}
          chosen={isList ? 'list' : 'week'}
          onChoose={(next) => set({ view: next === 'list' ? next : undefined })}
        />
        <DaySteps view={view} day={day} today={today} onChange={go} />
      </Row>
      <Loaded query={calendar} lines={10}>
        {(data) =>
          // While another week loads, the last one is still here.
          !data.days.some((one) => one.day === day) ? (
            <SkeletonLines lines={10} />
          ) : (
            <Stack gap={3} aria-busy={calendar.isFetching}>
              <Text isMuted size="small">
                {t.ownZone({ zone: zoneName(data.zone) })}
              </Text>
              {isList ? (
                <CalendarAgenda data={data} opens={OPENS} subtitle={classNameOf} />
              ) : (
                <div {...(isWide ? {} : swipe)}>
                  <CalendarGrid
                    data={data}
                    columns={columnsOf(daysShown(data, isWide ? null : day), 'week', (one) => one)}
                    name={t.ownRegion}
                    Meeting={WeekMeeting}
                  />
                </div>
              )}
              {data.meetings.length === 0 && (
                <EmptyState
                  isCompact
                  title={t.noneInWeek}
                  text={t.noneInWeekText}
                  action={
                    <ButtonLink look="quiet" to="/teacher/availability">
                      {nav.availability}
                    </ButtonLink>
                  }
                  picture="/pictures/empty/no-classes.svg"
                />
              )}
            </Stack>
          )
        }
      </Loaded>
    </Page>
  );
}

/** The whole week, or one day of it. */
const daysShown = (data: SchoolCalendar, only: string | null): SchoolCalendar =>
  only === null ? data : { ...data, days: data.days.filter(({ day }) => day === only) };

/** A meeting of the week: who learns, the class, the time; it leads to the meeting's page. */
function WeekMeeting({ meeting, day, now, style }: MeetingProps) {
  const lang = useLang();
  const standing = standingOf(meeting, now);
  return (
    <MeetingOpener meeting={meeting} now={now} opens={OPENS} className={css.meeting} style={style}>
      <span>
        <StateIcon standing={standing} />
        <strong>{learnersOf(meeting)}</strong>
      </span>
      <span>{classNameOf(meeting)}</span>
      <span className={css.time}>{clockOf(meeting.from, lang)}</span>
      <AboutMeeting meeting={meeting} day={day} standing={standing} />
    </MeetingOpener>
  );
}
