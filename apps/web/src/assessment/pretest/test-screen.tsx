import type { PretestQuestion } from '@fasih/school/assessment/pretest/contract';
import { useTexts } from '../../lib/language.tsx';
import { Skeleton, SkeletonLines } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { QuietFrame } from '../../ui/quiet-frame.tsx';
import { LeaveDialog } from './ask-dialogs.tsx';
import { Running } from './running.tsx';
import type { PretestState } from './state.ts';
import type { PretestStore } from './store.ts';
import { Submitted } from './submitted.tsx';
import css from './test.module.css';
import { TestHead } from './test-head.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';

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
  if (!empty && !failed) {
    return (
      <div className={css.question} aria-busy="true">
        <Skeleton width="8rem" />
        <SkeletonLines lines={2} />
        <Skeleton height="60px" />
        <Skeleton height="60px" />
        <Skeleton height="60px" />
      </div>
    );
  }
  return (
    <div className={css.wait} role="alert">
      <h2>{empty ? t.questions : t.failed}</h2>
      <Button onClick={empty ? onReset : onRetry}>{empty ? t.again : t.retry}</Button>
    </div>
  );
}

/** The test screen: head, then the running test or what has become of it. */
export function TestScreen({ state, store, questions, failed, onRetry }: Props) {
  const leave = useLeaveGuard(state.isTestActive);
  return (
    <QuietFrame narrow>
      <div className={css.test} data-category={state.selectedCategory}>
        <TestHead state={state} />
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
      </div>
      {leave.asking && <LeaveDialog onStay={leave.stay} onGo={leave.go} />}
    </QuietFrame>
  );
}
