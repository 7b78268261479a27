import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { withDeadline, withinDeadline } from '../deadline.ts';
import { batchCalls } from './batch.ts';
import { NoTurn } from './outage.ts';

/** A fake database that answers on demand and records the batches it received. */
function slowDatabase() {
  const batches: (readonly string[])[] = [];
  const underWay: { answer: () => void; refuse: (error: Error) => void }[] = [];
  const ask = batchCalls(
    (words: readonly string[]) =>
      new Promise<readonly string[]>((done, fail) => {
        batches.push(words);
        underWay.push({ answer: () => done(words.map((word) => word.toUpperCase())), refuse: fail });
      }),
  );
  return { batches, ask, next: () => underWay.shift() };
}

/** Lets pending callbacks run. */
const turn = () => new Promise((done) => setTimeout(done, 5));

describe('batched calls', () => {
  it('share a statement when they are made at the same moment, and each gets its own answer', async () => {
    const { ask, batches, next } = slowDatabase();
    const answers = Promise.all(['a', 'b', 'a'].map(ask));
    await turn();
    next()?.answer();
    expect(await answers).toEqual(['A', 'B', 'A']);
    expect(batches).toEqual([['a', 'b', 'a']]);
  });

  it('wait while four statements are in flight, and are never answered from a cache', async () => {
    const { ask, batches, next } = slowDatabase();
    const early: Promise<string>[] = [];
    for (const word of ['a', 'b', 'c', 'd']) {
      early.push(ask(word));
      await turn();
    }
    const late = ['a', 'e'].map(ask);
    await turn();
    expect(batches).toEqual([['a'], ['b'], ['c'], ['d']]);
    next()?.answer();
    await turn();
    expect(batches).toEqual([['a'], ['b'], ['c'], ['d'], ['a', 'e']]);
    for (let sent = 0; sent < 4; sent += 1) next()?.answer();
    expect(await Promise.all([...early, ...late])).toEqual(['A', 'B', 'C', 'D', 'A', 'E']);
    const alone = ask('f');
    await turn();
    next()?.answer();
    expect(await alone).toBe('F');
  });

  it('that waited for room run with the time of their own calls', async () => {
    const times: number[] = [];
    const mayAnswer = Promise.withResolvers<void>();
    const ask = batchCalls(async (words: readonly string[]) => {
      times.push(withinDeadline(60_000));
      await mayAnswer.promise;
      return words;
    });
    const early: Promise<string>[] = [];
    for (const word of ['a', 'b', 'c', 'd']) {
      early.push(withDeadline(5_000, () => ask(word)));
      await turn();
    }
    const late = withDeadline(50_000, () => ask('e'));
    await turn();
    mayAnswer.resolve();
    await Promise.all([...early, late]);
    expect(times).toHaveLength(5);
    expect(times.at(-1)).toBeGreaterThan(5_000);
  });

  it('are sent at most seven per statement, and none is lost', async () => {
    const { ask, batches, next } = slowDatabase();
    const words = Array.from({ length: 37 }, (_, n) => `word ${n}`);
    const answers = Promise.all(words.map(ask));
    for (let sent = 0; sent < 6; sent += 1) {
      await turn();
      next()?.answer();
    }
    expect(await answers).toEqual(words.map((word) => word.toUpperCase()));
    expect(batches.map((one) => one.length)).toEqual([7, 7, 7, 7, 7, 2]);
  });

  it('are sent one by one when the database refuses the batch: only the faulty one fails', async () => {
    const ask = batchCalls(async (words: readonly string[]) => {
      if (words.includes('bad')) throw new pg.DatabaseError('refused', 7, 'error');
      return words;
    });
    const answers = await Promise.allSettled(['good', 'bad', 'fine'].map(ask));
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await ask('later')).toBe('later');
  });

  it('all fail when the database cannot be reached: nothing is sent again', async () => {
    let sent = 0;
    const ask = batchCalls(async (_words: readonly string[]): Promise<string[]> => {
      sent += 1;
      throw new Error('no connection');
    });
    const answers = await Promise.allSettled(['a', 'b'].map(ask));
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(sent).toBe(1);
  });
});

it('behind statements that are stuck, calls wait two seconds for their turn and no longer', async () => {
  const stuck = Promise.withResolvers<void>();
  let begun = 0;
  const call = batchCalls<number, number>(async (inputs) => {
    begun += 1;
    await stuck.promise;
    return inputs;
  });
  const began = performance.now();
  const first = Array.from({ length: 28 }, (_, n) => call(n));
  await vi.waitFor(() => expect(begun).toBe(4), 20_000);
  const late = await Promise.allSettled(Array.from({ length: 20 }, (_, n) => call(n)));
  expect(late.every((one) => one.status === 'rejected' && one.reason instanceof NoTurn)).toBe(true);
  expect(performance.now() - began).toBeGreaterThan(1_900);
  expect(performance.now() - began).toBeLessThan(4_000);
  stuck.resolve();
  expect(await Promise.all(first)).toEqual(Array.from({ length: 28 }, (_, n) => n));
  // The turns are free again.
  expect(await Promise.all([call(1), call(2)])).toEqual([1, 2]);
  expect(begun).toBe(5);
});
