import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { together } from './batch.ts';

/** A database that answers when it is told to; it keeps what it was asked. */
function slowDatabase() {
  const asked: (readonly string[])[] = [];
  const underWay: { answer: () => void; refuse: (error: Error) => void }[] = [];
  const ask = together(
    (words: readonly string[]) =>
      new Promise<readonly string[]>((done, fail) => {
        asked.push(words);
        underWay.push({ answer: () => done(words.map((word) => word.toUpperCase())), refuse: fail });
      }),
  );
  return { asked, ask, next: () => underWay.shift() };
}

/** Lets everything run that waits for nothing but its turn. */
const turn = () => new Promise((done) => setTimeout(done, 5));

describe('questions of many', () => {
  it('go together when they come in the same moment, each with its own answer', async () => {
    const { ask, asked, next } = slowDatabase();
    const answers = Promise.all(['a', 'b', 'a'].map(ask));
    await turn();
    next()?.answer();
    expect(await answers).toEqual(['A', 'B', 'A']);
    expect(asked).toEqual([['a', 'b', 'a']]);
  });

  it('gather while four are on their way, and are not answered from what was asked before', async () => {
    const { ask, asked, next } = slowDatabase();
    const early: Promise<string>[] = [];
    for (const word of ['a', 'b', 'c', 'd']) {
      early.push(ask(word));
      await turn();
    }
    const late = ['a', 'e'].map(ask);
    await turn();
    expect(asked).toEqual([['a'], ['b'], ['c'], ['d']]);
    next()?.answer();
    await turn();
    expect(asked).toEqual([['a'], ['b'], ['c'], ['d'], ['a', 'e']]);
    for (let sent = 0; sent < 4; sent += 1) next()?.answer();
    expect(await Promise.all([...early, ...late])).toEqual(['A', 'B', 'C', 'D', 'A', 'E']);
    const alone = ask('f');
    await turn();
    next()?.answer();
    expect(await alone).toBe('F');
  });

  it('are at most seven in a statement, and none is forgotten', async () => {
    const { ask, asked, next } = slowDatabase();
    const words = Array.from({ length: 37 }, (_, n) => `word ${n}`);
    const answers = Promise.all(words.map(ask));
    for (let sent = 0; sent < 6; sent += 1) {
      await turn();
      next()?.answer();
    }
    expect(await answers).toEqual(words.map((word) => word.toUpperCase()));
    expect(asked.map((one) => one.length)).toEqual([7, 7, 7, 7, 7, 2]);
  });

  it('are asked one by one when the database refuses them together: one fails, the others are answered', async () => {
    const ask = together(async (words: readonly string[]) => {
      if (words.includes('bad')) throw new pg.DatabaseError('refused', 7, 'error');
      return words;
    });
    const answers = await Promise.allSettled(['good', 'bad', 'fine'].map(ask));
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await ask('later')).toBe('later');
  });

  it('all fail when the database cannot be reached: nothing is sent again', async () => {
    let sent = 0;
    const ask = together(async (_words: readonly string[]): Promise<string[]> => {
      sent += 1;
      throw new Error('no connection');
    });
    const answers = await Promise.allSettled(['a', 'b'].map(ask));
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(sent).toBe(1);
  });
});
