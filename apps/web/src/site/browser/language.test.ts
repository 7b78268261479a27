import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followLanguage, keepChosenLanguage, switchTo } from './language.ts';

const WORDS = {
  id: { title: 'Kontak', lead: 'Tanya apa saja', question: 'Berapa lama?', answer: 'Satu jam', hint: 'Cari' },
  en: { title: 'Contact', lead: 'Ask anything', question: 'How long?', answer: 'An hour', hint: 'Search' },
};

type Options = { script?: string; more?: string };

function pageIn(lang: 'id' | 'en', { script = '/assets/start-1.js', more = '' }: Options = {}): string {
  const t = WORDS[lang];
  const pressed = (one: string) => `aria-pressed="${one === lang}"`;
  return `<!doctype html><html lang="${lang}" data-reading="${script}"><head><title>${t.title}</title>
    <meta name="description" content="${t.lead}"><meta property="og:title" content="${t.title}">
    <link rel="canonical" href="https://school.example/contact${lang === 'en' ? '?lang=en' : ''}"></head>
    <body><header><form><button name="lang" value="en" ${pressed('en')}>EN</button>
    <button name="lang" value="id" ${pressed('id')}>IND</button></form></header>
    <main id="content"><h1>${t.title}</h1><p>${t.lead}</p>${more}
    <input type="search" placeholder="${t.hint}">
    <details><summary>${t.question}</summary><p>${t.answer}</p></details>
    <label><input type="radio" name="meeting" value="1" checked>1</label>
    <label><input type="radio" name="meeting" value="2">2</label></main></body></html>`;
}

/** Shows a page as the server sends it, without running its scripts. */
function show(html: string) {
  const page = new DOMParser().parseFromString(html, 'text/html');
  document.documentElement.lang = page.documentElement.lang;
  document.documentElement.dataset.reading = '/assets/start-1.js';
  document.head.innerHTML = page.head.innerHTML;
  document.body.replaceChildren(...page.body.childNodes);
}

const asked: string[] = [];
let answer: () => Promise<Response>;
const after = vi.fn();
const opened = vi.fn();
const one = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector) as E;
const lang = () => document.documentElement.lang;
const replies = (html: string, status = 200) => {
  answer = async () => new Response(html, { status, headers: { 'content-type': 'text/html' } });
};

beforeEach(() => {
  asked.length = 0;
  after.mockClear();
  opened.mockClear();
  localStorage.clear();
  document.cookie = 'lang=; Max-Age=0; Path=/';
  history.replaceState(null, '', '/contact#refund');
  vi.stubGlobal('fetch', (address: URL) => {
    asked.push(address.pathname + address.search);
    return answer();
  });
  // jsdom cannot go to another page; the place of the page is what counts.
  vi.stubGlobal('location', {
    get href() {
      return document.URL;
    },
    get pathname() {
      return new URL(document.URL).pathname;
    },
    get search() {
      return new URL(document.URL).search;
    },
    get hash() {
      return new URL(document.URL).hash;
    },
    reload: () => opened('anew'),
    replace: opened,
  });
  show(pageIn('id'));
  replies(pageIn('en'));
});
afterEach(() => vi.unstubAllGlobals());

describe('the switch EN and IND', () => {
  it('changes the words in place and keeps what the reader has done', async () => {
    const stop = followLanguage(after);
    const [fold, search, second] = [one<HTMLDetailsElement>('details'), one('input'), one('[value="2"]')];
    fold.open = true;
    await userEvent.type(search, 'uang');
    await userEvent.click(second);
    document.documentElement.scrollTop = 400;
    await userEvent.click(one('[value="en"]'));
    await vi.waitFor(() => expect(after).toHaveBeenCalledTimes(1));
    stop();
    expect([lang(), document.title, one('h1').textContent, one('summary').textContent]).toEqual([
      'en',
      'Contact',
      'Contact',
      'How long?',
    ]);
    expect(one('details')).toBe(fold);
    expect(fold.open).toBe(true);
    expect(one<HTMLInputElement>('input')).toMatchObject({ value: 'uang', placeholder: 'Search' });
    expect(one<HTMLInputElement>('[value="2"]').checked).toBe(true);
    expect(document.activeElement).toBe(one('[value="en"]'));
    expect(document.documentElement.scrollTop).toBe(400);
    expect([one('[value="en"]'), one('[value="id"]')].map((b) => b.getAttribute('aria-pressed'))).toEqual([
      'true',
      'false',
    ]);
    expect(asked).toEqual(['/contact?lang=en']);
    expect(document.URL).toMatch(/\/contact#refund$/);
    expect(opened).not.toHaveBeenCalled();
  });

  it('tells search engines and previews the other language, and both stores', async () => {
    await switchTo('en', after);
    expect(one('meta[name="description"]').getAttribute('content')).toBe('Ask anything');
    expect(one('meta[property="og:title"]').getAttribute('content')).toBe('Contact');
    expect(one('link[rel="canonical"]').getAttribute('href')).toMatch(/\?lang=en$/);
    expect([localStorage.getItem('lang'), document.cookie]).toEqual(['en', 'lang=en']);
  });

  it('changes the language in an address that has one', async () => {
    history.replaceState(null, '', '/contact?lang=id#refund');
    await switchTo('en', after);
    expect(document.URL).toMatch(/\/contact\?lang=en#refund$/);
  });

  it('replaces a part that the other language builds otherwise, and leaves the others alone', async () => {
    const fold = one<HTMLDetailsElement>('details');
    fold.open = true;
    one('main').insertAdjacentHTML('beforebegin', '<div id="extension">of the browser</div>');
    replies(pageIn('en', { more: '' }).replace('<p>Ask anything</p>', '<p>Ask <em>anything</em></p>'));
    await switchTo('en', after);
    expect(one('main > p').innerHTML).toBe('Ask <em>anything</em>');
    expect([one('details') === fold, fold.open, one('#extension').textContent]).toEqual([
      true,
      true,
      'of the browser',
    ]);
  });

  it('opens the page in the other language when it cannot be fetched', async () => {
    answer = () => Promise.reject(new TypeError('no answer'));
    await switchTo('en', after);
    expect(opened.mock.calls).toEqual([['anew']]);
    expect([lang(), document.cookie]).toEqual(['id', 'lang=en']);
    history.replaceState(null, '', '/contact?lang=id#refund');
    replies('', 503);
    await switchTo('en', after);
    expect(opened.mock.calls.at(-1)).toEqual(['/contact?lang=en#refund']);
  });

  it('opens the page when a new release has come meanwhile', async () => {
    replies(pageIn('en', { script: '/assets/start-2.js' }));
    await switchTo('en', after);
    expect([opened.mock.calls, lang()]).toEqual([[['anew']], 'id']);
  });

  it('leaves the page as it is while offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    answer = () => Promise.reject(new TypeError('offline'));
    await switchTo('en', after);
    expect([opened.mock.calls.length, lang(), document.cookie]).toEqual([0, 'id', '']);
    vi.restoreAllMocks();
  });

  it('shows the language that was pressed last', async () => {
    let bring: (response: Response) => void = () => {};
    answer = () =>
      new Promise((done) => {
        bring = done;
      });
    const first = switchTo('en', after);
    await switchTo('id', after);
    bring(new Response(pageIn('en')));
    await first;
    expect([lang(), one('h1').textContent]).toEqual(['id', 'Kontak']);
  });

  it('drops pages that were fetched ahead in the language left behind', async () => {
    document.body.insertAdjacentHTML('beforeend', '<script type="speculationrules">{"prefetch":[]}</script>');
    const before = one('script[type="speculationrules"]');
    await switchTo('en', after);
    await vi.waitFor(() =>
      expect(one('script[type="speculationrules"]')?.textContent).toBe('{"prefetch":[]}'),
    );
    expect(one('script[type="speculationrules"]')).not.toBe(before);
  });
});

describe('the language of a page that is opened', () => {
  it('is kept as the choice when nothing was chosen', async () => {
    await keepChosenLanguage(after);
    expect([localStorage.getItem('lang'), document.cookie, asked]).toEqual(['id', 'lang=id', []]);
  });

  it.each([
    ['localStorage alone knows another', () => localStorage.setItem('lang', 'en')],
    [
      'it was put aside before another was chosen',
      () => {
        document.cookie = 'lang=en; Path=/';
      },
    ],
  ])('changes when %s', async (_case, choose) => {
    choose();
    await keepChosenLanguage(after);
    expect([lang(), asked]).toEqual(['en', ['/contact?lang=en']]);
  });

  it('stays where the address names it', async () => {
    document.cookie = 'lang=en; Path=/';
    history.replaceState(null, '', '/contact?lang=id');
    await keepChosenLanguage(after);
    expect([lang(), document.cookie, asked]).toEqual(['id', 'lang=id', []]);
  });
});
