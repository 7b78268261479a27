import type { Reply } from '@fasih/school/basics/contract';
import type { studentDashboard } from '@fasih/school/office/homes/contract';
import { useId } from 'react';
import { ofLearner } from '../../../courses/enrolments/of-learner.ts';
import { JoinClass } from '../../../learning/classes/family/join-class.tsx';
import { TeacherMissing } from '../../../learning/classes/family/teacher-missing.tsx';
import { formatDay, formatHours } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { formatCountdown } from '../../../lib/server-clock.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge, Card } from '../../../ui/basics.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Columns, Muted, Row, Stack, Text } from '../../../ui/layout.tsx';
import type { Hue } from '../../../ui/theme/colors.ts';
import { useRoom } from '../use-room.ts';
import css from './student.module.css';

type Next = NonNullable<Reply<typeof studentDashboard>['next']>;

/** Longer waits than this are told in days, not counted down. */
const COUNTED_MS = 24 * 3600 * 1000;

/**
 * The next meeting before everything else: when, with whom, and what can be done now. The room and attendance open five
 * minutes before; `onOpen` asks the server again then, because only its answer carries the link.
 */
export function NextMeeting({
  next,
  hue,
  opensMinutes: minutes,
  serverNow,
  mayDecide,
  onOpen,
}: {
  next: Next;
  /** The age group's colour. */
  hue: Hue;
  /** How many minutes before the start attendance opens; the link opens five before. */
  opensMinutes: number;
  serverNow: string;
  /** False for a second guardian who only looks. */
  mayDecide: boolean;
  onOpen: () => void;
}) {
  const t = useTexts('enrolments').nextMeeting;
  const lang = useLang();
  const reason = useId();
  const { now, untilOpen, isOpen } = useRoom({ meetingId: next.meetingId, ...next.join }, serverNow, onOpen);
  if (next.startsAt === null || next.endsAt === null) return null;
  const opens =
    untilOpen !== null && untilOpen <= COUNTED_MS ? (
      <>
        {t.opensIn({ minutes })} <strong>{formatCountdown(untilOpen)}</strong>
      </>
    ) : (
      t.opensBefore({ minutes })
    );
  const why = !isOpen ? opens : next.join.link === null ? t.noLink : null;
  const lesson = `${ofLearner(`/my-classes/${next.classId}`, next.learnerId)}#meeting-${next.number}`;
  return (
    <Card gap={3} isLead hue={hue} edge="start" className={css.next}>
      <p data-eyebrow="">{isOpen ? t.now : t.title}</p>
      <Columns gap={4} align="start" isStretched>
        <Stack gap={2}>
          <h2>
            {formatDay(next.startsAt, lang)}
            <br />
            {formatHours(next.startsAt, next.endsAt, lang)}
          </h2>
          <p>
            {next.topic !== null && (
              <>
                <strong>{next.topic.title[lang]}</strong>
                <br />
              </>
            )}
            <Muted size="small">{t.what({ number: next.number, className: next.className })}</Muted>
          </p>
        </Stack>
        <Stack gap={3}>
          <Row isOneLine>
            <Avatar name={next.teacherName} photo={next.teacherPhoto ?? null} size={44} />
            <span>
              {t.withTeacher({ name: next.teacherName })}
              {next.substitute && <> ({t.substitute})</>}
              {next.substitute && next.state === 'planned' && (
                <Text as="span" isMuted size="small" style={{ display: 'block' }}>
                  {t.mayDecline}
                </Text>
              )}
            </span>
            {next.kind !== 'lesson' && (
              <Badge hue="mango">{next.kind === 'final' ? t.finalTest : t.test}</Badge>
            )}
          </Row>
          {next.awaitsSubstitute && (
            <Row>
              <Badge hue="amber">{t.awaitsSubstitute}</Badge>
            </Row>
          )}
          <Row gap={2} className={css.actions}>
            {next.join.link === null ? (
              <ButtonLink look="quiet" to={lesson}>
                {t.lesson}
              </ButtonLink>
            ) : (
              <JoinClass meeting={next} learnerId={next.learnerId} link={next.join.link} />
            )}
            <ButtonLink
              look={isOpen && next.join.link === null ? 'teal' : 'quiet'}
              to={ofLearner(`/class/${next.classId}/attendance`, next.learnerId)}
              aria-describedby={why === null ? undefined : reason}
            >
              {next.state === 'planned' ? t.mark : t.marked}
            </ButtonLink>
          </Row>
          {mayDecide && <TeacherMissing meeting={next} learnerId={next.learnerId} now={now} />}
          {why !== null && (
            <Text size="small" id={reason}>
              {why}
            </Text>
          )}
        </Stack>
      </Columns>
    </Card>
  );
}
