import type { SentDecision } from '@fasih/school/catalogue/policy/contract';
import type { LearnerMeeting } from '@fasih/school/office/homes/contract';
import { useReason } from '../../../catalogue/policy/reason.tsx';
import { formatInstant } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { Badge } from '../../../ui/basics.tsx';
import { Button } from '../../../ui/button.tsx';
import { Muted, Row, Text } from '../../../ui/layout.tsx';
import { WrittenPart } from '../../../ui/written.tsx';
import { MaterialsList } from '../../materials/materials-list.tsx';
import { AttendanceWhy } from '../../meetings/attendance-why.tsx';
import { SeatBadge } from '../../meetings/seat-badge.tsx';

export type MeetingAction = { kind: 'move' | 'excuse'; meetingId: string };

/** A meeting of the class page with what the page knows beside it. */
export type MeetingShown = {
  meeting: LearnerMeeting;
  enrolmentId: string;
  learnerId: string;
  /** The course's last day; null where there is none yet. */
  lastDay: string | null;
  now: Date;
  /** The course goes on; in one that is stopped or over nothing can be changed. */
  isOpen: boolean;
  /** A refund of the course is asked for: what has no time waits for the answer. */
  isHeldBack: boolean;
  /** False for a second guardian who only looks. */
  mayDecide: boolean;
  /** The course has written materials for it. */
  hasFiles: boolean;
  /** The teacher has added files to it. */
  hasUploads: boolean;
  onAct: (action: MeetingAction) => void;
};

/** Whether a meeting has a time and has not begun. */
export const isBefore = ({ state, startsAt }: LearnerMeeting, now: Date) =>
  state === 'planned' && startsAt !== null && now < new Date(startsAt);

/** What a meeting is besides a lesson, its state, and its score. */
export function MeetingBadges({ meeting, now }: Pick<MeetingShown, 'meeting' | 'now'>) {
  const t = useTexts('classes').pages;
  const { kinds } = useTexts('meetings');
  const { awaitsSubstitute } = useTexts('enrolments').nextMeeting;
  const { kind, state, score } = meeting;
  return (
    <>
      {kind !== 'lesson' && <Badge hue="mango">{kind === 'final' ? t.finalTest : t.test}</Badge>}
      {meeting.owed && <Badge hue="leaf">{t.owed}</Badge>}
      {meeting.makeup && <Badge hue="leaf">{kinds.makeup}</Badge>}
      {meeting.awaitsSubstitute && isBefore(meeting, now) && <Badge hue="amber">{awaitsSubstitute}</Badge>}
      {state !== 'to_plan' && !isBefore(meeting, now) && <SeatBadge state={state} />}
      {score !== null && <Badge hue="indigo">{t.score({ score })}</Badge>}
    </>
  );
}

/** Moving or planning a meeting, saying that one cannot come, or who does it instead. */
export function MeetingActions({ meeting, now, isOpen, isHeldBack, mayDecide, onAct }: MeetingShown) {
  const t = useTexts('classes').pages;
  const { number, state, meetingId, isGroup } = meeting;
  const toPlan = state === 'to_plan';
  const before = isBefore(meeting, now);
  if (!isOpen || !mayDecide || !(toPlan || before)) return null;
  if (toPlan && isHeldBack) return <Muted size="small">{t.heldBack}</Muted>;
  return (
    <Row gap={2}>
      {!isGroup && (
        <Button
          size="small"
          look={toPlan ? 'teal' : 'quiet'}
          aria-label={t.forMeeting({ action: toPlan ? t.plan : t.move, number })}
          onClick={() => onAct({ kind: 'move', meetingId })}
        >
          {toPlan ? t.plan : t.move}
        </Button>
      )}
      {before && meeting.toldLateAt === null && (
        <Button
          size="small"
          look={isGroup ? 'quiet' : 'plain'}
          aria-label={t.forMeeting({ action: t.excuse, number })}
          onClick={() => onAct({ kind: 'excuse', meetingId })}
        >
          {t.excuse}
        </Button>
      )}
      {isGroup && <Muted size="small">{toPlan ? t.groupToPlan : t.groupMeeting}</Muted>}
    </Row>
  );
}

/** What happened to a meeting and why, what it teaches, what the teacher wrote, and further files. */
export function MeetingStory({ meeting, hasUploads }: Pick<MeetingShown, 'meeting' | 'hasUploads'>) {
  const t = useTexts('classes').pages;
  const { toldLate } = useTexts('attendance').teacher;
  const lang = useLang();
  return (
    <>
      {meeting.moved && meeting.state !== 'to_plan' && (
        <Text isMuted size="small">
          {t.moved}
        </Text>
      )}
      {meeting.toldLateAt !== null && (
        <Text isMuted size="small">
          {toldLate({ when: formatInstant(meeting.toldLateAt, lang) })}
        </Text>
      )}
      {meeting.teacherDelay !== null && <Delay meeting={meeting} delay={meeting.teacherDelay} />}
      <AttendanceWhy decision={meeting.decision} correctionReason={meeting.correctionReason} />
      <WrittenPart title={t.canDo} text={meeting.topic?.canDo[lang] ?? ''} />
      <WrittenPart title={t.note} text={meeting.note} />
      <WrittenPart title={t.homework} text={meeting.homework} />
      {hasUploads && (
        <div>
          <Text as="h4" isMuted size="small">
            {t.files}
          </Text>
          <MaterialsList meetingId={meeting.meetingId} withCourse={false} />
        </div>
      )}
    </>
  );
}

/** That the teacher was late and where those minutes went, in the words of the rule. */
function Delay({
  meeting: { endsAt },
  delay: { minutes, addedToEnd },
}: {
  meeting: LearnerMeeting;
  delay: NonNullable<LearnerMeeting['teacherDelay']>;
}) {
  const reason = useReason();
  const shownReason: SentDecision['reason'] =
    addedToEnd && endsAt !== null
      ? { key: 'checkIn.addedToEnd', params: { minutes, end: endsAt } }
      : { key: 'checkIn.owed', params: { minutes } };
  return (
    <Text isMuted size="small">
      {reason({ reason: shownReason })}
    </Text>
  );
}
