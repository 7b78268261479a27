import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type CheckedItem, type Finding, keyOf } from './bank.ts';
import type { BankFile } from './bank-files.ts';

/** One solver's answer to one item: letters for a placement bank, option texts for the pretest. */
export type BlindAnswer = { choice: string; couldAlsoBe: string[]; doubt: string };

/** The stored record of a bank: two solvers who did not see the keys, and the state of each item they solved. */
export type BlindRecord = {
  solvers: { name: string; date: string }[];
  answers: Record<string, BlindAnswer[]>;
  itemHash: Record<string, string>;
};

export const SOLVERS = 2;
const CHECK = '2b blind solving';

/** Where the record of a bank lies. */
export function recordPath(bankFile: BankFile): URL {
  return new URL(`../banks/blind/${bankFile}.json`, import.meta.url);
}

/** The stored record of a bank, empty where nobody has solved it yet. */
export function loadRecord(bankFile: BankFile): BlindRecord {
  try {
    const stored: unknown = JSON.parse(readFileSync(recordPath(bankFile), 'utf8'));
    if (isRecord(stored)) return stored;
    throw new Error(`${bankFile}.json is not a record of blind answers, see content/banks/blind/README.md`);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return { solvers: [], answers: {}, itemHash: {} };
    }
    throw error;
  }
}

/** Whether a value has the form of an answer. */
export function isAnswer(value: unknown): value is BlindAnswer {
  if (typeof value !== 'object' || value === null) return false;
  const { choice, couldAlsoBe, doubt } = value as Record<string, unknown>;
  const isText = (text: unknown) => typeof text === 'string';
  return isText(choice) && isText(doubt) && Array.isArray(couldAlsoBe) && couldAlsoBe.every(isText);
}

function isRecord(value: unknown): value is BlindRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { solvers, answers, itemHash: hashes } = value as Record<string, unknown>;
  const isTable = (table: unknown): table is object => typeof table === 'object' && table !== null;
  return (
    Array.isArray(solvers) &&
    solvers.every((solver) => typeof solver?.name === 'string' && typeof solver?.date === 'string') &&
    isTable(hashes) &&
    isTable(answers) &&
    Object.values(answers).every((given) => Array.isArray(given) && given.every(isAnswer))
  );
}

/** Changes as soon as anything changes that a solver read. */
export function itemHash(item: CheckedItem): string {
  const { question, text } = item.source;
  const read = { question, options: item.options.map((option) => option.text), text: text ?? '' };
  return createHash('sha256').update(JSON.stringify(read)).digest('hex');
}

/** How an answer names an option: by letter in a placement bank, by its text in the pretest. */
export function answerNames(item: CheckedItem): string[] {
  return item.options.map((option) => ('correctAnswer' in item.source ? option.text : option.letter));
}

/**
 * Faults of a record: not solved twice, edited since, solved to something other than the key, or another option
 * thought possible without a stored rationale. Every one means: rewrite or solve again.
 */
export function checkBlindRecord(items: readonly CheckedItem[], record: BlindRecord): Finding[] {
  const found: Finding[] = [];
  const fail = (itemId: string, message: string) =>
    found.push({ check: CHECK, level: 'fail', itemId, message });
  const names = record.solvers.map((solver) => solver.name.trim());
  if (new Set(names).size !== SOLVERS || names.includes(''))
    fail('(bank)', 'needs two different named solvers');
  for (const { date } of record.solvers) {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(Date.parse(date)))
      fail('(bank)', `has the date "${date}"`);
  }
  for (const item of items) {
    for (const message of faultsOf(item, record.answers[item.id] ?? [], record.itemHash[item.id]))
      fail(item.id, message);
  }
  const known = new Set(items.map((item) => item.id));
  for (const id of Object.keys(record.answers))
    if (!known.has(id)) fail(id, 'was solved but is not in the bank');
  return found;
}

function faultsOf(item: CheckedItem, answers: readonly BlindAnswer[], hash: string | undefined): string[] {
  if (answers.length !== SOLVERS) return [`was solved by ${answers.length} instead of ${SOLVERS}`];
  if (hash !== itemHash(item)) return ['was edited after it was solved'];
  const names = answerNames(item);
  const key = names[item.keyIndex] ?? keyOf(item);
  return answers.flatMap((answer, index) => {
    const faults: string[] = [];
    if (answer.choice !== key)
      faults.push(`solver ${index + 1} chose "${answer.choice}", the key is "${key}"`);
    for (const other of answer.couldAlsoBe) {
      if (!names.includes(other)) faults.push(`solver ${index + 1} names "${other}", which is no option`);
      else if (other !== key && !item.source.rationale) {
        faults.push(`solver ${index + 1} also accepts "${other}", and no rationale is stored`);
      }
    }
    return faults;
  });
}
