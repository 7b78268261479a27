import type { SentDecision } from '@fasih/school/catalogue/policy/contract';
import type { LearnerMeeting } from '@fasih/school/office/homes/contract';
import { type ReactNode, useState } from 'react';
import { useReason } from '../../../catalogue/policy/reason.tsx';
import { formatHours, formatInstant } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { Badge, Card } from '../../../ui/basics.tsx';
import { Button } from '../../../ui/button.tsx';
import { dayWithYear } from '../../../ui/day-of-year.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Muted, Row, Stack, Text } from '../../../ui/layout.tsx';
import { WrittenPart } from '../../../ui/written.tsx';
import { CourseFiles } from '../../materials/course-files.tsx';
import { MaterialsList } from '../../materials/materials-list.tsx';
import { AttendanceWhy } from '../../meetings/attendance-why.tsx';
import { SeatBadge } from '../../meetings/seat-badge.tsx';
import css from './classes.module.css';
import { Join } from './join.tsx';

export type MeetingAction = { kind: 'move' | 'excuse'; meetingId: string };

/** One meeting of a learner: when, how it stands, the room, its files, and what can be done about it. */
export function MeetingRow({
  meeting,
  now,
  isNext,
  isOpen,
  hasFiles,
  onAct,
}: {
  meeting: LearnerMeeting;
  now: Date;
  isNext: boolean;
  /** The course goes on; in one that is stopped or over nothing can be changed. */
  isOpen: boolean;
  /** The course has written materials. */
  hasFiles: boolean;
  onAct: (action: MeetingAction) => void;
}) {
  const t = useTexts('classes').pages;
  const words = useTexts('meetings');
  const { toldLate } = useTexts('attendance').teacher;
  const next = useTexts('enrolments').nextMeeting;
  const lang = useLang();
  const { number, kind, state, meetingId } = meeting;
  const toPlan = state === 'to_plan';
  const before = state === 'planned' && meeting.startsAt !== null && now < new Date(meeting.startsAt);
  const test = kind !== 'lesson';
  const movable = !meeting.isGroup;
  const actions = isOpen && (toPlan || before) && (
    <Row>
      {movable && (
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
          look="plain"
          aria-label={t.forMeeting({ action: t.excuse, number })}
          onClick={() => onAct({ kind: 'excuse', meetingId })}
        >
          {t.excuse}
        </Button>
      )}
      {meeting.isGroup && <Muted size="small">{toPlan ? t.groupToPlan : t.groupMeeting}</Muted>}
    </Row>
  );
  return (
    <Card
      as="li"
      isTight
      gap={3}
      id={`meeting-${number}`}
      className={css.meeting}
      data-next={isNext ? '' : undefined}
      data-wanted={toPlan ? '' : undefined}
    >
      <div className={css.meetingHead}>
        <span className={css.number} data-test={test ? '' : undefined} aria-hidden="true">
          {number}
        </span>
        <Stack gap={1} className={css.title}>
          <h3 tabIndex={-1}>
            <span className="unseen">{words.number({ number })}: </span>
            {meeting.topic?.title[lang] ?? words.number({ number })}
          </h3>
          <span>
            {meeting.startsAt && meeting.endsAt ? (
              <time dateTime={meeting.startsAt}>
                {dayWithYear(meeting.startsAt, lang, now)},{' '}
                <span className={css.hours}>{formatHours(meeting.startsAt, meeting.endsAt, lang)}</span>
              </time>
            ) : (
              words.toPlan
            )}
            {meeting.substitute && (
              <>
                {'\u00a0· '}
                {meeting.teacherName} ({next.substitute})
              </>
            )}
          </span>
          {meeting.toldLateAt !== null && (
            <Muted size="small">{toldLate({ when: formatInstant(meeting.toldLateAt, lang) })}</Muted>
          )}
          {meeting.teacherDelay !== null && <Delay meeting={meeting} delay={meeting.teacherDelay} />}
          <Row as="span" gap={2}>
            {kind === 'final' && <Badge hue="mango">{t.finalTest}</Badge>}
            {kind === 'test' && <Badge hue="mango">{t.test}</Badge>}
            {meeting.owed && <Badge hue="leaf">{t.owed}</Badge>}
            {meeting.makeup && <Badge hue="leaf">{words.kinds.makeup}</Badge>}
            {state === 'planned' && before ? (
              <Badge>{words.states.planned}</Badge>
            ) : (
              <SeatBadge state={state} />
            )}
            {meeting.score !== null && <Badge hue="indigo">{t.score({ score: meeting.score })}</Badge>}
            {meeting.moved && !toPlan && <Muted size="small">{t.moved}</Muted>}
            <AttendanceWhy decision={meeting.decision} correctionReason={meeting.correctionReason} />
          </Row>
        </Stack>
        <Join meeting={meeting} now={now} />
      </div>
      <Row gap={4} justify="between">
        {hasFiles && <CourseFiles meetingId={meetingId} number={number} test={test} />}
        {(isNext || toPlan) && actions}
      </Row>
      <Details meeting={meeting} startsOpen={isNext} actions={isNext || toPlan || !before ? null : actions} />
    </Card>
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
  const said: SentDecision['reason'] =
    addedToEnd && endsAt !== null
      ? { key: 'checkIn.addedToEnd', params: { minutes, end: endsAt } }
      : { key: 'checkIn.owed', params: { minutes } };
  return <Muted size="small">{reason({ reason: said })}</Muted>;
}

/** What it teaches, what the teacher wrote, and further files; fetched when it is opened. */
function Details({
  meeting,
  startsOpen,
  actions,
}: {
  meeting: LearnerMeeting;
  startsOpen: boolean;
  actions: ReactNode;
}) {
  const t = useTexts('classes').pages;
  const lang = useLang();
  const words = useTexts('meetings');
  const [opened, setOpened] = useState(startsOpen);
  return (
    <Disclosure
      summary={
        <>
          {actions ? t.detailsAndChanges : t.details}
          <span className="unseen">, {words.number({ number: meeting.number })}</span>
        </>
      }
      isOpen={startsOpen}
      onOpen={() => setOpened(true)}
    >
      <Stack>
        <WrittenPart title={t.canDo} text={meeting.topic?.canDo[lang] ?? ''} />
        <WrittenPart title={t.note} text={meeting.note} />
        <WrittenPart title={t.homework} text={meeting.homework} />
        {opened && (
          <div>
            <Text as="h4" isMuted size="small">
              {t.files}
            </Text>
            <MaterialsList meetingId={meeting.meetingId} withCourse={false} />
          </div>
        )}
        {actions}
      </Stack>
    </Disclosure>
  );
}
