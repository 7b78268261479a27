import type { Reply } from '@fasih/school/basics/contract';
import type { AgendaMeeting, teacherStudents } from '@fasih/school/office/homes/teacher-contract';
import { Link } from 'react-router';
import { ProgressBar } from '../../../courses/enrolments/progress-bar.tsx';
import { formatHours, formatInstant } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import type { Column } from '../../../ui/data-table.tsx';
import { dayWithYear } from '../../../ui/day-of-year.ts';
import { Muted, Row, Stack } from '../../../ui/layout.tsx';
import { Titled } from '../../../ui/titled.tsx';
import { SeatBadge } from '../../meetings/seat-badge.tsx';

type Student = Reply<typeof teacherStudents>['data'][number];

/** A teacher's students: name, class, progress, attendance, last attendance, View Details. */
export function useStudentColumns(sortable: boolean): Column<Student>[] {
  const t = useTexts('teachers').screens;
  const lang = useLang();
  const by = (sort: string) => (sortable ? { sort } : {});
  return [
    { key: 'name', label: t.name, ...by('name'), cell: (row) => <strong>{row.name}</strong> },
    {
      key: 'class',
      label: t.class,
      cell: (row) => <Link to={`/teacher/classes/${row.classId}`}>{row.className}</Link>,
    },
    {
      key: 'progress',
      label: t.progress,
      ...by('progress'),
      cell: (row) => (
        <ProgressBar
          percent={row.progress}
          counts={row.progressCounts}
          label={t.progressOf({ name: row.name })}
        />
      ),
    },
    {
      key: 'attendance',
      label: t.attendance,
      figures: true,
      cell: (row) => (row.attendancePercent === null ? '–' : `${row.attendancePercent}%`),
    },
    {
      key: 'last',
      label: t.lastAttendance,
      ...by('lastAttendance'),
      cell: (row) =>
        row.lastAttendance === null ? (
          <Muted>{t.never}</Muted>
        ) : (
          <Row as="span" gap={2}>
            {formatInstant(row.lastAttendance.at, lang)} <SeatBadge state={row.lastAttendance.state} />
          </Row>
        ),
    },
    {
      key: 'details',
      label: t.detail,
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
export function useHistoryColumns(sortable: boolean): Column<AgendaMeeting>[] {
  const t = useTexts('teachers').screens;
  const meetings = useTexts('meetings');
  const lang = useLang();
  return [
    {
      key: 'date',
      label: t.date,
      isWhole: true,
      ...(sortable ? { sort: 'date' } : {}),
      cell: ({ startsAt, endsAt }) =>
        startsAt !== null &&
        endsAt !== null && (
          <Titled below={formatHours(startsAt, endsAt, lang)}>{dayWithYear(startsAt, lang)}</Titled>
        ),
    },
    {
      key: 'class',
      label: t.class,
      cell: (row) => <Link to={`/teacher/classes/${row.classId}`}>{row.className}</Link>,
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
      cell: (row) => (
        <Stack as="ul" gap={1}>
          {row.seats.length === 0 && <li>{meetings.states[row.state]}</li>}
          {row.seats.map((seat) => (
            <Row as="li" gap={2} key={seat.learnerId}>
              <span>{seat.name}</span> <SeatBadge state={seat.state} />
            </Row>
          ))}
        </Stack>
      ),
    },
    {
      key: 'paid',
      label: t.paid,
      figures: true,
      cell: (row) => (row.paidMinutes === null ? '–' : t.minutes({ n: row.paidMinutes })),
    },
  ];
}
