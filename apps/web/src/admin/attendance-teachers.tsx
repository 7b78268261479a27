import type { StaffAttendanceRow } from '@fasih/school/learning/attendance/contract';
import { Link } from 'react-router';
import { formatDay, formatHours, formatTime } from '../lib/dates.ts';
import { useLang, useTexts } from '../lib/language.tsx';
import { Reason } from '../policy/reason.tsx';
import css from '../teachers/components/teachers.module.css';
import { Badge } from '../ui/basics.tsx';
import type { Column } from '../ui/data-table.tsx';

const HUE = { planned: 'teal', present: 'leaf', late: 'amber', absent: 'red' } as const;

/** The table of teachers: which meeting, when they were there, the delay, and the minutes paid. */
export function useStaffColumns(): Column<StaffAttendanceRow>[] {
  const t = useTexts('staff').attendance;
  const s = useTexts('teachers').screens;
  const lang = useLang();
  return [
    {
      key: 'teacher',
      label: t.columns.teacher,
      sort: 'name',
      cell: (row) => (
        <Link to={`/teacher/management/${row.teacherId}`}>
          <strong>{row.teacherName}</strong>
        </Link>
      ),
    },
    {
      key: 'class',
      label: t.columns.class,
      sort: 'className',
      cell: (row) => (
        <span>
          <Link to={`/class/management/${row.classId}`}>{row.className}</Link>
          <br />
          <span className={css.quiet}>{s.meeting({ number: row.number })}</span>
        </span>
      ),
    },
    {
      key: 'time',
      label: t.columns.time,
      sort: 'startsAt',
      cell: (row) => (
        <span className={css.whole}>
          {formatDay(row.startsAt, lang)}
          <br />
          <span className={css.quiet}>{formatHours(row.startsAt, row.endsAt, lang)}</span>
        </span>
      ),
    },
    {
      key: 'status',
      label: t.columns.status,
      sort: 'status',
      cell: (row) => (
        <span className={css.pair}>
          <Badge hue={HUE[row.status]}>{t.teacherStatuses[row.status]}</Badge>
          {row.status === 'absent' && <Reason decision={row.decision} />}
        </span>
      ),
    },
    {
      key: 'checkIn',
      label: t.columns.checkIn,
      cell: (row) => (
        <span className={css.whole}>
          {row.checkedInAt === null ? '–' : formatTime(row.checkedInAt, lang)}
        </span>
      ),
    },
    {
      key: 'delay',
      label: t.columns.delay,
      sort: 'delay',
      figures: true,
      cell: (row) => (row.delayMinutes === 0 ? '–' : s.minutes({ n: row.delayMinutes })),
    },
    {
      key: 'paid',
      label: t.columns.paid,
      figures: true,
      cell: (row) =>
        row.paidMinutes === null ? (
          <span className={css.quiet}>{t.notClosed}</span>
        ) : (
          s.minutes({ n: row.paidMinutes })
        ),
    },
  ];
}
