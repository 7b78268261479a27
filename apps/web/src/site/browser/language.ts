import type { Lang } from '@fasih/messages/texts';
import { chosenLang, remember, withLang } from '../../lib/language-store.ts';
import { swapPage } from './swap-words.ts';

/** How long an answer is waited for, in milliseconds. */
const TIMEOUT_MS = 15_000;

const shownLang = (): Lang => (document.documentElement.lang === 'en' ? 'en' : 'id');

/** The newest wish; an older one that is still on its way is given up. */
let underway: AbortController | undefined;

/**
 * The switch EN and IND: brings the page in the other language and swaps the words in place, so that the address, the scroll
 * position, open questions, typed text and the focus stay. `after` is called then. Answers how to stop.
 */
export function followLanguage(after: () => void): () => void {
  const stop = new AbortController();
  document.addEventListener(
    'submit',
    (event) => {
      const { submitter } = event;
      if (!(submitter instanceof HTMLButtonElement) || submitter.name !== 'lang') return;
      event.preventDefault();
      void switchTo(submitter.value === 'en' ? 'en' : 'id', after);
    },
    { signal: stop.signal },
  );
  return () => stop.abort();
}

/**
 * Shows the language that was chosen: a page that the browser had put aside or fetched ahead may be in the other one, and a
 * choice that only `localStorage` knows has not reached the server. Without any choice, the shown language is the choice.
 */
export async function keepChosenLanguage(after: () => void): Promise<void> {
  const chosen = chosenLang(location.search);
  if (chosen !== null && chosen !== shownLang()) await switchTo(chosen, after);
  else remember(shownLang());
}

/** Brings the page in a language and shows its words; where that fails, opens it in that language. */
export async function switchTo(lang: Lang, after: () => void): Promise<void> {
  underway?.abort();
  if (lang === shownLang()) return;
  const own = new AbortController();
  underway = own;
  try {
    const other = await pageIn(lang, own.signal);
    if (own.signal.aborted) return;
    if (!isOfThisBuild(other) || !swapPage(other)) {
      open(lang);
      return;
    }
    choose(lang);
    after();
  } catch {
    // While offline there is nothing to open; the page says so, and the button can be pressed again.
    if (!own.signal.aborted && navigator.onLine) open(lang);
  }
}

async function pageIn(lang: Lang, signal: AbortSignal): Promise<Document> {
  const address = new URL(location.href);
  address.searchParams.set('lang', lang);
  address.hash = '';
  const answer = await fetch(address, {
    headers: { Accept: 'text/html' },
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  if (answer.status >= 500) throw new Error(`status ${answer.status}`);
  return new DOMParser().parseFromString(await answer.text(), 'text/html');
}

/** After a new release the other page may look different and need another script. */
function isOfThisBuild(other: Document): boolean {
  return other.documentElement.dataset.reading === document.documentElement.dataset.reading;
}

/** Keeps the choice, in the address too where that names a language, and shows it on the switch. */
function choose(lang: Lang): void {
  remember(lang);
  const search = withLang(location.search, lang);
  if (search !== location.search)
    history.replaceState(history.state, '', location.pathname + search + location.hash);
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[name="lang"]'))
    button.setAttribute('aria-pressed', String(button.value === lang));
  forgetPagesAhead();
}

/** Pages that were fetched ahead are in the language left behind: rules that go and come again drop them. */
function forgetPagesAhead(): void {
  for (const rules of document.querySelectorAll<HTMLScriptElement>('script[type="speculationrules"]')) {
    const anew = document.createElement('script');
    anew.type = 'speculationrules';
    anew.textContent = rules.textContent;
    rules.remove();
    setTimeout(() => document.body.append(anew));
  }
}

function open(lang: Lang): void {
  remember(lang);
  const search = withLang(location.search, lang);
  if (search === location.search) location.reload();
  else location.replace(location.pathname + search + location.hash);
}
