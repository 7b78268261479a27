import type { Reply } from '@fasih/school/basics/contract';
import { ATTENDANCE } from '@fasih/school/catalogue/policy/seat';
import type { myHistory } from '@fasih/school/office/homes/contract';
import { Link } from 'react-router';
import home from '../../enrolments/components/dashboard.module.css';
import { LearnerSwitch } from '../../enrolments/components/learner-switch.tsx';
import { ofLearner } from '../../enrolments/of-learner.ts';
import { useLearners } from '../../learners/api.ts';
import { formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { SeatBadge } from '../../meetings/components/seat-badge.tsx';
import area from '../../shell/area.module.css';
import { Card, EmptyState } from '../../ui/basics.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { SelectField } from '../../ui/fields.tsx';
import { useListState } from '../../ui/list-state.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { asAttendance, useHistory } from '../api.ts';
import css from '../components/attendance.module.css';
import { AttendanceWhy } from '../components/attendance-why.tsx';

type Row = Reply<typeof myHistory>['data'][number];

/** The account's meetings that are over, newest first; filters and page stand in the address. */
export default function History() {
  const { history: t, status: names } = useTexts('attendance');
  const lists = useTexts('classes').pages;
  const lang = useLang();
  const { query, search, set } = useListState();
  const status = asAttendance(search.get('status'));
  const learnerId = search.get('learner') ?? undefined;
  const learners = useLearners().data ?? [];
  const list = useHistory({ ...query, status, learnerId });
  const several = learners.length > 1;
  const columns: Column<Row>[] = [
    { key: 'date', label: t.columns.date, sort: 'date', cell: (row) => formatInstant(row.startsAt, lang) },
    {
      key: 'class',
      label: t.columns.class,
      cell: (row) => (
        <span className={css.cell}>
          <Link to={`${ofLearner(`/my-classes/${row.classId}`, row.learnerId)}#meeting-${row.number}`}>
            {row.className}
          </Link>
          <small>
            {t.meeting({ number: row.number })}
            {row.topic !== null && ` · ${row.topic.title[lang]}`}
            {several && ` · ${row.learnerName}`}
          </small>
        </span>
      ),
    },
    { key: 'teacher', label: t.columns.teacher, cell: (row) => row.teacherName },
    {
      key: 'status',
      label: t.columns.status,
      cell: (row) => (
        <span className={css.status}>
          <SeatBadge state={row.state} />
          <AttendanceWhy decision={row.decision} correctionReason={row.correctionReason} />
        </span>
      ),
    },
    { key: 'score', label: t.columns.score, figures: true, cell: (row) => row.score ?? '–' },
  ];
  const filtered = status !== undefined || query.q !== undefined;
  const nothing = list.data?.total === 0 && !filtered;
  return (
    <div className={area.page}>
      <PageHead title={t.title} hidden />
      <header className={home.pageHead}>
        <h1>{t.title}</h1>
        <LearnerSwitch learners={learners} chosen={learnerId ?? null} withAll />
      </header>
      <search className={css.filters} hidden={nothing}>
        <SelectField
          label={t.filter}
          value={status ?? ''}
          onChange={(event) => set({ status: event.currentTarget.value })}
          data={[{ value: '', label: t.all }, ...ATTENDANCE.map((value) => ({ value, label: names[value] }))]}
        />
        <SearchField label={t.search} />
      </search>
      <Loaded query={list} lines={6}>
        {(page) => (
          <DataTable
            caption={t.caption}
            columns={columns}
            page={page}
            rowKey={(row) => `${row.meetingId}/${row.learnerId}`}
            empty={
              <Card>
                {filtered ? (
                  <EmptyState
                    title={t.noneFound}
                    action={
                      <Button look="quiet" onClick={() => set({ status: undefined, q: undefined })}>
                        {t.showAll}
                      </Button>
                    }
                  />
                ) : (
                  <EmptyState
                    title={t.empty}
                    text={t.emptyText}
                    picture="/pictures/empty/no-history.svg"
                    action={
                      <ButtonLink to={ofLearner('/class/general-english', learnerId)}>
                        {lists.list}
                      </ButtonLink>
                    }
                  />
                )}
              </Card>
            }
          />
        )}
      </Loaded>
    </div>
  );
}
