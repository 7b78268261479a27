import type { ItemFinding } from '@fasih/school/assessment/banks/contract';
import { useTexts } from '../lib/language.tsx';
import css from '../teachers/components/teachers.module.css';
import { Notice } from '../ui/basics.tsx';
import own from './banks.module.css';

/** What the checks found in a draft: the rule that is broken, and where. */
export function Findings({ of }: { of: readonly ItemFinding[] }) {
  const t = useTexts('banks').draft;
  const fails = of.filter(({ level }) => level === 'fail');
  const warns = of.filter(({ level }) => level === 'warn');
  return (
    <section className={css.section} aria-labelledby="item-checks">
      <h3 id="item-checks">{t.checks}</h3>
      {of.length === 0 && <Notice kind="good">{t.checksGood}</Notice>}
      {fails.length > 0 && (
        <Notice kind="bad" action={<List of={fails} />}>
          {t.checksFail({ n: fails.length })}
        </Notice>
      )}
      {warns.length > 0 && (
        <Notice kind="info" action={<List of={warns} />}>
          {t.checksWarn({ n: warns.length })}
        </Notice>
      )}
    </section>
  );
}

/** The rule in the reader's language; what exactly was found quotes the question and is in English, as the question is. */
function List({ of }: { of: readonly ItemFinding[] }) {
  const { rules } = useTexts('banks').draft;
  return (
    <ul className={own.findings}>
      {of.map(({ check, message }) => (
        <li key={`${check} ${message}`}>
          {rules[check] ?? check} <span lang="en">({message})</span>
        </li>
      ))}
    </ul>
  );
}
