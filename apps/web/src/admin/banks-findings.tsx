import type { ItemFinding } from '@fasih/school/banks/contract';
import { useTexts } from '../lib/language.tsx';
import css from '../teachers/components/teachers.module.css';
import { Notice } from '../ui/basics.tsx';
import own from './banks.module.css';

/** What the checks found in a draft. Their sentences are those of the content's own checks, in English. */
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

function List({ of }: { of: readonly ItemFinding[] }) {
  return (
    <ul className={own.findings} lang="en">
      {of.map(({ check, message }) => (
        <li key={`${check} ${message}`}>
          {message} <span>({check})</span>
        </li>
      ))}
    </ul>
  );
}
