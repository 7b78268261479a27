import type { PolicyNumbers } from '@fasih/school/catalogue/policy/numbers';
import { useTexts } from '../../lib/language.tsx';
import { Card, Section, Why } from '../../ui/basics.tsx';
import { Stack, Text } from '../../ui/layout.tsx';
import site from '../site.module.css';
import css from './levels.module.css';

/** What Beginner, Intermediate and Advanced mean here (thresholds: docs/product/tests.md#scoring-and-levels). */
export function Levels({ rules }: { rules: PolicyNumbers }) {
  const t = useTexts('landing');
  return (
    <Section title={t.levelsTitle} lead={t.levelsLead}>
      <Stack as="ol" gap={5} className={`${site.three} ${site.swiped}`}>
        {t.levels.map((level, i) => (
          <Card as="li" gap={2} key={level.name}>
            <span className={css.rungs} aria-hidden="true">
              {t.levels.map((one, rung) => (
                <span key={one.name} data-on={rung <= i ? '' : undefined} />
              ))}
            </span>
            <h3>{level.name}</h3>
            <p className={css.score}>{level.score}</p>
            <Text isMuted>{level.text}</Text>
          </Card>
        ))}
        <li className={css.why}>
          <Why
            sentence={t.levelsWhy.sentence}
            arithmetic={t.levelsWhy.arithmetic(rules)}
            rule={t.levelsWhy.rule}
          />
        </li>
      </Stack>
    </Section>
  );
}
