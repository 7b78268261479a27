import type { TeacherRecord } from '@fasih/school/learning/teachers/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { patternOf } from '../../../lib/routes.ts';
import { hoursOf } from '../../../lib/school-day.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import type { Column } from '../../../ui/data-table.tsx';
import { FilterSelect, Filters } from '../../../ui/filters.tsx';
import { Row } from '../../../ui/layout.tsx';
import { useListQuery } from '../../../ui/list-state.ts';
import { Page } from '../../../ui/page.tsx';
import { PagedTable } from '../../../ui/paged-table.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { titleOf } from '../../../ui/sidebar-items.ts';
import { Titled } from '../../../ui/titled.tsx';
import { AddTeacher } from './add.tsx';
import { teachersQuery } from './queries.ts';
import { TeacherStatus } from './status.tsx';
import { Teaches } from './teaches.tsx';

const STATUSES = ['active', 'inactive'] as const;
const PROFILES = ['waits', 'public', 'none'] as const;
const SORTS = ['name', 'username', 'email', 'status', 'weeklyMinutes', 'classes', 'meetingsSoon'] as const;

/** The school's teachers at both of their addresses: search, status filter, table, and Add Teacher. */
export default function TeachersList() {
  const t = useTexts('staff').teachers;
  const s = useTexts('teachers').screens;
  const nav = useTexts('shell').nav;
  const { pathname } = useLocation();
  const { query, isFiltered, active } = useListQuery({
    sorts: SORTS,
    filters: { status: STATUSES, profile: PROFILES },
  });
  const [isAdding, setAdding] = useState(false);
  const teachers = useQuery(teachersQuery(query));
  const columns = useTeacherColumns();
  const title = nav[titleOf(patternOf(pathname))];
  const add = <Button onClick={() => setAdding(true)}>{t.add.button}</Button>;
  return (
    <Page title={title} actions={add}>
      <Filters search={<SearchField label={t.search} />} active={active}>
        <FilterSelect
          name="status"
          label={t.status}
          values={STATUSES}
          labelOf={(value) => t.statuses[value]}
        />
        <FilterSelect
          name="profile"
          label={t.profile}
          values={PROFILES}
          labelOf={(value) => t.profiles[value]}
        />
      </Filters>
      <PagedTable
        query={teachers}
        caption={title}
        columns={columns}
        rowKey={(row) => row.id}
        lines={8}
        empty={{ title: t.empty, text: t.emptyText, action: add }}
        noneFound={isFiltered && { title: s.noneFound, text: s.noneFoundText, to: pathname }}
      />
      {isAdding && <AddTeacher onClose={() => setAdding(false)} />}
    </Page>
  );
}

function useTeacherColumns(): Column<TeacherRecord>[] {
  const t = useTexts('staff').teachers;
  const s = useTexts('teachers').screens;
  const lang = useLang();
  return [
    {
      key: 'name',
      label: t.columns.name,
      sort: 'name',
      phone: 'title',
      cell: (row) => (
        <Row as="span" gap={2} isOneLine>
          <Avatar name={row.name} photo={null} size={26} />
          <Titled below={<Teaches teacher={row} />}>
            <Link to={`/teacher/management/${row.id}`}>{row.name}</Link>
          </Titled>
        </Row>
      ),
    },
    {
      key: 'email',
      label: t.columns.email,
      sort: 'email',
      phone: 'hidden',
      cell: (row) => <Titled below={row.username}>{row.email}</Titled>,
    },
    {
      key: 'status',
      label: t.columns.status,
      sort: 'status',
      phone: 'aside',
      cell: (row) => <TeacherStatus teacher={row} />,
    },
    {
      key: 'hours',
      label: t.columns.hours,
      sort: 'weeklyMinutes',
      figures: true,
      cell: (row) =>
        row.weeklyMinutes === 0 ? t.notBookable : s.hours({ hours: hoursOf(row.weeklyMinutes, lang) }),
    },
    {
      key: 'classes',
      label: t.columns.classes,
      sort: 'classes',
      figures: true,
      phone: 'hidden',
      cell: (row) => row.classes,
    },
    {
      key: 'soon',
      label: t.columns.soon,
      sort: 'meetingsSoon',
      figures: true,
      cell: (row) => t.soonOf({ n: row.meetingsSoon }),
    },
  ];
}
