import { PRETEST_QUESTIONS, PRETEST_SECONDS } from '@fasih/school/assessment/pretest/rules';
import { useTexts } from '../../lib/language.tsx';
import { Accordion } from '../../ui/basics.tsx';
import { IconInfoCircle } from '../../ui/icons.ts';
import { Row } from '../../ui/layout.tsx';
import css from './running.module.css';

/** The collapsible 'Test Instructions'. */
export function Instructions() {
  const t = useTexts('pretest').instructions;
  return (
    <Accordion
      isCard
      className={css.instructions}
      question={
        <Row as="span" gap={2} isOneLine>
          <IconInfoCircle size={20} stroke={1.75} aria-hidden="true" />
          {t.title}
        </Row>
      }
    >
      <ul>
        {t.lines({ questions: PRETEST_QUESTIONS, minutes: PRETEST_SECONDS / 60 }).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Accordion>
  );
}
