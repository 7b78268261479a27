import type { Reply } from '@fasih/school/basics/contract';
import type { teacherDashboard } from '@fasih/school/office/homes/teacher-contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { OwnOffers } from '../../../learning/absences/teacher/own-offers.tsx';
import { LinklessClasses } from '../../../learning/classes/linkless.tsx';
import { useStudentColumns } from '../../../learning/classes/teacher/columns.tsx';
import { TEACHER_READS, teacherHomeQuery } from '../../../learning/teachers/queries.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { hoursOf } from '../../../lib/school-day.ts';
import { ProfileCard } from '../../../people/accounts/profile-card.tsx';
import { Card, EmptyState, Notice } from '../../../ui/basics.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Muted, Row, Split, Stack, Text } from '../../../ui/layout.tsx';
import { useListState } from '../../../ui/list-state.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { CardSection, Page, Part } from '../../../ui/page.tsx';
import { ClassesTable } from './classes-table.tsx';
import { Day } from './day.tsx';
import { MeetingList } from './meeting-list.tsx';
import { Work } from './work.tsx';

type Home = Reply<typeof teacherDashboard>;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A teacher's home: the meeting that counts now and the day's others, what is owed, the week; then classes and students. */
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
  return (
    <>
      {home.linkless !== undefined && <LinklessClasses classes={home.linkless} invalidates={TEACHER_READS} />}
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
      <OwnOffers />
      <Split>
        <Stack gap={5}>
          <Day home={home} />
          <Work home={home} />
        </Stack>
        <Stack gap={5}>
          <Ahead home={home} />
          <ProfileCard>
            <Hours minutes={home.minutesThisMonth} />
          </ProfileCard>
        </Stack>
      </Split>
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
          <ClassesTable classes={home.classes} />
        )}
      </Part>
      <Split>
        <Students rows={home.students} />
        <History home={home} />
      </Split>
    </>
  );
}

/** How many meetings of the week ahead are shown at first. */
const AHEAD = 3;
/** How many of the latest meetings are shown beside the students. */
const HISTORY = 3;

function Ahead({ home }: { home: Home }) {
  const t = useTexts('teachers').screens.home;
  const { ahead = [] } = home;
  const now = new Date(home.serverNow);
  const rest = ahead.slice(AHEAD);
  return (
    <CardSection title={t.ahead} actions={<Link to="/teacher/calendar">{t.week}</Link>}>
      {ahead.length === 0 ? (
        <Text isMuted>{t.noneAhead}</Text>
      ) : (
        <MeetingList meetings={ahead.slice(0, AHEAD)} now={now} />
      )}
      {rest.length > 0 && (
        <Disclosure summary={t.moreAhead({ n: rest.length })}>
          <MeetingList meetings={rest} now={now} />
        </Disclosure>
      )}
    </CardSection>
  );
}

function Hours({ minutes }: { minutes: number }) {
  const t = useTexts('teachers').screens;
  const lang = useLang();
  return (
    <Row justify="between">
      <p>
        <Muted size="small">{t.hoursThisMonth}</Muted>{' '}
        <strong>{t.hours({ hours: hoursOf(minutes, lang) })}</strong>
      </p>
      <Link to="/teacher/availability?tab=taught">{t.hoursDetail}</Link>
    </Row>
  );
}

function History({ home: { history, serverNow } }: { home: Home }) {
  const t = useTexts('teachers').screens;
  return (
    <Part title={t.history} actions={<Link to="/teacher/history">{t.allHistory}</Link>}>
      {history.length === 0 ? (
        <Card>
          <EmptyState
            isCompact
            title={t.noHistory}
            text={t.noHistoryText}
            picture="/pictures/empty/no-history.svg"
          />
        </Card>
      ) : (
        <Card isTight>
          <MeetingList meetings={history.slice(0, HISTORY)} isMarked now={new Date(serverNow)} />
        </Card>
      )}
    </Part>
  );
}

function Students({ rows }: { rows: Home['students'] }) {
  const t = useTexts('teachers').screens;
  const columns = useStudentColumns(false);
  return (
    <Part title={t.myStudents} actions={<Link to="/teacher/students">{t.allStudents}</Link>}>
      {rows.length === 0 ? (
        <Card>
          <EmptyState isCompact title={t.noStudents} text={t.noStudentsText} />
        </Card>
      ) : (
        <DataTable caption={t.myStudents} columns={columns} rows={rows} rowKey={(row) => row.enrolmentId} />
      )}
    </Part>
  );
}
