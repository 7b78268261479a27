import type { Sent } from '@fasih/school/basics/contract';
import { PACKAGE_TYPES } from '@fasih/school/catalogue/packages/contract';
import {
  ACCOUNT_STATES,
  type listStudents,
  STUDENT_STATUSES,
  type StudentRow,
} from '@fasih/school/office/homes/admin-contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { ProgressBar } from '../enrolments/components/progress-bar.tsx';
import { formatInstant } from '../lib/dates.ts';
import { useLang, useTexts } from '../lib/language.tsx';
import { PageHead } from '../lib/page-head.tsx';
import area from '../shell/area.module.css';
import { Badge, Card, EmptyState } from '../ui/basics.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { type Column, DataTable } from '../ui/data-table.tsx';
import { SelectField } from '../ui/fields.tsx';
import { useListState } from '../ui/list-state.ts';
import { Loaded } from '../ui/loaded.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { AssignDialog } from './assign-dialog.tsx';
import css from './students.module.css';
import { useStudents } from './students-api.ts';
import { StatusBadge } from './students-status.tsx';
import { StudentTools, useShownColumns } from './students-tools.tsx';

type Query = NonNullable<Sent<typeof listStudents>['query']>;
const SORTS = ['name', '-name', 'program', '-program', 'status', '-status', 'due', '-due'] as const;

/** All students with their courses: who waits for a class stands on top, and gets a teacher from here. */
export default function StudentManagement() {
  const t = useTexts('students');
  const shell = useTexts('shell');
  const { query, search } = useListState();
  const [assigned, setAssigned] = useState<string | null>(null);
  const sort = SORTS.find((one) => one === query.sort);
  const program = PACKAGE_TYPES.find((one) => one === search.get('program'));
  const status = STUDENT_STATUSES.find((one) => one === search.get('status'));
  const account = ACCOUNT_STATES.find((one) => one === search.get('account'));
  const filters = {
    ...(query.q ? { q: query.q } : {}),
    ...(sort ? { sort } : {}),
    ...(program ? { program } : {}),
    ...(status ? { status } : {}),
    ...(account ? { account } : {}),
  } satisfies Query;
  const students = useStudents({ page: query.page, ...filters });
  const { shown } = useShownColumns();
  const columns = useColumns(setAssigned).filter(
    ({ key }) => key === 'name' || shown.some((column) => column === key),
  );
  const narrowed = Boolean(query.q || program || status || account);
  return (
    <div className={area.page}>
      <PageHead title={shell.nav.students} hidden />
      <header>
        <h1>{shell.nav.students}</h1>
      </header>
      <Filters />
      <StudentTools filters={filters} />
      <Loaded query={students} lines={10}>
        {(page) => (
          <DataTable
            caption={shell.nav.students}
            columns={columns}
            page={page}
            rowKey={(row) => row.enrolmentId ?? row.learnerId}
            empty={
              <Card>
                <EmptyState
                  title={narrowed ? t.noneFound : t.none}
                  text={narrowed ? t.noneFoundText : t.noneText}
                  action={
                    narrowed ? (
                      <ButtonLink look="quiet" to="/student/management">
                        {t.clearFilters}
                      </ButtonLink>
                    ) : undefined
                  }
                />
              </Card>
            }
          />
        )}
      </Loaded>
      {assigned !== null && <AssignDialog enrolmentId={assigned} onClose={() => setAssigned(null)} />}
    </div>
  );
}

function Filters() {
  const t = useTexts('students');
  const { search, set } = useListState();
  return (
    <search className={css.filters}>
      <SearchField label={t.search} />
      <SelectField
        label={t.program}
        value={search.get('program') ?? ''}
        onChange={(event) => set({ program: event.currentTarget.value })}
        data={[
          { value: '', label: t.allPrograms },
          ...PACKAGE_TYPES.map((value) => ({ value, label: t.programs[value] })),
        ]}
      />
      <SelectField
        label={t.status}
        value={search.get('status') ?? ''}
        onChange={(event) => set({ status: event.currentTarget.value })}
        data={[
          { value: '', label: t.allStatuses },
          ...STUDENT_STATUSES.map((value) => ({ value, label: t.statuses[value] })),
        ]}
      />
      <SelectField
        label={t.account}
        value={search.get('account') ?? ''}
        onChange={(event) => set({ account: event.currentTarget.value })}
        data={[
          { value: '', label: t.allAccounts },
          ...ACCOUNT_STATES.map((value) => ({ value, label: t.accounts[value] })),
        ]}
      />
    </search>
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
        <span className={css.person}>
          <Link to={`/student/management/${row.learnerId}`}>{row.name}</Link>
          <span className={css.quiet}>
            <Address of={row.email} />
          </span>
          {row.account === 'inactive' && <Badge>{t.accounts.inactive}</Badge>}
        </span>
      ),
    },
    {
      key: 'program',
      label: t.program,
      sort: 'program',
      cell: (row) => (
        <span className={css.person}>
          <span>{row.packageName ?? '–'}</span>
          {row.level !== null && <span className={css.quiet}>{row.level}</span>}
        </span>
      ),
    },
    {
      key: 'teacher',
      label: t.teacher,
      cell: ({ status, enrolmentId, name, teacherName }) =>
        status === 'waitingForClass' && enrolmentId !== null ? (
          <Button
            size="small"
            className={css.whole}
            aria-label={t.assignFor({ name })}
            onClick={() => onAssign(enrolmentId)}
          >
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
        <span className={css.status}>
          <StatusBadge status={status} />
          {dueAt !== null && (
            <span className={css.quiet}>{t.dueBy({ when: formatInstant(dueAt, lang) })}</span>
          )}
        </span>
      ),
    },
  ];
}

/** A long address breaks after its @ and not in the middle of a word. */
function Address({ of }: { of: string }) {
  const at = of.lastIndexOf('@') + 1;
  return (
    <>
      {of.slice(0, at)}
      <wbr />
      {of.slice(at)}
    </>
  );
}
