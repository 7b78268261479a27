import { describe, expect, test } from 'vitest';
import type { PlacementItem } from '../banks/types.ts';
import { placementBank, pretestBank } from './bank.ts';
import { type BlindRecord, checkBlindRecord, itemHash } from './blind.ts';
import { mergeAnswers, readAnswers, type SolverAnswer } from './blind-merge.ts';
import { sampleItem, samplePretestItem } from './sample.ts';

const itemsWith = (change: Partial<PlacementItem> = {}) =>
  placementBank('kids', [sampleItem(change), sampleItem({ id: 'K05' })]).items;
const items = itemsWith();
const nobody: BlindRecord = { solvers: [], answers: {}, itemHash: {} };

const answer = (id: string, change: Partial<SolverAnswer> = {}): SolverAnswer => ({
  id,
  choice: 'A',
  couldAlsoBe: [],
  doubt: '',
  ...change,
});
const solver = (name: string, ...answers: SolverAnswer[]) => ({ name, date: '2026-11-21', answers });
const solved = (change: Partial<SolverAnswer> = {}) =>
  mergeAnswers(items, nobody, [
    solver('Ani', answer('K04'), answer('K05')),
    solver('Budi', answer('K04', change), answer('K05')),
  ]);
const messages = (record: BlindRecord, checked = items) =>
  checkBlindRecord(checked, record).map(({ itemId, message }) => `${itemId} ${message}`);

describe('the record of blind solvers', () => {
  test('is complete when both chose every key', () => {
    expect(messages(solved())).toEqual([]);
  });
  test('fails where nobody has solved the bank', () => {
    expect(messages(nobody)).toHaveLength(3);
  });
  test('fails for an item that was edited after it was solved', () => {
    for (const change of [
      { question: 'I look with my ____.' },
      { options: { A: 'eyes', B: 'arms', C: 'legs', D: 'ears' } },
      { text: 'A new text.' },
    ]) {
      expect(messages(solved(), itemsWith(change))).toEqual(['K04 was edited after it was solved']);
    }
  });
  test('fails where a solver chose something else', () => {
    expect(messages(solved({ choice: 'B' }))).toEqual(['K04 solver 2 chose "B", the key is "A"']);
  });
  test('fails where the key was changed later, though the item reads the same', () => {
    expect(messages(solved(), itemsWith({ correct_answer: 'B' }))).toHaveLength(2);
  });
  test('fails for a doubt without a rationale, and not with one', () => {
    const doubted = solved({ couldAlsoBe: ['C'], doubt: 'C fits too.' });
    expect(messages(doubted)).toEqual(['K04 solver 2 also accepts "C", and no rationale is stored']);
    expect(messages(doubted, itemsWith({ rationale: 'Nobody sees with legs.' }))).toEqual([]);
  });
  test('fails for a doubt about an option that does not exist', () => {
    expect(messages(solved({ couldAlsoBe: ['E'] }))).toEqual(['K04 solver 2 names "E", which is no option']);
  });
  test('fails where both solvers are one person', () => {
    const record = {
      ...solved(),
      solvers: [
        { name: 'Ani', date: '2026-11-21' },
        { name: 'Ani ', date: '2026-11-21' },
      ],
    };
    expect(messages(record)).toEqual(['(bank) needs two different named solvers']);
  });
  test('names options of the pretest by their text', () => {
    const pretest = pretestBank('kids_pretest', [samplePretestItem()]).items;
    const both = [answer('16', { choice: 'a rabbit' })];
    const record = mergeAnswers(pretest, nobody, [solver('Ani', ...both), solver('Budi', ...both)]);
    expect(messages(record, pretest)).toEqual([]);
  });
});

describe('adding answers', () => {
  test('keeps the other items when the same two solve a rewritten one', () => {
    const rewritten = itemsWith({ question: 'I look with my ____.' });
    const record = mergeAnswers(rewritten, solved(), [
      solver('Ani', answer('K04')),
      solver('Budi', answer('K04')),
    ]);
    expect(messages(record, rewritten)).toEqual([]);
    expect([record.itemHash.K05]).toEqual(items.slice(1).map(itemHash));
  });
  test('refuses other names while old answers stay', () => {
    expect(() =>
      mergeAnswers(items, solved(), [solver('Ani', answer('K04')), solver('Citra', answer('K04'))]),
    ).toThrow(/same names/);
  });
  test('refuses one solver twice, answers by one alone, and unknown items', () => {
    const both = (...ids: string[]) => ids.map((id) => answer(id));
    expect(() =>
      mergeAnswers(items, nobody, [solver('Ani', ...both('K04')), solver('Ani', ...both('K04'))]),
    ).toThrow(/two/);
    expect(() => mergeAnswers(items, nobody, [solver('Ani', ...both('K04')), solver('Budi')])).toThrow(
      /one solver only/,
    );
    expect(() =>
      mergeAnswers(items, nobody, [solver('Ani', ...both('X')), solver('Budi', ...both('X'))]),
    ).toThrow(/not in/);
  });
  test('reads answer files and names a bad line', () => {
    expect(readAnswers('[{"id":16,"choice":"a","couldAlsoBe":[],"doubt":""}]')).toEqual([
      { id: '16', choice: 'a', couldAlsoBe: [], doubt: '' },
    ]);
    expect(() => readAnswers('[{"id":"K04","choice":"A","couldAlsoBe":"","doubt":""}]')).toThrow(/answer 1/);
    expect(() => readAnswers('{}')).toThrow(/list/);
  });
});
