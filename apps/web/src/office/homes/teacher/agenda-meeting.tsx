import type { AgendaMeeting as Meeting } from '@fasih/school/office/homes/teacher-contract';
import { Link } from 'react-router';
import css from '../../../learning/attendance/teacher/agenda.module.css';
import { CheckIn } from '../../../learning/attendance/teacher/check-in.tsx';
import { SeatMarks } from '../../../learning/attendance/teacher/seat-marks.tsx';
import { NoteForm } from '../../../learning/meetings/teacher/note-form.tsx';
import { formatHours } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { Card } from '../../../ui/basics.tsx';
import { ButtonAnchor, ButtonLink } from '../../../ui/button.tsx';
import { IconVideo } from '../../../ui/icons.ts';
import { Row, Stack, Text } from '../../../ui/layout.tsx';

/** One meeting of the day with everything it needs from its teacher: check-in, link, marks, note and homework. */
export function AgendaMeeting({ meeting, now }: { meeting: Meeting; now: Date }) {
  const t = useTexts('teachers').screens;
  const lang = useLang();
  const { startsAt, endsAt } = meeting;
  if (startsAt === null || endsAt === null) return null;
  const running = new Date(startsAt) <= now && now <= new Date(endsAt);
  const over = now > new Date(endsAt);
  return (
    <Card
      as="article"
      isTight
      gap={3}
      className={css.meeting}
      data-now={running ? '' : undefined}
      data-over={over ? '' : undefined}
    >
      <Stack as="header" gap={1}>
        <strong>{formatHours(startsAt, endsAt, lang)}</strong>
        <h3>
          <Link to={`/teacher/classes/${meeting.classId}`}>{meeting.className}</Link>
        </h3>
        <Text isMuted size="small">
          {t.meeting({ number: meeting.number })}
          {meeting.topic !== null && <> · {meeting.topic.title[lang]}</>}
          {meeting.room !== null && <> · {t.room({ room: meeting.room })}</>}
        </Text>
      </Stack>
      <Row>
        <CheckIn meeting={meeting} now={now} />
        {meeting.link === null ? (
          <ButtonLink look="quiet" to={`/teacher/classes/${meeting.classId}`}>
            {t.setLink}
          </ButtonLink>
        ) : (
          <ButtonAnchor look="quiet" href={meeting.link} target="_blank" rel="noreferrer">
            <IconVideo size={20} stroke={1.75} aria-hidden="true" />
            {t.join}
          </ButtonAnchor>
        )}
      </Row>
      <Stack as="ul" gap={2} isLined>
        {meeting.seats.map((seat) => (
          <li key={seat.learnerId}>
            <SeatMarks meeting={meeting} seat={seat} now={now} />
          </li>
        ))}
      </Stack>
      <NoteForm meeting={meeting} />
    </Card>
  );
}
