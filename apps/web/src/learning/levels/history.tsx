import type { LevelDetail } from '@fasih/school/learning/levels/contract';
import { formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { Card } from '../../ui/basics.tsx';
import { Muted, Stack, Text } from '../../ui/layout.tsx';
import { Part } from '../../ui/page.tsx';

/** Every decision with its reason and points, the newest first. */
export function LevelHistory({ history }: { history: LevelDetail['history'] }) {
  const t = useTexts('levels').page;
  const lang = useLang();
  return (
    <Part title={t.history}>
      {history.length === 0 ? (
        <Card isTight gap={3}>
          <Text isMuted>{t.historyNone}</Text>
        </Card>
      ) : (
        <Stack as="ol" gap={2}>
          {history.map((one) => (
            <li key={one.id}>
              <Card isTight gap={3}>
                <div>
                  <h3>
                    {one.outcome === 'changed'
                      ? t.historyChanged({ by: one.by, from: one.levelWas, to: one.level })
                      : t.historyConfirmed({ by: one.by, level: one.level })}
                  </h3>
                  <Text isMuted>{formatInstant(one.at, lang)}</Text>
                </div>
                <Text isMuted>
                  {one.points ? t.historyPoints({ points: one.points.join(' + ') }) : t.noCheck}
                </Text>
                {one.reason !== '' && (
                  <p>
                    <Muted>{t.reason}:</Muted> {one.reason}
                  </p>
                )}
                {one.notes !== '' && (
                  <p>
                    <Muted>{t.notes}:</Muted> {one.notes}
                  </p>
                )}
              </Card>
            </li>
          ))}
        </Stack>
      )}
    </Part>
  );
}
