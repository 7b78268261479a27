import type { ChildMeeting } from '@fasih/school/office/homes/child-contract';
import { formatDay, formatHours } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { Muted, Stack } from '../../../ui/layout.tsx';
import { CardSection } from '../../../ui/page.tsx';

/** The lessons after the next one, with day and hours in the reader's zone. */
export function Coming({ meetings }: { meetings: readonly ChildMeeting[] }) {
  const t = useTexts('childDevices').home;
  const lang = useLang();
  return (
    <CardSection title={t.after}>
      <Stack as="ul" gap={3} isLined>
        {meetings.map(({ meetingId, startsAt, endsAt, topic, number }) => (
          <li key={meetingId}>
            <strong>{formatDay(startsAt, lang)}</strong>
            <br />
            <Muted size="small">
              {formatHours(startsAt, endsAt, lang)} ·{' '}
              {topic === null ? t.lesson({ number }) : topic.title[lang]}
            </Muted>
          </li>
        ))}
      </Stack>
    </CardSection>
  );
}
