import type {
  choosePretestPackage,
  PretestQuestion,
  PretestResult,
  pretestQuestions,
  submitPretest,
} from '@fasih/school/assessment/pretest/contract';
import type { CardValue, PretestCategory } from '@fasih/school/assessment/pretest/rules';
import { call } from '../../lib/client.ts';
import type { PretestState } from './state.ts';

// A public page loads neither zod, with which contracts are made, nor the query cache: these have a contract's type only.
const QUESTIONS = { method: 'GET', path: '/pretest/questions' } as typeof pretestQuestions;
const SUBMIT = { method: 'POST', path: '/pretest/results' } as typeof submitPretest;
const PACKAGE = { method: 'PUT', path: '/pretest/results/:sitting/package' } as typeof choosePretestPackage;

/** The questions of a category, without answers. Throws `Problem`. */
export async function fetchQuestions(category: PretestCategory): Promise<PretestQuestion[]> {
  return (await call(QUESTIONS, { query: { category } })).data;
}

/** Has a submitted test scored; saying it again gets the same result. Throws `Problem`. */
export async function submit(state: PretestState, signal: AbortSignal): Promise<PretestResult> {
  if (state.selectedCategory === null) throw new Error('no test was chosen');
  const { selectedCategory: category, sitting, answers } = state;
  const times = Object.fromEntries(Object.entries(state.times).map(([id, ms]) => [id, Math.round(ms)]));
  return call(SUBMIT, { body: { category, sitting, answers, times } }, { signal });
}

/** Notes which package was chosen after a test. It is only a figure for the school, so a failure is ignored. */
export function noteChoice(sitting: string, value: CardValue): void {
  call(PACKAGE, { params: { sitting }, body: { value } }).catch(() => undefined);
}
