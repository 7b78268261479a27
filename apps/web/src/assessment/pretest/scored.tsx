import type { PretestResult } from '@fasih/school/assessment/pretest/contract';
import type { CardValue } from '@fasih/school/assessment/pretest/rules';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../lib/language.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Row } from '../../ui/layout.tsx';
import { PackagesDialog } from './packages-dialog.tsx';
import { noteChoice } from './queries.ts';
import css from './results.module.css';
import { Results } from './results.tsx';
import type { PretestState } from './state.ts';

/** A second tap this soon was meant for the button that opened the dialog, in milliseconds. */
const SECOND_TAP = 400;

type Props = { state: PretestState; result: PretestResult; onReset: () => void };

/** A scored test: its result, and the way on to a package or home. */
export default function Scored({ state, result, onReset }: Props) {
  const t = useTexts('pretest').results;
  const navigate = useNavigate();
  const [choosing, setChoosing] = useState(false);
  const leaving = useRef(false);
  const opened = useRef(0);

  const leave = async (path: string) => {
    leaving.current = true;
    await navigate(path);
  };
  /** The result stays in this tab: who comes back from registering sees it again. */
  const select = (value: CardValue) => {
    if (leaving.current) return;
    noteChoice(state.sitting, value);
    void leave(`/register?package=${value}`);
  };
  /** The stored test is removed once the next page is shown: earlier, a second tap would hit the chooser behind the dialog. */
  const goHome = async () => {
    // On a phone the dialog's button appears under the finger that opened it.
    if (leaving.current || performance.now() - opened.current < SECOND_TAP) return;
    await leave('/');
    onReset();
  };
  const choose = () => {
    opened.current = performance.now();
    setChoosing(true);
  };
  return (
    <>
      <Results result={result} timeUp={state.endedBy === 'time'} />
      <Row className={css.onward}>
        <ButtonLink to={`/program-selection?package=general-english-${result.category}`} size="big">
          {t.seePackages}
        </ButtonLink>
        <Button look="quiet" size="big" onClick={choose}>
          {t.home}
        </Button>
      </Row>
      {choosing && (
        <PackagesDialog
          category={result.category}
          onSelect={select}
          onClose={onReset}
          onCancel={() => setChoosing(false)}
          onHome={goHome}
        />
      )}
    </>
  );
}
