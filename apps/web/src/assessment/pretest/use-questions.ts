import type { PretestQuestion } from '@fasih/school/assessment/pretest/contract';
import { type PretestCategory, shownOptions } from '@fasih/school/assessment/pretest/rules';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { fetchQuestions } from './queries.ts';
import type { PretestState } from './state.ts';

type Loaded = { category: PretestCategory; questions: PretestQuestion[] };

/** Fetches a picture, so that its question shows it at once, and while offline too. */
function fetchPicture(src: string): Promise<void> {
  const picture = new Image();
  return new Promise((done, fail) => {
    picture.onload = () => done();
    picture.onerror = fail;
    picture.src = src;
  });
}

/**
 * The questions of the running test, their options in the order of the sitting. `load` fetches a category with its
 * pictures before its test starts, so that the clock never runs while nothing can be read.
 */
export function useQuestions({ selectedCategory: category, isTestActive, sitting }: PretestState) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failed, setFailed] = useState(false);

  const load = useCallback(async (wanted: PretestCategory): Promise<boolean> => {
    setFailed(false);
    try {
      const questions = await fetchQuestions(wanted);
      await Promise.all(
        questions.flatMap(({ imageUrl }) => (imageUrl === undefined ? [] : [fetchPicture(imageUrl)])),
      );
      setLoaded({ category: wanted, questions });
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
