import { useRef, useState } from 'react';

/** Chosen rows of a list; they stay chosen on its other pages. */
export type Selection<Row> = {
  rows: readonly Row[];
  has: (row: Row) => boolean;
  /**
   * Chooses or leaves a row. `isRange` (shift): with it all rows of the page between it and the one before get the same
   * state.
   */
  toggle: (row: Row, page: readonly Row[], isRange: boolean) => void;
  /** Chooses all of these rows, or leaves them. */
  set: (rows: readonly Row[], isChosen: boolean) => void;
  clear: () => void;
  /** What a screen reader calls a row. */
  nameOf: (row: Row) => string;
};

/** Rows that are chosen in a list by their keys. The keys are the same for a row on every page. */
export function useSelection<Row>({
  rowKey,
  nameOf,
}: {
  rowKey: (row: Row) => string;
  nameOf: (row: Row) => string;
}): Selection<Row> {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map());
  const last = useRef<string | null>(null);
  const set = (rows: readonly Row[], isChosen: boolean) =>
    setChosen((before) => {
      const next = new Map(before);
      for (const row of rows) {
        if (isChosen) next.set(rowKey(row), row);
        else next.delete(rowKey(row));
      }
      return next;
    });
  return {
    rows: [...chosen.values()],
    has: (row) => chosen.has(rowKey(row)),
    toggle: (row, page, isRange) => {
      const [from, to] = [last.current, rowKey(row)].map((key) =>
        page.findIndex((one) => rowKey(one) === key),
      );
      last.current = rowKey(row);
      const range =
        isRange && from !== undefined && to !== undefined && from >= 0
          ? page.slice(Math.min(from, to), Math.max(from, to) + 1)
          : [row];
      set(range, !chosen.has(rowKey(row)));
    },
    set,
    clear: () => setChosen(new Map()),
    nameOf,
  };
}
