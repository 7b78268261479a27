import { PACKAGE_TYPES } from '@fasih/school/catalogue/packages/contract';
import { type ProgressCounts, progressPercent } from '@fasih/school/catalogue/policy/progress';
import { MAX_CHOSEN } from '@fasih/school/learning/bulk/contract';
import { CLASS_STATES, type ClassRow, listClasses } from '@fasih/school/learning/classes/contract';
import { CLASS_ENDINGS, type ClassEnding } from '@fasih/school/learning/classes/ending';
import { classSubtitle, classTitle } from '@fasih/school/learning/classes/title';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { progressColumn } from '../../../courses/enrolments/progress-bar.tsx';
import { shortSlotTimes } from '../../../courses/enrolments/slot-times.ts';
import { call } from '../../../lib/client.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { useAction } from '../../../lib/use-action.ts';
import { ActionMenu } from '../../../ui/action-menu.tsx';
import { Badge } from '../../../ui/basics.tsx';
import type { Column } from '../../../ui/data-table.tsx';
import { FilterSelect, Filters } from '../../../ui/filters.tsx';
import { Muted, Row, Text } from '../../../ui/layout.tsx';
import { useListQuery, useListState } from '../../../ui/list-state.ts';
import { Page } from '../../../ui/page.tsx';
import { PagedTable } from '../../../ui/paged-table.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { useSelection } from '../../../ui/selection.ts';
import { SelectionBar } from '../../../ui/selection-bar.tsx';
import { When } from '../../../ui/when.tsx';
import { BulkActions } from '../../bulk/actions.tsx';
import { ExportChosen } from '../../bulk/export-students.tsx';
import { ChangeTimes } from '../../series/change-times.tsx';
import { EndPauses } from '../../series/end-pauses.tsx';
import { PauseClasses } from '../../series/pause-classes.tsx';
import { teachersQuery } from '../../teachers/admin/queries.ts';
import { ClassStateBadge } from '../class-card.tsx';
import css from './list.module.css';
import { classesQuery, classesTodayQuery } from './queries.ts';

const SORTS = ['title', 'teacher', 'startsOn', 'state', 'nextMeetingAt'] as const;
/** What a class is filtered by: its state or, for one that has ended too soon, how. */
const STATUSES = [...CLASS_STATES, ...CLASS_ENDINGS];
const isEnding = (status: string): status is ClassEnding => CLASS_ENDINGS.some((ending) => ending === status);
const MAX_TEACHERS = 100;

/** All classes: the figure of today, search, filters, and the table; every filter is part of the address. */
export default function ClassesList() {
  const t = useTexts('staff').classes;
  const words = useTexts('staff');
  const s = useTexts('teachers').screens;
  const nav = useTexts('shell').nav;
  const common = useTexts('common');
  const teachers = useQuery(teachersQuery({ page: 1, pageSize: MAX_TEACHERS })).data?.data ?? [];
  const teacher = useListState().search.get('teacher') ?? undefined;
  const list = useListQuery({ sorts: SORTS, filters: { status: STATUSES, type: PACKAGE_TYPES } });
  const { status, ...query } = list.query;
  const isFiltered = list.isFiltered || teacher !== undefined;
  const listQuery = {
    ...query,
    ...(status === undefined ? {} : isEnding(status) ? { ending: status } : { state: status }),
    ...(teacher === undefined ? {} : { teacher }),
  };
  const classes = useQuery(classesQuery(listQuery));
  const selection = useSelection<ClassRow>({
    rowKey: ({ id }) => id,
    nameOf: ({ learners, name }) => classTitle(learners, name),
  });
  const isTooMany = selection.rows.length > MAX_CHOSEN;
  const all = useAction(() => call(listClasses, { query: { ...listQuery, page: 1, pageSize: MAX_CHOSEN } }), {
    onDone: ({ data }) => selection.set(data, true),
  });
  const x = useTexts('series');
  const [dialog, setDialog] = useState<'pause' | 'end' | null>(null);
  const close = () => setDialog(null);
  // Where a paused class is in sight.
  const hasPaused = classes.data?.data.some(({ state }) => state === 'paused') ?? false;
  const today = useQuery(classesTodayQuery).data?.day;
  const [timesOf, setTimesOf] = useState<ClassRow | null>(null);
  const columns = useClassColumns(setTimesOf);
  return (
    <Page
      title={nav.classes}
      actions={
        <ActionMenu
          label={common.moreActions}
          actions={[
            {
              label: x.pause.several,
              isDisabled: today === undefined,
              onSelect: () => setDialog('pause'),
            },
            hasPaused && { label: x.end.several, onSelect: () => setDialog('end') },
          ]}
        />
      }
    >
      <Today />
      <Filters
        search={<SearchField label={t.search} />}
        active={list.active + (teacher === undefined ? 0 : 1)}
      >
        <FilterSelect
          name="status"
          label={t.status}
          values={STATUSES}
          labelOf={(value) => (isEnding(value) ? s.classEndings[value] : s.classStates[value])}
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
      <SelectionBar
        selection={selection}
        page={classes.data}
        most={MAX_CHOSEN}
        all={{ run: () => void all.run(undefined), isPending: all.isPending, problem: all.problem }}
      >
        <BulkActions
          recipients={{ classIds: selection.rows.map(({ id }) => id) }}
          names={selection.rows.map(selection.nameOf)}
          classes={selection.rows.map(({ id, learners, name, state }) => ({
            id,
            title: classTitle(learners, name),
            canPause: state === 'active' || state === 'scheduled',
          }))}
          isTooMany={isTooMany}
          onDone={selection.clear}
        >
          <ExportChosen
            learnerIds={selection.rows.flatMap(({ learners }) => learners.map(({ id }) => id))}
            isTooMany={isTooMany}
          />
        </BulkActions>
      </SelectionBar>
      <PagedTable
        selection={selection}
        query={classes}
        caption={nav.classes}
        columns={columns}
        rowKey={(row) => row.id}
        lines={8}
        empty={{
          title: t.empty,
          text: t.emptyText,
          picture: '/pictures/empty/no-classes.svg',
          link: { to: '/student/management', label: t.toStudents },
        }}
        noneFound={
          isFiltered && {
            title: s.noneFound,
            text: s.noneFoundText,
            to: '/class/management',
          }
        }
      />
      {dialog === 'pause' && today !== undefined && <PauseClasses today={today} onClose={close} />}
      {dialog === 'end' && <EndPauses onClose={close} />}
      {timesOf !== null && today !== undefined && (
        <ChangeTimes schoolClass={timesOf} today={today} onClose={() => setTimesOf(null)} />
      )}
    </Page>
  );
}

/** 'Classes Today', counted by the server. */
function Today() {
  const t = useTexts('staff').classes;
  const { data } = useQuery(classesTodayQuery);
  return (
    <Row gap={2} align="baseline" aria-busy={data === undefined}>
      <Text as="h2" size="large" isMuted>
        {t.today}
      </Text>
      <Text size="figure">{data?.classes ?? '–'}</Text>
      {data !== undefined && data.running > 0 && <Badge hue="leaf">{t.running({ n: data.running })}</Badge>}
    </Row>
  );
}

const isOver = (state: ClassRow['state']) => state === 'completed' || state === 'cancelled';

/** When the class meets next, and whether the link that it then needs is still missing. */
function Next({ row: { nextMeetingAt, hasLink, state } }: { row: ClassRow }) {
  const t = useTexts('staff').classes;
  if (nextMeetingAt === null) return isOver(state) ? null : <Muted>{t.noNext}</Muted>;
  return (
    <>
      <When at={nextMeetingAt} /> {!hasLink && <Badge hue="amber">{t.noLink}</Badge>}
    </>
  );
}

/** The weekly times of a class; a press changes them while the class is not over. */
function Times({ row, onChange }: { row: ClassRow; onChange: () => void }) {
  const t = useTexts('staff').classes;
  const lang = useLang();
  const times = shortSlotTimes(row.slots, lang);
  if (isOver(row.state)) return times;
  const name = classTitle(row.learners, row.name);
  return (
    <button
      type="button"
      className={css.times}
      aria-label={t.changeTimesOf({ times, name })}
      onClick={onChange}
    >
      {times}
    </button>
  );
}

const percentOf = ({ attended, lost, left }: ProgressCounts) =>
  progressPercent({ bought: attended + lost + left, extra: 0, held: attended });

function useClassColumns(onTimes: (row: ClassRow) => void): Column<ClassRow>[] {
  const t = useTexts('staff').classes;
  return [
    {
      key: 'title',
      label: t.columns.name,
      sort: 'title',
      phone: 'title',
      cell: (row) => <Link to={`/class/management/${row.id}`}>{classTitle(row.learners, row.name)}</Link>,
      // The name that the school makes holds the level already.
      below: (row) => [
        classSubtitle(row.learners, row.name),
        row.level !== null && !row.name.includes(row.level) && row.level,
        row.capacity > 1 && t.studentsOf({ n: row.learners.length, of: row.capacity }),
      ],
    },
    {
      key: 'teacher',
      label: t.columns.teacher,
      sort: 'teacher',
      isWhole: true,
      cell: (row) => <Link to={`/teacher/management/${row.teacher.id}`}>{row.teacher.name}</Link>,
    },
    {
      key: 'schedule',
      label: t.columns.schedule,
      phone: 'hidden',
      cell: (row) => <Times row={row} onChange={() => onTimes(row)} />,
    },
    progressColumn(t.columns.progress, ({ progressCounts, learners, name }) => ({
      percent: percentOf(progressCounts),
      counts: progressCounts,
      name: classTitle(learners, name),
    })),
    {
      key: 'next',
      label: t.columns.next,
      sort: 'nextMeetingAt',
      cell: (row) => <Next row={row} />,
    },
    {
      key: 'status',
      label: t.columns.status,
      sort: 'state',
      phone: 'aside',
      cell: (row) => <ClassStateBadge {...row} />,
    },
  ];
}
