import { matches } from '../find-questions.ts';

type Item = { fold: HTMLDetailsElement; question: string; answer: string; words: string };

/**
 * The search of /contact and the links to single questions. `search` filters again, after the words have changed. Answers
 * null on pages without questions.
 */
export function followQuestions(): { search: () => void; stop: () => void } | null {
  const list = document.querySelector<HTMLElement>('[data-questions]');
  const field = list?.querySelector<HTMLInputElement>('input[type="search"]');
  if (!list || !field) return null;
  const stop = new AbortController();
  const on = { signal: stop.signal };
  const search = () => showFound(list, field.value);
  const open = () => openByAddress(list);
  field.addEventListener('input', search, on);
  list.querySelector('[data-clear]')?.addEventListener(
    'click',
    () => {
      field.value = '';
      search();
      field.focus();
    },
    on,
  );
  window.addEventListener('hashchange', open, on);
  if (field.value !== '') search();
  open();
  return { search, stop: () => stop.abort() };
}

function itemOf(fold: HTMLDetailsElement): Item {
  return {
    fold,
    question: fold.querySelector('summary')?.textContent ?? '',
    answer: fold.querySelector('p')?.textContent ?? '',
    words: fold.dataset.words ?? '',
  };
}

function showFound(list: HTMLElement, typed: string): void {
  const items = [...list.querySelectorAll('details')].map(itemOf);
  const found = items.filter((one) => matches(one, typed));
  for (const one of items) one.fold.hidden = !found.includes(one);
  for (const group of list.querySelectorAll('section'))
    group.hidden = group.querySelector('details:not([hidden])') === null;
  const nothing = list.querySelector<HTMLElement>('[data-nothing]');
  if (nothing !== null) nothing.hidden = found.length > 0;
  const status = list.querySelector<HTMLElement>('[data-found]');
  const sentences = status?.dataset.found?.split('|') ?? [];
  if (status !== null) status.textContent = sentences[found.length] ?? '';
}

/** The part of an address after `#` names a question: it opens, and the page moves to it. */
function openByAddress(list: HTMLElement): void {
  const answer = location.hash.length > 1 ? document.getElementById(location.hash.slice(1)) : null;
  const fold = answer?.closest('details');
  if (!fold || !list.contains(fold)) return;
  fold.open = true;
  fold.scrollIntoView({ block: 'start' });
}
