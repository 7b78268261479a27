import type { Reply } from '@fasih/school/basics/contract';
import type { teacherDashboard } from '@fasih/school/office/homes/teacher-contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { OwnOffers } from '../../../learning/absences/teacher/own-offers.tsx';
import { LinklessClasses } from '../../../learning/classes/linkless.tsx';
import { useHistoryColumns, useStudentColumns } from '../../../learning/classes/teacher/columns.tsx';
import { TEACHER_READS, teacherHomeQuery } from '../../../learning/teachers/queries.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { hoursOf } from '../../../lib/school-day.ts';
import { ProfileCard } from '../../../people/accounts/profile-card.tsx';
import { EmptyCard, Notice } from '../../../ui/basics.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyWithLink } from '../../../ui/empty-list.tsx';
import { Muted, Row, Split, Stack } from '../../../ui/layout.tsx';
import { useListState } from '../../../ui/list-state.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { Page, Part } from '../../../ui/page.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { ClassesTable } from './classes-table.tsx';
import { Day } from './day.tsx';
import { WeekAhead } from './week-ahead.tsx';
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
      <Split isSpanned>
        <Day home={home} />
        <Stack gap={5}>
          <Work home={home} />
          <WeekAhead home={home} />
          <ProfileCard>
            <Hours minutes={home.minutesThisMonth} />
          </ProfileCard>
        </Stack>
        <ClassesAndStudents home={home} />
      </Split>
    </>
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

const LISTS = ['classes', 'students', 'history'] as const;

/** Classes, students and history tell of the same people: one of the three at a time, and the way to all of them. */
function ClassesAndStudents({ home: { linkless = [], classes, students, history, totals } }: { home: Home }) {
  const t = useTexts('teachers').screens;
  const { search, set } = useListState();
  const chosen = LISTS.find((list) => list === search.get('tab')) ?? LISTS[0];
  const studentColumns = useStudentColumns(false);
  const historyColumns = useHistoryColumns()
    .filter(({ key }) => key !== 'class' && key !== 'paid')
    // The latest first, and no other order.
    .map(({ sort: _, ...column }) => column);
  const { to, words } = {
    classes: { to: '/teacher/classes', words: t.allClassesLink },
    students: { to: '/teacher/students', words: t.allStudents },
    history: { to: '/teacher/history', words: t.allHistory },
  }[chosen];
  return (
    <Part title={t.home.lists} actions={<Link to={to}>{words}</Link>}>
      <Tabs
        label={t.home.lists}
        tabs={[
          { key: 'classes', label: t.classes, count: totals?.classes ?? classes.length },
          { key: 'students', label: t.myStudents, count: totals?.students ?? students.length },
          { key: 'history', label: t.history },
        ]}
        chosen={chosen}
        onChoose={(list) => set({ tab: list === LISTS[0] ? undefined : list })}
      >
        {chosen === 'classes' &&
          (classes.length === 0 ? (
            <EmptyWithLink
              isCompact
              title={t.noClasses}
              text={t.noClassesText}
              picture="/pictures/empty/no-classes.svg"
              link={{ to: '/teacher/availability', label: t.availability.title }}
            />
          ) : (
            <ClassesTable classes={classes} urgent={linkless} />
          ))}
        {chosen === 'students' && (
          <DataTable
            caption={t.myStudents}
            columns={studentColumns}
            rows={students}
            rowKey={(row) => row.enrolmentId}
            empty={<EmptyCard isCompact title={t.noStudents} text={t.noStudentsText} />}
          />
        )}
        {chosen === 'history' && (
          <DataTable
            caption={t.history}
            columns={historyColumns}
            rows={history}
            rowKey={(row) => row.meetingId}
            empty={
              <EmptyCard
                isCompact
                title={t.noHistory}
                text={t.noHistoryText}
                picture="/pictures/empty/no-history.svg"
              />
            }
          />
        )}
      </Tabs>
    </Part>
  );
}
