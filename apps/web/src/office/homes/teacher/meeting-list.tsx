import { classSubtitle, classTitle } from '@fasih/school/learning/classes/title';
import type { AgendaMeeting } from '@fasih/school/office/homes/teacher-contract';
import { Link } from 'react-router';
import { SeatBadge } from '../../../learning/meetings/seat-badge.tsx';
import { shortWhen } from '../../../learning/meetings/short-when.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { Badge } from '../../../ui/basics.tsx';
import { Row, Stack, Text } from '../../../ui/layout.tsx';

/** Meetings in short rows: class, when and with whom; of those that are over also who came. */
export function MeetingList({
  meetings,
  isMarked = false,
  now,
}: {
  meetings: readonly AgendaMeeting[];
  isMarked?: boolean;
  now: Date;
}) {
  const t = useTexts('teachers').screens;
  const lang = useLang();
  return (
    <Stack as="ol" gap={2} isLined>
      {meetings.map(({ meetingId, classId, className, startsAt, seats, link }) => (
        <li key={meetingId}>
          <Row gap={2} justify="between">
            <Text as="span" size="small">
              <strong>{startsAt !== null && shortWhen(startsAt, lang, now)}</strong>
              {' · '}
              {<Link to={`/teacher/classes/${classId}`}>{classTitle(seats, className)}</Link>}
            </Text>
            {isMarked && seats.length === 1 && seats[0] !== undefined && <SeatBadge state={seats[0].state} />}
            {!isMarked && link === null && <Badge hue="amber">{t.home.noLink}</Badge>}
          </Row>
          <Text size="small" isMuted>
            {classSubtitle(seats, className)}
          </Text>
        </li>
      ))}
    </Stack>
  );
}
