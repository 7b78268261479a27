import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { type Brush, type Cell, type CellState, pressed, rectangle } from './paint.ts';

/** How long a finger rests before it paints up and down; a quicker one scrolls the page. */
const HOLD_MS = 180;
const MOVED_PX = 8;

type Stroke = { from: Cell; becomes: CellState; x: number; y: number; isPainting: boolean };
export type Stroked = { cells: readonly Cell[]; becomes: CellState };

type Options = {
  brush: Brush;
  stateOf: (cell: Cell) => CellState;
  /** Whether lessons are given then. */
  isOpen: (cell: Cell) => boolean;
  onPaint: (stroked: Stroked) => void;
};

const cellAt = (element: Element | null): Cell | null => {
  const data = element?.closest<HTMLElement>('[data-cell]')?.dataset.cell?.split(' ').map(Number);
  return data ? { weekday: data[0] ?? 1, from: data[1] ?? 0, step: data[2] ?? 60 } : null;
};

/**
 * Painting cells with a mouse, a finger or a pen. A mouse paints at once. A finger paints sideways at once and in every direction after
 * a short rest; a quick move up or down scrolls the page, and a tap paints one cell.
 */
export function usePainting({ brush, stateOf, isOpen, onPaint }: Options) {
  const grid = useRef<HTMLTableElement>(null);
  const stroke = useRef<Stroke | null>(null);
  const hold = useRef(0);
  const [preview, setPreview] = useState<Stroked | null>(null);

  const openCells = (from: Cell, to: Cell) => rectangle(from, to).filter(isOpen);
  const end = () => {
    clearTimeout(hold.current);
    stroke.current = null;
    setPreview(null);
  };
  const paintTo = (to: Cell) => {
    const { current } = stroke;
    if (current !== null) setPreview({ cells: openCells(current.from, to), becomes: current.becomes });
  };
  const begin = (current: Stroke) => {
    current.isPainting = true;
    paintTo(current.from);
  };

  useEffect(() => {
    const table = grid.current;
    // React listens passively; a finger that paints must not scroll the page as well.
    const stay = (event: TouchEvent) => {
      if (stroke.current?.isPainting && event.cancelable) event.preventDefault();
    };
    table?.addEventListener('touchmove', stay, { passive: false });
    return () => {
      table?.removeEventListener('touchmove', stay);
      clearTimeout(hold.current);
    };
  }, []);

  return {
    preview,
    bind: {
      ref: grid,
      onPointerDown: (event: PointerEvent) => {
        const from = cellAt(event.target as Element);
        if (from === null || event.button !== 0 || !isOpen(from)) return;
        const current = {
          from,
          becomes: pressed(stateOf(from), brush),
          x: event.clientX,
          y: event.clientY,
          isPainting: false,
        };
        stroke.current = current;
        if (event.pointerType !== 'touch') begin(current);
        else hold.current = window.setTimeout(() => begin(current), HOLD_MS);
      },
      onPointerMove: (event: PointerEvent) => {
        const { current } = stroke;
        if (current === null) return;
        const [x, y] = [Math.abs(event.clientX - current.x), Math.abs(event.clientY - current.y)];
        if (!current.isPainting && Math.max(x, y) > MOVED_PX) {
          if (y > x) return end();
          clearTimeout(hold.current);
          begin(current);
        }
        if (!current.isPainting) return;
        // A finger stays captured by the cell in which it began.
        const over = cellAt(document.elementFromPoint(event.clientX, event.clientY));
        if (over !== null) paintTo(over);
      },
      onPointerUp: () => {
        const { current } = stroke;
        if (current !== null)
          onPaint(preview ?? { cells: openCells(current.from, current.from), becomes: current.becomes });
        end();
      },
      onPointerCancel: end,
    },
  };
}

const STEPS: Record<string, readonly [days: number, rows: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The cell to which a key leads; null for a key that leads nowhere. */
export function cellAfterKey(
  event: Pick<KeyboardEvent, 'key'>,
  { weekday, from, step }: Cell,
  { first, last }: { first: number; last: number },
): Cell | null {
  if (event.key === 'Home') return { weekday: 1, from, step };
  if (event.key === 'End') return { weekday: 7, from, step };
  if (event.key === 'PageUp') return { weekday, from: first, step };
  if (event.key === 'PageDown') return { weekday, from: last - step, step };
  const move = STEPS[event.key];
  if (move === undefined) return null;
  return {
    weekday: Math.min(7, Math.max(1, weekday + move[0])),
    from: Math.min(last - step, Math.max(first, from + move[1] * step)),
    step,
  };
}
