import { useTexts } from '../../lib/language.tsx';
import { Accordion, Section } from '../../ui/basics.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Row } from '../../ui/layout.tsx';
import type { LandingPage } from '../landing-data.server.ts';
import css from './questions.module.css';

/** Five of the fifteen questions and the way to the others, and what parents ask besides. */
export function QuestionsExtract({
  questions,
  ofParents,
}: {
  questions: LandingPage['questions'];
  ofParents: LandingPage['questionsOfParents'];
}) {
  const t = useTexts('landing');
  return (
    <Section title={t.questionsTitle}>
      <div className={css.extract}>
        <div>
          {questions.map((one) => (
            <Accordion key={one.key} question={one.question} name="landing-questions">
              <p>{one.answer}</p>
            </Accordion>
          ))}
          <Accordion question={<h3 id="parents">{t.parentsTitle}</h3>} isWide>
            {ofParents.map((one) => (
              <Accordion key={one.key} question={one.question} name="landing-questions">
                <p>{one.answer}</p>
              </Accordion>
            ))}
          </Accordion>
        </div>
        <Row justify="center" className={css.aside}>
          <img src="/pictures/mascot.svg" alt="" width="240" height="240" loading="lazy" />
          <ButtonLink to="/contact" look="quiet">
            {t.allQuestions}
          </ButtonLink>
        </Row>
      </div>
    </Section>
  );
}
