import { progressCountsOf } from '@fasih/school/catalogue/policy/progress';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import css from '../../../courses/enrolments/dashboard.module.css';
import { hueClass } from '../../../courses/enrolments/hues.ts';
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
import { Page } from '../../../ui/page.tsx';
import { CourseCard, type CourseOfHome } from './course-card.tsx';
import { NextMeeting } from './next-meeting.tsx';

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
      <div className={css.top}>
        {home.isPending && (
          <Card className={css.next} aria-busy="true">
            <SkeletonLines lines={4} />
          </Card>
        )}
        {home.isError && home.data === undefined && (
          <Card className={css.next}>
            <h2>{t.loadFailed}</h2>
            <p>{problemText(home.error)}</p>
            <Button onClick={() => home.refetch()}>{common.retry}</Button>
          </Card>
        )}
        {home.data && next && (
          <NextMeeting
            next={next}
            hue={hueClass(courses.find(({ classId }) => classId === next.classId))}
            serverNow={home.data.serverNow}
            onOpen={() => void home.refetch()}
          />
        )}
        {home.data && !next && <NextStepCard step={step} hue={hueClass(courses[0])} />}
        <div className={css.beside}>
          {next && isUrgent(step) && <NextStepCard step={step} hue={hueClass(courses[0])} />}
          <ProfileCard />
        </div>
      </div>
      {courses.length > 0 && <MyWaitingList learnerId={home.data?.learnerId ?? undefined} />}
      {courses.length > 0 && (
        <section className={css.section} aria-labelledby="courses">
          <h2 id="courses">{t.courses}</h2>
          <ul className={css.courses}>
            {courses.map((course) => (
              <li key={course.enrolmentId}>
                <CourseCard course={course} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {home.isPending && <Awaited titles={[t.myClasses, t.history, t.reports]} />}
      {home.data && (
        <>
          <MyClasses courses={courses} />
          <ClassHistory courses={courses} />
          <section className={css.section} aria-labelledby="reports">
            <h2 id="reports">{t.reports}</h2>
            <Card className={css.maybeEmpty}>
              {home.data.reports.length > 0 ? (
                <Reports reports={home.data.reports} />
              ) : (
                <EmptyState
                  title={t.noReports}
                  text={t.noReportsText}
                  picture="/pictures/empty/no-reports.svg"
                />
              )}
            </Card>
          </section>
        </>
      )}
      <p className={css.links}>
        <Link to="/orders">{t.orders}</Link>
        <Link to="/account/learners">{t.learners}</Link>
      </p>
    </Page>
  );
}

/** The parts of the page before it is known what stands in them. */
function Awaited({ titles }: { titles: readonly string[] }) {
  return titles.map((title) => (
    <section key={title} className={css.section} aria-busy="true">
      <h2>{title}</h2>
      <Card>
        <SkeletonLines lines={2} />
      </Card>
    </section>
  ));
}

function MyClasses({ courses }: { courses: readonly CourseOfHome[] }) {
  const t = useTexts('enrolments');
  const lang = useLang();
  const withClass = courses.filter(({ classId, state }) => classId !== null && state !== 'ended');
  return (
    <section className={css.section} aria-labelledby="my-classes">
      <h2 id="my-classes">{t.myClasses}</h2>
      {withClass.length === 0 ? (
        <Card className={css.maybeEmpty}>
          <EmptyState title={t.noClasses} text={t.noClassesText} picture="/pictures/empty/no-classes.svg" />
        </Card>
      ) : (
        <ul className={css.classes}>
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
        </ul>
      )}
    </section>
  );
}

function ClassHistory({ courses }: { courses: readonly CourseOfHome[] }) {
  const t = useTexts('enrolments');
  const learner = useChosenLearner();
  const lang = useLang();
  const begun = courses.filter(({ startsOn }) => startsOn !== null);
  return (
    <section className={css.section} aria-labelledby="history">
      <h2 id="history">{t.history}</h2>
      <Card className={css.maybeEmpty}>
        {begun.length === 0 ? (
          <EmptyState title={t.noHistory} text={t.noHistoryText} picture="/pictures/empty/no-history.svg" />
        ) : (
          <>
            <table className={css.table}>
              <caption className="unseen">{t.history}</caption>
              <thead>
                <tr>
                  <th scope="col">{t.date}</th>
                  <th scope="col">{t.class}</th>
                  <th scope="col">{t.teacher}</th>
                  <th scope="col">{t.progress}</th>
                  <th scope="col">{t.status}</th>
                </tr>
              </thead>
              <tbody>
                {begun.map((course) => {
                  return (
                    <tr key={course.enrolmentId}>
                      <td data-label={t.date}>{formatDate(course.startsOn ?? '', lang)}</td>
                      <td data-label={t.class}>{course.className}</td>
                      <td data-label={t.teacher}>{course.teacherName}</td>
                      <td data-label={t.progress}>
                        <ProgressBar
                          percent={course.progress}
                          counts={progressCountsOf(course.balance)}
                          label={t.progressOf({ name: course.className ?? '' })}
                        />
                      </td>
                      <td data-label={t.status}>
                        <CourseState course={course} />
                      </td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
            <p>
              <Link to={ofLearner('/history', learner)}>{t.allHistory}</Link>
            </p>
          </>
        )}
      </Card>
    </section>
  );
}

/** Finished, running, or ended before its time by a refund. */
function CourseState({ course: { finished, state } }: { course: CourseOfHome }) {
  const t = useTexts('enrolments');
  if (finished) return <Badge hue="leaf">{t.completed}</Badge>;
  if (state === 'ended') return <Badge hue="amber">{t.ended}</Badge>;
  return <Badge hue="amber">{t.running}</Badge>;
}

type ReportRow = {
  enrolmentId: string;
  className: string;
  kind: 'test' | 'final';
  number: number;
  date: string | null;
  score: number;
};

function Reports({ reports }: { reports: readonly ReportRow[] }) {
  const t = useTexts('enrolments');
  const learner = useChosenLearner();
  const lang = useLang();
  return (
    <>
      <table className={css.table}>
        <caption className="unseen">{t.reports}</caption>
        <thead>
          <tr>
            <th scope="col">{t.topic}</th>
            <th scope="col">{t.date}</th>
            <th scope="col">{t.score}</th>
          </tr>
        </thead>
        <tbody>
          {reports.map((row) => (
            <tr key={`${row.enrolmentId}/${row.number}`}>
              <td data-label={t.topic}>
                {row.kind === 'final' ? t.finalTest : t.midTest} · {row.className}
              </td>
              <td data-label={t.date}>{row.date === null ? '–' : formatDate(row.date, lang)}</td>
              <td data-label={t.score}>{row.score}%</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <Link to={ofLearner('/certificates', learner)}>{t.allReports}</Link>
      </p>
    </>
  );
}

function NextStepCard({ step, hue }: { step: ReturnType<typeof nextStep>; hue: string }) {
  const t = useTexts('enrolments');
  const words = t.steps[step.kind];
  return (
    <Card className={`${css.next} ${hue} kawung`}>
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
