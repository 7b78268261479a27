import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followLine } from './line.ts';

let stop: () => void;
const go = vi.fn();

beforeEach(() => {
  go.mockClear();
  document.body.innerHTML = `
    <a href="/contact?lang=en#refund" id="page">Contact</a>
    <a href="https://wa.me/62" id="chat">Chat</a>
    <a href="#content" id="place">Skip</a>
    <p data-line="gone" hidden>Offline</p><p data-line="held" hidden>Your page opens later</p>`;
  stop = followLine(go);
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

function line(isThere: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);
  window.dispatchEvent(new Event(isThere ? 'online' : 'offline'));
}
const shown = () => [...document.querySelectorAll('p')].flatMap((one) => (one.hidden ? [] : one.textContent));
/** Whether the browser would follow the link. */
function press(id: string): boolean {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  document.getElementById(id)?.dispatchEvent(click);
  return !click.defaultPrevented;
}

it('a lost connection is said, and no longer when it is back', () => {
  expect(shown()).toEqual([]);
  line(false);
  expect(shown()).toEqual(['Offline']);
  line(true);
  expect(shown()).toEqual([]);
  expect(go).not.toHaveBeenCalled();
});

it('a link pressed while offline is held, and opened once when the connection is back', () => {
  line(false);
  expect(press('page')).toBe(false);
  expect(shown()).toEqual(['Your page opens later']);
  line(true);
  expect(shown()).toEqual([]);
  line(false);
  line(true);
  expect(go.mock.calls).toEqual([['/contact?lang=en#refund']]);
});

it('links to other sites and to places of the page are not held', () => {
  line(false);
  expect([press('chat'), press('place')]).toEqual([true, true]);
  expect(shown()).toEqual(['Offline']);
});

it('while online no link is held', () => {
  expect(press('page')).toBe(true);
});
