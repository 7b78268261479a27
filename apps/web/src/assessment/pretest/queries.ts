import type {
  choosePretestPackage,
  PretestQuestion,
  PretestResult,
  pretestQuestions,
  submitPretest,
} from '@fasih/school/assessment/pretest/contract';
import type { CardValue, PretestCategory } from '@fasih/school/assessment/pretest/rules';
import type { Sent } from '@fasih/school/basics/contract';
import { send } from '../../lib/client.ts';
import type { PretestState } from './state.ts';

// Contracts are made with zod, which a public page does not load: only their types are used here.
type Path<C extends { method: string; path: string }> = { method: C['method']; path: C['path'] };
const QUESTIONS: Path<typeof pretestQuestions> = { method: 'GET', path: '/pretest/questions' };
const SUBMIT: Path<typeof submitPretest> = { method: 'POST', path: '/pretest/results' };
const PACKAGE: Path<typeof choosePretestPackage> = {
  method: 'PUT',
  path: '/pretest/results/:sitting/package',
};

/** The questions of a category, without answers. Throws `Problem`. */
export async function fetchQuestions(category: PretestCategory): Promise<PretestQuestion[]> {
  const query: Sent<typeof pretestQuestions>['query'] = { category };
  const answer = (await send(QUESTIONS, { query })) as { data: PretestQuestion[] };
  return answer.data;
}

/** Has a submitted test scored; saying it again gets the same result. Throws `Problem`. */
export async function submit(state: PretestState, signal: AbortSignal): Promise<PretestResult> {
  if (state.selectedCategory === null) throw new Error('no test was chosen');
  const { selectedCategory: category, sitting, answers } = state;
  const times = Object.fromEntries(Object.entries(state.times).map(([id, ms]) => [id, Math.round(ms)]));
  const body: Sent<typeof submitPretest>['body'] = { category, sitting, answers, times };
  return (await send(SUBMIT, { body }, { signal })) as PretestResult;
}

/** Notes which package was chosen after a test. Only a figure for the school: a failure is nobody's concern. */
export function noteChoice(sitting: string, value: CardValue): void {
  send(PACKAGE, { params: { sitting }, body: { value } }).catch(() => undefined);
}
