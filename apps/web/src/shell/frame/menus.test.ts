import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { followMenus } from './menus.ts';

let stop: () => void;

beforeEach(() => {
  document.body.innerHTML = `
    <header>
      <details data-menu id="sheet"><summary id="burger">Menu</summary>
        <details data-menu id="programs"><summary id="program">Program</summary>
          <a href="#conversation">Conversation</a></details>
        <a href="#about">About</a>
      </details>
    </header>
    <main><details id="question"><summary>How long?</summary>An hour.</details><button>Elsewhere</button></main>`;
  stop = followMenus();
});
afterEach(() => stop());

const menu = (id: string) => document.getElementById(id) as HTMLDetailsElement;
const element = (id: string) => document.getElementById(id) as HTMLElement;
function openBoth() {
  menu('sheet').open = true;
  menu('programs').open = true;
}
const open = () => [menu('sheet').open, menu('programs').open];

it('a click beside an open menu closes it, a click into it does not', async () => {
  openBoth();
  await userEvent.click(element('program').parentElement as HTMLElement);
  expect(open()).toEqual([true, true]);
  await userEvent.click(document.querySelector('main') as HTMLElement);
  expect(open()).toEqual([false, false]);
});

it('a choice closes its menu, and the keyboard goes on from there', async () => {
  openBoth();
  await userEvent.click(document.querySelector('a[href="#about"]') as HTMLElement);
  expect(open()).toEqual([false, false]);
  expect(document.activeElement).toBe(element('burger'));
});

it('Escape closes the menus and gives the focus back to what opened them', async () => {
  openBoth();
  await userEvent.keyboard('{Escape}');
  expect(open()).toEqual([false, false]);
  expect(document.activeElement).toBe(element('burger'));
});

it('a menu closes when the keyboard moves on', () => {
  openBoth();
  document.querySelector<HTMLElement>('a[href="#about"]')?.focus();
  expect(open()).toEqual([true, false]);
  document.querySelector('button')?.focus();
  expect(open()).toEqual([false, false]);
});

it('questions of the page stay open', async () => {
  menu('question').open = true;
  await userEvent.click(document.querySelector('button') as HTMLElement);
  await userEvent.keyboard('{Escape}');
  expect(menu('question').open).toBe(true);
});
