import type { Reply } from '@fasih/school/basics/contract';
import { MINUTE } from '@fasih/school/basics/instants';
import { classTitle } from '@fasih/school/learning/classes/title';
import type { teacherLesson } from '@fasih/school/office/homes/lesson-contract';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useParams } from 'react-router';
import { AGE_HUE } from '../../../courses/enrolments/hues.ts';
import { MeetingMaterials } from '../../../learning/materials/teacher/meeting-materials.tsx';
import { LiveNote } from '../../../learning/meetings/teacher/live-note.tsx';
import { teacherLessonQuery } from '../../../learning/teachers/queries.ts';
import { formatHours, shortDayOf, shortInstant } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { noBreakBeforeDot } from '../../../lib/no-break-before-dot.ts';
import { useServerClock } from '../../../lib/server-clock.ts';
import { Badge, Card, SkeletonLines } from '../../../ui/basics.tsx';
import { Muted, Row, Split, Stack, Text } from '../../../ui/layout.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { CardSection, Page } from '../../../ui/page.tsx';
import { WrittenPart } from '../../../ui/written.tsx';
import { Doors, Seats } from './agenda-meeting.tsx';

type Lesson = Reply<typeof teacherLesson>;

/** What a teacher needs while a meeting runs: the time that is left, who is there, the note, the last one and the files. */
export default function LessonPage() {
  const shell = useTexts('shell');
  const t = useTexts('teachers').screens;
  const { meetingId = '' } = useParams();
  const lesson = useQuery(teacherLessonQuery(meetingId));
  return (
    <Page
      title={
        lesson.data ? classTitle(lesson.data.meeting.seats, lesson.data.meeting.className) : t.lesson.title
      }
      back={{ to: '/dashboard/teacher', label: shell.nav.dashboard }}
    >
      <Loaded query={lesson} lines={8}>
        {(data) => <Parts key={meetingId} lesson={data} />}
      </Loaded>
    </Page>
  );
}

function Parts({ lesson }: { lesson: Lesson }) {
  const t = useTexts('teachers').screens;
  const lang = useLang();
  const { meeting, last, ageGroup } = lesson;
  const now = useServerClock(lesson.serverNow) ?? new Date(lesson.serverNow);
  const { startsAt, endsAt, number, topic } = meeting;
  return (
    <>
      <Card isTight gap={3} hue={AGE_HUE[ageGroup]} edge="start">
        <Row justify="between">
          <div>
            {startsAt !== null && endsAt !== null && (
              <Text as="strong" size="figure">
                {shortDayOf(startsAt, lang)}, {formatHours(startsAt, endsAt, lang)}
              </Text>
            )}
            <Text isMuted>
              {noBreakBeforeDot(meeting.className)} · {t.meeting({ number })}
              {topic !== null && <> · {topic.title[lang]}</>}
            </Text>
          </div>
          <Left meeting={meeting} now={now} />
        </Row>
        {/* What comes with the check-in, a mark or a note may still load its texts, here and below. */}
        <Suspense fallback={<SkeletonLines lines={2} />}>
          <Doors meeting={meeting} now={now} isHere />
          <Seats meeting={meeting} now={now} />
        </Suspense>
      </Card>
      <Split>
        <Stack>
          <CardSection title={t.note.title}>
            <Suspense fallback={<SkeletonLines lines={3} />}>
              <LiveNote meeting={meeting} />
            </Suspense>
          </CardSection>
        </Stack>
        <Stack>
          <CardSection title={t.lesson.last}>
            {last === null ? (
              <Text isMuted>{t.lesson.noLast}</Text>
            ) : (
              <>
                <Muted size="small">
                  {t.meeting({ number: last.number })} · {shortInstant(last.startsAt, lang)}
                </Muted>
                <WrittenPart as="h3" title={t.note.note} text={last.note} />
                <WrittenPart as="h3" title={t.note.homework} text={last.homework} />
              </>
            )}
          </CardSection>
          <CardSection title={t.materials}>
            <Suspense fallback={<SkeletonLines lines={2} />}>
              <MeetingMaterials meetingId={meeting.meetingId} />
            </Suspense>
          </CardSection>
        </Stack>
      </Split>
    </>
  );
}

/** The minutes until the start or the end; not read out every second. */
function Left({ meeting: { startsAt, endsAt }, now }: { meeting: Lesson['meeting']; now: Date }) {
  const t = useTexts('teachers').screens.lesson;
  if (startsAt === null || endsAt === null) return null;
  const toStart = Math.ceil((Date.parse(startsAt) - now.getTime()) / MINUTE);
  const toEnd = Math.ceil((Date.parse(endsAt) - now.getTime()) / MINUTE);
  if (toEnd <= 0) return <Badge hue="teal">{t.over}</Badge>;
  if (toStart > 0) return <Badge hue="indigo">{toStart > 60 ? t.later : t.startsIn({ n: toStart })}</Badge>;
  return <Badge hue={toEnd <= 5 ? 'amber' : 'leaf'}>{t.left({ n: toEnd })}</Badge>;
}
