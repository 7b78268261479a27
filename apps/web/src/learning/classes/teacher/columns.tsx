import type { Reply } from '@fasih/school/basics/contract';
import type { AgendaMeeting, teacherStudents } from '@fasih/school/office/homes/teacher-contract';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { progressColumn } from '../../../courses/enrolments/progress-bar.tsx';
import { formatHours, shortDayOf } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import type { Column } from '../../../ui/data-table.tsx';
import { Muted, Row } from '../../../ui/layout.tsx';
import { Titled } from '../../../ui/titled.tsx';
import { MeetingBadge } from '../../meetings/meeting-badge.tsx';
import { SeatBadge } from '../../meetings/seat-badge.tsx';

type Student = Reply<typeof teacherStudents>['data'][number];

/** A teacher's students: name, class, progress, last attendance; in the list of all of them also attendance and View Details. */
export function useStudentColumns(isList: boolean): Column<Student>[] {
  const t = useTexts('teachers').screens;
  const lang = useLang();
  const by = (sort: string) => (isList ? { sort } : {});
  const columns: Column<Student>[] = [
    {
      key: 'name',
      label: t.name,
      phone: 'title',
      ...by('name'),
      cell: (row) => (
        <Titled below={!isList && row.className}>
          <Link to={`/teacher/students/${row.enrolmentId}`}>{row.name}</Link>
        </Titled>
      ),
    },
    {
      ...progressColumn<Student>(t.progress, (row) => ({
        percent: row.progress,
        counts: row.progressCounts,
        name: row.name,
      })),
      phone: 'aside',
      ...by('progress'),
    },
    {
      key: 'last',
      label: t.lastAttendance,
      phone: 'hidden',
      ...by('lastAttendance'),
      cell: ({ lastAttendance: last }) =>
        last === null ? (
          <Muted>{t.never}</Muted>
        ) : (
          <Row as="span" gap={2}>
            {shortDayOf(last.at, lang)} <SeatBadge state={last.state} />
          </Row>
        ),
    },
  ];
  if (!isList) return columns;
  return [
    ...columns.slice(0, 1),
    {
      key: 'class',
      label: t.class,
      cell: (row) => <Link to={`/teacher/classes/${row.classId}`}>{row.className}</Link>,
    },
    ...columns.slice(1, -1),
    {
      key: 'attendance',
      label: t.attendance,
      phone: 'hidden',
      figures: true,
      cell: (row) => (row.attendancePercent === null ? '–' : `${row.attendancePercent}%`),
    },
    ...columns.slice(-1),
    {
      key: 'details',
      label: t.detail,
      phone: 'hidden',
      isWhole: true,
      cell: (row) => (
        <ButtonLink
          size="small"
          look="quiet"
          to={`/teacher/students/${row.enrolmentId}`}
          aria-label={t.viewDetailsOf({ name: row.name })}
        >
          {t.viewDetails}
        </ButtonLink>
      ),
    },
  ];
}

/** Meetings that are over: when, which class, what about, who came, what is paid. */
export function useHistoryColumns(): Column<AgendaMeeting>[] {
  const t = useTexts('teachers').screens;
  const lang = useLang();
  return [
    {
      key: 'date',
      label: t.date,
      phone: 'title',
      sort: 'date',
      isWhole: true,
      cell: ({ startsAt, endsAt }) =>
        startsAt !== null &&
        endsAt !== null && (
          <>
            {shortDayOf(startsAt, lang)}, {formatHours(startsAt, endsAt, lang)}
          </>
        ),
    },
    {
      key: 'class',
      label: t.class,
      phone: 'hidden',
      cell: (row) => <Link to={`/teacher/classes/${row.classId}`}>{row.className}</Link>,
    },
    {
      key: 'students',
      label: t.seats,
      cell: ({ seats, given }) =>
        seats.map((seat, at) => (
          <Fragment key={seat.learnerId}>
            {at > 0 && ', '}
            {given ? seat.name : <Link to={`/teacher/students/${seat.enrolmentId}`}>{seat.name}</Link>}
          </Fragment>
        )),
    },
    {
      key: 'topic',
      label: t.topic,
      cell: (row) => (
        <span>
          {t.meeting({ number: row.number })}
          {row.topic !== null && <> · {row.topic.title[lang]}</>}
        </span>
      ),
    },
    {
      key: 'status',
      label: t.status,
      phone: 'aside',
      cell: ({ seats: [one, ...others], state }) =>
        one !== undefined && others.length === 0 ? (
          <SeatBadge state={one.state} />
        ) : (
          <MeetingBadge state={state} />
        ),
    },
    {
      key: 'paid',
      label: t.paid,
      phone: 'hidden',
      figures: true,
      cell: (row) => (row.paidMinutes === null ? '–' : t.minutes({ n: row.paidMinutes })),
    },
  ];
}
