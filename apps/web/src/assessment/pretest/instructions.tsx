import { PRETEST_QUESTIONS, PRETEST_SECONDS } from '@fasih/school/assessment/pretest/rules';
import { useTexts } from '../../lib/language.tsx';
import { IconChevronDown, IconInfoCircle } from '../../ui/icons.ts';
import css from './running.module.css';

/** The collapsible 'Test Instructions'. */
export function Instructions() {
  const t = useTexts('pretest').instructions;
  return (
    <details className={css.instructions}>
      <summary>
        <IconInfoCircle size={20} stroke={1.75} aria-hidden="true" />
        {t.title}
        <IconChevronDown className={css.chevron} size={20} stroke={1.75} aria-hidden="true" />
      </summary>
      <ul>
        {t.lines({ questions: PRETEST_QUESTIONS, minutes: PRETEST_SECONDS / 60 }).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}
