export type TextPart = { text: string; href?: string };

const ADDRESS = /https?:\/\/[^\s<>"]+/gi;
/** Signs that end a sentence or a quotation rather than an address. */
const AFTER = /[.,;:!?'"»”’*_]$/;

/**
 * What a person wrote, cut into plain text and web addresses, in its order and without a letter lost. Only http and https
 * are addresses; a full stop or a bracket that closes the sentence around one stays outside it.
 */
export function linkParts(written: string): TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  for (const { 0: found, index } of written.matchAll(ADDRESS)) {
    const text = withoutEnd(found);
    const href = hrefOf(text);
    if (href === null) continue;
    if (index > done) parts.push({ text: written.slice(done, index) });
    parts.push({ text, href });
    done = index + text.length;
  }
  if (done < written.length) parts.push({ text: written.slice(done) });
  return parts;
}

function withoutEnd(address: string): string {
  let text = address;
  while (AFTER.test(text) || closesNothing(text)) text = text.slice(0, -1);
  return text;
}

/** A closing bracket that was not opened inside the address. */
function closesNothing(text: string): boolean {
  const pair = { ')': '(', ']': '[', '}': '{' }[text.at(-1) ?? ''];
  return pair !== undefined && text.split(pair).length < text.split(text.at(-1) ?? '').length;
}

function hrefOf(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null;
}
