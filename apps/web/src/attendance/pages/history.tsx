import type { Reply } from '@fasih/school/basics/contract';
import type { myHistory } from '@fasih/school/dashboards/contract';
import { ATTENDANCE } from '@fasih/school/policy/seat';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import home from '../../enrolments/components/dashboard.module.css';
import { LearnerSwitch } from '../../enrolments/components/learner-switch.tsx';
import { useLearners } from '../../learners/api.ts';
import { formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { SeatBadge } from '../../meetings/components/seat-badge.tsx';
import { Reason } from '../../policy/reason.tsx';
import area from '../../shell/area.module.css';
import { Card, EmptyState, SkeletonLines } from '../../ui/basics.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { type Column, DataTable, useListState } from '../../ui/data-table.tsx';
import { SelectField, TextField } from '../../ui/fields.tsx';
import { asAttendance, useHistory } from '../api.ts';
import css from '../components/attendance.module.css';

type Row = Reply<typeof myHistory>['data'][number];

/** The account's meetings that are over, newest first; filters and page stand in the address. */
export default function History() {
  const { history: t, status: names } = useTexts('attendance');
  const common = useTexts('common');
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
          <Link to={`/my-classes/${row.classId}#meeting-${row.number}`}>{row.className}</Link>
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
          <Reason decision={row.decision} />
        </span>
      ),
    },
    { key: 'score', label: t.columns.score, figures: true, cell: (row) => row.score ?? '–' },
  ];
  const filtered = status !== undefined || query.q !== undefined;
  return (
    <div className={area.page}>
      <PageHead title={t.title} hidden />
      <header className={home.pageHead}>
        <h1>{t.title}</h1>
        <LearnerSwitch learners={learners} chosen={learnerId ?? null} />
      </header>
      <search className={css.filters}>
        <SelectField
          label={t.filter}
          value={status ?? ''}
          onChange={(event) => set({ status: event.currentTarget.value })}
          data={[{ value: '', label: t.all }, ...ATTENDANCE.map((value) => ({ value, label: names[value] }))]}
        />
        <SearchField label={t.search} value={query.q ?? ''} onChange={(q) => set({ q })} />
      </search>
      {list.isPending && (
        <Card aria-busy="true">
          <SkeletonLines lines={6} />
        </Card>
      )}
      {list.isError && list.data === undefined && (
        <Card>
          <EmptyState
            title={t.loadFailed}
            text={common.noAnswer}
            picture="/pictures/empty/offline.svg"
            action={<Button onClick={() => list.refetch()}>{common.retry}</Button>}
          />
        </Card>
      )}
      {list.data !== undefined && (
        <DataTable
          caption={t.caption}
          columns={columns}
          page={list.data}
          rowKey={(row) => `${row.meetingId}/${row.learnerName}`}
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
                  action={<ButtonLink to="/class/general-english">{lists.list}</ButtonLink>}
                />
              )}
            </Card>
          }
        />
      )}
    </div>
  );
}

/** Asks once the typing pauses; what stands in the address comes first when it changes from elsewhere. */
function SearchField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (q: string) => void;
}) {
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    setTyped(value);
  }
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => onChange(typed.trim()), 350);
    return () => clearTimeout(timer);
  }, [typed, value, onChange]);
  return (
    <TextField
      type="search"
      label={label}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
}
