import type { RunningAttempt } from '@fasih/school/assessment/placement/contract';
import { describe, expect, test } from 'vitest';
import {
  broughtAnswers,
  type Heard,
  isUp,
  type Letter,
  msOn,
  offsetOf,
  openRunning,
  type Running,
  running,
  timeLeft,
  unansweredCount,
} from './running.ts';

const START = Date.parse('2026-11-21T03:00:00Z');
const MINUTE = 60_000;

function heard(given: Record<number, Letter> = {}, requestedAt = START, offset = 0): Heard {
  const attempt: RunningAttempt = {
    state: 'running',
    id: 'one',
    bank: 'teen',
    startedAt: new Date(START).toISOString(),
    deadline: new Date(START + 30 * MINUTE).toISOString(),
    graceSeconds: 120,
    now: new Date(requestedAt + offset).toISOString(),
    questions: Array.from({ length: 20 }, (_, i) => ({
      position: i + 1,
      text: null,
      question: `Question ${i + 1}`,
      options: (['A', 'B', 'C', 'D'] as const).map((letter) => ({ letter, text: letter })),
      answer: given[i + 1] ?? null,
    })),
  };
  return { attempt, requestedAt, offset };
}

const open = (given: Record<number, Letter> = {}, kept: Running['unsaved'] = {}) =>
  openRunning(heard(given), kept, START);

describe('opening a sitting', () => {
  test('starts at the first question without an answer', () => {
    expect(open().current).toBe(1);
    expect(open({ 1: 'A', 2: 'B' }).current).toBe(3);
  });

  test('starts at question 1 when all are answered', () => {
    const all = Object.fromEntries(Array.from({ length: 20 }, (_, i) => [i + 1, 'A' as const]));
    expect(open(all).current).toBe(1);
    expect(unansweredCount(open(all))).toBe(0);
  });

  test('lets what the device kept while offline win over what the server knows', () => {
    const state = open({ 1: 'A', 2: 'A' }, { 2: { answer: 'C', ms: 900, at: START } });
    expect(state.answers).toEqual({ 1: 'A', 2: 'C' });
    expect(broughtAnswers(state.unsaved)).toEqual([{ position: 2, answer: 'C', ms: 900 }]);
  });

  test('drops kept answers to questions that the sitting does not have', () => {
    expect(open({}, { 21: { answer: 'C', ms: 1, at: START } }).unsaved).toEqual({});
  });
});

describe('answering', () => {
  test('shows the choice at once and keeps it as unsaved until the server confirms it', () => {
    let state = running(open(), { type: 'answer', letter: 'B', at: START + 4000 });
    expect(state.answers[1]).toBe('B');
    const given = state.unsaved[1];
    expect(given).toEqual({ answer: 'B', ms: 4000, at: START + 4000 });
    if (given === undefined) throw new Error('no answer');
    state = running(state, { type: 'saved', position: 1, given, at: START + 4200, answer: 'B', offset: 5 });
    expect(state.unsaved).toEqual({});
    expect(state.answers[1]).toBe('B');
    expect(state.offset).toBe(5);
  });

  test('keeps a second choice unsaved when the first one is confirmed late', () => {
    let state = running(open(), { type: 'answer', letter: 'B', at: START + 1000 });
    const first = state.unsaved[1];
    state = running(state, { type: 'answer', letter: 'C', at: START + 2000 });
    if (first === undefined) throw new Error('no answer');
    state = running(state, {
      type: 'saved',
      position: 1,
      given: first,
      at: START + 2500,
      answer: 'B',
      offset: 0,
    });
    expect(state.unsaved[1]?.answer).toBe('C');
    expect(state.answers[1]).toBe('C');
  });

  test('shows the newer answer of another tab that the server got instead', () => {
    let state = running(open(), { type: 'answer', letter: 'B', at: START + 1000 });
    const given = state.unsaved[1];
    if (given === undefined) throw new Error('no answer');
    state = running(state, { type: 'saved', position: 1, given, at: START + 9000, answer: 'D', offset: 0 });
    expect(state.answers[1]).toBe('D');
    expect(state.unsaved).toEqual({});
  });

  test('takes no answer from the deadline on', () => {
    const state = open();
    expect(running(state, { type: 'answer', letter: 'B', at: START + 30 * MINUTE })).toBe(state);
    const last = running(state, { type: 'answer', letter: 'B', at: START + 30 * MINUTE - 1 });
    expect(last.answers[1]).toBe('B');
  });
});

describe('hearing from the server again', () => {
  test('shows answers given in another tab or on another device', () => {
    const state = running(open({ 1: 'A' }), {
      type: 'heard',
      heard: heard({ 1: 'D', 7: 'C' }, START + 9000),
    });
    expect(state.answers).toEqual({ 1: 'D', 7: 'C' });
    expect(state.current).toBe(2);
  });

  test('does not take back what was not sent yet', () => {
    let state = running(open(), { type: 'answer', letter: 'B', at: START + 1000 });
    state = running(state, { type: 'heard', heard: heard({ 1: 'A' }, START + 2000) });
    expect(state.answers[1]).toBe('B');
  });

  test('does not take back what was confirmed while the request was under way', () => {
    let state = running(open(), { type: 'answer', letter: 'B', at: START + 1000 });
    const given = state.unsaved[1];
    if (given === undefined) throw new Error('no answer');
    state = running(state, { type: 'saved', position: 1, given, at: START + 3000, answer: 'B', offset: 0 });
    expect(running(state, { type: 'heard', heard: heard({}, START + 2000) }).answers[1]).toBe('B');
    expect(running(state, { type: 'heard', heard: heard({ 1: 'D' }, START + 4000) }).answers[1]).toBe('D');
  });

  test('ignores another sitting', () => {
    const state = open();
    const other = heard();
    const action = { type: 'heard', heard: { ...other, attempt: { ...other.attempt, id: 'two' } } } as const;
    expect(running(state, action)).toBe(state);
  });
});

describe('jumping', () => {
  test('goes to any question of the sitting and nowhere else', () => {
    const state = open();
    expect(running(state, { type: 'jump', to: 17, at: START }).current).toBe(17);
    expect(running(state, { type: 'jump', to: 0, at: START })).toBe(state);
    expect(running(state, { type: 'jump', to: 21, at: START })).toBe(state);
  });

  test('counts the time on each question over several visits', () => {
    let state = running(open(), { type: 'jump', to: 2, at: START + 3000 });
    state = running(state, { type: 'jump', to: 1, at: START + 10_000 });
    expect(msOn(state, 1, START + 12_000)).toBe(5000);
    expect(msOn(state, 2, START + 12_000)).toBe(7000);
  });

  test('does not count while the page is hidden', () => {
    let state = running(open(), { type: 'visible', visible: false, at: START + 2000 });
    expect(msOn(state, 1, START + MINUTE)).toBe(2000);
    state = running(state, { type: 'visible', visible: true, at: START + MINUTE });
    expect(msOn(state, 1, START + MINUTE + 500)).toBe(2500);
  });

  test('never counts below zero when the device sets its clock back', () => {
    expect(msOn(open(), 1, START - MINUTE)).toBe(0);
  });
});

describe('time', () => {
  test('is counted by the server, not by the device', () => {
    const wrongClock = openRunning(heard({}, START, 10 * MINUTE), {}, START);
    expect(timeLeft(wrongClock, START)).toBe(20 * MINUTE);
    expect(isUp(wrongClock, START + 20 * MINUTE)).toBe(true);
    expect(timeLeft(wrongClock, START + 25 * MINUTE)).toBe(0);
  });
});

test('counts the questions without an answer', () => {
  expect(unansweredCount(open({ 1: 'A', 20: 'B' }))).toBe(18);
});

test.each([
  ['the way there is slow', 2500, 10],
  ['the way back is slow', 10, 2500],
  ['both ways are quick', 5, 5],
])('a test never ends before the server’s time is up: %s', (_, thereMs, backMs) => {
  // The device's clock is 7 seconds behind.
  const server = (device: number) => device + 7000;
  const requestedAt = START;
  const now = new Date(server(requestedAt + thereMs)).toISOString();
  const offset = offsetOf(now, requestedAt + thereMs + backMs);
  const deadline = server(START + 60_000);
  const left = timeLeft({ deadline, offset }, START + 30_000);
  expect(left).toBeGreaterThanOrEqual(30_000);
  expect(left).toBeLessThanOrEqual(30_000 + backMs);
});
