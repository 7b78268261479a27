import type { SchoolAttendance, StudentAttendanceRow } from '@fasih/school/learning/attendance/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useTexts } from '../../../lib/language.tsx';
import { patternOf } from '../../../lib/routes.ts';
import { Notice } from '../../../ui/basics.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyList } from '../../../ui/empty-list.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { titleOf } from '../../../ui/sidebar-items.ts';
import { MEETING_READS } from '../../meetings/admin/reads.ts';
import { AttendanceDialog } from '../attendance-dialog.tsx';
import { useStaffColumns, useStudentColumns } from './columns.tsx';
import { Figures } from './figures.tsx';
import { AttendanceFilters, useAttendanceFilters } from './filters.tsx';
import { schoolAttendanceQuery } from './queries.ts';
import { AttendanceTabs } from './tabs.tsx';
import { WaiveDialog } from './waive.tsx';

const STUDENT_SORTS = (['startsAt', 'name', 'className', 'status'] as const).flatMap(
  (one) => [one, `-${one}`] as const,
);
const SORTS = [...STUDENT_SORTS, 'delay', '-delay'] as const;

/** Attendance of students and teachers at both of its addresses: /admin/attendance opens with today, the other with a week. */
export default function AttendancePage() {
  const nav = useTexts('shell').nav;
  const t = useTexts('staff').attendance;
  const { pathname } = useLocation();
  const filters = useAttendanceFilters(pathname === '/admin/attendance' ? 'today' : 'week');
  const { kind, query, from, to, status } = filters;
  const sort = (kind === 'teacher' ? SORTS : STUDENT_SORTS).find((one) => one === query.sort);
  const list = useQuery(
    schoolAttendanceQuery({
      kind,
      page: query.page,
      ...(query.q ? { q: query.q } : {}),
      ...(sort ? { sort } : {}),
      period: filters.period,
      ...(from ? { from } : {}),
      ...(to ? { to } : {}),
      ...(status ? { status } : {}),
    }),
  );
  const title = nav[titleOf(patternOf(pathname))];
  const shown = list.data && { from: list.data.from, to: list.data.to };
  return (
    <Page title={title}>
      <AttendanceTabs
        kind={kind}
        onKind={(next) => filters.set({ kind: next, sort: undefined, status: undefined })}
      >
        <AttendanceFilters filters={filters} shown={shown} />
        <Loaded query={list} lines={8}>
          {(page) => (
            <>
              {page.totalIsCapped && <Notice kind="info">{t.latestOnly}</Notice>}
              <Figures counts={page.counts} />
              <Table title={title} page={page} isFiltered={query.q !== undefined || status !== undefined} />
            </>
          )}
        </Loaded>
      </AttendanceTabs>
    </Page>
  );
}

function Table({ title, page, isFiltered }: { title: string; page: SchoolAttendance; isFiltered: boolean }) {
  const t = useTexts('staff').attendance;
  const s = useTexts('teachers').screens;
  const { pathname } = useLocation();
  const [corrected, setCorrected] = useState<StudentAttendanceRow | null>(null);
  const [waived, setWaived] = useState<StudentAttendanceRow | null>(null);
  const students = useStudentColumns({ correct: setCorrected, waive: setWaived });
  const staff = useStaffColumns();
  const empty = (
    <EmptyList
      empty={{
        title: t.empty,
        text: t.emptyText,
        picture: '/pictures/empty/no-classes.svg',
        link: { to: `${pathname}?kind=${page.kind}&period=month`, label: t.periods.month },
      }}
      noneFound={
        isFiltered && {
          title: s.noneFound,
          text: s.noneFoundText,
          to: `${pathname}?kind=${page.kind}`,
        }
      }
    />
  );
  return (
    <>
      {page.kind === 'student' ? (
        <DataTable
          caption={title}
          columns={students}
          page={page}
          rowKey={(row) => `${row.meetingId}/${row.learnerId}`}
          empty={empty}
        />
      ) : (
        <DataTable caption={title} columns={staff} page={page} rowKey={(row) => row.id} empty={empty} />
      )}
      {corrected !== null && (
        <AttendanceDialog
          seat={{ ...corrected, name: corrected.learnerName, state: corrected.status }}
          invalidates={MEETING_READS}
          onClose={() => setCorrected(null)}
        />
      )}
      {waived !== null && <WaiveDialog row={waived} onClose={() => setWaived(null)} />}
    </>
  );
}
