import { ATTENDANCE } from '@fasih/school/catalogue/policy/seat';
import type { TeacherAttendanceRow } from '@fasih/school/learning/attendance/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Reason } from '../../../catalogue/policy/reason.tsx';
import { formatHours, formatInstant, formatTime, shortDayOf } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/basics.tsx';
import { Button } from '../../../ui/button.tsx';
import type { Column } from '../../../ui/data-table.tsx';
import { DaySwitch } from '../../../ui/day-switch.tsx';
import { FilterSelect, Filters } from '../../../ui/filters.tsx';
import { Muted, Row } from '../../../ui/layout.tsx';
import { useListQuery, useListState } from '../../../ui/list-state.ts';
import { Page } from '../../../ui/page.tsx';
import { PagedTable } from '../../../ui/paged-table.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Titled } from '../../../ui/titled.tsx';
import { ClassFilter, useOfClass } from '../../classes/teacher/class-filter.tsx';
import { SeatBadge } from '../../meetings/seat-badge.tsx';
import { ATTENDANCE_READS, teacherAttendanceQuery, teacherHomeQuery } from '../../teachers/queries.ts';
import { AttendanceDialog } from '../attendance-dialog.tsx';
import css from './agenda.module.css';
import { marksOpenAt } from './marks-open.ts';

const STATUSES = ['planned', ...ATTENDANCE] as const;
const SORTS = ['startsAt', 'learner', 'className', 'status'] as const;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Who came on one day, the school's today at first; every filter is part of the address. */
export default function TeacherAttendance() {
  const t = useTexts('attendance').teacher;
  const status = useTexts('attendance').status;
  const s = useTexts('teachers').screens;
  const lang = useLang();
  const { search } = useListState();
  const { query, isFiltered, active } = useOfClass(
    useListQuery({ sorts: SORTS, filters: { status: STATUSES } }),
  );
  const [edited, setEdited] = useState<TeacherAttendanceRow | null>(null);
  const inAddress = search.get('date') ?? '';
  const chosen = DAY.test(inAddress) ? inAddress : undefined;
  // The school's today is the server's word, not this device's.
  const today = useQuery(teacherHomeQuery()).data?.day;
  const date = chosen ?? today;
  const list = useQuery(teacherAttendanceQuery({ ...query, ...(chosen ? { date: chosen } : {}) }));
  const columns: Column<TeacherAttendanceRow>[] = [
    {
      key: 'student',
      label: t.columns.student,
      sort: 'learner',
      phone: 'title',
      cell: (row) => (
        <Row as="span" gap={2} isOneLine data-faces="">
          <Avatar name={row.learnerName} photo={null} size={32} />
          <Link to={`/teacher/meetings/${row.meetingId}`}>{row.learnerName}</Link>
        </Row>
      ),
    },
    {
      key: 'class',
      label: t.columns.class,
      sort: 'className',
      cell: (row) => (
        <Titled isBeside below={s.meeting({ number: row.number })}>
          <Link to={`/teacher/classes/${row.classId}#meeting-${row.number}`}>{row.className}</Link>
        </Titled>
      ),
    },
    {
      key: 'date',
      label: t.columns.date,
      phone: 'hidden',
      isWhole: true,
      cell: (row) => shortDayOf(row.startsAt, lang),
    },
    {
      key: 'time',
      label: t.columns.time,
      sort: 'startsAt',
      phone: 'aside',
      isWhole: true,
      cell: (row) => <strong>{formatHours(row.startsAt, row.endsAt, lang)}</strong>,
    },
    {
      key: 'status',
      label: t.columns.status,
      sort: 'status',
      phone: 'detail',
      cell: (row) => (
        <Row as="span" gap={2} className={css.state}>
          {row.canCorrect || row.status !== 'planned' ? (
            <SeatBadge state={row.status} />
          ) : (
            <Badge hue="indigo">
              {t.opens({ when: formatTime(new Date(marksOpenAt(row.startsAt)), lang) })}
            </Badge>
          )}
          <Reason decision={row.decision} />
          {row.toldLateAt !== null && (
            <Muted>{t.toldLate({ when: formatInstant(row.toldLateAt, lang) })}</Muted>
          )}
        </Row>
      ),
    },
    {
      key: 'edit',
      label: t.columns.edit,
      phone: 'action',
      cell: (row) =>
        row.canCorrect && (
          <Button
            size="small"
            look="quiet"
            aria-label={t.editFor({ name: row.learnerName })}
            onClick={() => setEdited(row)}
          >
            {t.edit}
          </Button>
        ),
    },
  ];
  return (
    <Page title={t.title} lead={t.lead}>
      <Filters
        isSlim
        search={date !== undefined && <DaySwitch day={date} today={today ?? date} name="date" />}
        active={active}
      >
        <SearchField label={t.filters.search} />
        <ClassFilter />
        <FilterSelect
          name="status"
          label={t.filters.status}
          all={t.filters.allStatuses}
          values={STATUSES}
          labelOf={(value) => status[value]}
        />
      </Filters>
      <PagedTable
        query={list}
        lines={8}
        caption={t.title}
        columns={columns}
        rowKey={(row) => `${row.meetingId}/${row.learnerId}`}
        empty={{
          title: t.empty,
          text: s.day.noneText,
          picture: '/pictures/empty/no-classes.svg',
          link: { to: '/teacher/classes', label: s.allClassesLink },
        }}
        noneFound={
          isFiltered && {
            title: s.noneFound,
            text: s.noneFoundText,
            to: '/teacher/attendance',
          }
        }
      />
      {edited !== null && (
        <AttendanceDialog
          seat={{ ...edited, name: edited.learnerName, state: edited.status }}
          invalidates={ATTENDANCE_READS}
          onClose={() => setEdited(null)}
        />
      )}
    </Page>
  );
}
