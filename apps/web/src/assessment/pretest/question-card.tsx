import type { PretestQuestion } from '@fasih/school/assessment/pretest/contract';
import { useEffect, useId, useRef } from 'react';
import { useTexts } from '../../lib/language.tsx';
import { IconCheck, IconFlag, IconFlagFilled } from '../../ui/icons.ts';
import shared from '../question.module.css';
import { ReadAloud } from './read-aloud.tsx';
import css from './test.module.css';
import { WithGap } from './with-gap.tsx';

const LETTERS = ['A', 'B', 'C'];

type Props = {
  question: PretestQuestion;
  /** From 1. */
  n: number;
  of: number;
  chosen: string | undefined;
  flagged: boolean;
  onAnswer: (option: string) => void;
  onFlag: () => void;
};

/** What a voice says: the text, the question with its gap as a word, and the options. */
function spoken({ passage, questionText, options }: PretestQuestion): string {
  const lettered = options.map((option, i) => `${LETTERS[i]}: ${option}.`);
  return [passage ?? '', questionText.replace('____', ' blank '), ...lettered].filter(Boolean).join(' \n');
}

/** One question with its picture or text, and its options as a radio group. What is tested stays English. */
export function QuestionCard({ question, n, of, chosen, flagged, onAnswer, onFlag }: Props) {
  const t = useTexts('pretest');
  const name = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(n);
  const { passage, imageUrl, textTwin, options, category } = question;

  // After a jump the reading starts at the new question, by eye and by screen reader.
  useEffect(() => {
    if (shown.current === n) return;
    shown.current = n;
    heading.current?.focus({ preventScroll: true });
    // A small screen has room for a question and its answers only below the clock.
    const block = matchMedia('(max-width: 30em)').matches ? 'start' : 'nearest';
    heading.current?.scrollIntoView({ block, behavior: 'instant' });
  }, [n]);

  const Flag = flagged ? IconFlagFilled : IconFlag;
  return (
    <article className={css.question}>
      <div className={css.questionHead}>
        <h2 ref={heading} tabIndex={-1} className={css.count}>
          {t.question({ n, of })}
        </h2>
        <div className={css.tools}>
          {category === 'kids' && <ReadAloud key={question.id} text={spoken(question)} />}
          <button
            type="button"
            className={`${css.tool} ${css.flag}`}
            aria-pressed={flagged}
            aria-label={t.flag}
            onClick={onFlag}
          >
            <Flag size={22} stroke={1.75} aria-hidden="true" />
            <span className={css.toolWord}>{t.flag}</span>
          </button>
        </div>
      </div>
      {imageUrl !== undefined && (
        <figure className={css.picture}>
          <img src={imageUrl} alt={t.picture({ n })} width="320" height="240" />
          {textTwin !== null && (
            <figcaption className="unseen" lang="en" translate="no">
              {textTwin}
            </figcaption>
          )}
        </figure>
      )}
      {passage !== null && (
        <section className={shared.text} aria-label={t.passage}>
          <p lang="en" translate="no">
            {passage}
          </p>
        </section>
      )}
      <fieldset className={shared.options}>
        <legend className={shared.asked} lang="en" translate="no">
          <WithGap>{question.questionText}</WithGap>
        </legend>
        {options.map((option, i) => (
          <label key={option} className={shared.option} htmlFor={`${name}-${n}-${i}`}>
            <input
              type="radio"
              id={`${name}-${n}-${i}`}
              name={`${name}-${n}`}
              value={option}
              checked={chosen === option}
              onChange={() => onAnswer(option)}
            />
            <span className={shared.letter} aria-hidden="true">
              {chosen === option ? <IconCheck size={20} stroke={2.75} /> : LETTERS[i]}
            </span>
            <span lang="en" translate="no">
              {option}
            </span>
          </label>
        ))}
      </fieldset>
    </article>
  );
}
