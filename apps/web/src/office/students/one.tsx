import { progressCountsOf } from '@fasih/school/catalogue/policy/progress';
import type { StudentCourse, StudentDetail } from '@fasih/school/office/homes/admin-contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { ProgressBar } from '../../courses/enrolments/progress-bar.tsx';
import { AssignDialog } from '../../learning/classes/admin/assign-dialog.tsx';
import { formatDate, formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { Problem } from '../../lib/problem.ts';
import { Badge, Money, Notice } from '../../ui/basics.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { Columns, Muted, Row, Stack, Text } from '../../ui/layout.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { CardSection, FactList, Page, Part } from '../../ui/page.tsx';
import { CourseEvents } from './events.tsx';
import { ErasureWaits, ManageStudent } from './manage.tsx';
import { StudentNotes } from './notes.tsx';
import { studentQuery } from './queries.ts';
import { StatusBadge } from './status.tsx';
import { TakeUp } from './take-up.tsx';

/** One student: the family, the guardian's consent, courses with balance and attendance, payments. */
export default function StudentOfSchool() {
  const t = useTexts('students').detail;
  const shell = useTexts('shell');
  const { learnerId = '' } = useParams();
  const student = useQuery(studentQuery(learnerId));
  const title = student.data?.name ?? shell.nav.students;
  const [search] = useSearchParams();
  const kept = keptRecord(student.error);
  if (kept !== null) return <Navigate to={`/student/management/${kept}?merged`} replace />;
  return (
    <Page title={title} back={{ to: '/student/management', label: t.back }}>
      {search.has('merged') && <Notice>{t.mergedInto}</Notice>}
      <Loaded query={student} lines={10}>
        {(data) => <Parts student={data} />}
      </Loaded>
    </Page>
  );
}

/** Where a record went that was joined with another one, or null. */
function keptRecord(error: unknown): string | null {
  if (!(error instanceof Problem) || error.code !== 'learners.merged') return null;
  return (error.current as { learnerId?: string } | undefined)?.learnerId ?? null;
}

function Parts({ student }: { student: StudentDetail }) {
  const t = useTexts('students').detail;
  const [assigned, setAssigned] = useState<string | null>(null);
  return (
    <>
      <ErasureWaits student={student} />
      <Columns least="large" align="start">
        <Family student={student} />
        <Consent student={student} />
      </Columns>
      <Part title={t.courses}>
        {student.courses.length === 0 && <Text isMuted>{t.noCourses}</Text>}
        {student.courses.map((course) => (
          <Course key={course.enrolmentId} course={course} name={student.name} onAssign={setAssigned} />
        ))}
      </Part>
      <Payments payments={student.payments} />
      <StudentNotes learnerId={student.learnerId} />
      <ManageStudent student={student} />
      {assigned !== null && <AssignDialog enrolmentId={assigned} onClose={() => setAssigned(null)} />}
    </>
  );
}

function Family({ student: { account, birthDate, ageGroup } }: { student: StudentDetail }) {
  const t = useTexts('students').detail;
  const shell = useTexts('shell');
  const lang = useLang();
  return (
    <CardSection title={t.family} actions={!account.active && <Badge hue="red">{t.inactive}</Badge>}>
      <FactList
        facts={[
          [t.owner, account.name || shell.noName],
          [t.username, account.username],
          [t.email, account.email],
          [t.phone, account.phone ?? t.noPhone],
          [t.birthDate, birthDate === null ? t.noBirthDate : formatDate(birthDate, lang)],
          [t.ageGroup, ageGroup === null ? t.unknown : t.ageGroups[ageGroup]],
        ]}
      />
    </CardSection>
  );
}

function Consent({ student: { consents, consentNeeded, kind } }: { student: StudentDetail }) {
  const t = useTexts('students').detail;
  const lang = useLang();
  const relations: Record<string, string> = t.relations;
  return (
    <CardSection title={t.consent}>
      {kind === 'self' && <p>{t.self}</p>}
      {consentNeeded && <Notice kind="attention">{t.consentNeeded}</Notice>}
      {!consentNeeded && consents.length === 0 && <Text isMuted>{t.noConsentNeeded}</Text>}
      <Stack as="ul" gap={2}>
        {consents.map((one) => (
          <li key={one.givenAt}>
            {t.given({
              name: one.guardianName,
              relation: relations[one.relation] ?? one.relation,
              when: formatInstant(one.givenAt, lang),
            })}{' '}
            <Muted>{t.text({ version: one.textVersion })}</Muted>{' '}
            {one.withdrawnAt !== null && (
              <Badge hue="red">{t.withdrawn({ when: formatInstant(one.withdrawnAt, lang) })}</Badge>
            )}
          </li>
        ))}
      </Stack>
    </CardSection>
  );
}

function Course({
  course,
  name,
  onAssign,
}: {
  course: StudentCourse;
  name: string;
  onAssign: (enrolmentId: string) => void;
}) {
  const list = useTexts('students');
  const levels = useTexts('levels').page;
  const t = list.detail;
  const lang = useLang();
  const { balance, attendance } = course;
  return (
    <CardSection
      level="h3"
      title={[course.packageName, course.level].filter(Boolean).join('\u00a0· ')}
      actions={<StatusBadge status={course.status} />}
    >
      <ProgressBar
        percent={course.progress}
        counts={progressCountsOf(balance)}
        label={list.progressOf({ name: course.packageName })}
      />
      <FactList
        facts={[
          [list.teacher, course.teacherName ?? '–'],
          [t.lastDay, balance.lastDay === null ? t.noLastDay : formatDate(balance.lastDay, lang)],
          [t.bought, balance.bought],
          [t.held, balance.held],
          [t.forfeited, balance.forfeited],
          [t.left, balance.left],
          [t.present, attendance.present],
          [t.late, attendance.late],
          [t.absent, attendance.absent],
          [t.percent, attendance.percent === null ? '–' : `${attendance.percent}%`],
        ]}
      />
      <CourseEvents enrolmentId={course.enrolmentId} course={course.packageName} count={course.decisions} />
      <Row>
        {course.dueAt !== null && (
          <Badge hue="amber">{t.dueBy({ when: formatInstant(course.dueAt, lang) })}</Badge>
        )}
        {course.status === 'waitingForClass' && (
          <Button
            size="small"
            aria-label={list.assignFor({ name })}
            onClick={() => onAssign(course.enrolmentId)}
          >
            {list.assign}
          </Button>
        )}
        {course.status === 'suspended' && <TakeUp enrolmentId={course.enrolmentId} name={name} />}
        {course.level !== null && (
          <ButtonLink
            size="small"
            look="quiet"
            to={`/admin/levels/${course.enrolmentId}`}
            aria-label={levels.toLevelFor({ name })}
          >
            {levels.toLevel}
          </ButtonLink>
        )}
        {course.classId !== null && (
          <ButtonLink size="small" look="quiet" to={`/class/management/${course.classId}`}>
            {t.toClass}
          </ButtonLink>
        )}
      </Row>
    </CardSection>
  );
}

type Payment = StudentDetail['payments'][number];

function Payments({ payments }: { payments: readonly Payment[] }) {
  const t = useTexts('students').detail;
  const status = useTexts('students').status;
  const lang = useLang();
  const columns: Column<Payment>[] = [
    { key: 'package', label: t.package, cell: (row) => row.packageName },
    { key: 'date', label: t.date, cell: (row) => formatInstant(row.paidAt ?? row.createdAt, lang) },
    { key: 'status', label: status, cell: (row) => t.orderStatuses[row.status] },
    { key: 'receipt', label: t.receipt, cell: (row) => row.receiptNumber ?? '–' },
    { key: 'amount', label: t.amount, figures: true, cell: (row) => <Money rupiah={row.total} /> },
  ];
  return (
    <Part title={t.payments}>
      <DataTable
        caption={t.payments}
        columns={columns}
        rows={payments}
        rowKey={(row) => row.orderId}
        empty={<Text isMuted>{t.noPayments}</Text>}
      />
    </Part>
  );
}
