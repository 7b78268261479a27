import type { CheckedItem } from './bank.ts';
import { type BlindAnswer, type BlindRecord, isAnswer, itemHash } from './blind.ts';

/** One line of a solver's answer file. */
export type SolverAnswer = BlindAnswer & { id: string };

/** One solver with everything they answered. */
export type Solver = { name: string; date: string; answers: SolverAnswer[] };

/** Reads an answer file, `[{id, choice, couldAlsoBe, doubt}]`; throws and names the first line that is wrong. */
export function readAnswers(json: string): SolverAnswer[] {
  const parsed: unknown = JSON.parse(json);
  if (!Array.isArray(parsed)) throw new Error('an answer file is a list');
  return parsed.map((entry: unknown, index) => {
    if (!isSolverAnswer(entry))
      throw new Error(`answer ${index + 1} is not {id, choice, couldAlsoBe, doubt}`);
    const { id, choice, couldAlsoBe, doubt } = entry;
    return { id: String(id), choice, couldAlsoBe, doubt };
  });
}

function isSolverAnswer(value: unknown): value is SolverAnswer {
  if (!isAnswer(value) || !('id' in value)) return false;
  return typeof value.id === 'string' || typeof value.id === 'number';
}

/**
 * The record with two solvers' answers added. Items that neither answered keep what is stored. Throws where the
 * solvers are one person, differ from the stored pair while old answers stay, or did not answer the same items.
 */
export function mergeAnswers(
  items: readonly CheckedItem[],
  stored: BlindRecord,
  [first, second]: readonly [Solver, Solver],
): BlindRecord {
  if (first.name.trim() === second.name.trim()) throw new Error('two different solvers are needed');
  const ids = new Set(first.answers.map((answer) => answer.id));
  const others = new Set(second.answers.map((answer) => answer.id));
  const alone = [...[...ids].filter((id) => !others.has(id)), ...[...others].filter((id) => !ids.has(id))];
  if (alone.length > 0) throw new Error(`answered by one solver only: ${alone.join(', ')}`);
  const known = new Set(items.map((item) => item.id));
  const unknown = [...ids].filter((id) => !known.has(id));
  if (unknown.length > 0) throw new Error(`not in the bank: ${unknown.join(', ')}`);
  const kept = items.filter((item) => !ids.has(item.id) && stored.answers[item.id]);
  const storedNames = stored.solvers.map((solver) => solver.name);
  if (kept.length > 0 && (storedNames[0] !== first.name || storedNames[1] !== second.name)) {
    throw new Error(`the other items were solved by ${storedNames.join(' and ')}: same names, same order`);
  }
  const record: BlindRecord = {
    solvers: [first, second].map(({ name, date }) => ({ name, date })),
    answers: {},
    itemHash: {},
  };
  for (const item of items) {
    const answers = ids.has(item.id)
      ? [first, second].flatMap((solver) =>
          solver.answers.filter((answer) => answer.id === item.id).slice(-1),
        )
      : stored.answers[item.id];
    if (!answers) continue;
    record.answers[item.id] = answers.map(({ choice, couldAlsoBe, doubt }) => ({
      choice,
      couldAlsoBe,
      doubt,
    }));
    const hash = ids.has(item.id) ? itemHash(item) : stored.itemHash[item.id];
    if (hash) record.itemHash[item.id] = hash;
  }
  return record;
}
