/** What a spreadsheet takes for a formula, after the blanks that it drops. */
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
    const sign = text[i] ?? '';
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text[i + 1] === '"') cell += text[++i];
      else quoted = false;
    } else if (sign === separator || sign === '\n') {
      cells.push(cell.replace(/\r$/, ''));
      cell = '';
      begun = false;
      continue;
    } else if (sign === '"' && !begun) quoted = true;
    else cell += sign;
    begun = true;
  }
  return cell === '' ? cells : [...cells, cell];
}
