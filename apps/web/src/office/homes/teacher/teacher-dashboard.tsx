import type { Reply } from '@fasih/school/basics/contract';
import { dayIn } from '@fasih/school/basics/instants';
import type { teacherDashboard } from '@fasih/school/office/homes/teacher-contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import homeCss from '../../../courses/enrolments/dashboard.module.css';
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
import { useListState } from '../../../ui/list-state.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import css from '../../../ui/parts/staff.module.css';
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
      <div className={css.top}>
        <Day home={home} />
        <div className={css.side}>
          <ProfileCard />
          <Card className={css.card}>
            <h2>{t.hoursThisMonth}</h2>
            <strong className={css.figure}>{t.hours({ hours: hoursOf(home.minutesThisMonth, lang) })}</strong>
            <Link to="/teacher/availability#taught">{t.hoursDetail}</Link>
          </Card>
        </div>
      </div>
      <LevelsToConfirm levels={home.levels} now={new Date(home.serverNow)} />
      <section className={css.section} aria-labelledby="classes">
        <div className={css.sectionHead}>
          <h2 id="classes">{t.classes}</h2>
          <Link to="/teacher/classes">{t.allClassesLink}</Link>
        </div>
        {home.classes.length === 0 ? (
          <Card className={homeCss.maybeEmpty}>
            <EmptyState
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
          <ul className={css.cards}>
            {home.classes.map((one) => (
              <li key={one.classId}>
                <ClassCard schoolClass={one} />
              </li>
            ))}
          </ul>
        )}
      </section>
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
    <section className={css.section} aria-labelledby="day">
      <div className={css.sectionHead}>
        <div>
          <h2 id="day">
            {home.day === today ? t.day.today : t.day.other({ day: schoolDay(home.day, lang) })}
          </h2>
          {home.day === today && <p className={css.quiet}>{schoolDay(home.day, lang)}</p>}
        </div>
        <DaySwitch day={home.day} today={today} name="day" />
      </div>
      {home.agenda.length === 0 ? (
        <Card className={homeCss.maybeEmpty}>
          <EmptyState title={t.day.none} text={t.day.noneText} picture="/pictures/empty/no-classes.svg" />
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
    </section>
  );
}

function History({ rows }: { rows: Home['history'] }) {
  const t = useTexts('teachers').screens;
  const columns = useHistoryColumns(false);
  return (
    <Short
      id="history"
      title={t.history}
      all={{ to: '/teacher/history', label: t.allHistory }}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.meetingId}
      empty={
        <EmptyState title={t.noHistory} text={t.noHistoryText} picture="/pictures/empty/no-history.svg" />
      }
    />
  );
}

function Students({ rows }: { rows: Home['students'] }) {
  const t = useTexts('teachers').screens;
  const columns = useStudentColumns(false);
  return (
    <Short
      id="students"
      title={t.myStudents}
      all={{ to: '/teacher/students', label: t.allStudents }}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.enrolmentId}
      empty={<EmptyState title={t.noStudents} text={t.noStudentsText} />}
    />
  );
}

/** The first rows of a list with the way to all of it. */
function Short<Row>({
  id,
  title,
  all,
  columns,
  rows,
  rowKey,
  empty,
}: {
  id: string;
  title: string;
  all: { to: string; label: string };
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  empty: React.ReactNode;
}) {
  return (
    <section className={css.section} aria-labelledby={id}>
      <div className={css.sectionHead}>
        <h2 id={id}>{title}</h2>
        <Link to={all.to}>{all.label}</Link>
      </div>
      {rows.length === 0 ? (
        <Card className={homeCss.maybeEmpty}>{empty}</Card>
      ) : (
        <DataTable
          caption={title}
          columns={columns}
          page={{ data: rows, total: rows.length, page: 1, pageSize: Math.max(1, rows.length) }}
          rowKey={rowKey}
          short
        />
      )}
    </section>
  );
}
