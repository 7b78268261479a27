import type { CSSProperties, ReactNode } from 'react';
import { useTexts } from '../lib/language.tsx';
import {
  IconArrowForwardUp,
  IconCalendarWeek,
  IconCheck,
  IconClock,
  IconFlag,
  IconPlayerPlay,
  IconTrophy,
  IconX,
} from './icons.ts';
import { Muted, Row } from './layout.tsx';
import css from './parts/course-path.module.css';

export type StoneState = 'held' | 'late' | 'forfeited' | 'lapsed' | 'moved' | 'toPlan' | 'next' | 'toCome';
export type Stone = {
  number: number;
  state: StoneState;
  test?: boolean /** Topic, day or score, said with the stone. */;
  note?: string;
};

type Props = {
  stones: readonly Stone[];
  size?: 'big' | 'mini';
  /** Names the states below the path. */
  legend?: boolean;
  /** Makes every stone a button. */
  onChoose?: (stone: Stone) => void;
};

const SIGN: Record<StoneState, ReactNode> = {
  held: <IconCheck size={20} stroke={2.75} aria-hidden="true" />,
  late: <IconClock size={20} stroke={2.25} aria-hidden="true" />,
  forfeited: <IconX size={20} stroke={2.5} aria-hidden="true" />,
  lapsed: <IconX size={20} stroke={2.5} aria-hidden="true" />,
  moved: <IconArrowForwardUp size={20} stroke={2.25} aria-hidden="true" />,
  toPlan: <IconCalendarWeek size={20} stroke={2} aria-hidden="true" />,
  next: <IconPlayerPlay size={18} stroke={2.25} aria-hidden="true" />,
  toCome: null,
};

/**
 * The stones of a course that has not begun: tests at the middle and the end
 * (docs/product/classes.md#plan-and-numbers).
 */
export function freshPath(meetings: 10 | 20): Stone[] {
  return Array.from({ length: meetings }, (_, i) => ({
    number: i + 1,
    state: 'toCome',
    test: (i + 1) % (meetings / 2) === 0,
  }));
}

/** Whether a stone lies behind the learner; moved meetings and those to plan are still ahead. */
export function isOver(state: StoneState): boolean {
  return state === 'held' || state === 'late' || state === 'forfeited' || state === 'lapsed';
}

/** The signs of a stone: what happened, or else what it will be. */
function signOf(stone: Stone, last: number): ReactNode {
  if (stone.state !== 'toCome') return SIGN[stone.state];
  if (!stone.test) return <span aria-hidden="true">{stone.number}</span>;
  return stone.number === last ? (
    <IconTrophy size={26} stroke={1.75} aria-hidden="true" />
  ) : (
    <IconFlag size={24} stroke={1.75} aria-hidden="true" />
  );
}

/**
 * The course path: one stone per meeting, tests larger. A state shows by shape, sign and colour together, and is said in
 * words; `mini` is one picture for tables, with its summary as text.
 */
export function CoursePath({ stones, size = 'big', legend = false, onChoose }: Props) {
  const t = useTexts('common').path;
  const held = stones.filter((stone) => stone.state === 'held' || stone.state === 'late').length;
  const label = t.label({ total: stones.length, held });
  const last = stones.at(-1)?.number ?? 0;
  const mini = size === 'mini';
  const look = (stone: Stone) => `${css.stone} ${css[stone.state] ?? ''} ${stone.test ? css.test : ''}`;

  if (mini) {
    return (
      <div className={`${css.path} ${css.mini}`} role="img" aria-label={label}>
        {stones.map((stone) => (
          <span key={stone.number} className={look(stone)}>
            <span className={css.body} />
          </span>
        ))}
      </div>
    );
  }

  const states = [...new Set(stones.map((stone) => stone.state))];
  return (
    <div className={css.frame}>
      <ol className={css.path} aria-label={label}>
        {stones.map((stone, i) => {
          const kind = stone.test ? (stone.number === last ? t.finalTest : t.test) : undefined;
          const label = [t.meeting({ n: stone.number }), kind, t.states[stone.state], stone.note]
            .filter(Boolean)
            .join(', ');
          const passed = isOver(stone.state);
          return (
            <li
              key={stone.number}
              className={look(stone)}
              style={{ '--i': i } as CSSProperties}
              data-passed={passed ? '' : undefined}
              aria-current={stone.state === 'next' ? 'step' : undefined}
            >
              {onChoose === undefined ? (
                <span className={css.body} title={label}>
                  {signOf(stone, last)}
                </span>
              ) : (
                <button type="button" className={css.body} title={label} onClick={() => onChoose(stone)}>
                  {signOf(stone, last)}
                  <span className="unseen">{label}</span>
                </button>
              )}
              {onChoose === undefined && <span className="unseen">{label}</span>}
              {(stone.state !== 'toCome' || stone.test) && (
                <span className={css.number} aria-hidden="true">
                  {stone.number}
                </span>
              )}
            </li>
          );
        })}
      </ol>
      {legend && (
        <Row as="ul" gap={5} className={css.legend}>
          {states.map((state) => (
            <Row as="li" gap={2} isOneLine key={state}>
              <span className={`${css.stone} ${css[state] ?? ''}`} aria-hidden="true">
                <span className={css.body} />
              </span>
              <Muted size="small">{t.states[state]}</Muted>
            </Row>
          ))}
        </Row>
      )}
    </div>
  );
}
