import { Suspense, useId } from 'react';
import { formatDay, formatHours, readerZone } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { SkeletonLines } from '../../../ui/basics.tsx';
import { Muted, Row, Stack, Text } from '../../../ui/layout.tsx';
import { MeetingAppeal } from '../../appeals/family.tsx';
import { CourseFiles } from '../../materials/course-files.tsx';
import { LostTime } from '../../meetings/lost-time.tsx';
import { shortWhen } from '../../meetings/short-when.ts';
import { MeetingHeading } from '../meeting-heading.tsx';
import css from './classes.module.css';
import { Join } from './join.tsx';
import {
  isBefore,
  MeetingActions,
  MeetingBadges,
  type MeetingShown,
  MeetingStory,
} from './meeting-parts.tsx';

const HUE = {
  planned: undefined,
  to_plan: 'amber',
  present: 'leaf',
  late: 'mango',
  absent: 'red',
  lapsed: 'red',
} as const;

/** One meeting in the list: a line with its room and files, which opens to what happened and what can be done about it. */
export function MeetingRow({
  isChosen,
  isNextToPlan,
  onChoose,
  ...shown
}: MeetingShown & {
  /** Whether its panel is open. */
  isChosen: boolean;
  /** The first without a time says so unopened; twenty of them after a pause would be a page of buttons. */
  isNextToPlan: boolean;
  onChoose: () => void;
}) {
  const { meeting, now, hasFiles, hasUploads } = shown;
  const words = useTexts('meetings');
  const next = useTexts('enrolments').nextMeeting;
  const lang = useLang();
  const panel = useId();
  const { number, kind, state, startsAt, endsAt } = meeting;
  const toPlan = state === 'to_plan';
  return (
    <li id={`meeting-${number}`} className={css.row} data-chosen={isChosen ? '' : undefined}>
      <MeetingHeading
        number={number}
        name={words.number({ number })}
        topic={meeting.topic?.title[lang]}
        hue={HUE[state]}
        panelId={panel}
        isOpen={isChosen}
        onToggle={onChoose}
      >
        <Muted size="small">
          {toPlan && words.toPlan}
          {startsAt !== null && <time dateTime={startsAt}>{shortWhen(startsAt, lang, now)}</time>}
          {meeting.substitute && (
            <>
              {' · '}
              {meeting.teacherName} ({next.substitute})
            </>
          )}
        </Muted>
        <MeetingBadges meeting={meeting} now={now} />
      </MeetingHeading>
      <Row as="span" gap={1} isOneLine className={css.ways}>
        <Join meeting={meeting} learnerId={shown.learnerId} now={now} isShort />
        {hasFiles && (
          <CourseFiles meetingId={meeting.meetingId} number={number} test={kind !== 'lesson'} isShort />
        )}
      </Row>
      {toPlan && (isChosen || isNextToPlan) && (
        <Stack gap={2} className={css.panel}>
          {meeting.lost !== undefined && shown.isOpen && !shown.isHeldBack && (
            <LostTime lost={meeting.lost} bySchool={meeting.isGroup} lastDay={shown.lastDay} />
          )}
          <MeetingActions {...shown} />
        </Stack>
      )}
      {isChosen && (
        <Stack gap={3} className={css.panel} id={panel}>
          {startsAt !== null && endsAt !== null && (
            <Text isMuted size="small">
              {formatDay(startsAt, lang, readerZone(), now)}, {formatHours(startsAt, endsAt, lang)}
            </Text>
          )}
          {/* Its texts may still be loading; the list stays. */}
          <Suspense fallback={<SkeletonLines lines={2} />}>
            <MeetingStory meeting={meeting} hasUploads={hasUploads} />
          </Suspense>
          {(state === 'absent' || meeting.makeup) && (
            <MeetingAppeal
              enrolmentId={shown.enrolmentId}
              meetingId={meeting.meetingId}
              mayAsk={shown.mayDecide}
            />
          )}
          {meeting.join.link === null && isBefore(meeting, now) && (
            <span className={css.closedRoom}>
              <Join meeting={meeting} learnerId={shown.learnerId} now={now} />
            </span>
          )}
          {!toPlan && <MeetingActions {...shown} />}
        </Stack>
      )}
    </li>
  );
}
