import type { RunningAttempt } from '@fasih/school/assessment/placement/contract';

type Question = RunningAttempt['questions'][number];
export type Letter = Question['options'][number]['letter'];

/** An answer given here: `ms` spent on its question so far, `at` the device's clock, which orders answers. */
export type Given = { answer: Letter; ms: number; at: number };

/** What the server has now, which may be a newer answer of another tab, and how far its clock is ahead of the device's. */
export type Saved = { answer: Letter; offset: number };

/** What the server said, when it was asked (device's clock), and how far its clock is ahead of the device's. */
export type Heard = { attempt: RunningAttempt; requestedAt: number; offset: number };

export type Running = {
  id: string;
  bank: RunningAttempt['bank'];
  questions: readonly Question[];
  /** Milliseconds by the server's clock. */
  deadline: number;
  graceSeconds: number;
  /** Server's clock minus device's clock, milliseconds. */
  offset: number;
  /** Position of the question on the screen, from 1. */
  current: number;
  answers: Readonly<Record<number, Letter>>;
  /** Given here, not yet confirmed by the server. */
  unsaved: Readonly<Record<number, Given>>;
  /** When the server confirmed an answer of this page; what was asked for earlier cannot know it. */
  savedAt: Readonly<Record<number, number>>;
  /** Milliseconds per question while it was really looked at. */
  spent: Readonly<Record<number, number>>;
  /** Since when the current question is looked at; null while the page is hidden. */
  lookedAtSince: number | null;
};

export type Action =
  | { type: 'heard'; heard: Heard }
  | { type: 'answer'; letter: Letter; at: number }
  | { type: 'jump'; to: number; at: number }
  | { type: 'visible'; visible: boolean; at: number }
  | ({ type: 'saved'; position: number; given: Given; at: number } & Saved);

/** A question that shows longer than this was not worked on all the time; also the most the API takes. */
const MAX_MS = 3_600_000;

/** The state of a page that has just opened a sitting: kept answers of this device come on top of the server's. */
export function openRunning(heard: Heard, kept: Readonly<Record<number, Given>>, at: number): Running {
  const { attempt, offset } = heard;
  const known = new Set(attempt.questions.map((question) => question.position));
  const unsaved = Object.fromEntries(
    Object.entries(kept).filter(([position]) => known.has(Number(position))),
  );
  const answers = mergeAnswers(attempt.questions, {
    unsaved,
    savedAt: {},
    own: {},
    requestedAt: heard.requestedAt,
  });
  const firstOpen = attempt.questions.find((question) => answers[question.position] === undefined);
  return {
    id: attempt.id,
    bank: attempt.bank,
    questions: attempt.questions,
    deadline: Date.parse(attempt.deadline),
    graceSeconds: attempt.graceSeconds,
    offset,
    current: firstOpen?.position ?? 1,
    answers,
    unsaved,
    savedAt: {},
    spent: {},
    lookedAtSince: at,
  };
}

/** The server's answers, unless this page knows better: not yet sent, or confirmed after the server was asked. */
function mergeAnswers(
  questions: readonly Question[],
  here: Pick<Running, 'unsaved' | 'savedAt'> & { own: Running['answers']; requestedAt: number },
): Record<number, Letter> {
  const merged: Record<number, Letter> = {};
  for (const { position, answer } of questions) {
    const fresher = (here.savedAt[position] ?? Number.NEGATIVE_INFINITY) >= here.requestedAt;
    const letter = here.unsaved[position]?.answer ?? (fresher ? here.own[position] : undefined) ?? answer;
    if (letter !== null) merged[position] = letter;
  }
  return merged;
}

/** Milliseconds spent on a question until `at`. */
export function msOn(state: Running, position: number, at: number): number {
  const before = state.spent[position] ?? 0;
  const now = state.current === position && state.lookedAtSince !== null ? at - state.lookedAtSince : 0;
  return Math.min(MAX_MS, Math.max(0, Math.round(before + now)));
}

/** Books the time on the current question and starts counting again, or stops. */
function look(state: Running, at: number, since: number | null): Pick<Running, 'spent' | 'lookedAtSince'> {
  return { spent: { ...state.spent, [state.current]: msOn(state, state.current, at) }, lookedAtSince: since };
}

/** Everything that can happen to a running sitting. Pure: clocks come with the actions. */
export function running(state: Running, action: Action): Running {
  switch (action.type) {
    case 'heard': {
      const { attempt, requestedAt, offset } = action.heard;
      if (attempt.id !== state.id) return state;
      const here = { unsaved: state.unsaved, savedAt: state.savedAt, own: state.answers, requestedAt };
      const answers = mergeAnswers(attempt.questions, here);
      return { ...state, offset, deadline: Date.parse(attempt.deadline), answers };
    }
    case 'answer': {
      if (isUp(state, action.at)) return state;
      const position = state.current;
      const given = { answer: action.letter, ms: msOn(state, position, action.at), at: action.at };
      return {
        ...state,
        answers: { ...state.answers, [position]: action.letter },
        unsaved: { ...state.unsaved, [position]: given },
      };
    }
    case 'jump': {
      if (action.to === state.current || !state.questions.some((one) => one.position === action.to))
        return state;
      const since = state.lookedAtSince === null ? null : action.at;
      return { ...state, ...look(state, action.at, since), current: action.to };
    }
    case 'visible': {
      if (action.visible === (state.lookedAtSince !== null)) return state;
      return { ...state, ...look(state, action.at, action.visible ? action.at : null) };
    }
    case 'saved': {
      const { position, given, at, answer, offset } = action;
      const savedAt = { ...state.savedAt, [position]: at };
      // Another choice was made while this one was under way: that one still has to be sent.
      if (state.unsaved[position]?.at !== given.at) return { ...state, savedAt, offset };
      const { [position]: _sent, ...unsaved } = state.unsaved;
      return { ...state, answers: { ...state.answers, [position]: answer }, unsaved, savedAt, offset };
    }
  }
}

/**
 * How far the server's clock is at least ahead of the device's, milliseconds: an answer that says `now` arrives later than
 * it was written. Never an average: the test would end before its time whenever the way there was the slower one.
 *
 * @param now the server's instant, ISO 8601
 * @param receivedAt the device's clock when the answer came
 */
export function offsetOf(now: string, receivedAt: number): number {
  return Date.parse(now) - receivedAt;
}

/** Milliseconds of working time left at `at` (device's clock), by the server's clock; never below 0. */
export function timeLeft(state: Pick<Running, 'deadline' | 'offset'>, at: number): number {
  return Math.max(0, state.deadline - (at + state.offset));
}

/** The deadline itself no longer belongs to the working time (as on the server). */
export function isUp(state: Pick<Running, 'deadline' | 'offset'>, at: number): boolean {
  return timeLeft(state, at) === 0;
}

/** How many questions have no answer. */
export function unansweredCount(state: Pick<Running, 'questions' | 'answers'>): number {
  return state.questions.filter((question) => state.answers[question.position] === undefined).length;
}

/** The unsaved answers as `finish` takes them along. */
export function broughtAnswers(
  unsaved: Running['unsaved'],
): { position: number; answer: Letter; ms: number }[] {
  return Object.entries(unsaved).map(([position, { answer, ms }]) => ({
    position: Number(position),
    answer,
    ms,
  }));
}
