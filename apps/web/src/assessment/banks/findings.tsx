import type { ItemFinding } from '@fasih/school/assessment/banks/contract';
import { useTexts } from '../../lib/language.tsx';
import { Notice } from '../../ui/basics.tsx';
import { Part } from '../../ui/page.tsx';

/** What the checks found in a draft: the rule that is broken, and where. */
export function Findings({ findings }: { findings: readonly ItemFinding[] }) {
  const t = useTexts('banks').draft;
  const fails = findings.filter(({ level }) => level === 'fail');
  const warns = findings.filter(({ level }) => level === 'warn');
  return (
    <Part level="h3" title={t.checks}>
      {findings.length === 0 && <Notice kind="good">{t.checksGood}</Notice>}
      {fails.length > 0 && (
        <Notice kind="bad" action={<List findings={fails} />}>
          {t.checksFail({ n: fails.length })}
        </Notice>
      )}
      {warns.length > 0 && (
        <Notice kind="info" action={<List findings={warns} />}>
          {t.checksWarn({ n: warns.length })}
        </Notice>
      )}
    </Part>
  );
}

/** The rule in the reader's language; what exactly was found quotes the question and is in English, as the question is. */
function List({ findings }: { findings: readonly ItemFinding[] }) {
  const { rules } = useTexts('banks').draft;
  return (
    <ul>
      {findings.map(({ check, message }) => (
        <li key={`${check} ${message}`}>
          {rules[check] ?? check} <span lang="en">({message})</span>
        </li>
      ))}
    </ul>
  );
}
