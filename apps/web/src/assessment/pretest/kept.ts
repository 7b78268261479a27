import { PRETEST_CATEGORIES, PRETEST_SECONDS, questionIds } from '@fasih/school/assessment/pretest/rules';
import { EMPTY, type PretestState, secondsLeft } from './state.ts';

/** Where a running test is kept (docs/GLOSSARY.md). */
export const STATE_KEY = 'pretest.state';
/** Where a submitted test waits until the server has scored it. */
export const UNSENT_KEY = 'pretest.unsent';
/** Where a tab keeps a scored test while its result is on the screen, so that a reload or a way back shows it again. */
export const SCORED_KEY = 'pretest.scored';

/** Raised when the shape changes: copies of another version are outdated. */
const VERSION = 1;
/** How long after its end a test still counts; an older copy is outdated. */
const LATEST_MS = 24 * 3_600_000;
/** How far a device's clock may have been set back before a copy makes no sense any more. */
const CLOCK_SLACK_MS = 120_000;

/** The text that is stored. `timeLeft` follows from the deadline, and nobody looks at a page that is gone. */
export function toCopy(state: PretestState): string {
  const { timeLeft: _derived, since: _gone, ...kept } = state;
  return JSON.stringify({ version: VERSION, ...kept });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

function recordOf<T>(value: unknown, ids: Set<string>, is: (one: unknown) => one is T) {
  if (!isRecord(value)) return null;
  const entries = Object.entries(value);
  return entries.every(([id, one]) => ids.has(id) && is(one)) ? (value as Record<string, T>) : null;
}

/**
 * Reads a stored copy. Corrupt and outdated copies are null, to be discarded; a current index out of range becomes 0
 * (docs/product/tests.md#pretest-state). `now` in epoch milliseconds.
 */
export function fromCopy(text: string | null, now: number): PretestState | null {
  if (text === null) return null;
  let copy: unknown;
  try {
    copy = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(copy) || copy.version !== VERSION) return null;
  const category = PRETEST_CATEGORIES.find((one) => one === copy.selectedCategory);
  if (category === undefined) return null;
  const ids = questionIds(category);
  const known = new Set(ids.map(String));
  const answers = recordOf(copy.answers, known, (one) => typeof one === 'string');
  const times = recordOf(copy.times, known, isCount);
  const {
    flaggedQuestions: flags,
    isTestActive,
    isTestSubmitted,
    sitting,
    deadline,
    endedBy,
    revision,
  } = copy;
  if (answers === null || times === null) return null;
  if (!Array.isArray(flags) || !flags.every((id) => ids.includes(id))) return null;
  if (typeof isTestActive !== 'boolean' || isTestSubmitted !== !isTestActive) return null;
  if (typeof sitting !== 'string' || !/^[0-9a-f]{32}$/.test(sitting)) return null;
  if (!isCount(deadline) || !isCount(revision)) return null;
  const by = isTestActive ? null : endedBy === 'time' ? 'time' : 'person';
  if (endedBy !== by) return null;
  if (deadline < now - LATEST_MS || deadline > now + PRETEST_SECONDS * 1000 + CLOCK_SLACK_MS) return null;
  const index = copy.currentQuestionIndex;
  return {
    ...EMPTY,
    selectedCategory: category,
    currentQuestionIndex: isCount(index) && index < ids.length ? index : 0,
    answers,
    isTestSubmitted: !isTestActive,
    isTestActive,
    timeLeft: secondsLeft(deadline, now),
    flaggedQuestions: [...new Set<number>(flags)].toSorted((a, b) => a - b),
    sitting,
    deadline,
    times,
    endedBy: by,
    revision,
  };
}
