import type { PolicyNumbers } from '@fasih/school/catalogue/policy/numbers';
import { useTexts } from '../../lib/language.tsx';
import { Section } from '../../ui/basics.tsx';
import { Steps } from './steps.tsx';

/** How a course begins, in four steps. */
export function HowItWorks({ rules }: { rules: PolicyNumbers }) {
  const t = useTexts('landing');
  return (
    <Section title={t.stepsTitle} lead={t.stepsLead} sunk>
      <Steps steps={t.steps(rules)} />
    </Section>
  );
}
