import type { Reply } from '@fasih/school/basics/contract';
import { ATTENDANCE } from '@fasih/school/catalogue/policy/seat';
import type { myHistory } from '@fasih/school/office/homes/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { LearnerSwitch } from '../../../courses/enrolments/learner-switch.tsx';
import { ofLearner } from '../../../courses/enrolments/of-learner.ts';
import { useForgottenLearner } from '../../../courses/enrolments/queries.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { learnersQuery } from '../../../people/learners/queries.ts';
import { Button } from '../../../ui/button.tsx';
import type { Column } from '../../../ui/data-table.tsx';
import { FilterSelect, Filters } from '../../../ui/filters.tsx';
import { useListQuery, useListState } from '../../../ui/list-state.ts';
import { Page } from '../../../ui/page.tsx';
import { PagedTable } from '../../../ui/paged-table.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Titled } from '../../../ui/titled.tsx';
import { When } from '../../../ui/when.tsx';
import { AttendanceWhy } from '../../meetings/attendance-why.tsx';
import { SeatBadge } from '../../meetings/seat-badge.tsx';
import { historyQuery } from './queries.ts';

type Past = Reply<typeof myHistory>['data'][number];

/** The account's meetings that are over, newest first; filters and page stand in the address. */
export default function History() {
  const { history: t, status: names } = useTexts('attendance');
  const lists = useTexts('classes').pages;
  const { why } = useTexts('common');
  const lang = useLang();
  const { search, set } = useListState();
  const { query, isFiltered } = useListQuery({ sorts: ['date'], filters: { status: ATTENDANCE } });
  const learnerId = search.get('learner') ?? undefined;
  const learners = useQuery(learnersQuery()).data ?? [];
  const list = useQuery(historyQuery({ ...query, ...(learnerId ? { learnerId } : {}) }));
  useForgottenLearner(list.error);
  const several = learners.length > 1;
  // Whose it was and in which class is told on phones only where that is not the same everywhere.
  const isPlain = !several && new Set(list.data?.data.map(({ classId }) => classId)).size < 2;
  const columns: Column<Past>[] = [
    { key: 'date', label: t.columns.date, sort: 'date', cell: (row) => <When at={row.startsAt} /> },
    {
      key: 'class',
      label: t.columns.class,
      phone: 'title',
      cell: (row) => (
        <Titled
          isBeside={isPlain}
          below={[row.className, several && row.learnerName].filter(Boolean).join(' · ')}
        >
          <Link to={`${ofLearner(`/my-classes/${row.classId}`, row.learnerId)}#meeting-${row.number}`}>
            {row.topic === null
              ? t.meeting({ number: row.number })
              : `${row.number} · ${row.topic.title[lang]}`}
          </Link>
        </Titled>
      ),
    },
    { key: 'teacher', label: t.columns.teacher, cell: (row) => row.teacherName },
    {
      key: 'status',
      label: t.columns.status,
      phone: 'aside',
      cell: (row) => <SeatBadge state={row.state} />,
    },
    {
      key: 'score',
      label: t.columns.score,
      figures: true,
      cell: (row) => row.score !== null && `${row.score}%`,
    },
    {
      key: 'why',
      label: why,
      phone: 'action',
      cell: (row) => <AttendanceWhy decision={row.decision} correctionReason={row.correctionReason} />,
    },
  ];
  const isEmpty = list.data?.total === 0 && !isFiltered;
  return (
    <Page title={t.title} actions={<LearnerSwitch learners={learners} chosen={learnerId ?? null} withAll />}>
      {!isEmpty && (
        <Filters search={<SearchField label={t.search} />} active={query.status === undefined ? 0 : 1}>
          <FilterSelect
            name="status"
            label={t.filter}
            all={t.all}
            values={ATTENDANCE}
            labelOf={(status) => names[status]}
          />
        </Filters>
      )}
      <PagedTable
        query={list}
        caption={t.caption}
        columns={columns}
        rowKey={(row) => `${row.meetingId}/${row.learnerId}`}
        empty={
          isFiltered
            ? {
                title: t.noneFound,
                action: (
                  <Button look="quiet" onClick={() => set({ status: undefined, q: undefined })}>
                    {t.showAll}
                  </Button>
                ),
              }
            : {
                title: t.empty,
                text: t.emptyText,
                picture: '/pictures/empty/no-history.svg',
                link: { to: ofLearner('/class/general-english', learnerId), label: lists.list, isMain: true },
              }
        }
      />
    </Page>
  );
}
