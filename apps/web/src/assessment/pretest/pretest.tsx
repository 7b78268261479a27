import type { PretestCategory } from '@fasih/school/assessment/pretest/rules';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../lib/language.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { Chooser } from './chooser.tsx';
import { TestScreen } from './test-screen.tsx';
import { newSitting, usePretest } from './use-pretest.ts';
import { useQuestions } from './use-questions.ts';

/** The free pretest: the chooser in the frame of the public pages, the test in a quiet one. */
export function Pretest({ Frame }: { Frame: ComponentType<{ children: ReactNode }> }) {
  const t = useTexts('pretest');
  const { state, store } = usePretest();
  const { questions, failed, load } = useQuestions(state);
  const [coming, setComing] = useState<PretestCategory | null>(null);
  const category = state.selectedCategory;
  const before = useRef(category);
  // A test that was put away leaves nothing to hold the keyboard: it goes on from the chooser.
  useEffect(() => {
    if (before.current !== null && category === null) document.getElementById('content')?.focus();
    before.current = category;
  }, [category]);

  // The clock starts when the questions are there.
  const choose = async (chosen: PretestCategory) => {
    setComing(chosen);
    const loaded = await load(chosen);
    setComing(null);
    if (loaded) store.dispatch({ type: 'choose', category: chosen, sitting: newSitting() });
  };

  return (
    <>
      <PageHead title={t.title} description={t.description} />
      {category === null ? (
        <Frame>
          <Chooser coming={coming} failed={failed} onChoose={choose} />
        </Frame>
      ) : (
        <TestScreen
          state={state}
          store={store}
          questions={questions}
          failed={failed}
          onRetry={() => void load(category)}
        />
      )}
    </>
  );
}
