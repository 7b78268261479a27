import { progressCountsOf } from '@fasih/school/catalogue/policy/progress';
import type { StudentCourse, StudentDetail } from '@fasih/school/office/homes/admin-contract';
import { useState } from 'react';
import { Link, Navigate, useParams, useSearchParams } from 'react-router';
import { ProgressBar } from '../enrolments/components/progress-bar.tsx';
import { formatDate, formatInstant } from '../lib/dates.ts';
import { useLang, useTexts } from '../lib/language.tsx';
import { PageHead } from '../lib/page-head.tsx';
import { Problem } from '../lib/problem.ts';
import area from '../shell/area.module.css';
import { Badge, Card, Money, Notice } from '../ui/basics.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { type Column, DataTable } from '../ui/data-table.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { AssignDialog } from './assign-dialog.tsx';
import css from './students.module.css';
import { useStudent } from './students-api.ts';
import { CourseEvents } from './students-events.tsx';
import { ErasureWaits, ManageStudent } from './students-manage.tsx';
import { StudentNotes } from './students-notes.tsx';
import { StatusBadge } from './students-status.tsx';
import { TakeUp } from './students-take-up.tsx';

/** One student: the family, the guardian's consent, courses with balance and attendance, payments. */
export default function StudentOfSchool() {
  const t = useTexts('students').detail;
  const shell = useTexts('shell');
  const { learnerId = '' } = useParams();
  const student = useStudent(learnerId);
  const title = student.data?.name ?? shell.nav.students;
  const [search] = useSearchParams();
  const kept = keptRecord(student.error);
  if (kept !== null) return <Navigate to={`/student/management/${kept}?merged`} replace />;
  return (
    <div className={area.page}>
      <PageHead title={title} hidden />
      <header>
        <Link className={css.back} to="/student/management">
          {t.back}
        </Link>
        <h1>{title}</h1>
      </header>
      {search.has('merged') && <Notice>{t.mergedInto}</Notice>}
      <Loaded query={student} lines={10}>
        {(data) => <Parts of={data} />}
      </Loaded>
    </div>
  );
}

/** Where a record went that was joined with another one, or null. */
function keptRecord(fault: unknown): string | null {
  if (!(fault instanceof Problem) || fault.code !== 'learners.merged') return null;
  return (fault.current as { learnerId?: string } | undefined)?.learnerId ?? null;
}

function Parts({ of }: { of: StudentDetail }) {
  const t = useTexts('students').detail;
  const [assigned, setAssigned] = useState<string | null>(null);
  return (
    <>
      <ErasureWaits of={of} />
      <div className={css.two}>
        <Family of={of} />
        <Consent of={of} />
      </div>
      <section className={css.section} aria-labelledby="courses">
        <h2 id="courses">{t.courses}</h2>
        {of.courses.length === 0 && (
          <Card className={css.card}>
            <p className={css.quiet}>{t.noCourses}</p>
          </Card>
        )}
        {of.courses.map((course) => (
          <Course key={course.enrolmentId} of={course} name={of.name} onAssign={setAssigned} />
        ))}
      </section>
      <Payments of={of.payments} />
      <StudentNotes learnerId={of.learnerId} />
      <ManageStudent of={of} />
      {assigned !== null && <AssignDialog enrolmentId={assigned} onClose={() => setAssigned(null)} />}
    </>
  );
}

type Fact = { label: string; value: React.ReactNode };

function Facts({ of }: { of: readonly Fact[] }) {
  return (
    <dl className={css.facts}>
      {of.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Family({ of: { account, birthDate, ageGroup } }: { of: StudentDetail }) {
  const t = useTexts('students').detail;
  const shell = useTexts('shell');
  const lang = useLang();
  return (
    <Card className={css.card}>
      <h2>{t.family}</h2>
      {!account.active && <Badge hue="red">{t.inactive}</Badge>}
      <Facts
        of={[
          { label: t.owner, value: account.name || shell.noName },
          { label: t.username, value: account.username },
          { label: t.email, value: account.email },
          { label: t.phone, value: account.phone ?? t.noPhone },
          { label: t.birthDate, value: birthDate === null ? t.noBirthDate : formatDate(birthDate, lang) },
          { label: t.ageGroup, value: ageGroup === null ? t.unknown : t.ageGroups[ageGroup] },
        ]}
      />
    </Card>
  );
}

function Consent({ of: { consents, consentNeeded, kind } }: { of: StudentDetail }) {
  const t = useTexts('students').detail;
  const lang = useLang();
  const relations: Record<string, string> = t.relations;
  return (
    <Card className={css.card}>
      <h2>{t.consent}</h2>
      {kind === 'self' && <p>{t.self}</p>}
      {consentNeeded && <Notice kind="attention">{t.consentNeeded}</Notice>}
      {!consentNeeded && consents.length === 0 && <p className={css.quiet}>{t.noConsentNeeded}</p>}
      <ul className={css.plain}>
        {consents.map((one) => (
          <li key={one.givenAt}>
            {t.given({
              name: one.guardianName,
              relation: relations[one.relation] ?? one.relation,
              when: formatInstant(one.givenAt, lang),
            })}{' '}
            <span className={css.quiet}>{t.text({ version: one.textVersion })}</span>{' '}
            {one.withdrawnAt !== null && (
              <Badge hue="red">{t.withdrawn({ when: formatInstant(one.withdrawnAt, lang) })}</Badge>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Course({
  of,
  name,
  onAssign,
}: {
  of: StudentCourse;
  name: string;
  onAssign: (enrolmentId: string) => void;
}) {
  const list = useTexts('students');
  const levels = useTexts('levels').page;
  const t = list.detail;
  const lang = useLang();
  const { balance, attendance } = of;
  return (
    <Card className={css.card}>
      <div className={css.courseHead}>
        <h3>{[of.packageName, of.level].filter(Boolean).join('\u00a0· ')}</h3>
        <StatusBadge status={of.status} />
      </div>
      <ProgressBar
        percent={of.progress}
        counts={progressCountsOf(of.balance)}
        label={list.progressOf({ name: of.packageName })}
      />
      <Facts
        of={[
          { label: list.teacher, value: of.teacherName ?? '–' },
          {
            label: t.lastDay,
            value: balance.lastDay === null ? t.noLastDay : formatDate(balance.lastDay, lang),
          },
          { label: t.bought, value: balance.bought },
          { label: t.held, value: balance.held },
          { label: t.forfeited, value: balance.forfeited },
          { label: t.left, value: balance.left },
          { label: t.present, value: attendance.present },
          { label: t.late, value: attendance.late },
          { label: t.absent, value: attendance.absent },
          { label: t.percent, value: attendance.percent === null ? '–' : `${attendance.percent}%` },
        ]}
      />
      <CourseEvents enrolmentId={of.enrolmentId} course={of.packageName} count={of.decisions} />
      <div className={css.actions}>
        {of.dueAt !== null && <Badge hue="amber">{t.dueBy({ when: formatInstant(of.dueAt, lang) })}</Badge>}
        {of.status === 'waitingForClass' && (
          <Button size="small" aria-label={list.assignFor({ name })} onClick={() => onAssign(of.enrolmentId)}>
            {list.assign}
          </Button>
        )}
        {of.status === 'suspended' && <TakeUp enrolmentId={of.enrolmentId} name={name} />}
        {of.level !== null && (
          <ButtonLink
            size="small"
            look="quiet"
            to={`/admin/levels/${of.enrolmentId}`}
            aria-label={levels.toLevelFor({ name })}
          >
            {levels.toLevel}
          </ButtonLink>
        )}
        {of.classId !== null && (
          <ButtonLink size="small" look="quiet" to={`/class/management/${of.classId}`}>
            {t.toClass}
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}

type Payment = StudentDetail['payments'][number];

function Payments({ of }: { of: readonly Payment[] }) {
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
    <section className={css.section} aria-labelledby="payments">
      <h2 id="payments">{t.payments}</h2>
      <DataTable
        caption={t.payments}
        columns={columns}
        page={{ data: of, total: of.length, page: 1, pageSize: Math.max(1, of.length) }}
        rowKey={(row) => row.orderId}
        short
        empty={
          <Card className={css.card}>
            <p className={css.quiet}>{t.noPayments}</p>
          </Card>
        }
      />
    </section>
  );
}
