import type { Reply } from '@fasih/school/basics/contract';
import { progressCountsOf } from '@fasih/school/catalogue/policy/progress';
import type { studentDashboard } from '@fasih/school/office/homes/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { hueOfCourse } from '../../../courses/enrolments/hues.ts';
import { LearnerSwitch } from '../../../courses/enrolments/learner-switch.tsx';
import { ofLearner } from '../../../courses/enrolments/of-learner.ts';
import { ProgressBar } from '../../../courses/enrolments/progress-bar.tsx';
import { studentDashboardQuery, useChosenLearner } from '../../../courses/enrolments/queries.ts';
import { slotTimes } from '../../../courses/enrolments/slot-times.ts';
import { isUrgent, nextStep } from '../../../learning/classes/family/next-step.ts';
import { MyWaitingList } from '../../../learning/waiting/my-waiting.tsx';
import { formatDate } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { useProblemText } from '../../../lib/problem-sentence.ts';
import { ProfileCard } from '../../../people/accounts/profile-card.tsx';
import { useMe } from '../../../people/accounts/queries.ts';
import { Badge, Card, EmptyState, Notice, SkeletonLines } from '../../../ui/basics.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { Columns, Row, Split, Stack } from '../../../ui/layout.tsx';
import { Page, Part } from '../../../ui/page.tsx';
import type { Hue } from '../../../ui/theme/colors.ts';
import { CourseCard, type CourseOfHome } from './course-card.tsx';
import { NextMeeting } from './next-meeting.tsx';
import css from './student.module.css';

/** A family's home: the next meeting first, then the path of each course, then what was and what it led to. */
export default function StudentDashboard() {
  const t = useTexts('enrolments');
  const shell = useTexts('shell');
  const common = useTexts('common');
  const problemText = useProblemText();
  const me = useMe().data;
  const home = useQuery(studentDashboardQuery(useChosenLearner()));
  const courses = home.data?.courses ?? [];
  const next = home.data?.next ?? null;
  const step = nextStep(courses);
  return (
    <Page
      title={shell.nav.dashboard}
      lead={me?.profile.full_name && t.hello({ name: me.profile.full_name })}
      actions={home.data && <LearnerSwitch learners={home.data.learners} chosen={home.data.learnerId} />}
    >
      {me && !me.profile.full_name && courses.length > 0 && (
        <Notice kind="attention" action={<Link to="/account">{t.addName}</Link>}>
          {t.nameMissing}
        </Notice>
      )}
      <Split>
        {home.isPending && (
          <Card aria-busy="true">
            <SkeletonLines lines={4} />
          </Card>
        )}
        {home.isError && home.data === undefined && (
          <Card gap={2} align="start">
            <h2>{t.loadFailed}</h2>
            <p>{problemText(home.error)}</p>
            <Button onClick={() => home.refetch()}>{common.retry}</Button>
          </Card>
        )}
        {home.data && next && (
          <NextMeeting
            next={next}
            hue={hueOfCourse(courses.find(({ classId }) => classId === next.classId))}
            serverNow={home.data.serverNow}
            onOpen={() => void home.refetch()}
          />
        )}
        {home.data && !next && <NextStepCard step={step} hue={hueOfCourse(courses[0])} />}
        <Stack>
          {next && isUrgent(step) && <NextStepCard step={step} hue={hueOfCourse(courses[0])} />}
          <ProfileCard />
        </Stack>
      </Split>
      {courses.length > 0 && <MyWaitingList learnerId={home.data?.learnerId ?? undefined} />}
      {courses.length > 0 && (
        <Part title={t.courses}>
          <Stack as="ul">
            {courses.map((course) => (
              <li key={course.enrolmentId}>
                <CourseCard course={course} />
              </li>
            ))}
          </Stack>
        </Part>
      )}
      {home.isPending && <Awaited titles={[t.myClasses, t.history, t.reports]} />}
      {home.data && (
        <>
          <MyClasses courses={courses} />
          <ClassHistory courses={courses} />
          <Reports reports={home.data.reports} />
        </>
      )}
      <Row as="p" gap={4}>
        <Link to="/orders">{t.orders}</Link>
        <Link to="/account/learners">{t.learners}</Link>
      </Row>
    </Page>
  );
}

/** The parts of the page before it is known what stands in them. */
function Awaited({ titles }: { titles: readonly string[] }) {
  return titles.map((title) => (
    <Part key={title} title={title}>
      <Card aria-busy="true">
        <SkeletonLines lines={2} />
      </Card>
    </Part>
  ));
}

function MyClasses({ courses }: { courses: readonly CourseOfHome[] }) {
  const t = useTexts('enrolments');
  const lang = useLang();
  const withClass = courses.filter(({ classId, state }) => classId !== null && state !== 'ended');
  return (
    <Part title={t.myClasses}>
      {withClass.length === 0 ? (
        <Empty title={t.noClasses} text={t.noClassesText} picture="no-classes" />
      ) : (
        <Columns as="ul">
          {withClass.map((course) => (
            <li key={course.enrolmentId}>
              <Link
                className={css.classCard}
                to={ofLearner(`/my-classes/${course.classId}`, course.learnerId)}
              >
                <strong>{course.className}</strong>
                <span>{course.teacherName}</span>
                <span>{slotTimes(course.slots, lang)}</span>
                <span>{course.zoomRoom ? t.room({ room: course.zoomRoom }) : t.roomOnline}</span>
                <ProgressBar
                  percent={course.progress}
                  counts={progressCountsOf(course.balance)}
                  label={t.progressOf({ name: course.className ?? '' })}
                />
              </Link>
            </li>
          ))}
        </Columns>
      )}
    </Part>
  );
}

function ClassHistory({ courses }: { courses: readonly CourseOfHome[] }) {
  const t = useTexts('enrolments');
  const learner = useChosenLearner();
  const lang = useLang();
  const columns: Column<CourseOfHome>[] = [
    { key: 'date', label: t.date, cell: ({ startsOn }) => formatDate(startsOn ?? '', lang) },
    { key: 'class', label: t.class, cell: ({ className }) => className },
    { key: 'teacher', label: t.teacher, cell: ({ teacherName }) => teacherName },
    {
      key: 'progress',
      label: t.progress,
      cell: (course) => (
        <ProgressBar
          percent={course.progress}
          counts={progressCountsOf(course.balance)}
          label={t.progressOf({ name: course.className ?? '' })}
        />
      ),
    },
    { key: 'status', label: t.status, cell: (course) => <CourseState course={course} /> },
  ];
  const begun = courses.filter(({ startsOn }) => startsOn !== null);
  return (
    <Part
      title={t.history}
      actions={begun.length > 0 && <Link to={ofLearner('/history', learner)}>{t.allHistory}</Link>}
    >
      <DataTable
        caption={t.history}
        columns={columns}
        rows={begun}
        rowKey={({ enrolmentId }) => enrolmentId}
        empty={<Empty title={t.noHistory} text={t.noHistoryText} picture="no-history" />}
      />
    </Part>
  );
}

/** Finished, running, or ended before its time by a refund. */
function CourseState({ course: { finished, state } }: { course: CourseOfHome }) {
  const t = useTexts('enrolments');
  if (finished) return <Badge hue="leaf">{t.completed}</Badge>;
  if (state === 'ended') return <Badge hue="amber">{t.ended}</Badge>;
  return <Badge hue="amber">{t.running}</Badge>;
}

type ReportRow = Reply<typeof studentDashboard>['reports'][number];

function Reports({ reports }: { reports: readonly ReportRow[] }) {
  const t = useTexts('enrolments');
  const learner = useChosenLearner();
  const lang = useLang();
  const columns: Column<ReportRow>[] = [
    {
      key: 'topic',
      label: t.topic,
      cell: ({ kind, className }) => `${kind === 'final' ? t.finalTest : t.midTest} · ${className}`,
    },
    {
      key: 'date',
      label: t.date,
      cell: ({ date }) => (date === null ? '–' : formatDate(date, lang)),
    },
    { key: 'score', label: t.score, cell: ({ score }) => `${score}%` },
  ];
  return (
    <Part
      title={t.reports}
      actions={reports.length > 0 && <Link to={ofLearner('/certificates', learner)}>{t.allReports}</Link>}
    >
      <DataTable
        caption={t.reports}
        columns={columns}
        rows={reports}
        rowKey={({ enrolmentId, number }) => `${enrolmentId}/${number}`}
        empty={<Empty title={t.noReports} text={t.noReportsText} picture="no-reports" />}
      />
    </Part>
  );
}

/** What a part says while it has nothing. */
function Empty({ title, text, picture }: { title: string; text: string; picture: string }) {
  return (
    <Card>
      <EmptyState isCompact title={title} text={text} picture={`/pictures/empty/${picture}.svg`} />
    </Card>
  );
}

function NextStepCard({ step, hue }: { step: ReturnType<typeof nextStep>; hue: Hue }) {
  const t = useTexts('enrolments');
  const words = t.steps[step.kind];
  return (
    <Card gap={2} align="start" hue={hue} edge="start" className={`${css.next} kawung`}>
      <p className={css.eyebrow}>{t.next}</p>
      <h2>
        {typeof words.title === 'function'
          ? words.title({ name: 'name' in step ? step.name : '' })
          : words.title}
      </h2>
      <p>{words.text}</p>
      <ButtonLink to={step.to} look={step.kind === 'waiting' ? 'quiet' : undefined}>
        {words.action}
      </ButtonLink>
    </Card>
  );
}
