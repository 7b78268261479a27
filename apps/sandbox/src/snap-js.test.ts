import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { beforeEach, describe, expect, test } from 'vitest';

const code = readFileSync(new URL('./assets/snap.js', import.meta.url), 'utf8');
const provider = 'http://127.0.0.1:3001';

/** As far as the script reads it. */
type FakeMessage = { origin: string; source: unknown; data: unknown };
type Listener = (event: FakeMessage) => void;
type FakeElement = Record<string, unknown> & { src: string; contentWindow: object; children: FakeElement[] };
type Snap = { embed: (token: string, options: object) => void; hide: () => void };

/** Just enough of a browser for the script: one container, frames and messages. */
function browser() {
  const listeners = new Set<Listener>();
  const element = (): FakeElement => {
    const made: FakeElement = {
      src: '',
      style: {},
      contentWindow: {},
      children: [],
      replaceChildren: (...children: FakeElement[]) => {
        made.children = children;
      },
      remove: () => {
        box.children = box.children.filter((child) => child !== made);
      },
    };
    return made;
  };
  const box: FakeElement = element();
  const window: { snap?: Snap } & Record<string, unknown> = {
    addEventListener: (_: string, listener: Listener) => listeners.add(listener),
    removeEventListener: (_: string, listener: Listener) => listeners.delete(listener),
  };
  const document = {
    currentScript: { src: `${provider}/snap/snap.js`, getAttribute: () => 'client-1' },
    createElement: element,
    getElementById: (id: string) => (id === 'box' ? box : null),
  };
  runInContext(
    code,
    createContext({ window, document, location: { origin: 'http://school.test' }, URL, URLSearchParams }),
  );
  if (window.snap === undefined) throw new Error('The script left no window.snap.');
  const post = (event: FakeMessage) => {
    for (const listener of listeners) listener(event);
  };
  return { snap: window.snap, box, post, listeners };
}

describe('snap.embed', () => {
  let page: ReturnType<typeof browser>;
  /** The callbacks that were called, with their argument. */
  let called: unknown[];
  const state = (kind: string, more = {}) => ({ source: 'snap-sandbox', token: 't-1', kind, ...more });
  const frame = () => page.box.children[0];
  const post = (data: unknown, origin = provider, source: unknown = frame()?.contentWindow) =>
    page.post({ data, origin, source });

  beforeEach(() => {
    page = browser();
    called = [];
    const note = (name: string) => (result: unknown) => called.push([name, result]);
    page.snap.embed('t-1', {
      embedId: 'box',
      language: 'en',
      onSuccess: note('success'),
      onPending: note('pending'),
      onError: note('error'),
      onClose: note('close'),
    });
  });

  test('puts the payment page into the container and says who frames it', () => {
    expect(frame()?.src).toBe(
      `${provider}/snap/v4/redirection/t-1?embedded=1&parent=http%3A%2F%2Fschool.test&key=client-1&lang=en`,
    );
  });

  test('reports each state once', () => {
    const result = { transaction_id: 'x', transaction_status: 'settlement' };
    post(state('ready'));
    post(state('success', { result }));
    post(state('success', { result }));
    expect(called).toEqual([['success', result]]);
  });

  test("trusts only its own frame on the provider's origin", () => {
    post(state('success'), 'http://evil.test');
    post(state('success'), provider, {});
    post({ ...state('success'), token: 't-2' });
    post({ kind: 'success' });
    post(null);
    post(state('constructor'));
    expect(called).toEqual([]);
  });

  test('makes the frame as high as its page, so that nothing scrolls within it', () => {
    page.snap.embed('t-1', { embedId: 'box' });
    post(state('height', { height: 1412.4 }));
    expect(frame()?.style).toMatchObject({ height: '1413px' });
    post(state('height', { height: -5 }));
    post(state('height', { height: 20 }), 'http://evil.test');
    expect(frame()?.style).toMatchObject({ height: '1413px' });
  });

  test('stops listening when it is hidden and reports a missing container', () => {
    page.snap.hide();
    expect(page.listeners.size).toBe(0);
    expect(page.box.children).toEqual([]);
    expect(() => page.snap.embed('t-1', { embedId: 'none' })).toThrow('none');
  });
});
