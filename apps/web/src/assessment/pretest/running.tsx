import type { PretestQuestion } from '@fasih/school/assessment/pretest/contract';
import { useState } from 'react';
import { useTexts } from '../../lib/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { AskDialog } from '../player/ask-dialog.tsx';
import { Grid } from '../player/grid.tsx';
import { QuestionCard } from '../player/question-card.tsx';
import { Steps } from '../player/steps.tsx';
import test from '../player/test.module.css';
import { Instructions } from './instructions.tsx';
import css from './running.module.css';
import { isAnswered, type PretestState } from './state.ts';
import type { PretestStore } from './store.ts';
import { Tools } from './tools.tsx';

/** Asks before the test is submitted, naming what is still open (docs/product/calls-and-texts.md#test-texts). */
function SubmitDialog({
  answered,
  total,
  onNo,
  onYes,
}: {
  answered: number;
  total: number;
  onNo: () => void;
  onYes: () => void;
}) {
  const t = useTexts('pretest').confirm;
  return (
    <AskDialog
      title={t.title}
      stay={{ label: t.no, onPress: onNo }}
      go={{ label: t.yes, onPress: onYes }}
      first="go"
    >
      <p>{answered === total ? t.all : t.some({ answered, total })}</p>
    </AskDialog>
  );
}

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

  const { id, category, passage, imageUrl, textTwin, options } = question;
  const [n, total] = [index + 1, questions.length];
  const cells = questions.map((one, i) => ({
    n: i + 1,
    current: i === index,
    answered: isAnswered(one, state.answers),
    flagged: state.flaggedQuestions.includes(one.id),
  }));
  const answered = cells.filter((cell) => cell.answered).length;
  const last = n === total;
  const finishing = last || answered === total;
  const { dispatch } = store;
  return (
    <>
      <Instructions />
      <Stack className={test.work}>
        <QuestionCard
          question={{
            n,
            asked: question.questionText,
            passage,
            options: options.map((text) => ({ value: text, text })),
            ...(imageUrl && { picture: { src: imageUrl, label: t.picture({ n }), description: textTwin } }),
          }}
          chosen={state.answers[id]}
          onChoose={(option) => dispatch({ type: 'answer', id, option })}
          words={{ heading: t.question({ n, of: total }), passage: t.passage, gap: t.gap }}
          tools={
            <Tools
              question={question}
              isFlagged={state.flaggedQuestions.includes(id)}
              onFlag={() => dispatch({ type: 'flag', id })}
            />
          }
        />
        <Steps
          label={t.grid.title}
          previous={{
            label: t.previous,
            disabled: index === 0,
            onPress: () => dispatch({ type: 'previous' }),
          }}
          next={{
            label: t.next,
            look: category === 'kids' ? 'mango' : 'coral',
            disabled: last,
            onPress: () => dispatch({ type: 'next' }),
          }}
          finish={
            last && (
              <Button className={css.send} onClick={() => setAsking(true)}>
                {t.submit}
              </Button>
            )
          }
        />
      </Stack>
      <Grid
        cells={cells}
        words={{
          title: t.grid.title,
          count: t.grid.answeredOf({ answered, of: total }),
          cell: t.grid.cell,
          legend: t.grid.legend,
        }}
        onJump={(to) => dispatch({ type: 'jump', index: to - 1 })}
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
          total={total}
          onNo={() => setAsking(false)}
          onYes={() => dispatch({ type: 'submit' })}
        />
      )}
    </>
  );
}
