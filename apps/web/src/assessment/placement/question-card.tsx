import { useEffect, useId, useRef } from 'react';
import { useTexts } from '../../lib/language.tsx';
import { IconCheck } from '../../ui/icons.ts';
import shared from '../question.module.css';
import type { Letter, Running } from './running.ts';
import css from './test.module.css';

type Props = {
  question: Running['questions'][number];
  of: number;
  chosen: Letter | undefined;
  onAnswer: (letter: Letter) => void;
  /** Children are not alone: the mascot sits beside the number. */
  friend: boolean;
};

/** A text whose one gap, written `____`, is drawn as a line to fill and read as a word. */
function WithGap({ children, gap }: { children: string; gap: string }) {
  const [before, ...after] = children.split('____');
  return (
    <>
      {before}
      {after.length > 0 && (
        <span className={shared.gap}>
          <span className="unseen">{gap}</span>
        </span>
      )}
      {after.join('____')}
    </>
  );
}

/** One question with its text beside or above it and its options as a radio group. What is tested stays English. */
export function QuestionCard({ question, of, chosen, onAnswer, friend }: Props) {
  const t = useTexts('placement');
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(question.position);
  const { position, text, options } = question;

  // After a jump the reading starts at the new question, by eye and by screen reader.
  useEffect(() => {
    if (shown.current === position) return;
    shown.current = position;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [position]);

  return (
    <article className={css.question} data-text={text === null ? undefined : ''}>
      <h2 ref={heading} tabIndex={-1} className={css.count}>
        {friend && <img className={css.friend} src="/pictures/mascot.svg" alt="" width="52" height="52" />}
        {t.question({ n: position, of })}
      </h2>
      {text !== null && (
        <section className={shared.text} aria-label={t.text}>
          <p lang="en" translate="no">
            <WithGap gap={t.gap}>{text}</WithGap>
          </p>
        </section>
      )}
      <fieldset className={shared.options}>
        <legend className={shared.asked}>
          <span lang="en" translate="no">
            <WithGap gap={t.gap}>{question.question}</WithGap>
          </span>
        </legend>
        {options.map((option) => (
          <label key={option.letter} className={shared.option} htmlFor={`${id}-${position}-${option.letter}`}>
            <input
              type="radio"
              id={`${id}-${position}-${option.letter}`}
              name={`${id}-${position}`}
              value={option.letter}
              checked={chosen === option.letter}
              onChange={() => onAnswer(option.letter)}
            />
            <span className={shared.letter} aria-hidden="true">
              {chosen === option.letter ? <IconCheck size={18} stroke={2.75} /> : option.letter}
            </span>
            <span lang="en" translate="no">
              {option.text}
            </span>
          </label>
        ))}
      </fieldset>
    </article>
  );
}
