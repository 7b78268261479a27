import type { LevelDetail } from '@fasih/school/learning/levels/contract';
import { formatDateOf } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { Card, Notice } from '../../ui/basics.tsx';
import { Muted, Row, Stack, Text } from '../../ui/layout.tsx';
import { FactList, Part } from '../../ui/page.tsx';

/** What the test proposes: score, areas and the points that were missed, by their names alone. */
export function LevelProposal({ proposal }: { proposal: LevelDetail['proposal'] }) {
  const t = useTexts('levels').page;
  const lang = useLang();
  return (
    <Part title={t.proposal}>
      <Card isTight gap={3}>
        {proposal === null ? (
          <Text isMuted>{t.noProposal}</Text>
        ) : (
          <>
            <div>
              <p>
                <strong>{t.proposed(proposal)}</strong>
              </p>
              <Text isMuted>{t.takenOn({ day: formatDateOf(proposal.finishedAt, lang) })}</Text>
            </div>
            {proposal.borderlineWith !== null && (
              <Notice>{t.borderline({ level: proposal.borderlineWith })}</Notice>
            )}
            {proposal.tooFast && <Notice kind="attention">{t.tooFast}</Notice>}
            <FactList
              facts={proposal.areas.map(({ area, correct, total }) => [
                t.areas[area],
                t.areaScore({ correct, total }),
              ])}
            />
            <h3>{t.missed}</h3>
            {proposal.missed.length === 0 ? (
              <p>{t.missedNone}</p>
            ) : (
              <Stack as="ul" gap={2} isLined>
                {proposal.missed.map(({ area, point, cefr, count }) => (
                  <Row as="li" gap={2} align="baseline" justify="between" key={`${area}/${cefr}/${point.en}`}>
                    <span>{point[lang]}</span>
                    <Muted>
                      {t.areas[area]} · {cefr} · {t.times({ n: count })}
                    </Muted>
                  </Row>
                ))}
              </Stack>
            )}
            <Text isMuted>{t.staffOnly}</Text>
          </>
        )}
      </Card>
    </Part>
  );
}
