import { ATTENDANCE, type Attendance } from '@fasih/school/catalogue/policy/seat';
import { setAttendance } from '@fasih/school/learning/attendance/contract';
import type { AgendaMeeting } from '@fasih/school/office/homes/teacher-contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { Reason } from '../../../catalogue/policy/reason.tsx';
import { formatInstant, timeBeside } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/ask.tsx';
import { Badge, Notice } from '../../../ui/basics.tsx';
import { Muted, Row, Text } from '../../../ui/layout.tsx';
import { SEAT_HUE, SeatBadge } from '../../meetings/seat-badge.tsx';
import { ATTENDANCE_READS } from '../../teachers/queries.ts';
import { AttendanceDialog } from '../attendance-dialog.tsx';
import css from './agenda.module.css';
import { marksOpenAt } from './marks-open.ts';

type Seat = AgendaMeeting['seats'][number];

/** Whether the seat can be marked at all, and whether it can be marked yet. */
function markingOf({ startsAt }: AgendaMeeting, seat: Seat, now: Date) {
  // Nobody is expected from a course that is stopped; what was marked before can still be corrected.
  const stopped = seat.stopped && seat.state === 'planned';
  const markable = seat.state !== 'to_plan' && seat.state !== 'lapsed' && !stopped;
  return { stopped, markable, open: markable && startsAt !== null && now.getTime() >= marksOpenAt(startsAt) };
}

/** Whether there is more to show of a seat than the learner's name. */
export function hasMore(meeting: AgendaMeeting, seat: Seat, now: Date): boolean {
  const { markable, open } = markingOf(meeting, seat, now);
  const isTold = seat.kind !== 'lesson' || seat.markedAt !== null || seat.toldLateAt !== null;
  return open || !markable || isTold || seat.decision !== null;
}

/**
 * A learner of a meeting with the three marks. Present and late of somebody not marked yet are saved at once; an absence,
 * and every change of a mark, opens the dialog with its consequence and the reason that the family reads.
 */
export function SeatMarks({
  meeting,
  seat,
  now,
  isNamedAbove = false,
}: {
  meeting: AgendaMeeting;
  seat: Seat;
  now: Date;
  /** The heading is this learner's name already. */
  isNamedAbove?: boolean;
}) {
  const t = useTexts('attendance');
  const s = useTexts('teachers').screens;
  const { suspended } = useTexts('enrolments');
  const lang = useLang();
  const [chosen, setChosen] = useState<Attendance | null>(null);
  const mark = useAction(setAttendance, {
    invalidates: ATTENDANCE_READS,
    onDone: (_, { body: { status } }) =>
      status && notify('good', t.teacher.saved({ name: seat.name, status: t.status[status] })),
  });
  const { meetingId } = meeting;
  const { stopped, markable, open } = markingOf(meeting, seat, now);

  const press = async (status: Attendance) => {
    if (status === seat.state) return;
    if (seat.state !== 'planned' || status === 'absent') return setChosen(status);
    await mark.run({ params: { meetingId, learnerId: seat.learnerId }, body: { status } });
  };
  return (
    <Row gap={4} justify="between">
      <Row as="p">
        {!isNamedAbove && (
          <strong>
            <Link to={`/teacher/students/${seat.enrolmentId}`}>{seat.name}</Link>
          </strong>
        )}
        {seat.kind !== 'lesson' && <Badge hue="mango">{seat.kind === 'final' ? s.final : s.test}</Badge>}
        {seat.markedAt !== null && (
          <Muted size="small">
            {t.page.markedAt({ time: timeBeside(seat.markedAt, meeting.startsAt, lang) })}
          </Muted>
        )}
        {seat.toldLateAt !== null && (
          <Muted size="small">{t.teacher.toldLate({ when: formatInstant(seat.toldLateAt, lang) })}</Muted>
        )}
        <Reason decision={seat.decision} />
      </Row>
      {open ? (
        <fieldset
          className={css.marks}
          aria-label={s.marks.of({ name: seat.name })}
          disabled={mark.isPending}
        >
          {ATTENDANCE.map((status) => (
            <button
              key={status}
              type="button"
              data-hue={SEAT_HUE[status]}
              aria-pressed={seat.state === status}
              onClick={() => press(status)}
            >
              {t.status[status]}
            </button>
          ))}
        </fieldset>
      ) : (
        !markable && (
          <Text isMuted size="small">
            {stopped ? suspended : <SeatBadge state={seat.state} />}
          </Text>
        )
      )}
      {mark.problem !== null && <Notice kind="bad">{mark.problem}</Notice>}
      {chosen !== null && (
        <AttendanceDialog
          seat={{ ...seat, meetingId }}
          chosen={chosen}
          invalidates={ATTENDANCE_READS}
          onClose={() => setChosen(null)}
        />
      )}
    </Row>
  );
}
