import { ATTENDANCE } from '@fasih/school/catalogue/policy/seat';
import type { TeacherAttendanceRow } from '@fasih/school/learning/attendance/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatHours, formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { SeatBadge } from '../../meetings/components/seat-badge.tsx';
import { Reason } from '../../policy/reason.tsx';
import area from '../../shell/area.module.css';
import { Card, EmptyState } from '../../ui/basics.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { dayWithYear } from '../../ui/day-of-year.ts';
import { SelectField } from '../../ui/fields.tsx';
import { useListState } from '../../ui/list-state.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useTeacherAttendance, useTeacherHome } from '../api.ts';
import { AttendanceDialog } from '../components/attendance-dialog.tsx';
import { ClassFilter } from '../components/class-filter.tsx';
import { DaySwitch } from '../components/day-switch.tsx';
import css from '../components/teachers.module.css';
import { schoolDay } from '../school-day.ts';

const STATUSES = ['planned', ...ATTENDANCE] as const;
const SORTS = ['startsAt', 'learner', 'className', 'status'].flatMap((one) => [one, `-${one}`]);
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Who came on one day, the school's today at first; every filter is part of the address. */
export default function TeacherAttendance() {
  const t = useTexts('attendance').teacher;
  const status = useTexts('attendance').status;
  const s = useTexts('teachers').screens;
  const lang = useLang();
  const { query, search, set } = useListState();
  const [edited, setEdited] = useState<TeacherAttendanceRow | null>(null);
  const asked = search.get('date') ?? '';
  // The school's today is the server's word, not this device's.
  const today = useTeacherHome(undefined).data?.day;
  const date = DAY.test(asked) ? asked : today;
  const ofClass = search.get('class') ?? undefined;
  const wanted = STATUSES.find((one) => one === search.get('status'));
  const sort = SORTS.find((one) => one === query.sort);
  const list = useTeacherAttendance({
    page: query.page,
    ...(query.q ? { q: query.q } : {}),
    ...(sort ? { sort } : {}),
    ...(ofClass ? { class: ofClass } : {}),
    ...(DAY.test(asked) ? { date: asked } : {}),
    ...(wanted ? { status: wanted } : {}),
  });
  const columns: Column<TeacherAttendanceRow>[] = [
    {
      key: 'student',
      label: t.columns.student,
      sort: 'learner',
      cell: (row) => <strong>{row.learnerName}</strong>,
    },
    {
      key: 'class',
      label: t.columns.class,
      sort: 'className',
      cell: (row) => (
        <span>
          <Link to={`/teacher/classes/${row.classId}`}>{row.className}</Link>
          <br />
          <span className={css.quiet}>{s.meeting({ number: row.number })}</span>
        </span>
      ),
    },
    {
      key: 'date',
      label: t.columns.date,
      cell: (row) => <span className={css.whole}>{dayWithYear(row.startsAt, lang)}</span>,
    },
    {
      key: 'time',
      label: t.columns.time,
      sort: 'startsAt',
      cell: (row) => <span className={css.whole}>{formatHours(row.startsAt, row.endsAt, lang)}</span>,
    },
    {
      key: 'status',
      label: t.columns.status,
      sort: 'status',
      cell: (row) => (
        <span className={css.pair}>
          <SeatBadge state={row.status} />
          <Reason decision={row.decision} />
          {row.toldLateAt !== null && (
            <span className={css.quiet}>{t.toldLate({ when: formatInstant(row.toldLateAt, lang) })}</span>
          )}
        </span>
      ),
    },
    {
      key: 'edit',
      label: t.columns.edit,
      cell: (row) =>
        row.canCorrect ? (
          <Button
            size="small"
            look="quiet"
            aria-label={t.editFor({ name: row.learnerName })}
            onClick={() => setEdited(row)}
          >
            {t.edit}
          </Button>
        ) : (
          <span className={css.quiet}>{t.notOpen}</span>
        ),
    },
  ];
  const filtered = query.q !== undefined || ofClass !== undefined || wanted !== undefined;
  return (
    <div className={area.page}>
      <PageHead title={t.title} hidden />
      <header className={css.head}>
        <div>
          <h1>{t.title}</h1>
          <p className={css.lead}>{t.lead}</p>
        </div>
      </header>
      <div className={css.sectionHead}>
        <h2>{date !== undefined && schoolDay(date, lang)}</h2>
        {date !== undefined && <DaySwitch day={date} today={today ?? date} name="date" />}
      </div>
      <div className={css.filters}>
        <ClassFilter />
        <SelectField
          label={t.filters.status}
          value={wanted ?? ''}
          onChange={(event) => set({ status: event.currentTarget.value })}
          data={[
            { value: '', label: t.filters.allStatuses },
            ...STATUSES.map((value) => ({ value, label: status[value] })),
          ]}
        />
        <SearchField label={t.filters.search} />
      </div>
      <Loaded query={list} lines={8}>
        {(page) => (
          <DataTable
            caption={t.title}
            columns={columns}
            page={page}
            rowKey={(row) => `${row.meetingId}/${row.learnerId}`}
            empty={
              <Card>
                <EmptyState
                  title={filtered ? s.noneFound : t.empty}
                  text={filtered ? s.noneFoundText : s.day.noneText}
                  picture={filtered ? '/pictures/empty/search.svg' : '/pictures/empty/no-classes.svg'}
                  action={
                    <ButtonLink look="quiet" to={filtered ? '/teacher/attendance' : '/teacher/classes'}>
                      {filtered ? s.clearFilters : s.allClassesLink}
                    </ButtonLink>
                  }
                />
              </Card>
            }
          />
        )}
      </Loaded>
      {edited !== null && (
        <AttendanceDialog
          seat={{ ...edited, name: edited.learnerName, state: edited.status }}
          onClose={() => setEdited(null)}
        />
      )}
    </div>
  );
}
