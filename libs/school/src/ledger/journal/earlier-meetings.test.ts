import { expect, it } from 'vitest';
import { linesBetween } from '../../basics/book-lines.ts';
import type { EventKind } from '../../catalogue/policy/balance.ts';
import { addEvent, booksOfCourse, NO_MONEY } from './course-money.ts';
import { markEarlier } from './earlier-meetings.ts';

const event = (kind: EventKind, seat: string, version: number, isDecided = true) => ({
  kind,
  source: `${kind}:${seat}:${version}`,
  isDecided,
  meetings: kind === 'bought' ? 20 : kind === 'held' || kind === 'forfeited' ? -1 : 1,
  amount: 0,
});
/** A course of 20 meetings that was imported after two of them, the second missed. */
const imported = [
  event('bought', 'order', 0),
  event('held', 'first', 2, false),
  event('forfeited', 'second', 2, false),
];

it.each<[string, ReturnType<typeof event>[], boolean[], object]>([
  [
    'a missed meeting from before the import that is waived takes back what was earned elsewhere',
    [event('waived', 'second', 3)],
    [true],
    { 'equity.opening': 100_000, 'fees.unearned': -100_000 },
  ],
  [
    'the meeting that is held for it here earns its share here',
    [event('waived', 'second', 3), event('held', 'second', 5)],
    [true, false],
    { 'equity.opening': 100_000, 'revenue.courses': -100_000 },
  ],
  [
    'a mark that is corrected in place changes nothing',
    [event('waived', 'second', 3), event('held', 'second', 3)],
    [true, true],
    {},
  ],
  [
    'a corrected one may still come back',
    [
      ...[event('returned', 'first', 3), event('forfeited', 'first', 3)],
      ...[event('waived', 'first', 4), event('forfeited', 'first', 6), event('waived', 'first', 7)],
    ],
    [true, true, true, false, false],
    { 'equity.opening': 100_000, 'fees.unearned': -100_000 },
  ],
  [
    'meetings after the import are revenue, and less revenue where they come back',
    [event('held', 'third', 2), event('held', 'fourth', 2), event('returned', 'third', 3)],
    [false, false, false],
    { 'fees.unearned': 100_000, 'revenue.courses': -100_000 },
  ],
])('%s', (_, later, isEarlier, change) => {
  const marked = markEarlier([...imported, ...later]);
  expect(marked.map((one) => one.isEarlier)).toEqual([false, true, true, ...isEarlier]);
  const books = (events: typeof marked) => booksOfCourse(2_000_000, events.reduce(addEvent, NO_MONEY));
  const lines = linesBetween(books(marked.slice(0, imported.length)), books(marked));
  expect(Object.fromEntries(lines.map(({ account, amount }) => [account, amount]))).toEqual(change);
});
