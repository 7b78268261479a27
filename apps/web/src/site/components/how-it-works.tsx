import type { PolicyNumbers } from '@fasih/school/catalogue/policy/numbers';
import { useTexts } from '../../lib/language.tsx';
import { Section } from '../../ui/basics.tsx';
import css from './steps.module.css';

/** Four steps, as stones of a path. */
export function HowItWorks({ rules }: { rules: PolicyNumbers }) {
  const t = useTexts('landing');
  return (
    <Section title={t.stepsTitle} lead={t.stepsLead} sunk>
      <ol className={css.steps}>
        {t.steps(rules).map((step, i) => (
          <li key={step.title}>
            <span className={css.stone} aria-hidden="true">
              {i + 1}
            </span>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
