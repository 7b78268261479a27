import { PACKAGE_TYPES } from '@fasih/school/catalogue/packages/contract';
import { MAX_CHOSEN } from '@fasih/school/learning/bulk/contract';
import {
  ACCOUNT_STATES,
  listStudents,
  STUDENT_STATUSES,
  type StudentRow,
} from '@fasih/school/office/homes/admin-contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { progressColumn } from '../../courses/enrolments/progress-bar.tsx';
import { BulkActions } from '../../learning/bulk/actions.tsx';
import { ExportChosen } from '../../learning/bulk/export-students.tsx';
import { AssignDialog } from '../../learning/classes/admin/assign-dialog.tsx';
import { call } from '../../lib/client.ts';
import { shortInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { hasPassed } from '../../lib/school-clock.ts';
import { useAction } from '../../lib/use-action.ts';
import { studentsQuery } from '../../people/learners/student-search.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/basics.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { FilterSelect, Filters } from '../../ui/filters.tsx';
import { Row } from '../../ui/layout.tsx';
import { useListQuery } from '../../ui/list-state.ts';
import { Page } from '../../ui/page.tsx';
import { PagedTable } from '../../ui/paged-table.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useSelection } from '../../ui/selection.ts';
import { SelectionBar } from '../../ui/selection-bar.tsx';
import { Titled } from '../../ui/titled.tsx';
import { StatusBadge } from './status.tsx';
import css from './students.module.css';
import { StudentTools, useShownColumns } from './tools.tsx';

const SORTS = ['name', 'program', 'status', 'due'] as const;
const FILTERS = { program: PACKAGE_TYPES, status: STUDENT_STATUSES, account: ACCOUNT_STATES } as const;

/** All students with their courses: who waits for a class is on top, and gets a teacher from here. */
export default function StudentManagement() {
  const t = useTexts('students');
  const placing = useTexts('placing').admin;
  const { nav } = useTexts('shell');
  const { query, isFiltered, active } = useListQuery({ sorts: SORTS, filters: FILTERS });
  const { page: _page, ...filters } = query;
  const [assigned, setAssigned] = useState<string | null>(null);
  const students = useQuery(studentsQuery(query));
  const { shown } = useShownColumns();
  const selection = useSelection<StudentRow>({
    rowKey: (row) => row.enrolmentId ?? row.learnerId,
    nameOf: ({ name, packageName }) => [name, packageName].filter(Boolean).join(', '),
  });
  const isTooMany = selection.rows.length > MAX_CHOSEN;
  const learnerIds = [...new Set(selection.rows.map((row) => row.learnerId))];
  const all = useAction(() => call(listStudents, { query: { ...filters, page: 1, pageSize: MAX_CHOSEN } }), {
    onDone: ({ data }) => selection.set(data, true),
  });
  const columns = useColumns(students.data?.data ?? [], setAssigned).filter(
    ({ key }) => key === 'name' || shown.some((column) => column === key),
  );
  return (
    <Page title={nav.students}>
      <Filters
        search={<SearchField label={t.search} />}
        active={active}
        actions={
          <>
            <ButtonLink look="quiet" to="/admin/placing">
              {placing.open}
            </ButtonLink>
            <StudentTools filters={filters} />
          </>
        }
      >
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
      <SelectionBar
        selection={selection}
        page={students.data}
        most={MAX_CHOSEN}
        all={{ run: () => void all.run(undefined), isPending: all.isPending, problem: all.problem }}
      >
        <BulkActions
          recipients={{ learnerIds }}
          names={selection.rows.map(selection.nameOf)}
          classes={selection.rows.flatMap(({ classId, name, status }) =>
            classId === null ? [] : { id: classId, title: name, canPause: status === 'inClass' },
          )}
          isTooMany={isTooMany}
          onDone={selection.clear}
        >
          <ExportChosen learnerIds={learnerIds} isTooMany={isTooMany} />
        </BulkActions>
      </SelectionBar>
      <PagedTable
        selection={selection}
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
            to: '/student/management',
          }
        }
      />
      {assigned !== null && <AssignDialog enrolmentId={assigned} onClose={() => setAssigned(null)} />}
    </Page>
  );
}

/** The state of a course and, while a class must be found, until when; red once that has passed. */
function StatusCell({ row: { status, dueAt } }: { row: StudentRow }) {
  const t = useTexts('students');
  const lang = useLang();
  if (dueAt === null) return <StatusBadge status={status} />;
  const isLate = hasPassed(dueAt);
  const when = shortInstant(dueAt, lang);
  return (
    <Titled below={isLate ? t.overdue({ when }) : t.before({ when })}>
      <StatusBadge status={status} isLate={isLate} />
    </Titled>
  );
}

/** Where two on one page have one name, their addresses tell them apart. */
function useColumns(
  rows: readonly StudentRow[],
  onAssign: (enrolmentId: string) => void,
): Column<StudentRow>[] {
  const t = useTexts('students');
  const isAmbiguous = ({ name, learnerId }: StudentRow) =>
    rows.some((other) => other.name === name && other.learnerId !== learnerId);
  return [
    {
      key: 'name',
      label: t.name,
      sort: 'name',
      phone: 'title',
      cell: (row) => (
        <Row as="span" gap={2} isOneLine>
          <Avatar name={row.name} photo={null} size={26} />
          <Titled isBeside below={isAmbiguous(row) && row.email.split('@')[0]}>
            <Link to={`/student/management/${row.learnerId}`}>{row.name}</Link>
          </Titled>
          {row.account === 'inactive' && <Badge hue="red">{t.accounts.inactive}</Badge>}
        </Row>
      ),
    },
    { key: 'email', label: t.detail.email, phone: 'hidden', cell: (row) => row.email },
    {
      key: 'program',
      label: t.program,
      sort: 'program',
      cell: (row) =>
        row.packageName !== null && (
          <Titled isBeside below={row.level}>
            {row.packageName}
          </Titled>
        ),
    },
    {
      key: 'teacher',
      isWhole: true,
      label: t.teacher,
      cell: ({ status, enrolmentId, name, dueAt, teacherId, teacherName }) => {
        if (status === 'waitingForClass' && enrolmentId !== null)
          return (
            <Button
              size="small"
              look={dueAt !== null && hasPassed(dueAt) ? 'teal' : 'quiet'}
              aria-label={t.assignFor({ name })}
              onClick={() => onAssign(enrolmentId)}
            >
              {t.assign}
            </Button>
          );
        return (
          teacherId !== null && (
            <span className={css.teacher}>
              <Link to={`/teacher/management/${teacherId}`}>{teacherName}</Link>
            </span>
          )
        );
      },
    },
    progressColumn(t.progress, ({ progress, progressCounts, name }) =>
      progress !== null && progress > 0 && progressCounts !== null
        ? { percent: progress, counts: progressCounts, name }
        : null,
    ),
    {
      key: 'status',
      label: t.status,
      sort: 'status',
      phone: 'aside',
      cell: (row) => <StatusCell row={row} />,
    },
  ];
}
