import { Button } from './button.tsx';
import { IconArrowDown, IconArrowUp } from './icons.ts';

/** Moves a row of an ordered list one place up or down. */
export function MoveButtons({
  place,
  count,
  up,
  down,
  isDisabled,
  onMove,
}: {
  /** Of the row, from 0 on, among `count`. */
  place: number;
  count: number;
  /** What the buttons say to screen readers. */
  up: string;
  down: string;
  isDisabled: boolean;
  onMove: (by: 1 | -1) => void;
}) {
  return (
    <>
      <Button
        look="plain"
        size="small"
        aria-label={up}
        disabled={isDisabled || place === 0}
        onClick={() => onMove(-1)}
      >
        <IconArrowUp size={20} stroke={1.75} aria-hidden="true" />
      </Button>
      <Button
        look="plain"
        size="small"
        aria-label={down}
        disabled={isDisabled || place === count - 1}
        onClick={() => onMove(1)}
      >
        <IconArrowDown size={20} stroke={1.75} aria-hidden="true" />
      </Button>
    </>
  );
}
