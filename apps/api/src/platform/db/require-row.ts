/** The first row of a statement that always returns one, such as a select without a table. */
export function requireRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('a select without a table has one row');
  return row;
}
