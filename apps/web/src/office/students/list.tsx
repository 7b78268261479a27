import { PACKAGE_TYPES } from '@fasih/school/catalogue/packages/contract';
import { ACCOUNT_STATES, STUDENT_STATUSES, type StudentRow } from '@fasih/school/office/homes/admin-contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { ProgressBar } from '../../courses/enrolments/progress-bar.tsx';
import { AssignDialog } from '../../learning/classes/admin/assign-dialog.tsx';
import { formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { studentsQuery } from '../../people/learners/student-search.ts';
import { Badge } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { FilterSelect, Filters } from '../../ui/filters.tsx';
import { useListQuery } from '../../ui/list-state.ts';
import { Page } from '../../ui/page.tsx';
import { PagedTable } from '../../ui/paged-table.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Titled } from '../../ui/titled.tsx';
import { StatusBadge } from './status.tsx';
import css from './students.module.css';
import { StudentTools, useShownColumns } from './tools.tsx';

const SORTS = ['name', 'program', 'status', 'due'] as const;
const FILTERS = { program: PACKAGE_TYPES, status: STUDENT_STATUSES, account: ACCOUNT_STATES } as const;

/** All students with their courses: who waits for a class stands on top, and gets a teacher from here. */
export default function StudentManagement() {
  const t = useTexts('students');
  const { nav } = useTexts('shell');
  const { query, isFiltered } = useListQuery({ sorts: SORTS, filters: FILTERS });
  const { page: _page, ...filters } = query;
  const [assigned, setAssigned] = useState<string | null>(null);
  const students = useQuery(studentsQuery(query));
  const { shown } = useShownColumns();
  const columns = useColumns(setAssigned).filter(
    ({ key }) => key === 'name' || shown.some((column) => column === key),
  );
  return (
    <Page title={nav.students}>
      <Filters>
        <SearchField label={t.search} />
        <FilterSelect
          name="program"
          label={t.program}
          values={PACKAGE_TYPES}
          labelOf={(value) => t.programs[value]}
          all={t.allPrograms}
        />
        <FilterSelect
          name="status"
          label={t.status}
          values={STUDENT_STATUSES}
          labelOf={(value) => t.statuses[value]}
          all={t.allStatuses}
        />
        <FilterSelect
          name="account"
          label={t.account}
          values={ACCOUNT_STATES}
          labelOf={(value) => t.accounts[value]}
          all={t.allAccounts}
        />
      </Filters>
      <StudentTools filters={filters} />
      <PagedTable
        query={students}
        caption={nav.students}
        columns={columns}
        rowKey={(row) => row.enrolmentId ?? row.learnerId}
        lines={10}
        empty={{ title: t.none, text: t.noneText }}
        noneFound={
          isFiltered && {
            title: t.noneFound,
            text: t.noneFoundText,
            clear: t.clearFilters,
            to: '/student/management',
          }
        }
      />
      {assigned !== null && <AssignDialog enrolmentId={assigned} onClose={() => setAssigned(null)} />}
    </Page>
  );
}

function useColumns(onAssign: (enrolmentId: string) => void): Column<StudentRow>[] {
  const t = useTexts('students');
  const lang = useLang();
  return [
    {
      key: 'name',
      label: t.name,
      sort: 'name',
      cell: (row) => (
        <Titled
          below={[
            <Address key="email" email={row.email} />,
            row.account === 'inactive' && <Badge key="account">{t.accounts.inactive}</Badge>,
          ]}
        >
          <Link to={`/student/management/${row.learnerId}`}>{row.name}</Link>
        </Titled>
      ),
    },
    {
      key: 'program',
      label: t.program,
      sort: 'program',
      cell: (row) => <Titled below={row.level}>{row.packageName ?? '–'}</Titled>,
    },
    {
      key: 'teacher',
      isWhole: true,
      label: t.teacher,
      cell: ({ status, enrolmentId, name, teacherName }) =>
        status === 'waitingForClass' && enrolmentId !== null ? (
          <Button size="small" aria-label={t.assignFor({ name })} onClick={() => onAssign(enrolmentId)}>
            {t.assign}
          </Button>
        ) : (
          (teacherName ?? '–')
        ),
    },
    {
      key: 'progress',
      label: t.progress,
      cell: (row) =>
        row.progress === null || row.progressCounts === null ? (
          '–'
        ) : (
          <span className={css.bar}>
            <ProgressBar
              percent={row.progress}
              counts={row.progressCounts}
              label={t.progressOf({ name: row.name })}
            />
          </span>
        ),
    },
    {
      key: 'status',
      label: t.status,
      sort: 'status',
      cell: ({ status, dueAt }) => (
        <Titled below={dueAt !== null && t.dueBy({ when: formatInstant(dueAt, lang) })}>
          <StatusBadge status={status} />
        </Titled>
      ),
    },
  ];
}

/** A long address breaks after its @ and not in the middle of a word. */
function Address({ email }: { email: string }) {
  const at = email.lastIndexOf('@') + 1;
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}
