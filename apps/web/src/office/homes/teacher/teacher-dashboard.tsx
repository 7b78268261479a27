import type { Reply } from '@fasih/school/basics/contract';
import { dayIn } from '@fasih/school/basics/instants';
import type { teacherDashboard } from '@fasih/school/office/homes/teacher-contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import agendaCss from '../../../learning/attendance/teacher/agenda.module.css';
import { ClassCard } from '../../../learning/classes/class-card.tsx';
import { useHistoryColumns, useStudentColumns } from '../../../learning/classes/teacher/columns.tsx';
import { LevelsToConfirm } from '../../../learning/levels/levels-to-confirm.tsx';
import { teacherHomeQuery } from '../../../learning/teachers/queries.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { hoursOf, schoolDay } from '../../../lib/school-day.ts';
import { useServerClock } from '../../../lib/server-clock.ts';
import { ProfileCard } from '../../../people/accounts/profile-card.tsx';
import { Card, EmptyState, Notice } from '../../../ui/basics.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { DaySwitch } from '../../../ui/day-switch.tsx';
import { Columns, Split, Stack, Text } from '../../../ui/layout.tsx';
import { useListState } from '../../../ui/list-state.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { Page, Part } from '../../../ui/page.tsx';
import { AgendaMeeting } from './agenda-meeting.tsx';

type Home = Reply<typeof teacherDashboard>;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A teacher's home: the day's line of meetings first, all its work in place; then classes, what was, and who. */
export default function TeacherDashboard() {
  const shell = useTexts('shell');
  const { search } = useListState();
  const day = search.get('day') ?? '';
  const home = useQuery(teacherHomeQuery(DAY.test(day) ? day : undefined));
  return (
    <Page title={shell.nav.dashboard}>
      <Loaded query={home} lines={8}>
        {(data) => <Parts home={data} />}
      </Loaded>
    </Page>
  );
}

function Parts({ home }: { home: Home }) {
  const t = useTexts('teachers').screens;
  const lang = useLang();
  return (
    <>
      {!home.bookable && (
        <Notice
          kind="attention"
          action={
            <ButtonLink size="small" to="/teacher/availability">
              {t.toAvailability}
            </ButtonLink>
          }
        >
          {t.notBookable}
        </Notice>
      )}
      <Split>
        <Day home={home} />
        <Stack>
          <ProfileCard />
          <Card isTight gap={1}>
            <h2>{t.hoursThisMonth}</h2>
            <Text as="strong" size="figure">
              {t.hours({ hours: hoursOf(home.minutesThisMonth, lang) })}
            </Text>
            <Link to="/teacher/availability#taught">{t.hoursDetail}</Link>
          </Card>
        </Stack>
      </Split>
      <LevelsToConfirm levels={home.levels} now={new Date(home.serverNow)} />
      <Part title={t.classes} actions={<Link to="/teacher/classes">{t.allClassesLink}</Link>}>
        {home.classes.length === 0 ? (
          <Card>
            <EmptyState
              isCompact
              title={t.noClasses}
              text={t.noClassesText}
              picture="/pictures/empty/no-classes.svg"
              action={
                <ButtonLink look="quiet" to="/teacher/availability">
                  {t.availability.title}
                </ButtonLink>
              }
            />
          </Card>
        ) : (
          <Columns as="ul">
            {home.classes.map((one) => (
              <li key={one.classId}>
                <ClassCard schoolClass={one} />
              </li>
            ))}
          </Columns>
        )}
      </Part>
      <History rows={home.history} />
      <Students rows={home.students} />
    </>
  );
}

/** The day's meetings along a line; the server's clock says which is running. */
function Day({ home }: { home: Home }) {
  const t = useTexts('teachers').screens;
  const lang = useLang();
  const now = useServerClock(home.serverNow) ?? new Date(home.serverNow);
  const today = dayIn(now);
  return (
    <Part
      title={home.day === today ? t.day.today : t.day.other({ day: schoolDay(home.day, lang) })}
      lead={home.day === today ? schoolDay(home.day, lang) : undefined}
      actions={<DaySwitch day={home.day} today={today} name="day" />}
    >
      {home.agenda.length === 0 ? (
        <Card>
          <EmptyState
            isCompact
            title={t.day.none}
            text={t.day.noneText}
            picture="/pictures/empty/no-classes.svg"
          />
        </Card>
      ) : (
        <ol className={agendaCss.line}>
          {home.agenda.map((meeting) => (
            <li key={meeting.meetingId}>
              <AgendaMeeting meeting={meeting} now={now} />
            </li>
          ))}
        </ol>
      )}
    </Part>
  );
}

function History({ rows }: { rows: Home['history'] }) {
  const t = useTexts('teachers').screens;
  const columns = useHistoryColumns(false);
  return (
    <Short
      title={t.history}
      all={{ to: '/teacher/history', label: t.allHistory }}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.meetingId}
      empty={
        <EmptyState
          isCompact
          title={t.noHistory}
          text={t.noHistoryText}
          picture="/pictures/empty/no-history.svg"
        />
      }
    />
  );
}

function Students({ rows }: { rows: Home['students'] }) {
  const t = useTexts('teachers').screens;
  const columns = useStudentColumns(false);
  return (
    <Short
      title={t.myStudents}
      all={{ to: '/teacher/students', label: t.allStudents }}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.enrolmentId}
      empty={<EmptyState isCompact title={t.noStudents} text={t.noStudentsText} />}
    />
  );
}

/** The first rows of a list with the way to all of it. */
function Short<Row>({
  title,
  all,
  columns,
  rows,
  rowKey,
  empty,
}: {
  title: string;
  all: { to: string; label: string };
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  empty: React.ReactNode;
}) {
  return (
    <Part title={title} actions={<Link to={all.to}>{all.label}</Link>}>
      {rows.length === 0 ? (
        <Card>{empty}</Card>
      ) : (
        <DataTable caption={title} columns={columns} rows={rows} rowKey={rowKey} />
      )}
    </Part>
  );
}
