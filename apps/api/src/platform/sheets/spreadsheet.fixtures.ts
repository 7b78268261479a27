/** Matches text that a spreadsheet evaluates as a formula; it ignores leading blanks. */
export const BEGINS_FORMULA = /^\s*[=+\-@＝＋－＠](?!\d+(?:[.,]\d+)?$)/;

/**
 * Splits a file into cells like a spreadsheet: quotes count only at the start of a cell, and text after the closing
 * quote still belongs to the cell.
 */
export function cellsAsSheetsSee(text: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  let begun = false;
  for (let i = 0; i < text.length; i++) {
    const char = text[i] ?? '';
    if (quoted) {
      if (char !== '"') cell += char;
      else if (text[i + 1] === '"') cell += text[++i];
      else quoted = false;
    } else if (char === separator || char === '\n') {
      cells.push(cell.replace(/\r$/, ''));
      cell = '';
      begun = false;
      continue;
    } else if (char === '"' && !begun) quoted = true;
    else cell += char;
    begun = true;
  }
  return cell === '' ? cells : [...cells, cell];
}
