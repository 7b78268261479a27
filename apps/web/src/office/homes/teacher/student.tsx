import type { Reply } from '@fasih/school/basics/contract';
import type { teacherStudentDetail } from '@fasih/school/office/homes/teacher-contract';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { AllowRetake } from '../../../assessment/placement/allow-retake.tsx';
import { AGE_HUE } from '../../../courses/enrolments/hues.ts';
import { StudentAttendance } from '../../../learning/attendance/teacher/student-attendance.tsx';
import { CertificateState } from '../../../learning/reports/teacher/certificate-state.tsx';
import { ReportForm } from '../../../learning/reports/teacher/report-form.tsx';
import { StudentTests } from '../../../learning/reports/teacher/student-tests.tsx';
import { courseReportQuery, teacherStudentQuery } from '../../../learning/teachers/queries.ts';
import { formatDate } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { Badge, Card } from '../../../ui/basics.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { CoursePath } from '../../../ui/course-path.tsx';
import { Columns, Row, Stack, Text } from '../../../ui/layout.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { FactList, Page, Part } from '../../../ui/page.tsx';

type Detail = Reply<typeof teacherStudentDetail>;

/** One student's course: path, what is left, attendance, tests, the report and the certificate. */
export default function TeacherStudent() {
  const t = useTexts('teachers').screens.studentPage;
  const shell = useTexts('shell');
  const { id = '' } = useParams();
  const detail = useQuery(teacherStudentQuery(id));
  const report = useQuery(courseReportQuery(id));
  const student = detail.data?.student;
  return (
    <Page
      title={student?.name ?? shell.nav.myStudents}
      back={{ to: '/teacher/students', label: shell.nav.myStudents }}
      lead={student && <Lead student={student} ageGroup={detail.data?.ageGroup ?? null} />}
      actions={student && <Actions student={student} />}
    >
      <Loaded query={detail} lines={8}>
        {(data) => (
          <>
            <Course detail={data} />
            <Loaded query={report}>
              {(course) => (
                <Columns least="large" gap={5} align="start" isStretched>
                  <Stack gap={5}>
                    <StudentTests course={course} />
                    <Part title={t.certificate}>
                      <CertificateState course={course} />
                    </Part>
                  </Stack>
                  <Part title={t.report}>
                    <Card isTight>
                      <ReportForm course={course} />
                    </Card>
                  </Part>
                </Columns>
              )}
            </Loaded>
            <StudentAttendance meetings={data.meetings} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

type Student = Detail['student'];

function Lead({ student, ageGroup }: { student: Student; ageGroup: Detail['ageGroup'] }) {
  const t = useTexts('teachers').screens;
  return (
    <Row as="span" gap={2}>
      <Link to={`/teacher/classes/${student.classId}`}>{student.className}</Link>
      {student.level && <Badge hue={ageGroup ? AGE_HUE[ageGroup] : 'teal'}>{student.level}</Badge>}
      {student.attendancePercent !== null && (
        <span>
          {t.attendance} {student.attendancePercent}%
        </span>
      )}
    </Row>
  );
}

function Actions({ student: { enrolmentId, name } }: { student: Student }) {
  const levels = useTexts('levels').page;
  return (
    <Row>
      <ButtonLink look="quiet" to={`/teacher/levels/${enrolmentId}`} aria-label={levels.toLevelFor({ name })}>
        {levels.toLevel}
      </ButtonLink>
      <AllowRetake enrolmentId={enrolmentId} name={name} />
    </Row>
  );
}

function Course({ detail: { balance, stones } }: { detail: Detail }) {
  const t = useTexts('teachers').screens;
  const s = t.studentPage;
  const lang = useLang();
  const figures = [
    [s.bought, balance.bought],
    [s.held, balance.held],
    [s.forfeited, balance.forfeited],
    balance.extra > 0 && ([s.extra, balance.extra] as const),
    [s.left, balance.left],
    [s.lastDay, balance.lastDay === null ? s.noLastDay : formatDate(balance.lastDay, lang)],
  ] as const;
  return (
    <>
      <Part title={t.path}>
        <Card isTight>
          <CoursePath stones={stones} legend />
        </Card>
      </Part>
      <Part title={s.balance}>
        <Card isTight>
          <FactList facts={figures} />
          {balance.minutesOwed > 0 && <Text isMuted>{s.owed({ n: balance.minutesOwed })}</Text>}
        </Card>
      </Part>
    </>
  );
}
