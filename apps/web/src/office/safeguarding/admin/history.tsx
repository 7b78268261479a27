import type { Incident } from '@fasih/school/office/safeguarding/contract';
import { formatInstant } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { Muted, Stack } from '../../../ui/layout.tsx';
import { CardSection } from '../../../ui/page.tsx';
import { WrittenPart } from '../../../ui/written.tsx';

/** Every reading and step of an incident, the first one first. */
export function History({ events }: { events: Incident['history'] }) {
  const t = useTexts('safeguarding').one;
  const lang = useLang();
  return (
    <CardSection title={t.history} lead={t.historyLead}>
      <Stack as="ol" gap={3} isLined>
        {events.map(({ id, at, by, kind, note }) => (
          <li key={id}>
            {t.event({ by, what: t.events[kind] })}
            <br />
            <Muted size="small">{formatInstant(at, lang)}</Muted>
            <WrittenPart as="p" title="" text={note} />
          </li>
        ))}
      </Stack>
    </CardSection>
  );
}
