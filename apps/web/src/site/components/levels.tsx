import type { PolicyNumbers } from '@fasih/school/catalogue/policy/numbers';
import { useTexts } from '../../lib/language.tsx';
import { Card, Section, Why } from '../../ui/basics.tsx';
import { Text } from '../../ui/layout.tsx';
import css from './levels.module.css';
import snap from './snap-row.module.css';
import three from './three-columns.module.css';

/** What Beginner, Intermediate and Advanced mean here (thresholds: docs/product/tests.md#scoring-and-levels). */
export function Levels({ rules }: { rules: PolicyNumbers }) {
  const t = useTexts('landing');
  return (
    <Section title={t.levelsTitle} lead={t.levelsLead}>
      <ol className={`${three.list} ${snap.row}`}>
        {t.levels.map((level, i) => (
          <Card as="li" gap={2} key={level.name} className={css.level}>
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
      </ol>
    </Section>
  );
}
