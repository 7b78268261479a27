import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';

/** A part of a document's structure: role, language, text and nested parts. */
export type Part = { role: string; lang?: string; alt?: string; text: string; parts: Part[] };

/** The content of a PDF by page, and its metadata. */
export type ReadPdf = {
  /** In the order in which it is drawn, white space as single spaces. */
  pages: string[];
  text: string;
  language: string | undefined;
  title: string | undefined;
  /** Whether it is marked as tagged: every piece is part of the structure or decoration. */
  tagged: boolean;
  /** Width and height of each page in points. */
  sizes: [number, number][];
  fonts: { name: string; embedded: boolean }[];
  /** The parts of each page; what goes over two pages is listed for both. */
  structure: Part[][];
  /** How often a page draws something that is neither a part nor decoration. */
  loose: number;
};

/** Reads a PDF with pdf.js, as Firefox does. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const file = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  const { info } = (await file.getMetadata()) as { info: { Title?: string; Language?: string | null } };
  const fonts = new Map<string, boolean>();
  const read: Pick<ReadPdf, 'pages' | 'sizes' | 'structure' | 'loose'> = {
    pages: [],
    sizes: [],
    structure: [],
    loose: 0,
  };
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const texts = textsByMark(items as Item[]);
    read.pages.push(flat([...texts.values()].join('\n')));
    read.sizes.push([page.view[2] ?? 0, page.view[3] ?? 0]);
    const tree = (await page.getStructTree()) as Branch | null;
    read.structure.push((tree?.children ?? []).flatMap((branch) => partOf(branch, texts) ?? []));
    read.loose += await looseOn(page);
    for (const [, font] of page.commonObjs as unknown as Iterable<[string, FontOfPage | null]>) {
      if (font?.name) fonts.set(font.name, !font.missingFile);
    }
  }
  const mark = await file.getMarkInfo();
  return {
    ...read,
    text: read.pages.join(' '),
    language: info.Language ?? undefined,
    title: info.Title,
    tagged: (mark as { Marked?: boolean } | null)?.Marked === true,
    fonts: [...fonts].map(([name, embedded]) => ({ name, embedded })),
  };
}

type Item = { type?: string; id?: string | null; str?: string; hasEOL?: boolean };
type Branch = {
  role?: string;
  lang?: string;
  alt?: string;
  children?: Branch[];
  type?: string;
  id?: string;
};
type FontOfPage = { name?: string; missingFile?: boolean };
type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;

const flat = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The texts of a page by their marks; `decoration 1`, `2` … for texts outside the structure. */
function textsByMark(items: Item[]): Map<string, string> {
  const texts = new Map<string, string>();
  const open: string[] = [];
  for (const { type, id, str, hasEOL } of items) {
    if (type?.startsWith('begin')) open.push(id ?? `decoration ${texts.size}`);
    else if (type) open.pop();
    const mark = open.at(-1) ?? `decoration ${texts.size}`;
    texts.set(mark, `${texts.get(mark) ?? ''}${str ?? ''}${hasEOL ? '\n' : ''}`);
  }
  return texts;
}

function partOf(branch: Branch, texts: Map<string, string>): Part | undefined {
  const { role, lang, alt, children = [] } = branch;
  if (!role) return undefined;
  const pieces = children.map((child) =>
    child.type ? (texts.get(child.id ?? '') ?? '') : partOf(child, texts),
  );
  const text = pieces.map((piece) => (typeof piece === 'string' ? piece : (piece?.text ?? ''))).join(' ');
  return { role, lang, alt, text: flat(text), parts: pieces.filter((piece) => typeof piece === 'object') };
}

async function looseOn(page: Page): Promise<number> {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray } = await page.getOperatorList();
  const paints = new Set([OPS.showText, OPS.constructPath, OPS.paintImageXObject]);
  let depth = 0;
  let loose = 0;
  for (const operator of fnArray) {
    if (operator === OPS.beginMarkedContent || operator === OPS.beginMarkedContentProps) depth += 1;
    else if (operator === OPS.endMarkedContent) depth -= 1;
    else if (paints.has(operator) && depth === 0) loose += 1;
  }
  return loose;
}
