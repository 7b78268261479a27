/** Attributes that hold words, or that differ with the language otherwise. All others are left as the reader made them. */
const IN_WORDS = [
  'lang',
  'title',
  'alt',
  'placeholder',
  'aria-label',
  'href',
  'content',
  'data-found',
  'data-words',
];

/**
 * Gives the shown page the words of the same page in another language. Elements stay in place, so that open questions,
 * typed text, the focus, the scroll position and what was chosen stay too; only a part that is built otherwise in the other
 * language is replaced as a whole. Answers false, and changes nothing, when the other page is none of ours.
 */
export function swapPage(other: Document): boolean {
  if (document.getElementById('content') === null || other.getElementById('content') === null) return false;
  document.title = other.title;
  document.documentElement.lang = other.documentElement.lang;
  for (const twin of other.head.querySelectorAll('meta[name], meta[property], link[rel="canonical"]')) {
    const shown = document.head.querySelector(sameIn(twin));
    if (shown !== null) swapAttributes(shown, twin);
  }
  // What a browser's extension adds to the page is shown beside ours: our parts are found by their kinds.
  for (const kind of new Set([...other.body.children].map(({ localName }) => localName))) {
    if (kind === 'script') continue;
    const shown = [...document.body.querySelectorAll(`:scope > ${kind}`)];
    for (const [place, twin] of [...other.body.querySelectorAll(`:scope > ${kind}`)].entries()) {
      const one = shown[place];
      if (one !== undefined) swapWords(one, twin);
    }
  }
  return true;
}

/** The selector of an element of the head that says the same thing as this one. */
function sameIn(twin: Element): string {
  const key = ['name', 'property', 'rel'].find((name) => twin.hasAttribute(name)) ?? 'name';
  const media = twin.getAttribute('media');
  return `${twin.localName}[${key}="${twin.getAttribute(key)}"]${media === null ? '' : `[media="${media}"]`}`;
}

/** The same for one element and all its descendants. */
export function swapWords(shown: Element, twin: Element): void {
  swapAttributes(shown, twin);
  const mine = [...shown.childNodes];
  const theirs = [...twin.childNodes];
  const isAlike =
    mine.length === theirs.length && mine.every((node, place) => node.nodeName === theirs[place]?.nodeName);
  if (!isAlike) {
    shown.replaceChildren(...theirs.map((node) => document.importNode(node, true)));
    return;
  }
  for (const [place, node] of mine.entries()) {
    const other = theirs[place];
    if (node instanceof Element && other instanceof Element) swapWords(node, other);
    else if (node instanceof CharacterData && other?.nodeValue !== node.data)
      node.data = other?.nodeValue ?? '';
  }
}

function swapAttributes(shown: Element, twin: Element): void {
  for (const name of IN_WORDS) {
    const words = twin.getAttribute(name);
    if (words === shown.getAttribute(name)) continue;
    if (words === null) shown.removeAttribute(name);
    else shown.setAttribute(name, words);
  }
}
