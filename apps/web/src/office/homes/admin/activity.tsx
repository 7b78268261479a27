import type { Activity } from '@fasih/school/office/homes/admin-contract';
import { Link } from 'react-router';
import { formatInstant } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { Stack, Text } from '../../../ui/layout.tsx';
import { CardSection } from '../../../ui/page.tsx';
import { Titled } from '../../../ui/titled.tsx';

/** How many of the latest actions are shown; the audit log has all. */
const SHOWN = 10;
/** Of those to whom one did the same, so many are named. */
const NAMED = 3;

/** The same action of one person several times in a row is told once, at the latest, with each name once. */
function runsOf(activity: readonly Activity[]): (Activity & { names: string[] })[] {
  const runs: (Activity & { names: string[] })[] = [];
  for (const one of activity) {
    const last = runs.at(-1);
    const names = one.about === null ? [] : [one.about];
    if (last?.action === one.action && last.by === one.by)
      last.names = [...new Set([...last.names, ...names])];
    else runs.push({ ...one, names });
  }
  return runs;
}

/** The last things that people and the school itself did, in words; an action without words of its own reads generally. */
export function ActivityList({ activity }: { activity: readonly Activity[] }) {
  const t = useTexts('admin').activity;
  const lang = useLang();
  const audit = useTexts('audit');
  const { rest } = audit.page;
  const words: Record<string, string> = audit.actions;
  return (
    <CardSection title={t.title} actions={<Link to="/admin/audit">{t.all}</Link>}>
      {activity.length === 0 ? (
        <Text isMuted>{t.none}</Text>
      ) : (
        <Stack as="ul" gap={2} isLined>
          {runsOf(activity.slice(0, SHOWN)).map(({ id, at, action, by, names }) => (
            <li key={id}>
              <Titled below={`${by ?? t.bySchool} · ${formatInstant(at, lang)}`}>
                <Text as="span" size="small">
                  {words[action] ?? action}
                  {names.length > 0 && (
                    <>
                      {' '}
                      <strong>{names.slice(0, NAMED).join(', ')}</strong>
                      {names.length > NAMED && `, ${rest({ n: names.length - NAMED })}`}
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
