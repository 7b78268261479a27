import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NO_ANSWER, Problem } from '../../lib/problem.ts';
import type { Given, Letter } from './running.ts';
import { createSaver } from './saver.ts';

const given = (answer: Letter, at = 1): Given => ({ answer, ms: 1000, at });
const noAnswer = () => new Problem({ code: NO_ANSWER, message: '', status: 0 });

function setUp(offsetAfter: () => Promise<{ offset: number }>) {
  const save = async (_position: number, { answer }: Given) => ({ answer, ...(await offsetAfter()) });
  const told = { save: vi.fn(save), onSaved: vi.fn(), onLine: vi.fn(), onRefused: vi.fn() };
  return { ...told, saver: createSaver(told) };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('answers are sent one after another, in the order they were given', async () => {
  let underWay = 0;
  let most = 0;
  const { saver, save } = setUp(async () => {
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise((resolve) => setTimeout(resolve, 50));
    underWay -= 1;
    return { offset: 0 };
  });
  saver.add(2, given('A'));
  saver.add(1, given('B'));
  saver.add(3, given('C'));
  await vi.advanceTimersByTimeAsync(200);
  expect(save.mock.calls.map(([position]) => position)).toEqual([2, 1, 3]);
  expect(most).toBe(1);
});

test('of two choices for one question the later one is what the server ends with', async () => {
  const { saver, save, onSaved } = setUp(async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    return { offset: 0 };
  });
  saver.add(1, given('A', 1));
  saver.add(1, given('B', 2));
  saver.add(1, given('C', 3));
  await vi.advanceTimersByTimeAsync(200);
  expect(save.mock.calls.at(-1)?.[1].answer).toBe('C');
  expect(onSaved.mock.calls.at(-1)?.[1].answer).toBe('C');
});

test('a lost connection is said once per try, and the answer goes out as soon as the connection is back', async () => {
  let alive = false;
  const { saver, save, onLine, onSaved } = setUp(async () => {
    if (!alive) throw noAnswer();
    return { offset: 7 };
  });
  saver.add(4, given('D'));
  await vi.advanceTimersByTimeAsync(10);
  expect(onLine).toHaveBeenLastCalledWith(false);
  const tries = save.mock.calls.length;
  alive = true;
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(save.mock.calls.length).toBe(tries + 1);
  expect(onSaved).toHaveBeenCalledWith(4, given('D'), { answer: 'D', offset: 7 });
  expect(onLine).toHaveBeenLastCalledWith(true);
});

test('without that event it tries again by itself, at growing distances', async () => {
  const { saver, save } = setUp(async () => {
    throw noAnswer();
  });
  saver.add(1, given('A'));
  await vi.advanceTimersByTimeAsync(0);
  expect(save).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(save).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1000);
  expect(save).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1000);
  expect(save).toHaveBeenCalledTimes(3);
  saver.stop();
});

test('a refusal ends the sending and is told', async () => {
  const over = new Problem({ code: 'placement.over', message: '', status: 409 });
  const { saver, save, onRefused } = setUp(async () => {
    throw over;
  });
  saver.add(1, given('A'));
  saver.add(2, given('B'));
  await vi.advanceTimersByTimeAsync(5000);
  expect(onRefused).toHaveBeenCalledExactlyOnceWith(over);
  expect(save).toHaveBeenCalledTimes(1);
});

test('a stopped saver sends nothing more', async () => {
  const { saver, save } = setUp(async () => {
    throw noAnswer();
  });
  saver.add(1, given('A'));
  await vi.advanceTimersByTimeAsync(0);
  saver.stop();
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(save).toHaveBeenCalledTimes(1);
});
