import type { Reply } from '@fasih/school/basics/contract';
import type { childHome } from '@fasih/school/office/homes/child-contract';
import { Suspense, useState } from 'react';
import { MaterialsList } from '../../../learning/materials/materials-list.tsx';
import { formatDay } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { SkeletonLines } from '../../../ui/basics.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Muted, Stack } from '../../../ui/layout.tsx';
import { CardSection } from '../../../ui/page.tsx';
import { Titled } from '../../../ui/titled.tsx';
import { WrittenPart } from '../../../ui/written.tsx';

type Past = Reply<typeof childHome>['past'][number];

/** Lessons that are over with homework, the teacher's note and the files; the latest one is open. */
export function PastLessons({ meetings }: { meetings: readonly Past[] }) {
  const t = useTexts('childDevices').home;
  return (
    <CardSection title={t.past}>
      {meetings.length === 0 ? (
        <Muted>{t.pastNone}</Muted>
      ) : (
        <Stack as="ul" gap={3} isLined>
          {meetings.map((meeting, at) => (
            <li key={meeting.meetingId}>
              <PastLesson meeting={meeting} isLatest={at === 0} />
            </li>
          ))}
        </Stack>
      )}
    </CardSection>
  );
}

function PastLesson({ meeting, isLatest }: { meeting: Past; isLatest: boolean }) {
  const t = useTexts('childDevices').home;
  const lang = useLang();
  // Files are asked for only where somebody looks.
  const [isSeen, setSeen] = useState(isLatest);
  const { meetingId, number, topic, startsAt, note, homework } = meeting;
  return (
    <Disclosure
      isOpen={isLatest}
      onOpen={() => setSeen(true)}
      summary={
        <Titled below={formatDay(startsAt, lang)}>
          {topic === null ? t.lesson({ number }) : topic.title[lang]}
        </Titled>
      }
    >
      <Stack gap={3}>
        <WrittenPart as="p" title={t.homework} text={homework} />
        <WrittenPart as="p" title={t.note} text={note} />
        {isSeen && (
          <Suspense fallback={<SkeletonLines lines={2} />}>
            <MaterialsList meetingId={meetingId} />
          </Suspense>
        )}
      </Stack>
    </Disclosure>
  );
}
