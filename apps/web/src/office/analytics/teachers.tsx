import type { TeacherLoad } from '@fasih/school/office/analytics/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useLang, useTexts } from '../../lib/language.tsx';
import { hoursOf } from '../../lib/school-day.ts';
import { BarList } from '../../ui/charts.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { Filters } from '../../ui/filters.tsx';
import { Muted, Text } from '../../ui/layout.tsx';
import { useListQuery } from '../../ui/list-state.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import type { Filters as Chosen } from './filters.tsx';
import { Part } from './part.tsx';
import { teacherLoadQuery } from './queries.ts';

const SORTS = ['name', 'meetings', 'paidMinutes'] as const;

/** What each teacher taught in these months: the first ten of the page as bars, all of it as a table. */
export function TeacherLoadPart({ filters: { from, to } }: { filters: Chosen }) {
  const t = useTexts('analytics');
  const s = useTexts('teachers').screens;
  const lang = useLang();
  const { query } = useListQuery({ sorts: SORTS });
  const load = useQuery(teacherLoadQuery({ from, to, ...query }));
  const columns: Column<TeacherLoad>[] = [
    {
      key: 'name',
      label: t.columns.teacher,
      sort: 'name',
      cell: (row) => <Link to={`/teacher/management/${row.teacherId}`}>{row.name}</Link>,
    },
    {
      key: 'meetings',
      label: t.columns.meetings,
      sort: 'meetings',
      figures: true,
      cell: (row) => row.meetings,
    },
    {
      key: 'paid',
      label: t.columns.paidMinutes,
      sort: 'paidMinutes',
      figures: true,
      cell: (row) => `${row.paidMinutes} (${s.hours({ hours: hoursOf(row.paidMinutes, lang) })})`,
    },
  ];
  const bars = (load.data?.data ?? []).slice(0, 10);
  return (
    <Part
      table="teachers"
      filters={{ from, to }}
      hasNumbers={bars.length > 0}
      isTableOpen={query.q !== undefined}
      chart={
        <BarList
          label={t.teachers.title}
          rows={bars.map(({ teacherId, name, meetings, paidMinutes }) => ({
            key: teacherId,
            label: name,
            value: meetings,
            text: String(meetings),
            note: <Muted size="small">{s.hours({ hours: hoursOf(paidMinutes, lang) })}</Muted>,
          }))}
        />
      }
    >
      <Filters>
        <SearchField label={t.teachers.search} />
      </Filters>
      <Loaded query={load} lines={5}>
        {(page) => (
          <DataTable
            caption={t.teachers.title}
            columns={columns}
            page={page}
            rowKey={(row) => row.teacherId}
            empty={<Text isMuted>{query.q ? s.noneFound : t.teachers.none}</Text>}
          />
        )}
      </Loaded>
    </Part>
  );
}
