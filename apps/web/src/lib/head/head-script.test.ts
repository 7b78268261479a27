import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { actOnHeldPresses, wakeForm } from '../held-presses.ts';
import { hydratedHead, LOST, readingHead } from './head-script.ts';

const root = document.documentElement;
let head: AbortController;
/** Runs the text by itself, as a browser does; what it listens to ends with the test. */
function runHead(script: string, performance: object = {}) {
  const listen = (type: string, act: EventListener, options?: boolean | AddEventListenerOptions) =>
    window.addEventListener(type, act, {
      ...(typeof options === 'object' ? options : { capture: options === true }),
      signal: head.signal,
    });
  const reload = vi.fn();
  const location = { href: 'https://fasih.example/login', reload };
  new Function('addEventListener', 'location', 'performance', script)(listen, location, performance);
  return { reload, location };
}
const find = <E extends Element>(selector: string): E => {
  const found = document.querySelector<E>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};

beforeEach(() => {
  head = new AbortController();
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  head.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const name of [...root.attributes].map((one) => one.name)) root.removeAttribute(name);
  for (const script of document.head.querySelectorAll('script')) script.remove();
  document.body.innerHTML = '';
});

describe('a press before the page is alive', () => {
  it('on a form is held, and sends it once when the form is', () => {
    document.body.innerHTML = '<form method="post"><button>Masuk</button></form>';
    runHead(hydratedHead());
    const form = find<HTMLFormElement>('form');
    const sent = vi.fn((event: Event) => event.preventDefault());
    find<HTMLButtonElement>('button').click();
    find<HTMLButtonElement>('button').click();
    form.addEventListener('submit', sent);
    wakeForm(form);
    vi.runAllTimers();
    expect(sent).toHaveBeenCalledOnce();
  });

  it('on choices of one name keeps the last', () => {
    document.body.innerHTML =
      '<input type="radio" name="exam" value="ielts"><input type="radio" name="exam" value="toeic"><button type="button">Menu</button>';
    runHead(hydratedHead());
    for (const choice of document.querySelectorAll('input')) choice.click();
    find<HTMLButtonElement>('button').click();
    const heard: string[] = [];
    for (const one of document.querySelectorAll<HTMLInputElement | HTMLButtonElement>('input, button'))
      one.addEventListener('click', () => heard.push(one.value || one.type));
    actOnHeldPresses();
    expect(heard).toEqual(['toeic', 'button']);
  });

  it('on the other language opens the address in it, unless something could have been typed', () => {
    document.body.innerHTML = '<form><button name="lang" value="en">EN</button></form>';
    const { location } = runHead(readingHead());
    find<HTMLButtonElement>('button').click();
    expect(location.href).toBe('https://fasih.example/login?lang=en');
    document.body.insertAdjacentHTML('beforeend', '<form method="post"></form>');
    location.href = 'https://fasih.example/register';
    find<HTMLButtonElement>('button').click();
    expect(location.href).toBe('https://fasih.example/register');
    expect(find<HTMLButtonElement>('button').dataset.pressed).toBe('');
  });
});

it('the script of a page that is only read comes after the first paint, and is asked for again when it is lost', () => {
  root.dataset.reading = '/assets/start.js';
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  runHead(readingHead());
  const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => new URL(src).pathname);
  expect([root.dataset.face, scripts()]).toEqual(['', ['/assets/start.js']]);
  find('head script').dispatchEvent(new Event('error'));
  expect(scripts()).toEqual([]);
  vi.advanceTimersByTime(500);
  expect(scripts()).toEqual(['/assets/start.js']);
});

describe('a page whose scripts are lost', () => {
  const firstVisit = { getEntriesByType: () => [{ type: 'navigate' }] };
  const secondTry = { getEntriesByType: () => [{ type: 'reload' }] };
  const lose = () => dispatchEvent(new Event(LOST));

  it('is loaded again at once, one time', () => {
    const { reload } = runHead(hydratedHead(), firstVisit);
    lose();
    lose();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('waits for a press when it has just been tried or something was typed', () => {
    document.body.innerHTML = '<input><button type="button">Masuk</button>';
    find<HTMLInputElement>('input').value = 'siti';
    const { reload } = runHead(hydratedHead(), firstVisit);
    lose();
    dispatchEvent(new Event('online'));
    expect(reload).not.toHaveBeenCalled();
    find<HTMLButtonElement>('button').click();
    expect(reload).toHaveBeenCalledOnce();
    head.abort();
    head = new AbortController();
    document.body.innerHTML = '';
    const again = runHead(hydratedHead(), secondTry);
    lose();
    expect(again.reload).not.toHaveBeenCalled();
    dispatchEvent(new Event('online'));
    expect(again.reload).toHaveBeenCalledOnce();
  });

  it('stays when somebody goes elsewhere, and when it is alive', () => {
    const leaving = runHead(hydratedHead(), firstVisit);
    dispatchEvent(new Event('beforeunload'));
    lose();
    const alive = runHead(hydratedHead(), firstVisit);
    root.dataset.alive = '';
    lose();
    expect([leaving.reload, alive.reload].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  });
});
