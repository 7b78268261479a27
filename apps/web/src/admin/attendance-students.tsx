import type { StudentAttendanceRow } from '@fasih/school/learning/attendance/contract';
import { Link } from 'react-router';
import { formatDay, formatHours, formatInstant, formatTime } from '../lib/dates.ts';
import { useLang, useTexts } from '../lib/language.tsx';
import { SeatBadge } from '../meetings/components/seat-badge.tsx';
import { Reason } from '../policy/reason.tsx';
import css from '../teachers/components/teachers.module.css';
import { Button } from '../ui/button.tsx';
import type { Column } from '../ui/data-table.tsx';
import own from './attendance.module.css';

/** The table of learners: who, which meeting, when marked, the status with its reason, and what an admin may do. */
export function useStudentColumns(on: {
  correct: (row: StudentAttendanceRow) => void;
  waive: (row: StudentAttendanceRow) => void;
}): Column<StudentAttendanceRow>[] {
  const t = useTexts('staff').attendance;
  const toldLate = useTexts('attendance').teacher.toldLate;
  const s = useTexts('teachers').screens;
  const lang = useLang();
  return [
    {
      key: 'student',
      label: t.columns.student,
      sort: 'name',
      cell: (row) => <strong>{row.learnerName}</strong>,
    },
    {
      key: 'class',
      label: t.columns.class,
      sort: 'className',
      cell: (row) => (
        <span>
          <Link to={`/class/management/${row.classId}`}>{row.className}</Link>
          <br />
          <span className={css.quiet}>
            {s.meeting({ number: row.number })} · {t.taughtBy({ name: row.teacherName })}
          </span>
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
      key: 'timeIn',
      label: t.columns.timeIn,
      cell: (row) => (
        <span className={css.whole}>{row.markedAt === null ? '–' : formatTime(row.markedAt, lang)}</span>
      ),
    },
    {
      key: 'status',
      label: t.columns.status,
      sort: 'status',
      cell: (row) => (
        <span className={css.pair}>
          <SeatBadge state={row.status} />
          {row.status !== 'present' && <Reason decision={row.decision} />}
          {row.toldLateAt !== null && (
            <span className={css.quiet}>{toldLate({ when: formatInstant(row.toldLateAt, lang) })}</span>
          )}
        </span>
      ),
    },
    {
      key: 'action',
      label: t.columns.action,
      cell: (row) => {
        const of = { name: row.learnerName, number: row.number };
        if (!row.canCorrect) return <span className={css.quiet}>{t.notYet}</span>;
        return (
          <span className={own.actions}>
            <Button size="small" look="quiet" aria-label={t.correctOf(of)} onClick={() => on.correct(row)}>
              {t.correct}
            </Button>
            {row.canWaive && (
              <Button size="small" look="plain" aria-label={t.waiveOf(of)} onClick={() => on.waive(row)}>
                {t.waive}
              </Button>
            )}
          </span>
        );
      },
    },
  ];
}
