import type { PretestQuestion } from '@fasih/school/assessment/pretest/contract';
import { useTexts } from '../../lib/language.tsx';
import { Button } from '../../ui/button.tsx';
import { IconCircleCheck, IconPlayerPlay } from '../../ui/icons.ts';
import { Stack } from '../../ui/layout.tsx';
import { QuietFrame } from '../../ui/quiet-frame.tsx';
import { TestHead } from '../player/head.tsx';
import { LeaveGuard } from '../player/leave-guard.tsx';
import { TestMessage, useOfflinePicture } from '../player/message.tsx';
import { QuestionSkeleton } from '../player/question-card.tsx';
import css from '../player/test.module.css';
import { Timer } from '../player/timer.tsx';
import { Running } from './running.tsx';
import type { PretestState } from './state.ts';
import type { PretestStore } from './store.ts';
import { Submitted, useResultsAhead } from './submitted.tsx';

type Props = {
  state: PretestState;
  store: PretestStore;
  questions: readonly PretestQuestion[] | null;
  failed: boolean;
  onRetry: () => void;
};

/** Where a running test has no questions to show: they come, they could not be loaded, or there are none. */
function NoQuestions({
  empty,
  failed,
  onRetry,
  onReset,
}: Record<'empty' | 'failed', boolean> & Record<'onRetry' | 'onReset', () => void>) {
  const t = useTexts('pretest').none;
  if (!empty && !failed) return <QuestionSkeleton options={3} />;
  return (
    <div role="alert">
      <TestMessage level={2} title={empty ? t.questions : t.failed}>
        <Button onClick={empty ? onReset : onRetry}>{empty ? t.again : t.retry}</Button>
      </TestMessage>
    </div>
  );
}

/** Which test this is, its state, and the time while it runs. */
function Head({ state: { selectedCategory, isTestSubmitted, timeLeft } }: { state: PretestState }) {
  const t = useTexts('pretest');
  const { left, amber, red, sayAmber, sayRed } = t.time;
  const words = { left, five: amber, one: red, sayFive: sayAmber, sayOne: sayRed };
  return (
    <TestHead
      title={t.heading[selectedCategory ?? 'none']}
      subtitle={t.subtitle}
      isEnglish
      status={
        isTestSubmitted
          ? { Icon: IconCircleCheck, text: t.status.completed, hue: 'leaf' }
          : { Icon: IconPlayerPlay, text: t.status.inProgress }
      }
      timer={!isTestSubmitted && <Timer seconds={timeLeft} words={words} />}
    />
  );
}

/** The test screen: head, then the running test or what has become of it. */
export function TestScreen({ state, store, questions, failed, onRetry }: Props) {
  const { leave } = useTexts('pretest');
  useOfflinePicture(state.isTestActive);
  useResultsAhead(state.isTestActive);
  return (
    <QuietFrame narrow>
      <Stack className={css.test} data-age={state.selectedCategory}>
        <Head state={state} />
        {state.isTestSubmitted ? (
          <Submitted key={state.sitting} state={state} store={store} />
        ) : questions === null || questions.length === 0 ? (
          <NoQuestions
            empty={questions !== null}
            failed={failed}
            onRetry={onRetry}
            onReset={() => store.dispatch({ type: 'reset' })}
          />
        ) : (
          <Running key={state.sitting} state={state} store={store} questions={questions} />
        )}
      </Stack>
      <LeaveGuard
        isActive={state.isTestActive}
        leaves={(from, to) => from.pathname !== to.pathname}
        words={leave}
        isOwnDocument
      />
    </QuietFrame>
  );
}
