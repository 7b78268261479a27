import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followQuestions } from './questions.ts';

let questions: ReturnType<typeof followQuestions> = null;
const element = (selector: string) => document.querySelector(selector) as HTMLElement;
const shown = () =>
  [...document.querySelectorAll('details')].flatMap((one) =>
    one.hidden ? [] : one.querySelector('div')?.id,
  );

beforeEach(() => {
  history.replaceState(null, '', '/contact');
  Element.prototype.scrollIntoView = vi.fn();
  document.body.innerHTML = `<div data-questions>
    <input type="search"><p data-found="0 of 2|1 of 2|2 of 2">2 of 2</p>
    <div data-nothing hidden><button data-clear>Clear</button></div>
    <section><details data-words="bond"><summary>Do I get money back?</summary>
      <div id="refund"><p>Half of it.</p></div></details></section>
    <section><details data-words=""><summary>How long is a meeting?</summary>
      <div id="length"><p>60 minutes.</p></div></details></section></div>`;
});
afterEach(() => questions?.stop());

it('shows the questions that hold what is typed, in their words, answers and other names, and counts them', async () => {
  questions = followQuestions();
  for (const [typed, found] of [
    ['money', 'refund'],
    ['60 minutes', 'length'],
    ['bond', 'refund'],
  ] as const) {
    await userEvent.clear(element('input'));
    await userEvent.type(element('input'), typed);
    expect([typed, shown(), element('[data-found]').textContent]).toEqual([typed, [found], '1 of 2']);
  }
  expect([...document.querySelectorAll('section')].map(({ hidden }) => hidden)).toEqual([false, true]);
});

it('says when nothing is found, and one press shows all again', async () => {
  questions = followQuestions();
  await userEvent.type(element('input'), 'zebra');
  expect([shown(), element('[data-nothing]').hidden]).toEqual([[], false]);
  await userEvent.click(element('[data-clear]'));
  expect([shown(), element('[data-nothing]').hidden]).toEqual([['refund', 'length'], true]);
  expect(document.activeElement).toBe(element('input'));
});

it('searches for what was typed before the script had come', () => {
  (element('input') as HTMLInputElement).value = 'money';
  questions = followQuestions();
  expect(shown()).toEqual(['refund']);
});

it('opens the question that the address names, also when the address changes', () => {
  history.replaceState(null, '', '/contact#length');
  questions = followQuestions();
  const isOpen = () => [...document.querySelectorAll('details')].map(({ open }) => open);
  expect(isOpen()).toEqual([false, true]);
  history.replaceState(null, '', '/contact#refund');
  window.dispatchEvent(new Event('hashchange'));
  expect(isOpen()).toEqual([true, true]);
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(2);
});

it('an address with a stray sign after # opens nothing and breaks nothing', () => {
  history.replaceState(null, '', '/contact#50%');
  questions = followQuestions();
  expect(shown()).toEqual(['refund', 'length']);
});

it('does nothing on a page without questions', () => {
  document.body.innerHTML = '<main></main>';
  expect(followQuestions()).toBeNull();
});
