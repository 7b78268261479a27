import { PACKAGE_TYPES } from '@fasih/school/catalogue/packages/contract';
import { CLASS_STATES, type ClassRow } from '@fasih/school/learning/classes/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { slotTimes } from '../../../courses/enrolments/slot-times.ts';
import { formatInstant } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { Badge, Card } from '../../../ui/basics.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import type { Column } from '../../../ui/data-table.tsx';
import { FilterSelect, Filters } from '../../../ui/filters.tsx';
import { Muted, Row, Text } from '../../../ui/layout.tsx';
import { useListQuery, useListState } from '../../../ui/list-state.ts';
import { Page } from '../../../ui/page.tsx';
import { PagedTable } from '../../../ui/paged-table.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Titled } from '../../../ui/titled.tsx';
import { teachersQuery } from '../../teachers/admin/queries.ts';
import { ClassStateBadge } from '../class-card.tsx';
import css from './list.module.css';
import { classesQuery, classesTodayQuery } from './queries.ts';

const SORTS = ['name', 'teacher', 'startsOn', 'state', 'nextMeetingAt'] as const;
const MAX_TEACHERS = 100;

/** All classes: the figure of today, search, filters, and the table; every filter is part of the address. */
export default function ClassesList() {
  const t = useTexts('staff').classes;
  const words = useTexts('staff');
  const s = useTexts('teachers').screens;
  const nav = useTexts('shell').nav;
  const teachers = useQuery(teachersQuery({ page: 1, pageSize: MAX_TEACHERS })).data?.data ?? [];
  const teacher = useListState().search.get('teacher') ?? undefined;
  const list = useListQuery({ sorts: SORTS, filters: { status: CLASS_STATES, type: PACKAGE_TYPES } });
  const { status, ...query } = list.query;
  const isFiltered = list.isFiltered || teacher !== undefined;
  const classes = useQuery(
    classesQuery({
      ...query,
      ...(status === undefined ? {} : { state: status }),
      ...(teacher === undefined ? {} : { teacher }),
    }),
  );
  const columns = useClassColumns();
  return (
    <Page title={nav.classes} actions={<Today />}>
      <Filters>
        <SearchField label={t.search} />
        <FilterSelect
          name="status"
          label={t.status}
          values={CLASS_STATES}
          labelOf={(value) => s.classStates[value]}
        />
        <FilterSelect
          name="type"
          label={t.type}
          values={PACKAGE_TYPES}
          labelOf={(value) => words.packageTypes[value]}
        />
        <FilterSelect
          name="teacher"
          label={t.columns.teacher}
          values={teachers.map(({ id }) => id)}
          labelOf={(value) => teachers.find(({ id }) => id === value)?.name ?? value}
        />
      </Filters>
      <PagedTable
        query={classes}
        caption={nav.classes}
        columns={columns}
        rowKey={(row) => row.id}
        lines={8}
        empty={{
          title: t.empty,
          text: t.emptyText,
          picture: '/pictures/empty/no-classes.svg',
          action: (
            <ButtonLink look="quiet" to="/student/management">
              {t.toStudents}
            </ButtonLink>
          ),
        }}
        noneFound={
          isFiltered && {
            ...{ title: s.noneFound, text: s.noneFoundText },
            ...{ clear: s.clearFilters, to: '/class/management' },
          }
        }
      />
    </Page>
  );
}

/** 'Classes Today', counted by the server. */
function Today() {
  const t = useTexts('staff').classes;
  const { data } = useQuery(classesTodayQuery);
  return (
    <Card isTight gap={1} aria-busy={data === undefined}>
      <h2>{t.today}</h2>
      <Text size="figure">{data?.classes ?? '–'}</Text>
      <Muted>
        {data !== undefined && t.todayMeetings({ n: data.meetings })}
        {data !== undefined && data.running > 0 && <> · {t.running({ n: data.running })}</>}
      </Muted>
    </Card>
  );
}

function useClassColumns(): Column<ClassRow>[] {
  const common = useTexts('common');
  const t = useTexts('staff').classes;
  const lang = useLang();
  return [
    {
      key: 'name',
      label: t.columns.name,
      sort: 'name',
      // The name that the school makes holds the level already.
      cell: (row) => (
        <Titled below={row.level !== null && !row.name.includes(row.level) && row.level}>
          <Link to={`/class/management/${row.id}`}>
            <strong>{row.name}</strong>
          </Link>
        </Titled>
      ),
    },
    {
      key: 'teacher',
      label: t.columns.teacher,
      sort: 'teacher',
      cell: (row) => <Link to={`/teacher/management/${row.teacher.id}`}>{row.teacher.name}</Link>,
    },
    { key: 'schedule', label: t.columns.schedule, cell: (row) => slotTimes(row.slots, lang) },
    {
      key: 'students',
      label: t.columns.students,
      cell: (row) =>
        row.capacity === 1
          ? row.learners.map(({ name }) => name).join(', ') || '–'
          : t.of({ n: row.learners.length, of: row.capacity }),
    },
    {
      key: 'progress',
      label: t.columns.progress,
      cell: (row) => <span className={css.progress}>{common.progress(row.progressCounts)}</span>,
    },
    {
      key: 'next',
      label: t.columns.next,
      sort: 'nextMeetingAt',
      cell: (row) => (row.nextMeetingAt === null ? t.noNext : formatInstant(row.nextMeetingAt, lang)),
    },
    {
      key: 'status',
      label: t.columns.status,
      sort: 'state',
      cell: (row) => (
        <Row as="span" gap={2}>
          <ClassStateBadge state={row.state} />
          {!row.hasLink && row.state !== 'completed' && row.state !== 'cancelled' && (
            <Badge hue="amber">{t.noLink}</Badge>
          )}
        </Row>
      ),
    },
  ];
}
