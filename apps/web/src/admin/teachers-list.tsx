import type { TeacherRecord } from '@fasih/school/learning/teachers/contract';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useLang, useTexts } from '../lib/language.tsx';
import { PageHead } from '../lib/page-head.tsx';
import { patternOf } from '../lib/routes.ts';
import area from '../shell/area.module.css';
import { titleOf } from '../shell/sidebar-items.ts';
import css from '../teachers/components/teachers.module.css';
import { hoursOf } from '../teachers/school-day.ts';
import { Card, EmptyState } from '../ui/basics.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { type Column, DataTable } from '../ui/data-table.tsx';
import { SelectField } from '../ui/fields.tsx';
import { useListState } from '../ui/list-state.ts';
import { Loaded } from '../ui/loaded.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { AddTeacher } from './teachers-add.tsx';
import { useTeachers } from './teachers-api.ts';
import { TeacherStatus } from './teachers-status.tsx';
import { Teaches } from './teachers-teaches.tsx';

const STATUSES = ['active', 'inactive'] as const;
const PROFILES = ['waits', 'public', 'none'] as const;
const SORTS = (
  ['name', 'username', 'email', 'status', 'weeklyMinutes', 'classes', 'meetingsSoon'] as const
).flatMap((one) => [one, `-${one}`] as const);

/** The school's teachers at both of their addresses: search, status filter, table, and Add Teacher. */
export default function TeachersList() {
  const t = useTexts('staff').teachers;
  const all = useTexts('staff').all;
  const s = useTexts('teachers').screens;
  const nav = useTexts('shell').nav;
  const { pathname } = useLocation();
  const { query, search, set } = useListState();
  const [adding, setAdding] = useState(false);
  const status = STATUSES.find((one) => one === search.get('status'));
  const profile = PROFILES.find((one) => one === search.get('profile'));
  const sort = SORTS.find((one) => one === query.sort);
  const teachers = useTeachers({
    page: query.page,
    ...(query.q ? { q: query.q } : {}),
    ...(sort ? { sort } : {}),
    ...(status ? { status } : {}),
    ...(profile ? { profile } : {}),
  });
  const columns = useTeacherColumns();
  const title = nav[titleOf(patternOf(pathname))];
  const filtered = query.q !== undefined || status !== undefined || profile !== undefined;
  return (
    <div className={area.page}>
      <PageHead title={title} hidden />
      <header className={css.head}>
        <h1>{title}</h1>
        <Button onClick={() => setAdding(true)}>{t.add.button}</Button>
      </header>
      <div className={css.filters}>
        <SearchField label={t.search} />
        <SelectField
          label={t.status}
          value={status ?? ''}
          onChange={(event) => set({ status: event.currentTarget.value })}
          data={[
            { value: '', label: all },
            ...STATUSES.map((value) => ({ value, label: t.statuses[value] })),
          ]}
        />
        <SelectField
          label={t.profile}
          value={profile ?? ''}
          onChange={(event) => set({ profile: event.currentTarget.value })}
          data={[
            { value: '', label: all },
            ...PROFILES.map((value) => ({ value, label: t.profiles[value] })),
          ]}
        />
      </div>
      <Loaded query={teachers} lines={8}>
        {(page) => (
          <DataTable
            caption={title}
            columns={columns}
            page={page}
            rowKey={(row) => row.id}
            empty={
              <Card>
                <EmptyState
                  title={filtered ? s.noneFound : t.empty}
                  text={filtered ? s.noneFoundText : t.emptyText}
                  action={
                    filtered ? (
                      <ButtonLink look="quiet" to={pathname}>
                        {s.clearFilters}
                      </ButtonLink>
                    ) : (
                      <Button onClick={() => setAdding(true)}>{t.add.button}</Button>
                    )
                  }
                />
              </Card>
            }
          />
        )}
      </Loaded>
      {adding && <AddTeacher onClose={() => setAdding(false)} />}
    </div>
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
      cell: (row) => (
        <span>
          <Link to={`/teacher/management/${row.id}`}>
            <strong>{row.name}</strong>
          </Link>
          <br />
          <span className={css.quiet}>{row.username}</span>
        </span>
      ),
    },
    { key: 'email', label: t.columns.email, sort: 'email', cell: (row) => row.email },
    {
      key: 'status',
      label: t.columns.status,
      sort: 'status',
      cell: (row) => <TeacherStatus of={row} />,
    },
    { key: 'teaches', label: t.columns.teaches, cell: (row) => <Teaches of={row} /> },
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
