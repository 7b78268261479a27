import type { PretestQuestion } from '@fasih/school/pretest/contract';
import { type PretestCategory, shownOptions } from '@fasih/school/pretest/rules';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { fetchQuestions } from './api.ts';
import type { PretestState } from './state.ts';

type Loaded = { category: PretestCategory; questions: PretestQuestion[] };

/**
 * The questions of the running test, their options in the order of the sitting. `load` fetches a category before its test
 * starts, so that the clock never runs while nothing can be read.
 */
export function useQuestions({ selectedCategory: category, isTestActive, sitting }: PretestState) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failed, setFailed] = useState(false);

  const load = useCallback(async (wanted: PretestCategory): Promise<boolean> => {
    setFailed(false);
    try {
      setLoaded({ category: wanted, questions: await fetchQuestions(wanted) });
      return true;
    } catch {
      setFailed(true);
      return false;
    }
  }, []);

  // After a reload, and when the test was started in another tab.
  const missing = isTestActive && category !== null && loaded?.category !== category;
  useEffect(() => {
    if (missing && category !== null) void load(category);
  }, [missing, category, load]);

  const questions = useMemo(
    () =>
      loaded === null || loaded.category !== category
        ? null
        : loaded.questions.map((one) => ({ ...one, options: shownOptions(one.options, sitting, one.id) })),
    [loaded, category, sitting],
  );
  return { questions, failed, load };
}
