import type { Activity } from '@fasih/school/office/homes/admin-contract';
import { formatInstant } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { Muted, Row, Stack, Text } from '../../../ui/layout.tsx';
import { CardSection } from '../../../ui/page.tsx';

/** The last things that people and the school itself did, in words; an action without words of its own reads generally. */
export function ActivityList({ activity }: { activity: readonly Activity[] }) {
  const t = useTexts('admin').activity;
  const lang = useLang();
  const words: Record<string, string> = useTexts('audit').actions;
  return (
    <CardSection title={t.title}>
      {activity.length === 0 ? (
        <Text isMuted>{t.none}</Text>
      ) : (
        <Stack as="ul" gap={2} isLined>
          {activity.map(({ id, at, action, by, about }) => (
            <Row as="li" justify="between" key={id}>
              <span>
                <strong>{words[action] ?? action}</strong>
                {about !== null && <>: {about}</>}
              </span>
              <Muted>
                {by ?? t.bySchool} · <time dateTime={at}>{formatInstant(at, lang)}</time>
              </Muted>
            </Row>
          ))}
        </Stack>
      )}
    </CardSection>
  );
}
