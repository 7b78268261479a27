/** Markup that is safe to send; only `html` and `join` create it. */
export type Html = { readonly markup: string };

type Part = Html | string | number | null | false;

/** A template that escapes inserted texts and keeps inserted markup. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  const markup = strings.reduce((text, piece, place) => text + render(parts[place - 1] ?? null) + piece);
  return { markup };
}

/** Concatenates pieces of markup. */
export function join(pieces: readonly Html[]): Html {
  return { markup: pieces.map(({ markup }) => markup).join('') };
}

/** A JSON block for a script to read; `<` cannot end the block early. */
export function jsonBlock(id: string, value: unknown): Html {
  const text = JSON.stringify(value).replaceAll('<', '\\u003c');
  return { markup: `<script type="application/json" id="${escaped(id)}">${text}</script>` };
}

function render(part: Part): string {
  if (part === null || part === false) return '';
  return typeof part === 'object' ? part.markup : escaped(String(part));
}

function escaped(text: string): string {
  const names: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (sign) => names[sign] ?? sign);
}
