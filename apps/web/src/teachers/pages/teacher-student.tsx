import type { Reply } from '@fasih/school/basics/contract';
import type { teacherStudentDetail } from '@fasih/school/office/homes/teacher-contract';
import { Link, useParams } from 'react-router';
import { AGE_HUE } from '../../enrolments/components/hues.ts';
import { formatDate } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { AllowRetake } from '../../placement/components/allow-retake.tsx';
import area from '../../shell/area.module.css';
import { Badge, Card } from '../../ui/basics.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { CoursePath } from '../../ui/course-path.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { useCourseReport, useTeacherStudent } from '../api.ts';
import { CertificateState } from '../components/certificate-state.tsx';
import { ReportForm } from '../components/report-form.tsx';
import { StudentAttendance } from '../components/student-attendance.tsx';
import { StudentTests } from '../components/student-tests.tsx';
import css from '../components/teachers.module.css';

type Detail = Reply<typeof teacherStudentDetail>;

/** One student's course: path, what is left, attendance, tests, the report and the certificate. */
export default function TeacherStudent() {
  const t = useTexts('teachers').screens.studentPage;
  const shell = useTexts('shell');
  const { id = '' } = useParams();
  const detail = useTeacherStudent(id);
  const report = useCourseReport(id);
  return (
    <div className={area.page}>
      <PageHead title={detail.data?.student.name ?? shell.nav.myStudents} hidden />
      {/* Until there is a name, and where there is none. */}
      {detail.data === undefined && <h1>{shell.nav.myStudents}</h1>}
      <p>
        <Link to="/teacher/students">{shell.nav.myStudents}</Link>
      </p>
      <Loaded query={detail} lines={8}>
        {(data) => (
          <>
            <Course detail={data} />
            <Loaded query={report}>
              {(of) => (
                <div className={css.two}>
                  <div className={area.page}>
                    <StudentTests of={of} />
                    <section className={css.section} aria-labelledby="certificate">
                      <h2 id="certificate">{t.certificate}</h2>
                      <CertificateState of={of} />
                    </section>
                  </div>
                  <section className={css.section} aria-labelledby="report">
                    <h2 id="report">{t.report}</h2>
                    <Card className={css.card}>
                      <ReportForm of={of} />
                    </Card>
                  </section>
                </div>
              )}
            </Loaded>
            <StudentAttendance meetings={data.meetings} />
          </>
        )}
      </Loaded>
    </div>
  );
}

function Course({ detail: { student, ageGroup, balance, stones } }: { detail: Detail }) {
  const t = useTexts('teachers').screens;
  const s = t.studentPage;
  const levels = useTexts('levels').page;
  const lang = useLang();
  const figures = [
    [s.bought, balance.bought],
    [s.held, balance.held],
    [s.forfeited, balance.forfeited],
    ...(balance.extra > 0 ? [[s.extra, balance.extra]] : []),
    [s.left, balance.left],
    [s.lastDay, balance.lastDay === null ? s.noLastDay : formatDate(balance.lastDay, lang)],
  ] as const;
  return (
    <>
      <header className={css.section}>
        <h1>{student.name}</h1>
        <p className={css.badges}>
          <Link to={`/teacher/classes/${student.classId}`}>{student.className}</Link>
          {student.level && <Badge hue={ageGroup ? AGE_HUE[ageGroup] : 'teal'}>{student.level}</Badge>}
          {student.attendancePercent !== null && (
            <span className={css.quiet}>
              {t.attendance} {student.attendancePercent}%
            </span>
          )}
        </p>
        <p className={css.answers}>
          <ButtonLink
            look="quiet"
            to={`/teacher/levels/${student.enrolmentId}`}
            aria-label={levels.toLevelFor({ name: student.name })}
          >
            {levels.toLevel}
          </ButtonLink>
          <AllowRetake enrolmentId={student.enrolmentId} name={student.name} />
        </p>
      </header>
      <section className={css.section} aria-labelledby="path">
        <h2 id="path">{t.path}</h2>
        <Card className={css.card}>
          <CoursePath stones={stones} legend />
        </Card>
      </section>
      <section className={css.section} aria-labelledby="balance">
        <h2 id="balance">{s.balance}</h2>
        <Card className={css.card}>
          <dl className={css.balance}>
            {figures.map(([name, figure]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{figure}</dd>
              </div>
            ))}
          </dl>
          {balance.minutesOwed > 0 && <p className={css.quiet}>{s.owed({ n: balance.minutesOwed })}</p>}
        </Card>
      </section>
    </>
  );
}
