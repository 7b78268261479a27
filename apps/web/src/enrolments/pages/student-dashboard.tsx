import { currentPlacement } from '@fasih/school/placement/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { call } from '../../lib/client.ts';
import { useTexts } from '../../lib/language.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import area from '../../shell/area.module.css';
import { ProfileCard } from '../../shell/profile-card.tsx';
import { Badge, Card, EmptyState, SkeletonLines } from '../../ui/basics.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import css from '../components/dashboard.module.css';
import { nextStep } from '../next-step.ts';

const HUES = { kids: 'mango', teen: 'coral', adult: 'indigo' } as const;

/** A family's home: who they are, what to do next, their courses, and the sections that fill as lessons happen. */
export default function StudentDashboard() {
  const t = useTexts('enrolments');
  const shell = useTexts('shell');
  const common = useTexts('common');
  const current = useQuery({
    queryKey: ['enrolments', 'current'],
    queryFn: ({ signal }) => call(currentPlacement, {}, { signal }),
  });
  const courses = current.data?.enrolments ?? [];
  return (
    <div className={area.page}>
      <PageHead title={shell.nav.dashboard} hidden />
      <header>
        <h1>{shell.nav.dashboard}</h1>
      </header>
      <div className={css.top}>
        <ProfileCard />
        <Card className={css.next} aria-busy={current.isPending}>
          {current.isPending && <SkeletonLines lines={3} />}
          {current.isError && (
            <>
              <h2>{t.loadFailed}</h2>
              <p>{common.noAnswer}</p>
              <Button onClick={() => current.refetch()}>{common.retry}</Button>
            </>
          )}
          {current.data && <NextStepCard courses={courses} />}
        </Card>
      </div>
      {courses.length > 0 && (
        <section className={css.section} aria-labelledby="courses">
          <h2 id="courses">{t.courses}</h2>
          <ul className={css.courses}>
            {courses.map((course) => (
              <li key={course.enrolmentId}>
                <Card className={css.course}>
                  <h3>{course.packageName}</h3>
                  <p>{course.learnerName}</p>
                  {course.level ? (
                    <Badge hue={course.bank ? HUES[course.bank] : 'teal'}>{course.level}</Badge>
                  ) : (
                    <p className={css.quiet}>{t.noLevel}</p>
                  )}
                  {course.state === 'finished' && (
                    <Link to={`/placement-test?enrolment=${course.enrolmentId}`}>{t.result}</Link>
                  )}
                </Card>
              </li>
            ))}
          </ul>
          <p className={css.links}>
            <Link to="/orders">{t.orders}</Link>
            <Link to="/account/learners">{t.learners}</Link>
          </p>
        </section>
      )}
      <section className={css.section} aria-labelledby="my-classes">
        <h2 id="my-classes">{t.myClasses}</h2>
        <Card>
          <EmptyState title={t.noClasses} text={t.noClassesText} picture="/pictures/empty/no-classes.svg" />
        </Card>
      </section>
      <div className={css.pair}>
        <section className={css.section} aria-labelledby="history">
          <h2 id="history">{t.history}</h2>
          <Card>
            <EmptyState title={t.noHistory} text={t.noHistoryText} picture="/pictures/empty/no-history.svg" />
          </Card>
        </section>
        <section className={css.section} aria-labelledby="reports">
          <h2 id="reports">{t.reports}</h2>
          <Card>
            <EmptyState title={t.noReports} text={t.noReportsText} picture="/pictures/empty/no-reports.svg" />
          </Card>
        </section>
      </div>
    </div>
  );
}

function NextStepCard({ courses }: { courses: Parameters<typeof nextStep>[0] }) {
  const t = useTexts('enrolments');
  const step = nextStep(courses);
  const words = t.steps[step.kind];
  return (
    <>
      <p className={css.eyebrow}>{t.next}</p>
      <h2>
        {typeof words.title === 'function'
          ? words.title({ name: step.kind === 'choose' ? '' : step.name })
          : words.title}
      </h2>
      <p>{words.text}</p>
      <ButtonLink to={step.to} look={step.kind === 'waiting' ? 'quiet' : undefined}>
        {words.action}
      </ButtonLink>
    </>
  );
}
