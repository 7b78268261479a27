/** Widths in points of the columns whose text may take several lines. */
export const CATEGORY_WIDTH = 120;
const DESCRIPTION_WIDTH = 211;

/** Sizes in points, as in the template: text, a line of it, and what a row has besides its lines. */
const TEXT = 8.5;
const LINE = 12.75;
const AROUND = 8.5;
/** Room for rows on the first page, under the report's result, and on each later one. */
const FIRST = 515;
const LATER = 690;
/** The line of the sum at the end. */
const TOTAL = 26;
/** Rows that the sum has above it. */
const MIN_LAST = 4;

/**
 * Rows by page. Their heights are estimated, because one that does not fit would go to a page of its own; an
 * estimate is rather too high, which leaves a little room at a page's end.
 */
export function reportPages<Row>(
  rows: readonly Row[],
  textsOf: (row: Row) => [category: string, description: string],
) {
  const pages: Row[][] = [[]];
  let room = FIRST;
  for (const [index, row] of rows.entries()) {
    const [category, description] = textsOf(row);
    const lines = Math.max(linesOf(category, CATEGORY_WIDTH), linesOf(description, DESCRIPTION_WIDTH));
    const height = AROUND + lines * LINE;
    const isLast = index === rows.length - 1;
    if (height + (isLast ? TOTAL : 0) > room) {
      pages.push([]);
      room = LATER;
    }
    pages.at(-1)?.push(row);
    room -= height;
  }
  const [before, last] = pages.slice(-2);
  if (before && last)
    while (last.length < MIN_LAST && before.length > last.length) last.unshift(...before.splice(-1));
  return pages;
}

/** Lines that a text takes in a column; only words that are longer than a line are cut. */
function linesOf(text: string, width: number): number {
  let lines = 1;
  let used = 0;
  for (const word of text.split(' ')) {
    const needed = widthOf(word);
    if (needed > width) {
      lines += Math.ceil(needed / width);
      used = width;
    } else if (used > 0 && used + SPACE + needed > width) {
      lines += 1;
      used = needed;
    } else used += (used > 0 ? SPACE : 0) + needed;
  }
  return lines;
}

const SPACE = 0.28 * TEXT;

/** Roughly, by groups of letters of the font. */
function widthOf(word: string): number {
  let ems = 0;
  for (const letter of word)
    ems += /[ijltfrI.,:;'|!·()]/.test(letter) ? 0.34 : /[\p{Lu}mw@%&]/u.test(letter) ? 0.76 : 0.6;
  return ems * TEXT;
}
