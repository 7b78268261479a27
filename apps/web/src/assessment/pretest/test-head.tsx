import { useEffect, useRef } from 'react';
import { useTexts } from '../../lib/language.tsx';
import { IconCircleCheck, IconPlayerPlay } from '../../ui/icons.ts';
import type { PretestState } from './state.ts';
import css from './test.module.css';
import { Timer } from './timer.tsx';

/** Which test this is, how it stands, and the time. */
export function TestHead({ state }: { state: PretestState }) {
  const t = useTexts('pretest');
  const heading = useRef<HTMLHeadingElement>(null);
  const { selectedCategory, isTestSubmitted } = state;

  // The card that was pressed is gone: reading starts at the name of the test.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);

  const Icon = isTestSubmitted ? IconCircleCheck : IconPlayerPlay;
  return (
    <header className={css.head}>
      <div>
        <h1 ref={heading} tabIndex={-1} lang="en">
          {t.heading[selectedCategory ?? 'none']}
        </h1>
        <p className={css.subtitle} lang="en">
          {t.subtitle}
        </p>
      </div>
      <p className={css.status} data-completed={isTestSubmitted ? '' : undefined}>
        <Icon size={18} stroke={2} aria-hidden="true" />
        {isTestSubmitted ? t.status.completed : t.status.inProgress}
      </p>
      {!isTestSubmitted && <Timer seconds={state.timeLeft} running={state.isTestActive} />}
    </header>
  );
}
