import { PACKAGE_TYPES } from '@fasih/school/catalogue/packages/contract';
import { CLASS_STATES, type ClassRow } from '@fasih/school/learning/classes/contract';
import { Link } from 'react-router';
import { slotTimes } from '../enrolments/components/slot-times.ts';
import { formatInstant } from '../lib/dates.ts';
import { useLang, useTexts } from '../lib/language.tsx';
import { PageHead } from '../lib/page-head.tsx';
import area from '../shell/area.module.css';
import { ClassStateBadge } from '../teachers/components/class-card.tsx';
import css from '../teachers/components/teachers.module.css';
import { Badge, Card, EmptyState } from '../ui/basics.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { type Column, DataTable } from '../ui/data-table.tsx';
import { SelectField } from '../ui/fields.tsx';
import { useListState } from '../ui/list-state.ts';
import { Loaded } from '../ui/loaded.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { useClasses, useClassesToday } from './classes-api.ts';
import { useTeachers } from './teachers-api.ts';

const SORTS = (['name', 'teacher', 'startsOn', 'state', 'nextMeetingAt'] as const).flatMap(
  (one) => [one, `-${one}`] as const,
);
const MAX_TEACHERS = 100;

/** All classes: the figure of today, search, filters, and the table; every filter is part of the address. */
export default function ClassesList() {
  const t = useTexts('staff').classes;
  const words = useTexts('staff');
  const s = useTexts('teachers').screens;
  const nav = useTexts('shell').nav;
  const { query, search, set } = useListState();
  const state = CLASS_STATES.find((one) => one === search.get('status'));
  const type = PACKAGE_TYPES.find((one) => one === search.get('type'));
  const teacher = search.get('teacher') ?? undefined;
  const sort = SORTS.find((one) => one === query.sort);
  const teachers = useTeachers({ page: 1, pageSize: MAX_TEACHERS });
  const classes = useClasses({
    page: query.page,
    ...(query.q ? { q: query.q } : {}),
    ...(sort ? { sort } : {}),
    ...(state ? { state } : {}),
    ...(type ? { type } : {}),
    ...(teacher ? { teacher } : {}),
  });
  const columns = useClassColumns();
  const filtered = [query.q, state, type, teacher].some((one) => one !== undefined);
  return (
    <div className={area.page}>
      <PageHead title={nav.classes} hidden />
      <header className={css.head}>
        <h1>{nav.classes}</h1>
        <Today />
      </header>
      <div className={css.filters}>
        <SearchField label={t.search} />
        <SelectField
          label={t.status}
          value={state ?? ''}
          onChange={(event) => set({ status: event.currentTarget.value })}
          data={[
            { value: '', label: words.all },
            ...CLASS_STATES.map((value) => ({ value, label: s.classStates[value] })),
          ]}
        />
        <SelectField
          label={t.type}
          value={type ?? ''}
          onChange={(event) => set({ type: event.currentTarget.value })}
          data={[
            { value: '', label: words.all },
            ...PACKAGE_TYPES.map((value) => ({ value, label: words.packageTypes[value] })),
          ]}
        />
        <SelectField
          label={t.columns.teacher}
          value={teacher ?? ''}
          onChange={(event) => set({ teacher: event.currentTarget.value })}
          data={[
            { value: '', label: words.all },
            ...(teachers.data?.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </div>
      <Loaded query={classes} lines={8}>
        {(page) => (
          <DataTable
            caption={nav.classes}
            columns={columns}
            page={page}
            rowKey={(row) => row.id}
            empty={
              <Card>
                <EmptyState
                  title={filtered ? s.noneFound : t.empty}
                  text={filtered ? s.noneFoundText : t.emptyText}
                  picture={filtered ? '/pictures/empty/search.svg' : '/pictures/empty/no-classes.svg'}
                  action={
                    <ButtonLink look="quiet" to={filtered ? '/class/management' : '/student/management'}>
                      {filtered ? s.clearFilters : t.toStudents}
                    </ButtonLink>
                  }
                />
              </Card>
            }
          />
        )}
      </Loaded>
    </div>
  );
}

/** 'Classes Today', counted by the server. */
function Today() {
  const t = useTexts('staff').classes;
  const { data } = useClassesToday();
  return (
    <Card className={css.card} aria-busy={data === undefined}>
      <h2>{t.today}</h2>
      <span className={css.figure}>{data?.classes ?? '–'}</span>
      <span className={css.quiet}>
        {data !== undefined && t.todayMeetings({ n: data.meetings })}
        {data !== undefined && data.running > 0 && <> · {t.running({ n: data.running })}</>}
      </span>
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
      cell: (row) => (
        <span>
          <Link to={`/class/management/${row.id}`}>
            <strong>{row.name}</strong>
          </Link>
          {/* The name that the school makes holds the level already. */}
          {row.level !== null && !row.name.includes(row.level) && (
            <>
              <br />
              <span className={css.quiet}>{row.level}</span>
            </>
          )}
        </span>
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
        <span className={css.pair}>
          <ClassStateBadge state={row.state} />
          {!row.hasLink && row.state !== 'completed' && row.state !== 'cancelled' && (
            <Badge hue="amber">{t.noLink}</Badge>
          )}
        </span>
      ),
    },
  ];
}
