import type { AgendaMeeting } from '@fasih/school/office/homes/teacher-contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { Reason } from '../../catalogue/policy/reason.tsx';
import { formatHours } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { Badge, Card } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { dayWithYear } from '../../ui/day-of-year.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Columns, Row, Stack } from '../../ui/layout.tsx';
import { MeetingMaterials } from '../materials/teacher/meeting-materials.tsx';
import { ScoreGivenTest } from '../reports/teacher/score-given-test.tsx';
import { TEACHER_MEETING_READS } from '../teachers/queries.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { MeetingBadge } from './meeting-badge.tsx';
import css from './meeting-item.module.css';
import { MoveDialog } from './move-dialog.tsx';
import { SeatBadge } from './seat-badge.tsx';
import { NoteForm } from './teacher/note-form.tsx';

/** Whether a test may get a score: one that was missed has none. */
const isScored = ({ kind, state }: AgendaMeeting['seats'][number]) =>
  kind !== 'lesson' && (state === 'planned' || state === 'present' || state === 'late');

/** One meeting of a class: when, state, topic, who; move (not of a group) and cancel; note, homework and files folded below. */
export function MeetingItem({ meeting, now }: { meeting: AgendaMeeting; now: Date }) {
  const t = useTexts('teachers').screens;
  const { states, kinds } = useTexts('meetings');
  const { suspended } = useTexts('enrolments');
  const lang = useLang();
  const [dialog, setDialog] = useState<'move' | 'cancel' | null>(null);
  const [open, setOpen] = useState(false);
  const { number, startsAt, endsAt } = meeting;
  const kind = meeting.seats.find((seat) => seat.kind !== 'lesson')?.kind;
  const hasBegun = startsAt !== null && new Date(startsAt) <= now;
  const toCome = meeting.state === 'planned' && startsAt !== null && now < new Date(startsAt);
  const movable = toCome || meeting.state === 'to_plan';
  const close = () => setDialog(null);
  return (
    <Card
      as="article"
      isTight
      gap={2}
      className={css.item}
      id={`meeting-${meeting.kind === 'makeup' ? meeting.meetingId : number}`}
      tabIndex={-1}
    >
      <div className={css.number} data-state={meeting.state}>
        {number}
      </div>
      <Stack gap={1}>
        <h3>
          <span className="unseen">{t.meeting({ number })}: </span>
          {startsAt !== null && endsAt !== null ? (
            <>
              {dayWithYear(startsAt, lang, now)}, {formatHours(startsAt, endsAt, lang)}
            </>
          ) : (
            states.to_plan
          )}
        </h3>
        <Row as="p" gap={2}>
          <MeetingBadge state={meeting.state} />
          {meeting.kind === 'makeup' && <Badge hue="leaf">{kinds.makeup}</Badge>}
          {kind !== undefined && <Badge hue="mango">{kind === 'final' ? t.final : t.test}</Badge>}
          {meeting.topic !== null && <span>{meeting.topic.title[lang]}</span>}
        </Row>
        <Stack as="ul" gap={1} aria-label={t.seats}>
          {meeting.seats.map((seat) => (
            <Row as="li" gap={2} key={seat.learnerId}>
              {/* A substitute has the meeting, not the learner's course. */}
              {meeting.given ? (
                <span>{seat.name}</span>
              ) : (
                <Link to={`/teacher/students/${seat.enrolmentId}`}>{seat.name}</Link>
              )}
              {/* 'Not marked yet' says nothing beside a meeting that is still to come. */}
              {!toCome && <SeatBadge state={seat.state} />}
              {seat.stopped && seat.state === 'planned' && <Badge hue="amber">{suspended}</Badge>}
              <Reason decision={seat.decision} />
              {meeting.given && hasBegun && isScored(seat) && <ScoreGivenTest seat={seat} />}
            </Row>
          ))}
        </Stack>
      </Stack>
      <Row gap={2} justify="end" className={css.actions}>
        {movable && meeting.capacity === 1 && (
          <Button
            size="small"
            look="quiet"
            aria-label={toCome ? t.moveOf({ number }) : t.planOf({ number })}
            onClick={() => setDialog('move')}
          >
            {toCome ? t.move : t.plan}
          </Button>
        )}
        {toCome && (
          <Button
            size="small"
            look="plain"
            aria-label={t.cancelOf({ number })}
            onClick={() => setDialog('cancel')}
          >
            {t.cancel}
          </Button>
        )}
      </Row>
      <div className={css.more}>
        <Disclosure
          summary={
            <>
              {t.note.title} · {t.materials}
              <span className="unseen">, {t.meeting({ number })}</span>
            </>
          }
          onOpen={() => setOpen(true)}
        >
          {/* Twenty meetings' files are asked for only when somebody opens them. */}
          {open && (
            <Columns least="large" gap={5} align="start" isStretched>
              <NoteForm meeting={meeting} unfolded />
              <section aria-label={t.materials}>
                <h4>{t.materials}</h4>
                <MeetingMaterials meetingId={meeting.meetingId} />
              </section>
            </Columns>
          )}
        </Disclosure>
      </div>
      {dialog === 'move' && (
        <MoveDialog meetingId={meeting.meetingId} invalidates={TEACHER_MEETING_READS} onClose={close} />
      )}
      {dialog === 'cancel' && (
        <CancelDialog meetingId={meeting.meetingId} invalidates={TEACHER_MEETING_READS} onClose={close} />
      )}
    </Card>
  );
}
