import type { ReactNode } from 'react';
import { useTexts } from '../../lib/language.tsx';
import { IconCheck, IconFlagFilled } from '../../ui/icons.ts';
import css from './grid.module.css';
import { answeredCount, idsOf, type PretestState } from './state.ts';

/** The signs of a cell, so that no state is told by colour alone. */
function Signs({ answered, flagged }: { answered: boolean; flagged: boolean }) {
  return (
    <span className={css.signs} aria-hidden="true">
      {flagged && <IconFlagFilled size={12} />}
      {answered && <IconCheck size={12} stroke={3.5} />}
    </span>
  );
}

/** The five states of a cell (docs/product/tests.md#pretest-state); what is on the screen comes first. */
function lookOf({ current, answered, flagged }: { current: boolean; answered: boolean; flagged: boolean }) {
  if (current) return 'current';
  if (flagged) return answered ? 'both' : 'flagged';
  return answered ? 'answered' : 'open';
}

const LEGEND = [
  { look: 'current', answered: false, flagged: false },
  { look: 'answered', answered: true, flagged: false },
  { look: 'flagged', answered: false, flagged: true },
  { look: 'both', answered: true, flagged: true },
  { look: 'open', answered: false, flagged: false },
] as const;

/** All question numbers: jump to any, see at a glance what is open or flagged. Five wide on phones, ten on wide screens. */
export function Grid({
  state,
  onJump,
  foot,
}: {
  state: PretestState;
  onJump: (index: number) => void;
  foot: ReactNode;
}) {
  const t = useTexts('pretest').grid;
  const ids = idsOf(state);
  return (
    <section className={css.panel} aria-labelledby="pretest-progress">
      <div className={css.head}>
        <h2 id="pretest-progress">{t.title}</h2>
        <p role="status">{t.answeredOf({ answered: answeredCount(state), of: ids.length })}</p>
      </div>
      <ol className={css.grid}>
        {ids.map((id, index) => {
          const current = index === state.currentQuestionIndex;
          const answered = state.answers[id] !== undefined;
          const flagged = state.flaggedQuestions.includes(id);
          return (
            <li key={id}>
              <button
                type="button"
                className={css.cell}
                data-look={lookOf({ current, answered, flagged })}
                aria-current={current ? 'step' : undefined}
                aria-label={t.cell({ n: index + 1, current, answered, flagged })}
                onClick={() => onJump(index)}
              >
                {index + 1}
                <Signs answered={answered} flagged={flagged} />
              </button>
            </li>
          );
        })}
      </ol>
      <ul className={css.legend} aria-hidden="true">
        {LEGEND.map(({ look, answered, flagged }) => (
          <li key={look}>
            <span className={css.cell} data-look={look}>
              <Signs answered={answered} flagged={flagged} />
            </span>
            {t.legend[look]}
          </li>
        ))}
      </ul>
      {foot}
    </section>
  );
}
