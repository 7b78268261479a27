import { dayIn } from '@fasih/school/basics/instants';
import type { CourseReport as Shown } from '@fasih/school/learning/reports/contract';
import { Link } from 'react-router';
import { hueOfLevel } from '../../../courses/enrolments/hues.ts';
import { ofLearner } from '../../../courses/enrolments/of-learner.ts';
import { formatDate } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { Badge, Card, Notice } from '../../../ui/basics.tsx';
import { Written } from '../../../ui/written.tsx';
import { CertificateCard } from './certificate-card.tsx';
import css from './reports.module.css';
import { TestResults } from './test-results.tsx';

/** One course: its tests, what the teacher wrote, its certificates or what one still needs. */
export function CourseReport({ course, several }: { course: Shown; several: boolean }) {
  const t = useTexts('reports');
  const levels = useTexts('levels').family;
  const lang = useLang();
  const { report } = course;
  const texts: [string, string][] | null = report && [
    [t.summary, report.summary],
    [t.strengths, report.strengths],
    [t.nextSteps, report.nextSteps],
  ];
  return (
    <Card>
      <article className={css.course}>
        <header>
          <div className={css.head}>
            <h2>
              {course.classId === null ? (
                course.courseName
              ) : (
                <Link to={ofLearner(`/my-classes/${course.classId}`, course.learner.id)}>
                  {course.courseName}
                </Link>
              )}
            </h2>
            {course.level && <Badge hue={hueOfLevel(course.level)}>{course.level}</Badge>}
          </div>
          <p className={css.quiet}>
            {several && `${course.learner.name} · `}
            {t.attended({ attended: course.attended, bought: course.bought })}
          </p>
          {course.levelProposed && <p className={css.quiet}>{levels.proposed}</p>}
        </header>
        <div className={css.parts}>
          <section>
            <h3>{t.tests}</h3>
            <TestResults tests={course.tests} />
          </section>
          {report && texts && (
            <section>
              <h3>{t.report}</h3>
              <div className={css.text}>
                {texts.map(([name, text]) =>
                  text === '' ? null : (
                    <div key={name}>
                      <h4>{name}</h4>
                      <p>
                        <Written text={text} />
                      </p>
                    </div>
                  ),
                )}
                <p className={css.quiet}>
                  {t.writtenBy({
                    name: report.writtenBy,
                    day: formatDate(dayIn(new Date(report.updatedAt)), lang),
                  })}
                </p>
              </div>
            </section>
          )}
        </div>
        <section>
          <h3>{t.certificates}</h3>
          {course.certificateNeeds !== null && <Notice>{t.needs[course.certificateNeeds]}</Notice>}
          {course.certificates.length > 0 && (
            <div className={css.certificates}>
              {course.certificates.map((one) => (
                <CertificateCard key={one.id} certificate={one} />
              ))}
            </div>
          )}
        </section>
      </article>
    </Card>
  );
}
