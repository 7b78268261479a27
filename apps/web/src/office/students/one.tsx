import type { StudentDetail } from '@fasih/school/office/homes/student-contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { AssignDialog } from '../../learning/classes/admin/assign-dialog.tsx';
import { formatDate } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { Problem } from '../../lib/problem.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge, Money, Notice } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { Columns, Text } from '../../ui/layout.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { type Fact, Page } from '../../ui/page.tsx';
import { Tabs, useTab } from '../../ui/tabs.tsx';
import { When } from '../../ui/when.tsx';
import { StaffGuardians } from '../guardians/staff-guardians.tsx';
import { Courses } from './courses.tsx';
import { Consent, Family } from './family.tsx';
import { ErasureWaits, ManageStudent } from './manage.tsx';
import { StudentNotes } from './notes.tsx';
import { studentQuery } from './queries.ts';
import { StatusBadge } from './status.tsx';

const TABS = ['courses', 'payments', 'notes', 'family'] as const;

/** One student: who it is and its state on top; courses, payments, notes and the family in tabs. */
export default function StudentOfSchool() {
  const t = useTexts('students').detail;
  const shell = useTexts('shell');
  const { learnerId = '' } = useParams();
  const student = useQuery(studentQuery(learnerId));
  const [search] = useSearchParams();
  const [assigned, setAssigned] = useState<string | null>(null);
  const facts = useFacts(student.data);
  const kept = keptRecord(student.error);
  if (kept !== null) return <Navigate to={`/student/management/${kept}?merged`} replace />;
  const { data } = student;
  return (
    <Page
      title={data?.name ?? shell.nav.students}
      back={{ to: '/student/management', label: t.back }}
      face={data && <Avatar name={data.name} photo={null} size={52} />}
      state={data && <State student={data} />}
      facts={facts}
      actions={data && <Actions key={learnerId} student={data} onAssign={setAssigned} />}
    >
      {search.has('merged') && <Notice>{t.mergedInto}</Notice>}
      <Loaded query={student} lines={10}>
        {(found) => <Parts student={found} onAssign={setAssigned} />}
      </Loaded>
      {assigned !== null && <AssignDialog enrolmentId={assigned} onClose={() => setAssigned(null)} />}
    </Page>
  );
}

/** Where a record went that was joined with another one, or null. */
function keptRecord(error: unknown): string | null {
  if (!(error instanceof Problem) || error.code !== 'learners.merged') return null;
  return (error.current as { learnerId?: string } | undefined)?.learnerId ?? null;
}

function State({ student: { account, courses } }: { student: StudentDetail }) {
  const t = useTexts('students').detail;
  return (
    <>
      {courses[0] !== undefined && <StatusBadge status={courses[0].status} />}
      {!account.active && <Badge hue="red">{t.inactive}</Badge>}
    </>
  );
}

function useFacts(student: StudentDetail | undefined): (Fact | false)[] | undefined {
  const t = useTexts('students').detail;
  const shell = useTexts('shell');
  const lang = useLang();
  if (student === undefined) return undefined;
  const { account, ageGroup, birthDate } = student;
  return [
    [t.owner, account.name || shell.noName],
    [
      t.phone,
      account.phone === null ? (
        t.noPhone
      ) : (
        <a key="link" href={`tel:${account.phone}`}>
          {account.phone}
        </a>
      ),
    ],
    [t.ageGroup, ageGroup === null ? t.unknown : t.ageGroups[ageGroup]],
    birthDate !== null && [t.birthDate, formatDate(birthDate, lang)],
    [
      t.email,
      <a key="link" href={`mailto:${account.email}`}>
        {account.email}
      </a>,
    ],
  ];
}

type Assigning = { student: StudentDetail; onAssign: (enrolmentId: string) => void };

/** The next step for this student, and the rest behind one button. */
function Actions({ student, onAssign }: Assigning) {
  const t = useTexts('students');
  const waiting = student.courses.find(({ status }) => status === 'waitingForClass');
  return (
    <>
      {waiting !== undefined && <Button onClick={() => onAssign(waiting.enrolmentId)}>{t.assign}</Button>}
      <ManageStudent student={student} />
    </>
  );
}

function Parts({ student, onAssign }: Assigning) {
  const t = useTexts('students').detail;
  const [tab, choose] = useTab(TABS);
  const counts: Partial<Record<(typeof TABS)[number], number>> = {
    courses: student.courses.length,
    payments: student.payments.length,
  };
  return (
    <>
      <ErasureWaits student={student} />
      {student.consentNeeded && <Notice kind="attention">{t.consentNeeded}</Notice>}
      <Tabs
        label={t.tabs.label}
        tabs={TABS.map((key) => ({ key, label: t.tabs[key], count: counts[key] }))}
        chosen={tab}
        onChoose={choose}
      >
        {tab === 'courses' && <Courses student={student} onAssign={onAssign} />}
        {tab === 'payments' && <Payments payments={student.payments} />}
        {tab === 'notes' && <StudentNotes learnerId={student.learnerId} />}
        {tab === 'family' && (
          <Columns least="large" align="start">
            <Family student={student} />
            <StaffGuardians student={student} />
            <Consent student={student} />
          </Columns>
        )}
      </Tabs>
    </>
  );
}

type Payment = StudentDetail['payments'][number];

function Payments({ payments }: { payments: readonly Payment[] }) {
  const t = useTexts('students').detail;
  const status = useTexts('students').status;
  const columns: Column<Payment>[] = [
    { key: 'package', label: t.package, phone: 'title', cell: (row) => row.packageName },
    { key: 'date', label: t.date, cell: (row) => <When at={row.paidAt ?? row.createdAt} /> },
    { key: 'status', label: status, cell: (row) => t.orderStatuses[row.shown] },
    { key: 'receipt', label: t.receipt, cell: (row) => row.receiptNumber },
    {
      key: 'amount',
      label: t.amount,
      figures: true,
      phone: 'aside',
      cell: (row) => <Money rupiah={row.total} />,
    },
  ];
  return (
    <DataTable
      caption={t.payments}
      columns={columns}
      rows={payments}
      rowKey={(row) => row.orderId}
      empty={<Text isMuted>{t.noPayments}</Text>}
    />
  );
}
