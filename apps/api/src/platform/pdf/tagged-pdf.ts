import layOut from '@react-pdf/layout';
import draw from '@react-pdf/render';
import { type DocumentProps, Font, type NodeProps, pdf } from '@react-pdf/renderer';
import PdfKit from 'pdfkit';
import type { ReactElement } from 'react';

/** The structure elements that our documents use. `Artifact` is decoration, which screen readers skip. */
type Tag =
  | ('H1' | 'H2' | 'H3' | 'P' | 'Span' | 'Figure' | 'Artifact')
  | ('L' | 'LI' | 'Lbl' | 'LBody' | 'Table' | 'TR' | 'TH' | 'TD');

declare module '@react-pdf/renderer' {
  /**
   * The accessible role of a part. A `Text` without a tag is a paragraph, or a span inside a paragraph, heading or
   * label; anything else without one is decoration around its content.
   */
  interface NodeProps {
    tag?: Tag;
    /** Set where it differs from the document's language. */
    lang?: string;
    /** Alternative text of a figure. */
    alt?: string;
    /** Text to read out instead of the visible text. */
    spoken?: string;
    /** Whether a heading cell names its row or its column. */
    scope?: 'Row' | 'Column';
  }
}

type Props = Pick<NodeProps, 'tag' | 'lang' | 'alt' | 'spoken' | 'scope' | 'fixed'> & {
  /** The same object for all pieces of a part that spans several pages. */
  part?: object;
};
type Box = Record<'left' | 'top' | 'width' | 'height', number> & { [side: string]: number | undefined };
type Node = {
  type: string;
  props: Props;
  style?: { backgroundColor?: string };
  box?: Box;
  children?: Node[];
};
type Place = { left: number; top: number };

/**
 * Makes a tagged PDF. @react-pdf/renderer uses pdfkit, which can write a structure, but passes no tags on; so this
 * repeats the steps of its `renderToBuffer` and adds marks around the parts, as canvases that draw nothing.
 */
export async function renderTagged(element: ReactElement<DocumentProps>): Promise<Uint8Array> {
  const root: Node = pdf(element).container.document;
  for (const page of root.children ?? []) nameParts(page);
  const laidOut = await (layOut as unknown as LayOut)(root, Font);
  const { title, author, subject, language } = root.props as DocumentProps;
  const told = Object.entries({ Title: title, Author: author, Subject: subject });
  const file = new TitledPdf({
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    autoFirstPage: false,
    info: Object.fromEntries(told.filter(([, text]) => text)),
  });
  const marks = new Marks(file);
  const marked = { ...laidOut, children: laidOut.children?.map((page) => marks.around(page)) };
  const chunks: Uint8Array[] = [];
  file.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise((resolve, reject) => file.on('end', resolve).on('error', reject));
  (draw as unknown as Draw)(file, marked);
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}

type LayOut = (root: Node, fonts: typeof Font) => Promise<Node>;
type Draw = (file: PDFKit.PDFDocument, laidOut: Node) => void;

/** pdfkit does not escape the title and the names in the metadata's XML. */
class TitledPdf extends PdfKit {
  override endMetadata(): void {
    const escaped = Object.entries(this.info).map(([key, value]) => [
      key,
      typeof value === 'string' ? value.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`) : value,
    ]);
    Object.assign(this.info, Object.fromEntries(escaped));
    super.endMetadata();
  }
}

function nameParts(node: Node): void {
  if (node.props) node.props.part = {};
  for (const child of node.children ?? []) nameParts(child);
}

/** Elements whose pieces of text form one sentence or name. */
const WITH_SPANS: readonly string[] = ['P', 'H1', 'H2', 'H3', 'Lbl', 'Span'];

type Open = { tag: string; element: PDFKit.PDFStructureElement };

/** Adds marks around the parts of laid-out pages; drawing them builds the structure. */
class Marks {
  #file: PDFKit.PDFDocument;
  #known = new Map<object, PDFKit.PDFStructureElement>();
  #open: Open[] = [];
  #repeated = new Set<object | undefined>();

  constructor(file: PDFKit.PDFDocument) {
    this.#file = file;
    const element = file.struct('Document');
    file.addStructure(element);
    this.#open.push({ tag: 'Document', element });
  }

  around(page: Node): Node {
    return { ...page, children: page.children?.flatMap((child) => this.#marked(child, { left: 0, top: 0 })) };
  }

  #marked(node: Node, place: Place): Node[] {
    const { tag, fixed, part } = node.props;
    // Content repeated on every page, such as table headings, belongs to the structure only once.
    if (fixed && this.#repeated.has(part)) return this.#decoration(node);
    if (fixed) this.#repeated.add(part);
    const here = { left: place.left + (node.box?.left ?? 0), top: place.top + (node.box?.top ?? 0) };
    if (node.type === 'TEXT' || tag === 'Figure') {
      if (tag === 'Artifact') return this.#decoration(node);
      return [then(() => this.#begin(node, here, true)), node, then(() => this.#end(true))];
    }
    if (tag === 'Artifact' || !node.children || node.type === 'SVG') return this.#decoration(node);
    const inside = node.children.flatMap((child) => this.#marked(child, here));
    // The box's background and border are drawn before its content.
    const [before, boxed] = isDecorated(node)
      ? [[then(() => this.#decorate(node))], [then(() => this.#file.endMarkedContent()), ...inside]]
      : [[], inside];
    const drawn = [...before, { ...node, children: boxed }];
    return tag ? [then(() => this.#begin(node, here)), ...drawn, then(() => this.#end())] : drawn;
  }

  #decoration(node: Node): Node[] {
    return [then(() => this.#decorate(node)), node, then(() => this.#file.endMarkedContent())];
  }

  #decorate({ props }: Node): void {
    this.#file.markContent('Artifact', { type: props.fixed ? 'Pagination' : 'Layout' });
  }

  #begin({ props, box }: Node, { left, top }: Place, withContent = false): void {
    const { part = {}, lang, alt, spoken, scope } = props;
    const parent = this.#open.at(-1) as Open;
    const tag = props.tag ?? (WITH_SPANS.includes(parent.tag) ? 'Span' : 'P');
    let element = this.#known.get(part);
    if (!element) {
      const bbox = tag === 'Figure' && box && [left, top, left + box.width, top + box.height];
      // PDFKit writes both; its types know neither `scope` nor `bbox`.
      const options = { lang, alt, actual: spoken, scope, bbox };
      element = this.#file.struct(tag, options);
      if (tag === 'Lbl') tellNumbering(this.#open.at(-2)?.element);
      parent.element.add(element);
      this.#known.set(part, element);
    }
    this.#open.push({ tag, element });
    if (withContent) element.add(this.#file.markStructureContent(tag));
  }

  #end(withContent = false): void {
    if (withContent) this.#file.endMarkedContent();
    this.#open.pop();
  }
}

/** A list with labels must declare its numbering; pdfkit has no option for it. */
function tellNumbering(list: unknown): void {
  const { data } = (list as { dictionary: { data: Record<string, unknown> } }).dictionary;
  data.A = { O: 'List', ListNumbering: 'Decimal' };
}

const SIDES = ['borderTopWidth', 'borderRightWidth', 'borderBottomWidth', 'borderLeftWidth'];

const isDecorated = ({ style, box }: Node) =>
  Boolean(style?.backgroundColor) || SIDES.some((side) => box?.[side]);

/** A canvas, whose callback runs when its turn to be drawn has come. */
function then(act: () => unknown): Node {
  const props = { paint: () => void act() };
  return { type: 'CANVAS', props: props as Props, style: {}, box: { left: 0, top: 0, width: 1, height: 1 } };
}
