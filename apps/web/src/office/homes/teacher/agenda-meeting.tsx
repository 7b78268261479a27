import { classSubtitle, classTitle } from '@fasih/school/learning/classes/title';
import type { CancelledMeeting, AgendaMeeting as Meeting } from '@fasih/school/office/homes/teacher-contract';
import { type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router';
import css from '../../../learning/attendance/teacher/agenda.module.css';
import { CheckIn } from '../../../learning/attendance/teacher/check-in.tsx';
import { JoinClass } from '../../../learning/attendance/teacher/join-class.tsx';
import { hasMore, SeatMarks } from '../../../learning/attendance/teacher/seat-marks.tsx';
import { MeetingMaterials } from '../../../learning/materials/teacher/meeting-materials.tsx';
import { MeetingBadge } from '../../../learning/meetings/meeting-badge.tsx';
import { NoteForm } from '../../../learning/meetings/teacher/note-form.tsx';
import { formatDay, formatHours } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { noBreakBeforeDot } from '../../../lib/no-break-before-dot.ts';
import { Badge, Card, SkeletonLines } from '../../../ui/basics.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Muted, Row, Stack, Text } from '../../../ui/layout.tsx';
import type { Hue } from '../../../ui/theme/colors.ts';

type Shown = { meeting: Meeting; now: Date };

/** A meeting of today is over with its end, or when the school closed it before. */
export const isOver = ({ state, endsAt }: Meeting, now: Date): boolean =>
  state !== 'planned' || endsAt === null || now > new Date(endsAt);

/** The meeting that runs or comes next, with everything it needs: check-in, link, marks, note, homework and files. */
export function MeetingCard({
  meeting,
  hue,
  isOnOtherDay,
  now,
}: Shown & { hue: Hue; isOnOtherDay: boolean }) {
  const t = useTexts('teachers').screens;
  const lang = useLang();
  const { startsAt, endsAt } = meeting;
  if (startsAt === null || endsAt === null) return null;
  const isRunning = new Date(startsAt) <= now;
  return (
    <Card as="article" isTight isLead gap={3} hue={hue} edge="start">
      <div className={css.head}>
        <Stack as="header" gap={1}>
          <p data-eyebrow="">
            {isRunning ? t.home.now : t.home.next}
            {isOnOtherDay && <> · {formatDay(startsAt, lang)}</>}
          </p>
          <Text as="strong" size="figure">
            {formatHours(startsAt, endsAt, lang)}
          </Text>
          <h3>
            <Link to={`/teacher/classes/${meeting.classId}`}>
              {classTitle(meeting.seats, meeting.className)}
            </Link>
          </h3>
          <Muted size="small">
            {noBreakBeforeDot(classSubtitle(meeting.seats, meeting.className) ?? '')}
          </Muted>
          <About meeting={meeting} />
          <Away meeting={meeting} now={now} />
        </Stack>
        <Doors meeting={meeting} now={now} />
      </div>
      <Seats meeting={meeting} now={now} />
      <Written meeting={meeting}>
        <ButtonLink size="small" look="quiet" to={`/teacher/meetings/${meeting.meetingId}`}>
          {t.lesson.open}
        </ButtonLink>
      </Written>
    </Card>
  );
}

/** Another meeting of the day in one line; it opens to the same. */
export function MeetingLine({ meeting, now }: Shown) {
  const t = useTexts('teachers').screens;
  const lang = useLang();
  const { startsAt, endsAt } = meeting;
  if (startsAt === null || endsAt === null) return null;
  const over = isOver(meeting, now);
  return (
    <article data-over={over ? '' : undefined}>
      <Disclosure
        summary={
          <Row as="span" gap={3}>
            <strong>{formatHours(startsAt, endsAt, lang)}</strong>
            <h3>{classTitle(meeting.seats, meeting.className)}</h3>
            <Muted size="small">
              {noBreakBeforeDot(classSubtitle(meeting.seats, meeting.className) ?? '')}
            </Muted>
            {over && <MeetingBadge state={meeting.state} />}
            <Away meeting={meeting} now={now} />
            {!over && meeting.link === null && <Badge hue="amber">{t.home.noLink}</Badge>}
          </Row>
        }
      >
        <Stack gap={3}>
          <Row justify="between">
            <About meeting={meeting} />
            <Link to={`/teacher/classes/${meeting.classId}`}>{t.home.toClass}</Link>
          </Row>
          <Doors meeting={meeting} now={now} />
          <Seats meeting={meeting} now={now} />
          <Written meeting={meeting} />
        </Stack>
      </Disclosure>
    </article>
  );
}

/** A meeting of the day that was cancelled, at the time that it had. */
export function CancelledLine({ meeting }: { meeting: CancelledMeeting }) {
  const t = useTexts('teachers').screens;
  const lang = useLang();
  const { classId, className, learners, startsAt, endsAt, reason } = meeting;
  return (
    <article data-over="">
      <Row gap={3}>
        <strong>{formatHours(startsAt, endsAt, lang)}</strong>
        <h3>
          <Link to={`/teacher/classes/${classId}`}>{classTitle(learners, className)}</Link>
        </h3>
        <Muted size="small">{noBreakBeforeDot(classSubtitle(learners, className) ?? '')}</Muted>
        <Badge hue="red">{t.day.cancelled}</Badge>
      </Row>
      {reason !== '' && (
        <Text isMuted size="small">
          {reason}
        </Text>
      )}
    </article>
  );
}

function About({ meeting: { number, topic, room } }: Pick<Shown, 'meeting'>) {
  const t = useTexts('teachers').screens;
  const lang = useLang();
  return (
    <Text isMuted size="small">
      {t.meeting({ number })}
      {topic !== null && <> · {topic.title[lang]}</>}
      {/* Its number is read out and typed: it stands on one line. */}
      {room !== null && <> · {t.room({ room }).replaceAll(' ', '\u00a0')}</>}
    </Text>
  );
}

/** Said of a meeting in hours in which its teacher is away, until somebody else has it. */
function Away({ meeting, now }: Shown) {
  const t = useTexts('teachers').screens.home;
  if (!meeting.awaitsSubstitute || isOver(meeting, now)) return null;
  return (
    <span>
      <Badge hue="amber">{t.awaitsSubstitute}</Badge>
    </span>
  );
}

/** The room, whose button checks in as well, and the check-in by itself for a lesson without one. */
export function Doors({ meeting, now, isHere = false }: Shown & { isHere?: boolean }) {
  const t = useTexts('teachers').screens;
  const isClosed = isOver(meeting, now);
  return (
    <Row>
      {isClosed ? null : meeting.link === null ? (
        <ButtonLink look="quiet" to={`/teacher/classes/${meeting.classId}`}>
          {t.setLink}
        </ButtonLink>
      ) : (
        <JoinClass meeting={meeting} link={meeting.link} now={now} isHere={isHere} />
      )}
      <CheckIn meeting={meeting} now={now} />
    </Row>
  );
}

/** Who is expected, with the marks; a learner alone is named by the heading of the meeting. */
export function Seats({ meeting, now }: Shown) {
  const isAlone = meeting.seats.length === 1;
  const seats = isAlone ? meeting.seats.filter((seat) => hasMore(meeting, seat, now)) : meeting.seats;
  if (seats.length === 0) return null;
  return (
    <Stack as="ul" gap={2} isLined>
      {seats.map((seat) => (
        <li key={seat.learnerId}>
          <SeatMarks meeting={meeting} seat={seat} now={now} isNamedAbove={isAlone} />
        </li>
      ))}
    </Stack>
  );
}

/** Note and homework, and the files, which are asked for only when somebody opens them. */
function Written({ meeting, children }: Pick<Shown, 'meeting'> & { children?: ReactNode }) {
  const t = useTexts('teachers').screens;
  const [isOpen, setOpen] = useState(false);
  return (
    <Row gap={4} className={css.written}>
      {children}
      <NoteForm meeting={meeting} />
      <Disclosure summary={t.materials} onOpen={() => setOpen(true)}>
        {/* Its texts may still be loading; the home around it stays. */}
        <Suspense fallback={<SkeletonLines lines={2} />}>
          {isOpen && <MeetingMaterials meetingId={meeting.meetingId} />}
        </Suspense>
      </Disclosure>
    </Row>
  );
}
