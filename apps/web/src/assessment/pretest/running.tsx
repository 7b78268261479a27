import type { PretestQuestion } from '@fasih/school/assessment/pretest/contract';
import { useState } from 'react';
import { useTexts } from '../../lib/language.tsx';
import { Button } from '../../ui/button.tsx';
import { IconChevronLeft, IconChevronRight } from '../../ui/icons.ts';
import { SubmitDialog } from './ask-dialogs.tsx';
import { Grid } from './grid.tsx';
import { Instructions } from './instructions.tsx';
import { QuestionCard } from './question-card.tsx';
import { answeredCount, type PretestState } from './state.ts';
import type { PretestStore } from './store.ts';
import css from './test.module.css';

/** The running test: one question at a time, every other one a tap away. */
export function Running({
  state,
  store,
  questions,
}: {
  state: PretestState;
  store: PretestStore;
  questions: readonly PretestQuestion[];
}) {
  const t = useTexts('pretest');
  const [asking, setAsking] = useState(false);
  const index = state.currentQuestionIndex < questions.length ? state.currentQuestionIndex : 0;
  const question = questions[index];
  if (question === undefined) return null;

  const { id, category } = question;
  const answered = answeredCount(state);
  const last = index === questions.length - 1;
  const finishing = last || answered === questions.length;
  const { dispatch } = store;
  return (
    <>
      <Instructions />
      <QuestionCard
        question={question}
        n={index + 1}
        of={questions.length}
        chosen={state.answers[id]}
        flagged={state.flaggedQuestions.includes(id)}
        onAnswer={(option) => dispatch({ type: 'answer', id, option })}
        onFlag={() => dispatch({ type: 'flag', id })}
      />
      <div className={css.steps}>
        <Button look="quiet" disabled={index === 0} onClick={() => dispatch({ type: 'previous' })}>
          <IconChevronLeft size={20} stroke={2} aria-hidden="true" />
          {t.previous}
        </Button>
        <Button
          look={category === 'kids' ? 'mango' : 'coral'}
          disabled={last}
          onClick={() => dispatch({ type: 'next' })}
        >
          {t.next}
          <IconChevronRight size={20} stroke={2} aria-hidden="true" />
        </Button>
        {last && (
          <Button className={css.send} onClick={() => setAsking(true)}>
            {t.submit}
          </Button>
        )}
      </div>
      <Grid
        state={state}
        onJump={(to) => dispatch({ type: 'jump', index: to })}
        foot={
          <Button
            className={css.submit}
            data-last={last ? '' : undefined}
            look={finishing ? 'teal' : 'quiet'}
            size={finishing ? 'big' : 'normal'}
            onClick={() => setAsking(true)}
          >
            {t.submit}
          </Button>
        }
      />
      {asking && (
        <SubmitDialog
          answered={answered}
          onNo={() => setAsking(false)}
          onYes={() => dispatch({ type: 'submit' })}
        />
      )}
    </>
  );
}
