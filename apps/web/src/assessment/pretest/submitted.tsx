import type { CardValue } from '@fasih/school/assessment/pretest/rules';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../lib/language.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { PackagesDialog } from './packages-dialog.tsx';
import { noteChoice } from './queries.ts';
import { Results } from './results.tsx';
import type { PretestState } from './state.ts';
import type { PretestStore } from './store.ts';
import css from './test.module.css';
import { useResult } from './use-result.ts';

/** A second tap this soon was meant for the button that opened the dialog, in milliseconds. */
const SECOND_TAP = 400;

/** A submitted test: on its way to the server, then its result and the way on. */
export function Submitted({ state, store }: { state: PretestState; store: PretestStore }) {
  const t = useTexts('pretest');
  const navigate = useNavigate();
  const [choosing, setChoosing] = useState(false);
  const { scoring, retry } = useResult(state, store);
  const leaving = useRef(false);
  const opened = useRef(0);
  const { selectedCategory: category, sitting } = state;
  const reset = () => store.dispatch({ type: 'reset' });

  if (scoring === 'sending' || scoring === 'waiting' || scoring === 'refused') {
    return (
      <div className={css.wait} role="status">
        <h2>{scoring === 'sending' ? t.none.sending : t.none.submitted}</h2>
        {scoring === 'waiting' && (
          <>
            <p>{t.none.waiting}</p>
            <Button onClick={retry}>{t.none.retry}</Button>
          </>
        )}
        {scoring === 'refused' && (
          <>
            <p>{t.none.refused}</p>
            <Button onClick={reset}>{t.none.again}</Button>
          </>
        )}
      </div>
    );
  }

  const leave = async (path: string) => {
    leaving.current = true;
    await navigate(path);
  };
  /** The result stays in this tab: who comes back from registering sees it again. */
  const select = (value: CardValue) => {
    if (leaving.current) return;
    noteChoice(sitting, value);
    void leave(`/register?package=${value}`);
  };
  /** The test is put away once the next page stands: before, a second tap would land on the chooser behind the dialog. */
  const goHome = async () => {
    // On a phone the dialog's button comes to stand under the finger that opened it.
    if (leaving.current || performance.now() - opened.current < SECOND_TAP) return;
    await leave('/');
    reset();
  };
  const choose = () => {
    opened.current = performance.now();
    setChoosing(true);
  };
  return (
    <>
      <Results result={scoring} timeUp={state.endedBy === 'time'} />
      <div className={css.onward}>
        <ButtonLink to={`/program-selection?package=general-english-${category}`} size="big">
          {t.results.seePackages}
        </ButtonLink>
        <Button look="quiet" size="big" onClick={choose}>
          {t.results.home}
        </Button>
      </div>
      {choosing && category !== null && (
        <PackagesDialog
          category={category}
          onSelect={select}
          onClose={reset}
          onCancel={() => setChoosing(false)}
          onHome={goHome}
        />
      )}
    </>
  );
}
