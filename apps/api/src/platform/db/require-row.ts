/** The row of a statement that always has one, as a select without a table does. */
export function theRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('a select without a table has one row');
  return row;
}
