import { dayIn, SCHOOL_ZONE, zoneName } from '@fasih/school/basics/instants';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useLang, useTexts } from '../../lib/language.tsx';
import { schoolNow } from '../../lib/school-clock.ts';
import { schoolDay } from '../../lib/school-day.ts';
import { EmptyState, Notice } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { Columns, Row, Stack, Text } from '../../ui/layout.tsx';
import { useListState } from '../../ui/list-state.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Page } from '../../ui/page.tsx';
import { Segments } from '../../ui/segments.tsx';
import { AddHoliday } from '../holidays/holiday-add.tsx';
import { CalendarAgenda } from './agenda.tsx';
import css from './calendar.module.css';
import { CalendarCrowd } from './crowd.tsx';
import { DaySteps, dayOf } from './day-steps.tsx';
import { CalendarDetails } from './details.tsx';
import { DraggableCalendar } from './drag-grid.tsx';
import { CalendarFilters } from './filters.tsx';
import { columnsOf, type Placed, rangeOf, type View } from './layout.ts';
import { CalendarPreview, type Moved, Undo } from './preview.tsx';
import { calendarQuery } from './queries.ts';

/** The school's calendar by day or week; view, day and whose it is are kept in the address. */
export default function CalendarPage() {
  const t = useTexts('timetable');
  const nav = useTexts('shell').nav;
  const { search, set } = useListState();
  const wide = useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false });
  const view: View = search.get('view') === 'day' ? 'day' : 'week';
  const today = dayIn(schoolNow(), SCHOOL_ZONE);
  const day = dayOf(search.get('day')) ?? today;
  const teacher = search.get('teacher') ?? undefined;
  const learner = search.get('learner') ?? undefined;
  const calendar = useQuery(
    calendarQuery({
      ...rangeOf(view, day),
      ...(teacher ? { teacher } : {}),
      ...(learner ? { learner } : {}),
    }),
  );
  const [opened, setOpened] = useState<Placed | null>(null);
  const [crowd, setCrowd] = useState<readonly Placed[]>([]);
  const [wanted, setWanted] = useState<{ meeting: Placed; start: string } | null>(null);
  const [moved, setMoved] = useState<Moved | null>(null);
  const [isClosing, setClosing] = useState(false);
  const moveTo = (meeting: Placed, start: string) => {
    setOpened(null);
    setWanted({ meeting, start });
  };
  return (
    <Page
      title={nav.calendar}
      actions={
        <Button look="quiet" onClick={() => setClosing(true)}>
          {t.addHoliday}
        </Button>
      }
    >
      <Row className={css.toolbar}>
        <Segments
          legend={t.views}
          options={(['day', 'week'] as const).map((key) => ({ key, label: t[key] }))}
          chosen={view}
          onChoose={(next) => set({ view: next === 'week' ? undefined : next })}
        />
        <DaySteps view={view} day={day} today={today} onChange={(next) => set({ day: next })} />
        <CalendarFilters
          teacher={teacher}
          learner={learner}
          owner={calendar.data?.of ?? null}
          onChange={set}
        />
      </Row>
      {moved && <Undo key={moved.version} move={moved} onClose={() => setMoved(null)} />}
      <Loaded query={calendar} lines={10}>
        {(data) => {
          const empty = !data.tooMany && data.meetings.length === 0;
          return (
            <Stack gap={3} aria-busy={calendar.isFetching}>
              {data.tooMany && <TooMany data={data} onDay={(next) => set({ day: next, view: 'day' })} />}
              {!data.tooMany &&
                (wide ? (
                  <DraggableCalendar
                    data={data}
                    columns={columnsOf(data, view, (one) => one)}
                    onOpen={setOpened}
                    onCrowd={setCrowd}
                    onDrop={moveTo}
                  />
                ) : (
                  <CalendarAgenda data={data} opens={{ onOpen: setOpened }} />
                ))}
              <Text isMuted size="small">
                {t.zone({ zone: zoneName(SCHOOL_ZONE) })}
                {wide && !empty && <> · {t.dragHint}</>}
              </Text>
              {empty && (
                <EmptyState title={t.none} text={t.noneText} picture="/pictures/empty/no-classes.svg" />
              )}
            </Stack>
          );
        }}
      </Loaded>
      {/* Their texts may still be loading; the calendar stays. */}
      <Suspense>
        {isClosing && (
          <AddHoliday firstDay={view === 'day' && day > today ? day : ''} onClose={() => setClosing(false)} />
        )}
        {crowd.length > 0 && calendar.data && (
          <CalendarCrowd
            meetings={crowd}
            now={calendar.data.serverNow}
            onOpen={(meeting) => {
              setCrowd([]);
              setOpened(meeting);
            }}
            onClose={() => setCrowd([])}
          />
        )}
        {opened && calendar.data && (
          <CalendarDetails
            meeting={opened}
            now={calendar.data.serverNow}
            startsEvery={calendar.data.startsEvery}
            onMove={(start) => moveTo(opened, start)}
            onClose={() => setOpened(null)}
          />
        )}
        {wanted && (
          <CalendarPreview
            meeting={wanted.meeting}
            start={wanted.start}
            onMoved={(done) => {
              setWanted(null);
              setMoved(done);
            }}
            onClose={() => setWanted(null)}
          />
        )}
      </Suspense>
    </Page>
  );
}

/** A week that is too full: what each day has, and the way to it. */
function TooMany({
  data,
  onDay,
}: {
  data: { days: readonly { day: string; meetings: number; holiday: string | null }[] };
  onDay: (day: string) => void;
}) {
  const t = useTexts('timetable');
  const lang = useLang();
  return (
    <>
      <Notice kind="info">{t.tooMany}</Notice>
      <Columns as="ul" least="small" gap={3}>
        {data.days.map(({ day, meetings, holiday }) => (
          <li key={day}>
            <button type="button" className={css.row} onClick={() => onDay(day)}>
              <span>
                <strong>{schoolDay(day, lang)}</strong>
                <br />
                {holiday === null ? t.meetings({ n: meetings }) : t.holiday({ name: holiday })}
              </span>
            </button>
          </li>
        ))}
      </Columns>
    </>
  );
}
