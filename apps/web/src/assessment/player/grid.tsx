import { type ReactNode, useId } from 'react';
import { Card } from '../../ui/basics.tsx';
import { IconCheck, IconFlagFilled } from '../../ui/icons.ts';
import { Row, Text } from '../../ui/layout.tsx';
import css from './grid.module.css';

/** The state of one question; `n` from 1. */
export type Cell = { n: number; current: boolean; answered: boolean; flagged: boolean };

/** The state of a cell that shows; what is on the screen comes first. */
type Look = 'current' | 'answered' | 'flagged' | 'both' | 'open';

type Words = {
  title: string;
  /** How many questions are answered. */
  count: string;
  cell: (cell: Cell) => string;
  /** The states that this test has. */
  legend: Partial<Record<Look, string>>;
};

export type GridProps = {
  cells: readonly Cell[];
  words: Words;
  onJump: (n: number) => void;
  foot?: ReactNode;
};

const LEGEND = [
  { look: 'current', answered: false, flagged: false },
  { look: 'answered', answered: true, flagged: false },
  { look: 'flagged', answered: false, flagged: true },
  { look: 'both', answered: true, flagged: true },
  { look: 'open', answered: false, flagged: false },
] as const;

function lookOf({ current, answered, flagged }: Cell): Look {
  if (current) return 'current';
  if (flagged) return answered ? 'both' : 'flagged';
  return answered ? 'answered' : 'open';
}

/** The signs of a cell, so that no state is told by colour alone. */
function Signs({ answered, flagged }: { answered: boolean; flagged: boolean }) {
  return (
    <span className={css.signs} aria-hidden="true">
      {flagged && <IconFlagFilled size={12} />}
      {answered && <IconCheck size={12} stroke={3.5} />}
    </span>
  );
}

/** All question numbers: jump to any, see at a glance what is open. Five wide, ten where there is room. */
export function Grid({ cells, words, onJump, foot }: GridProps) {
  const id = useId();
  return (
    <Card as="section" gap={4} className={css.panel} aria-labelledby={id}>
      <Row gap={4} align="baseline" justify="between" isOneLine>
        <h2 id={id}>{words.title}</h2>
        <Text isMuted size="small" role="status">
          {words.count}
        </Text>
      </Row>
      <ol className={css.grid}>
        {cells.map((cell) => (
          <li key={cell.n}>
            <button
              type="button"
              className={css.cell}
              data-look={lookOf(cell)}
              aria-current={cell.current ? 'step' : undefined}
              aria-label={words.cell(cell)}
              onClick={() => onJump(cell.n)}
            >
              {cell.n}
              <Signs answered={cell.answered} flagged={cell.flagged} />
            </button>
          </li>
        ))}
      </ol>
      <Row as="ul" gap={5} className={css.legend} aria-hidden="true">
        {LEGEND.filter(({ look }) => words.legend[look] !== undefined).map(({ look, answered, flagged }) => (
          <Row as="li" gap={2} isOneLine key={look}>
            <span className={css.cell} data-look={look}>
              <Signs answered={answered} flagged={flagged} />
            </span>
            {words.legend[look]}
          </Row>
        ))}
      </Row>
      {foot}
    </Card>
  );
}
