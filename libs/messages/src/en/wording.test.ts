import { expect, it } from 'vitest';
import { textsIn } from '../texts.ts';

/** Parameters that are 1, whatever they are called. */
const ones: object = new Proxy({}, { get: () => 1 });

const WRONG =
  /\b1 (?:courses|days|devices|files|hours|letters|meetings|milliseconds|minutes|months|questions|rows|seconds|students|teachers|times|topics|transactions|weeks)\b/;

/** Parameters that are names: of a time zone. */
const NAMED = new Set(['wishes.sum.otherZone']);

/** Every text below `texts` that takes parameters, with its path and what it says about one of everything. */
function* filled(texts: unknown, path: string): Generator<[string, string]> {
  if (typeof texts === 'object' && texts !== null)
    for (const [key, text] of Object.entries(texts))
      yield* filled(text, path === '' ? key : `${path}.${key}`);
  if (typeof texts !== 'function') return;
  try {
    yield [path, JSON.stringify(texts(ones))];
  } catch {
    // It takes a list, an instant or functions: its own test reads it.
  }
}

it('one of a thing is said in the singular', () => {
  const wrong = [...filled(textsIn('en'), '')].filter(
    ([path, text]) => !NAMED.has(path) && WRONG.test(text.replace(/ of 1 \w+/g, '')),
  );
  expect(wrong.map(([path, text]) => `${path}: ${text}`)).toEqual([]);
});

it('an apostrophe is written in one form', () => {
  expect(JSON.stringify([...filled(textsIn('en'), '')]) + JSON.stringify(textsIn('en'))).not.toContain('’');
});
