import type { ReactNode } from 'react';
import { useTexts } from '../../lib/language.tsx';
import { IconCheck, IconLayoutGrid, IconX } from '../../ui/icons.ts';
import { useDrawer } from '../../ui/use-drawer.ts';
import css from './grid.module.css';
import { type Running, unansweredCount } from './running.ts';

type Props = { state: Running; onJump: (to: number) => void; below?: ReactNode };

/** The numbers of all questions. What is current, answered or open shows by shape and sign, and is said in words. */
export function Grid({ state, onJump, below }: Props) {
  const t = useTexts('placement').grid;
  const of = state.questions.length;
  return (
    <div className={css.panel}>
      <div className={css.head}>
        <h2>{t.title}</h2>
        <p>{t.answeredOf({ answered: of - unansweredCount(state), of })}</p>
      </div>
      <ol className={css.grid}>
        {state.questions.map(({ position }) => {
          const answered = state.answers[position] !== undefined;
          return (
            <li key={position}>
              <button
                type="button"
                className={css.cell}
                data-answered={answered ? '' : undefined}
                aria-current={position === state.current ? 'step' : undefined}
                aria-label={t.cell({ n: position, answered })}
                onClick={() => onJump(position)}
              >
                {position}
                {answered && <IconCheck size={12} stroke={3} aria-hidden="true" />}
              </button>
            </li>
          );
        })}
      </ol>
      <ul className={css.legend} aria-hidden="true">
        <li>
          <span className={css.cell} data-current="" />
          {t.current}
        </li>
        <li>
          <span className={css.cell} data-answered="">
            <IconCheck size={12} stroke={3} />
          </span>
          {t.answered}
        </li>
        <li>
          <span className={css.cell} />
          {t.unanswered}
        </li>
      </ul>
      {below}
    </div>
  );
}

/** The same as a drawer from below, for phones. */
export function GridDrawer(props: Props) {
  const t = useTexts('placement').grid;
  const drawer = useDrawer();
  const of = props.state.questions.length;
  const answered = of - unansweredCount(props.state);

  const jump = (to: number) => {
    drawer.close();
    props.onJump(to);
  };
  return (
    <>
      <button
        type="button"
        className={css.open}
        aria-haspopup="dialog"
        aria-label={t.open({ answered, of })}
        onClick={drawer.open}
      >
        <IconLayoutGrid size={22} stroke={1.75} aria-hidden="true" />
        <span>
          {answered}/{of}
        </span>
      </button>
      <dialog ref={drawer.ref} className={css.drawer} aria-label={t.title}>
        <button type="button" className={css.close} aria-label={t.close} onClick={drawer.close}>
          <IconX size={28} stroke={1.75} aria-hidden="true" />
        </button>
        <Grid {...props} onJump={jump} />
      </dialog>
    </>
  );
}
