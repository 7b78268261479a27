import type { Reply } from '@fasih/school/basics/contract';
import type { teacherStudentDetail } from '@fasih/school/office/homes/teacher-contract';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Link, useParams } from 'react-router';
import { AllowRetake } from '../../../assessment/placement/allow-retake.tsx';
import { AGE_HUE } from '../../../courses/enrolments/hues.ts';
import { StudentAttendance } from '../../../learning/attendance/teacher/student-attendance.tsx';
import css from '../../../learning/classes/family/classes.module.css';
import { CertificateState } from '../../../learning/reports/teacher/certificate-state.tsx';
import { ReportForm } from '../../../learning/reports/teacher/report-form.tsx';
import { StudentTests } from '../../../learning/reports/teacher/student-tests.tsx';
import { courseReportQuery, teacherStudentQuery } from '../../../learning/teachers/queries.ts';
import { formatDate } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { ActionMenu } from '../../../ui/action-menu.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge, Card } from '../../../ui/basics.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { CoursePath } from '../../../ui/course-path.tsx';
import { Columns, Stack, Text } from '../../../ui/layout.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { type Fact, Page, Part } from '../../../ui/page.tsx';
import { Tabs, useTab } from '../../../ui/tabs.tsx';

type Detail = Reply<typeof teacherStudentDetail>;

const TABS = ['course', 'tests'] as const;

/** One student's course: who it is and its state on top; the path with the attendance, and tests with the report, in tabs. */
export default function TeacherStudent() {
  const shell = useTexts('shell');
  const { id = '' } = useParams();
  const detail = useQuery(teacherStudentQuery(id));
  const student = detail.data?.student;
  const facts = useFacts(detail.data);
  return (
    <Page
      title={student?.name ?? shell.nav.myStudents}
      back={{ to: '/teacher/students', label: shell.nav.myStudents }}
      face={student && <Avatar name={student.name} photo={null} size={52} />}
      state={detail.data && <State detail={detail.data} />}
      facts={facts}
      actions={student && <Actions student={student} />}
    >
      <Loaded query={detail} lines={8}>
        {(data) => <Parts key={id} detail={data} />}
      </Loaded>
    </Page>
  );
}

function State({ detail: { student, ageGroup } }: { detail: Detail }) {
  if (student.level === null) return <span />;
  return <Badge hue={ageGroup ? AGE_HUE[ageGroup] : 'teal'}>{student.level}</Badge>;
}

function useFacts(detail: Detail | undefined): (Fact | false)[] | undefined {
  const t = useTexts('teachers').screens;
  const s = t.studentPage;
  const common = useTexts('common');
  const lang = useLang();
  if (detail === undefined) return undefined;
  const { student, balance } = detail;
  return [
    [
      t.class,
      <Link key="link" to={`/teacher/classes/${student.classId}`}>
        {student.className}
      </Link>,
    ],
    [t.progress, common.progress(student.progressCounts)],
    balance.extra > 0 && [s.extra, balance.extra],
    student.attendancePercent !== null && [t.attendance, `${student.attendancePercent}%`],
    [s.lastDay, balance.lastDay === null ? s.noLastDay : formatDate(balance.lastDay, lang)],
  ];
}

type Student = Detail['student'];

function Actions({ student: { enrolmentId, name } }: { student: Student }) {
  const levels = useTexts('levels').page;
  const { open } = useTexts('placement').allowRetake;
  const common = useTexts('common');
  const [isAllowing, setAllowing] = useState(false);
  return (
    <>
      <ButtonLink look="quiet" to={`/teacher/levels/${enrolmentId}`} aria-label={levels.toLevelFor({ name })}>
        {levels.toLevel}
      </ButtonLink>
      <ActionMenu label={common.moreActions} actions={[{ label: open, onSelect: () => setAllowing(true) }]} />
      {/* The dialog's texts may still be loading; the page under it stays. */}
      <Suspense>
        {isAllowing && (
          <AllowRetake enrolmentId={enrolmentId} name={name} onClose={() => setAllowing(false)} />
        )}
      </Suspense>
    </>
  );
}

function Parts({ detail }: { detail: Detail }) {
  const t = useTexts('teachers').screens.studentPage;
  const [tab, choose] = useTab(TABS);
  return (
    <Tabs
      label={t.tabs.label}
      tabs={TABS.map((key) => ({ key, label: t.tabs[key] }))}
      chosen={tab}
      onChoose={choose}
    >
      {tab === 'course' && <Course detail={detail} />}
      {tab === 'tests' && <Tests enrolmentId={detail.student.enrolmentId} />}
    </Tabs>
  );
}

function Course({ detail: { balance, stones, meetings } }: { detail: Detail }) {
  const t = useTexts('teachers').screens;
  return (
    <>
      <Card isTight className={css.path}>
        <h2 className="unseen">{t.path}</h2>
        <CoursePath stones={stones} legend />
        {balance.minutesOwed > 0 && <Text isMuted>{t.studentPage.owed({ n: balance.minutesOwed })}</Text>}
      </Card>
      <StudentAttendance meetings={meetings} />
    </>
  );
}

function Tests({ enrolmentId }: { enrolmentId: string }) {
  const t = useTexts('teachers').screens.studentPage;
  const report = useQuery(courseReportQuery(enrolmentId));
  return (
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
  );
}
