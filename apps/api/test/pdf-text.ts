import { inflateSync } from 'node:zlib';

/** A PDF read back: what it says, page by page, and what it says about itself. */
export type ReadPdf = { pages: string[]; text: string; language: string | undefined };

type Font = Map<string, string>;

/**
 * Reads the text out of a PDF as our templates make them (pdfkit: compressed streams, fonts with a map to Unicode). Words
 * come in the order in which they are drawn, pieces of one line joined, white space as single spaces.
 */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const raw = Buffer.from(bytes).toString('latin1');
  const objects = new Map<string, string>();
  for (const [, id = '', body = ''] of raw.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g))
    objects.set(id, body);
  const follow = (text: string | undefined, name: string): string => {
    const found = new RegExp(`/${name} (\\d+) 0 R`).exec(text ?? '')?.[1];
    return found === undefined ? '' : (objects.get(found) ?? '');
  };
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\n/.test(body));
  const texts = pages.map((page) => {
    const list = follow(page, 'Resources') || page;
    const fonts = new Map<string, Font>();
    for (const [, name = '', id = ''] of list.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      fonts.set(name, fontOf(streamOf(follow(objects.get(id), 'ToUnicode'))));
    }
    return drawn(streamOf(follow(page, 'Contents')), fonts);
  });
  return { pages: texts, text: texts.join(' '), language: /\/Lang \(([^)]*)\)/.exec(raw)?.[1] };
}

function streamOf(body: string): string {
  const start = body.indexOf('stream\n');
  if (start < 0) return '';
  const data = Buffer.from(body.slice(start + 7, body.lastIndexOf('\nendstream')), 'latin1');
  return (/\/FlateDecode/.test(body) ? inflateSync(data) : data).toString('latin1');
}

/** Glyph codes to text, from the ranges of a character map. */
function fontOf(map: string): Font {
  const font: Font = new Map();
  for (const [, from = '', , list = ''] of map.matchAll(/<([0-9a-f]+)> <([0-9a-f]+)> \[([^\]]*)\]/gi)) {
    const first = Number.parseInt(from, 16);
    for (const [n, [, code = '']] of [...list.matchAll(/<([0-9a-f ]*)>/gi)].entries()) {
      const utf16 = Buffer.from(code.replaceAll(' ', ''), 'hex').swap16().toString('utf16le');
      font.set((first + n).toString(16).padStart(4, '0'), utf16);
    }
  }
  return font;
}

function drawn(content: string, fonts: Map<string, Font>): string {
  let font: Font | undefined;
  let text = '';
  for (const [, name, pieces, end] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ|\b(ET)\b/g)) {
    if (name) font = fonts.get(name);
    else if (end) text += '\n';
    else {
      for (const [, hex = ''] of (pieces ?? '').matchAll(/<([0-9a-f]+)>/gi)) {
        for (const code of hex.match(/.{4}/g) ?? []) text += font?.get(code.toLowerCase()) ?? '?';
      }
    }
  }
  return text.replace(/\s+/g, ' ').trim();
}
