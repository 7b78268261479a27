import { PRETEST_SECONDS, type PretestCategory, questionIds } from '@fasih/school/assessment/pretest/rules';

/** The pretest as docs/product/tests.md#pretest-state lists it, and what its clock and its one-time scoring need. */
export type PretestState = {
  selectedCategory: PretestCategory | null;
  currentQuestionIndex: number;
  /** Question id to the text of the chosen option. */
  answers: Readonly<Record<string, string>>;
  isTestSubmitted: boolean;
  /** Seconds. */
  timeLeft: number;
  /** A set of question ids, in ascending order. */
  flaggedQuestions: readonly number[];
  isTestActive: boolean;
  /** 128 random bits in hex; empty before a test. */
  sitting: string;
  /** When the time is up (epoch milliseconds): a device that slept still knows it. */
  deadline: number;
  /** Question id to milliseconds looked at. */
  times: Readonly<Record<string, number>>;
  /** Since when the current question is looked at; null while nobody can see it. */
  since: number | null;
  endedBy: 'person' | 'time' | null;
  /** Counts the changes of a sitting, so that of two tabs the newer one is known. */
  revision: number;
};

export type PretestAction =
  | { type: 'choose'; category: PretestCategory; sitting: string }
  | { type: 'answer'; id: number; option: string }
  | { type: 'jump'; index: number }
  | { type: 'next' }
  | { type: 'previous' }
  | { type: 'flag'; id: number }
  | { type: 'look'; visible: boolean }
  | { type: 'tick' }
  | { type: 'submit' }
  | { type: 'reset' };

/** Before any choice. */
export const EMPTY: PretestState = {
  selectedCategory: null,
  currentQuestionIndex: 0,
  answers: {},
  isTestSubmitted: false,
  timeLeft: PRETEST_SECONDS,
  flaggedQuestions: [],
  isTestActive: false,
  sitting: '',
  deadline: 0,
  times: {},
  since: null,
  endedBy: null,
  revision: 0,
};

/** Whole seconds until the deadline, never more than a test has. */
export function secondsLeft(deadline: number, now: number): number {
  return Math.min(PRETEST_SECONDS, Math.max(0, Math.ceil((deadline - now) / 1000)));
}

/** The ids of the chosen category; none before a choice. */
export function idsOf(state: PretestState): number[] {
  return state.selectedCategory === null ? [] : questionIds(state.selectedCategory);
}

/** Whether a question is answered. A stored text that is none of its options is no answer, as on the server. */
export function isAnswered(
  { id, options }: { id: number; options: readonly string[] },
  answers: PretestState['answers'],
): boolean {
  const given = answers[id];
  return given !== undefined && options.includes(given);
}

/** Writes down how long the current question has been looked at. */
function bank(state: PretestState, now: number): PretestState {
  const id = idsOf(state)[state.currentQuestionIndex];
  if (state.since === null || id === undefined) return state;
  const spent = Math.max(0, Math.min(now, state.deadline) - state.since);
  return { ...state, since: now, times: { ...state.times, [id]: (state.times[id] ?? 0) + spent } };
}

function goTo(state: PretestState, index: number, now: number): PretestState {
  const valid = Number.isInteger(index) && index >= 0 && index < idsOf(state).length;
  if (!valid || index === state.currentQuestionIndex) return state;
  return { ...bank(state, now), currentQuestionIndex: index };
}

function end(state: PretestState, by: 'person' | 'time', now: number): PretestState {
  return {
    ...bank(state, now),
    isTestSubmitted: true,
    isTestActive: false,
    timeLeft: secondsLeft(state.deadline, now),
    since: null,
    endedBy: by,
  };
}

function whileActive(state: PretestState, action: PretestAction, now: number): PretestState {
  switch (action.type) {
    case 'answer': {
      if (!idsOf(state).includes(action.id) || state.answers[action.id] === action.option) return state;
      return { ...state, answers: { ...state.answers, [action.id]: action.option } };
    }
    case 'flag': {
      if (!idsOf(state).includes(action.id)) return state;
      const others = state.flaggedQuestions.filter((id) => id !== action.id);
      const flagged = others.length < state.flaggedQuestions.length ? others : [...others, action.id];
      return { ...state, flaggedQuestions: flagged.toSorted((a, b) => a - b) };
    }
    case 'jump':
      return goTo(state, action.index, now);
    case 'next':
      return goTo(state, state.currentQuestionIndex + 1, now);
    case 'previous':
      return goTo(state, state.currentQuestionIndex - 1, now);
    case 'look': {
      if (action.visible === (state.since !== null)) return state;
      return { ...bank(state, now), since: action.visible ? now : null };
    }
    case 'submit':
      return end(state, 'person', now);
    default:
      return state;
  }
}

/**
 * One change of a pretest. Pure; `now` in epoch milliseconds. The clock comes first: what happens
 * after the deadline meets a test that is already submitted. A running test cannot be replaced by choosing again.
 */
export function pretest(state: PretestState, action: PretestAction, now: number): PretestState {
  if (action.type === 'reset') return EMPTY;
  if (action.type === 'choose' && !state.isTestActive) {
    const { category: selectedCategory, sitting } = action;
    const deadline = now + PRETEST_SECONDS * 1000;
    return { ...EMPTY, selectedCategory, sitting, deadline, isTestActive: true, since: now };
  }
  if (!state.isTestActive) return state;
  const timeLeft = secondsLeft(state.deadline, now);
  if (timeLeft === 0) return end(state, 'time', now);
  return whileActive(timeLeft === state.timeLeft ? state : { ...state, timeLeft }, action, now);
}
