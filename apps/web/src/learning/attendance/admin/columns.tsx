import type { StaffAttendanceRow, StudentAttendanceRow } from '@fasih/school/learning/attendance/contract';
import { classSubtitle, classTitle } from '@fasih/school/learning/classes/title';
import { Link } from 'react-router';
import { Reason } from '../../../catalogue/policy/reason.tsx';
import { formatHours, formatInstant, shortDayOf, timeBeside } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { Badge } from '../../../ui/basics.tsx';
import { Button } from '../../../ui/button.tsx';
import type { Column } from '../../../ui/data-table.tsx';
import { Muted, Row } from '../../../ui/layout.tsx';
import { Titled } from '../../../ui/titled.tsx';
import { SeatBadge } from '../../meetings/seat-badge.tsx';

const HUE = { planned: 'teal', present: 'leaf', late: 'amber', absent: 'red' } as const;

type MeetingFacts = { classId: string; className: string; number: number; startsAt: string; endsAt: string };

/** Which meeting and when, as both tables show it; `about` adds to the number of the meeting. */
function useMeetingColumns<Row extends MeetingFacts>({
  title,
  about,
}: {
  title?: (row: Row) => string;
  about?: (row: Row) => string | null;
}): Column<Row>[] {
  const t = useTexts('staff').attendance;
  const s = useTexts('teachers').screens;
  const lang = useLang();
  return [
    {
      key: 'class',
      phone: 'detail',
      label: t.columns.class,
      sort: 'className',
      cell: (row) => (
        <Titled below={[s.meeting({ number: row.number }), about?.(row)].filter(Boolean).join(' · ')}>
          <Link to={`/class/management/${row.classId}`}>{title?.(row) ?? row.className}</Link>
        </Titled>
      ),
    },
    {
      key: 'time',
      phone: 'detail',
      label: t.columns.time,
      isWhole: true,
      sort: 'startsAt',
      cell: (row) => (
        <Titled below={formatHours(row.startsAt, row.endsAt, lang)}>{shortDayOf(row.startsAt, lang)}</Titled>
      ),
    },
  ];
}

/** When something happened for a meeting, with its day where it is not the meeting's; a dash where it did not. */
function Clock({ at, beside }: { at: string | null; beside: string }) {
  const lang = useLang();
  return <>{at === null ? '–' : timeBeside(at, beside, lang)}</>;
}

/** The table of learners: who, which meeting, when marked, the status with its reason, and what an admin may do. */
export function useStudentColumns(on: {
  correct: (row: StudentAttendanceRow) => void;
  waive: (row: StudentAttendanceRow) => void;
}): Column<StudentAttendanceRow>[] {
  const t = useTexts('staff').attendance;
  const toldLate = useTexts('attendance').teacher.toldLate;
  const lang = useLang();
  const meeting = useMeetingColumns<StudentAttendanceRow>({
    about: (row) => t.taughtBy({ name: row.teacherName }),
  });
  return [
    {
      key: 'student',
      phone: 'title',
      label: t.columns.student,
      sort: 'name',
      cell: (row) => (
        <Link to={`/student/management/${row.learnerId}`}>
          <strong>{row.learnerName}</strong>
        </Link>
      ),
    },
    ...meeting,
    {
      key: 'timeIn',
      phone: 'hidden',
      label: t.columns.timeIn,
      isWhole: true,
      cell: (row) => <Clock at={row.markedAt} beside={row.startsAt} />,
    },
    {
      key: 'status',
      phone: 'aside',
      label: t.columns.status,
      sort: 'status',
      cell: (row) => (
        <Row as="span" gap={2}>
          <SeatBadge state={row.status} />
          {(row.status !== 'present' || row.decision?.rule === 'correct') && (
            <Reason decision={row.decision} />
          )}
          {row.toldLateAt !== null && (
            <Muted>{toldLate({ when: formatInstant(row.toldLateAt, lang) })}</Muted>
          )}
        </Row>
      ),
    },
    {
      key: 'action',
      phone: 'action',
      label: t.columns.action,
      cell: (row) => {
        const seat = { name: row.learnerName, number: row.number };
        if (!row.canCorrect) return <Muted>{t.notYet}</Muted>;
        return (
          <Row as="span" gap={2}>
            <Button size="small" look="quiet" aria-label={t.correctOf(seat)} onClick={() => on.correct(row)}>
              {t.correct}
            </Button>
            {row.canWaive && (
              <Button size="small" look="plain" aria-label={t.waiveOf(seat)} onClick={() => on.waive(row)}>
                {t.waive}
              </Button>
            )}
          </Row>
        );
      },
    },
  ];
}

/** The table of teachers: which meeting, when they were there, the delay, and the minutes paid. */
export function useStaffColumns(): Column<StaffAttendanceRow>[] {
  const t = useTexts('staff').attendance;
  const s = useTexts('teachers').screens;
  const meeting = useMeetingColumns<StaffAttendanceRow>({
    title: (row) => classTitle(row.learners, row.className),
    about: (row) => classSubtitle(row.learners, row.className),
  });
  return [
    {
      key: 'teacher',
      phone: 'title',
      label: t.columns.teacher,
      sort: 'name',
      cell: (row) => (
        <Link to={`/teacher/management/${row.teacherId}`}>
          <strong>{row.teacherName}</strong>
        </Link>
      ),
    },
    ...meeting,
    {
      key: 'status',
      phone: 'aside',
      label: t.columns.status,
      sort: 'status',
      cell: (row) => (
        <Row as="span" gap={2}>
          <Badge hue={HUE[row.status]}>{t.teacherStatuses[row.status]}</Badge>
          {row.status === 'absent' && <Reason decision={row.decision} />}
        </Row>
      ),
    },
    {
      key: 'checkIn',
      phone: 'fact',
      label: t.columns.checkIn,
      isWhole: true,
      cell: (row) => <Clock at={row.checkedInAt} beside={row.startsAt} />,
    },
    {
      key: 'delay',
      phone: 'fact',
      label: t.columns.delay,
      sort: 'delay',
      figures: true,
      cell: (row) => (row.delayMinutes === 0 ? '–' : s.minutes({ n: row.delayMinutes })),
    },
    {
      key: 'paid',
      phone: 'fact',
      label: t.columns.paid,
      figures: true,
      cell: (row) =>
        row.paidMinutes === null ? <Muted>{t.notClosed}</Muted> : s.minutes({ n: row.paidMinutes }),
    },
  ];
}
