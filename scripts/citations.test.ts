import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const OWN = 'scripts/citations.test.ts';

type Source = { path: string; text: string };

const sources: Source[] = globSync(
  [
    '*.md',
    'docs/**/*.md',
    '{apps,libs}/*/{src,test}/**/*.{ts,tsx,css,sql}',
    '{content,bench,e2e,scripts}/**/*.{ts,mts,mjs,css,sql,md}',
  ],
  { cwd: root },
)
  .map((path) => path.split(sep).join('/'))
  .filter((path) => !/node_modules\/|\+types/.test(path) && path !== OWN)
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** The anchors that GitHub makes of a page's headings. */
function anchorsOf(page: string): Set<string> {
  const headings = [...page.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/^#{1,6} (.+)$/gm)];
  return new Set(
    headings.map(([, heading = '']) =>
      heading
        .trim()
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(/\s/g, '-'),
    ),
  );
}

const pages = new Map(
  sources.filter(({ path }) => path.endsWith('.md')).map(({ path, text }) => [path, anchorsOf(text)]),
);

type Citation = { from: string; page: string; anchor: string | undefined };

/** Citations of a page of the product, as comments and tests write them: by its path from the root. */
const citations: Citation[] = sources.flatMap(({ path, text }) =>
  [...text.matchAll(/docs\/product\/[a-z-]+\.md(?:#([a-z0-9-]+))?/g)].map(([whole, anchor]) => ({
    from: path,
    page: whole.split('#')[0] ?? '',
    anchor,
  })),
);

/** Links of Markdown pages to files of the project. */
const links: Citation[] = sources
  .filter(({ path }) => path.endsWith('.md'))
  .flatMap(({ path, text }) =>
    [...text.matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].map(([, to = '', anchor]) => ({
      from: path,
      page: to === '' ? path : join(dirname(path), to).split(sep).join('/'),
      anchor,
    })),
  );

/** Those that lead nowhere, as `where -> to`. */
const broken = (of: readonly Citation[]) =>
  of
    .filter(({ page, anchor }) => {
      const anchors = pages.get(page);
      return anchor === undefined ? !existsSync(join(root, page)) : !anchors?.has(anchor);
    })
    .map(({ from, page, anchor }) => `${from} -> ${page}${anchor ? `#${anchor}` : ''}`);

it('every citation of a rule leads to its heading in docs/product', () => {
  expect(broken(citations)).toEqual([]);
  expect(citations.length).toBeGreaterThan(150);
});

it('every link between the pages of the project leads to a file and its heading', () => {
  expect(broken(links)).toEqual([]);
  expect(links.length).toBeGreaterThan(40);
});

/** Where the pages begin the path of a file: at the root, or at the folder of the part that they speak of. */
const BEGINNINGS = [
  '',
  'apps/api/src/',
  'apps/api/',
  'apps/web/src/',
  'libs/school/src/',
  'libs/messages/src/',
  'docs/',
];

it('every file that a page about the code names is there', () => {
  const pages = sources.filter(({ path }) =>
    /^(README|CONTRIBUTING|docs\/(?!product\/)[^ ]+)\.md$/.test(path),
  );
  const named = pages.flatMap(({ path: from, text }) =>
    [...text.matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.(?:ts|tsx|mjs|css|sql|md))`/g)].map(([, path = '']) => ({
      from,
      path,
    })),
  );
  const gone = named.filter(({ path }) => !BEGINNINGS.some((begin) => existsSync(join(root, begin, path))));
  expect(gone).toEqual([]);
  expect(named.length).toBeGreaterThan(100);
});

it('every page of the product is reached from its index', () => {
  const reached = links.filter(({ from }) => from === 'docs/product/README.md').map(({ page }) => page);
  const all = [...pages.keys()].filter((path) => path.startsWith('docs/product/'));
  expect(all.filter((path) => path !== 'docs/product/README.md' && !reached.includes(path))).toEqual([]);
  expect(all.length).toBeGreaterThan(3);
});

/** Pages that are not in the project: nobody who reads the code can look them up. */
const OUTSIDE = /product-spec|\bdecisions\.md|house rules?\b|\bhouse\.md|\blook\.md|\bfacts\/[a-z-]+\.md/i;
/** The same in a comment, where the word is no name of the code. */
const FACTS = /^\s*(?:\*|\/\*|\/\/|--).*\bfacts(?: '[A-Z]|: [A-Z]| of the provider)/;

it('no file cites a page that is not in the project', () => {
  const citing = sources.flatMap(({ path, text }) =>
    text
      .split('\n')
      .filter((line) => OUTSIDE.test(line) || FACTS.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(citing).toEqual([]);
});
