import { kindOfNumber } from '@fasih/school/catalogue/policy/seat';
import type { SchoolClass } from '@fasih/school/learning/classes/contract';
import { useState } from 'react';
import { formatDay, formatHours } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { Badge, Card } from '../../../ui/basics.tsx';
import { Button } from '../../../ui/button.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { MEETING_READS } from '../../meetings/admin/reads.ts';
import { CancelDialog } from '../../meetings/cancel-dialog.tsx';
import { MeetingBadge } from '../../meetings/meeting-badge.tsx';
import css from '../../meetings/meeting-item.module.css';
import { MoveDialog } from '../../meetings/move-dialog.tsx';
import { SeatBadge } from '../../meetings/seat-badge.tsx';
import { HandOver, type PlannedMeeting } from './hand-over.tsx';

/** One meeting of a class for admins: when, state, who; moving, cancelling and a substitute while it is to come. */
export function ClassMeeting({
  schoolClass,
  meeting,
  now,
}: {
  schoolClass: SchoolClass;
  meeting: PlannedMeeting;
  now: Date;
}) {
  const t = useTexts('staff').classes.one;
  const s = useTexts('teachers').screens;
  const m = useTexts('meetings');
  const lang = useLang();
  const [dialog, setDialog] = useState<'move' | 'cancel' | 'substitute' | null>(null);
  const { number, start, end, kind } = meeting;
  const toCome = meeting.state === 'planned' && start !== null && now < new Date(start);
  const test = kind === 'series' ? kindOfNumber(number, schoolClass.meetings) : 'lesson';
  const close = () => setDialog(null);
  return (
    <Card as="article" isTight gap={2} className={css.item} id={`meeting-${number}`} tabIndex={-1}>
      <div className={css.number} data-state={meeting.state}>
        {number}
      </div>
      <Stack gap={1}>
        <h3>
          <span className="unseen">{m.number({ number })}: </span>
          {start !== null && end !== null
            ? `${formatDay(start, lang)}, ${formatHours(start, end, lang)}`
            : m.states.to_plan}
        </h3>
        <Row as="p" gap={2}>
          <MeetingBadge state={meeting.state} />
          {kind !== 'series' && <Badge hue="indigo">{m.kinds[kind]}</Badge>}
          {test !== 'lesson' && <Badge hue="mango">{test === 'final' ? s.final : s.test}</Badge>}
          {meeting.teacher.id !== schoolClass.teacher.id && (
            <span>{t.taughtBy({ name: meeting.teacher.name })}</span>
          )}
        </Row>
        <Stack as="ul" gap={1} aria-label={s.seats}>
          {meeting.seats.map((seat) => (
            <Row as="li" gap={2} key={seat.learnerId}>
              {seat.name}
              {!toCome && <SeatBadge state={seat.state} />}
            </Row>
          ))}
        </Stack>
      </Stack>
      <Row gap={2} justify="end" className={css.actions}>
        {(toCome || meeting.state === 'to_plan') && (
          <Button
            size="small"
            look="quiet"
            aria-label={toCome ? s.moveOf({ number }) : s.planOf({ number })}
            onClick={() => setDialog('move')}
          >
            {toCome ? s.move : s.plan}
          </Button>
        )}
        {toCome && (
          <>
            <Button
              size="small"
              look="quiet"
              aria-label={t.substituteOf({ number })}
              onClick={() => setDialog('substitute')}
            >
              {t.substitute}
            </Button>
            <Button
              size="small"
              look="plain"
              aria-label={s.cancelOf({ number })}
              onClick={() => setDialog('cancel')}
            >
              {s.cancel}
            </Button>
          </>
        )}
      </Row>
      {dialog === 'move' && <MoveDialog meetingId={meeting.id} invalidates={MEETING_READS} onClose={close} />}
      {dialog === 'cancel' && (
        <CancelDialog meetingId={meeting.id} invalidates={MEETING_READS} onClose={close} />
      )}
      {dialog === 'substitute' && <HandOver schoolClass={schoolClass} meeting={meeting} onClose={close} />}
    </Card>
  );
}
