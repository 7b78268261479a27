import type { Activity } from '@fasih/school/office/homes/admin-contract';
import { Link } from 'react-router';
import { formatInstant } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { Stack, Text } from '../../../ui/layout.tsx';
import { CardSection } from '../../../ui/page.tsx';
import { Titled } from '../../../ui/titled.tsx';

/** How many of the latest actions are shown; the audit log has all. */
const SHOWN = 6;

/** The last things that people and the school itself did, in words; an action without words of its own reads generally. */
export function ActivityList({ activity }: { activity: readonly Activity[] }) {
  const t = useTexts('admin').activity;
  const lang = useLang();
  const words: Record<string, string> = useTexts('audit').actions;
  return (
    <CardSection title={t.title} actions={<Link to="/admin/audit">{t.all}</Link>}>
      {activity.length === 0 ? (
        <Text isMuted>{t.none}</Text>
      ) : (
        <Stack as="ul" gap={2} isLined>
          {activity.slice(0, SHOWN).map(({ id, at, action, by, about }) => (
            <li key={id}>
              <Titled below={`${by ?? t.bySchool} · ${formatInstant(at, lang)}`}>
                <Text as="span" size="small">
                  {words[action] ?? action}
                  {about !== null && (
                    <>
                      {' '}
                      <strong>{about}</strong>
                    </>
                  )}
                </Text>
              </Titled>
            </li>
          ))}
        </Stack>
      )}
    </CardSection>
  );
}
