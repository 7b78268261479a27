import type { ChildMeeting } from '@fasih/school/office/homes/child-contract';
import { JoinClass } from '../../../learning/classes/family/join-class.tsx';
import { formatDay, formatHours } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { formatCountdown } from '../../../lib/server-clock.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge, Card } from '../../../ui/basics.tsx';
import { Row, Stack, Text } from '../../../ui/layout.tsx';
import { useRoom } from '../use-room.ts';

/** Longer waits than this are told in days, not counted down. */
const COUNTED_MS = 24 * 3600 * 1000;

/** The lesson that runs or comes next: when, with whom, what about, and one button as wide as the phone. */
export function NextLesson({
  meeting,
  learnerId,
  serverNow,
  onOpen,
}: {
  meeting: ChildMeeting;
  learnerId: string;
  serverNow: string;
  onOpen: () => void;
}) {
  const t = useTexts('childDevices').home;
  const lang = useLang();
  const { startsAt, endsAt, topic, teacherName, teacherPhoto, link, number, kind } = meeting;
  const { now, untilOpen, isOpen } = useRoom(meeting, serverNow, onOpen);
  const isToday = formatDay(startsAt, lang) === formatDay(now, lang);
  return (
    <Card gap={3} hue="mango" edge="start" className="kawung">
      <Row justify="between" gap={2}>
        <strong>{isOpen ? t.now : isToday ? t.today : t.next}</strong>
        {kind !== 'lesson' && <Badge hue="mango">{kind === 'final' ? t.finalTest : t.test}</Badge>}
      </Row>
      <h2>
        {formatDay(startsAt, lang)}
        <br />
        {formatHours(startsAt, endsAt, lang)}
      </h2>
      <Stack gap={1}>
        <strong>{topic === null ? t.lesson({ number }) : topic.title[lang]}</strong>
        <Row isOneLine gap={2}>
          <Avatar name={teacherName} photo={teacherPhoto} size={32} />
          {t.withTeacher({ name: teacherName })}
        </Row>
      </Stack>
      {link !== null ? (
        <JoinClass meeting={meeting} learnerId={learnerId} link={link} size="big" wide />
      ) : (
        <Text>
          {isOpen ? (
            t.noLink
          ) : untilOpen !== null && untilOpen <= COUNTED_MS ? (
            <>
              {t.opensIn} <strong>{formatCountdown(untilOpen)}</strong>
            </>
          ) : (
            t.opensBefore
          )}
        </Text>
      )}
    </Card>
  );
}
