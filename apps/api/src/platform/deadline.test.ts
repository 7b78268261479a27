import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import {
  assertTimeLeft,
  assertTimeToCommit,
  liftDeadline,
  OutOfTime,
  outliveCall,
  withDeadline,
  withinDeadline,
} from './deadline.ts';

const spend = (ms: number) => {
  const until = performance.now() + ms;
  while (performance.now() < until);
};

it('outside of a call every limit is its own', () => {
  expect([withinDeadline(5_000), withinDeadline(5_000, 1_500)]).toEqual([5_000, 5_000]);
  expect(assertTimeToCommit).not.toThrow();
});

it('in a call a limit is what is left where that is less, and what must be kept is taken off', async () => {
  const [short, long, kept, later] = await withDeadline(1_000, async () => {
    const first = [withinDeadline(100), withinDeadline(5_000), withinDeadline(5_000, 400)];
    spend(50);
    return [...first, withinDeadline(5_000)];
  });
  expect(short).toBe(100);
  expect(long).toBeLessThanOrEqual(1_000);
  expect(kept).toBeLessThanOrEqual(600);
  expect(later).toBeLessThanOrEqual((long ?? 0) - 49);
});

it('a call whose time is up begins nothing more, least of all a commit', async () => {
  await withDeadline(20, async () => {
    spend(25);
    expect(assertTimeLeft).toThrow(OutOfTime);
    expect(assertTimeToCommit).toThrow(OutOfTime);
    expect(withinDeadline(5_000)).toBe(1);
  });
});

it('a commit that begins in time gets a moment more, once', async () => {
  await withDeadline(100, async () => {
    assertTimeToCommit();
    const left = withinDeadline(5_000);
    expect(left).toBeGreaterThan(100);
    assertTimeToCommit();
    expect(withinDeadline(5_000)).toBeLessThanOrEqual(left);
  });
});

it('work that hangs is left behind; an answer that has begun is not', async () => {
  const never = new Promise<never>(() => undefined);
  await expect(withDeadline(1, () => never)).rejects.toThrow(OutOfTime);
  const download = withDeadline(1, async () => {
    liftDeadline();
    await sleep(1_100);
    return withinDeadline(5_000);
  });
  expect(await download).toBe(5_000);
});

it('calls side by side have each their own time', async () => {
  const [short, long] = await Promise.all([
    withDeadline(50, async () => {
      await sleep(5);
      return withinDeadline(9_000);
    }),
    withDeadline(5_000, async () => {
      await sleep(5);
      return withinDeadline(9_000);
    }),
  ]);
  expect(short).toBeLessThanOrEqual(50);
  expect(long).toBeGreaterThan(1_000);
});

it('what outlives its call has no deadline', async () => {
  const started = withDeadline(1, async () => outliveCall(() => sleep(10).then(() => withinDeadline(9_000))));
  expect(await started).toBe(9_000);
});
