import { relative } from 'node:path';

type Counted = { total: number; covered: number };
/** The summary that the runner writes: absolute file -> what was run of it. */
export type CoverageSummary = Record<string, { lines: Counted; branches: Counted }>;

/** The module of a source file, `apps/api/sales` for `apps/api/src/sales/orders/place-order.ts`. */
function moduleOf(root: string, file: string): string {
  const [kind, part, src, name] = relative(root, file).split('/');
  const inFolder = src === 'src' && name !== undefined && !name.includes('.');
  return `${kind}/${part}${inFolder ? `/${name}` : ''}`;
}

const percent = ({ total, covered }: Counted): string =>
  total === 0 ? '–' : `${((100 * covered) / total).toFixed(0)} %`;

/** One line for each module: lines and branches that the tests ran, in percent, and how many lines there are. */
export function coverageTable(root: string, summary: CoverageSummary): string {
  const modules = new Map<string, { lines: Counted; branches: Counted }>();
  for (const [file, { lines, branches }] of Object.entries(summary)) {
    if (file === 'total') continue;
    const name = moduleOf(root, file);
    const sum = modules.get(name) ?? {
      lines: { total: 0, covered: 0 },
      branches: { total: 0, covered: 0 },
    };
    modules.set(name, { lines: add(sum.lines, lines), branches: add(sum.branches, branches) });
  }
  const rows = [...modules]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, { lines, branches }]) => [name, percent(lines), percent(branches), String(lines.total)]);
  const width = Math.max(...rows.map(([name = '']) => name.length));
  return [['module', 'lines', 'branches', 'of lines'], ...rows]
    .map(
      ([name = '', lines = '', branches = '', of = '']) =>
        `${name.padEnd(width)}  ${lines.padStart(6)}  ${branches.padStart(8)}  ${of.padStart(8)}`,
    )
    .join('\n');
}

const add = (a: Counted, b: Counted): Counted => ({
  total: a.total + b.total,
  covered: a.covered + b.covered,
});
