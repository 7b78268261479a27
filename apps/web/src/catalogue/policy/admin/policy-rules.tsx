import { RULES, type Rules } from '@fasih/school/catalogue/policy/decision';
import { useTexts } from '../../../lib/language.tsx';
import { Choice, Choices } from '../../../ui/choice.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Muted, Stack } from '../../../ui/layout.tsx';

/** Which course rules the next version has, with a sentence for each difference. */
export function PolicyRules({ rules, onChange }: { rules: Rules; onChange: (rules: Rules) => void }) {
  const t = useTexts('settings').policy.rules;
  return (
    <Stack gap={2}>
      <Choices legend={t.legend}>
        {RULES.map((one) => (
          <Choice key={one} type="radio" name="rules" checked={rules === one} onChange={() => onChange(one)}>
            {t.names[one]}
          </Choice>
        ))}
      </Choices>
      <Disclosure summary={t.differences}>
        <ul>
          {Object.entries(t.list).map(([key, sentence]) => (
            <li key={key}>{sentence}</li>
          ))}
        </ul>
      </Disclosure>
      <Muted size="small">{t.keep}</Muted>
    </Stack>
  );
}
