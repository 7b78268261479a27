import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Card, Skeleton, SkeletonLines } from '../../ui/basics.tsx';
import { IconCheck } from '../../ui/icons.ts';
import { Row, Stack } from '../../ui/layout.tsx';
import css from './question.module.css';
import { WithGap } from './with-gap.tsx';

const LETTERS = ['A', 'B', 'C', 'D'];

type Question<Value extends string> = {
  /** From 1. */
  n: number;
  asked: string;
  passage: string | null;
  /** `label` names the picture; `description` says in English what it shows. */
  picture?: { src: string; label: string; description: string | null };
  /** In the order shown. */
  options: readonly { value: Value; text: string }[];
};

type Props<Value extends string> = {
  question: Question<Value>;
  chosen: Value | undefined;
  onChoose: (value: Value) => void;
  /** `heading` says which question of how many; `gap` and `passage` name those parts to screen readers. */
  words: { heading: string; passage: string; gap: string };
  /** Before the heading. */
  friend?: ReactNode;
  /** What can be done with the question besides answering it. */
  tools?: ReactNode;
};

/** One question with its picture or text, and its options as a radio group. What is tested stays English. */
export function QuestionCard<Value extends string>({
  question,
  chosen,
  onChoose,
  words,
  friend,
  tools,
}: Props<Value>) {
  const name = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { n, asked, passage, picture, options } = question;
  const shown = useRef(n);

  // After a jump the reading starts at the new question, by eye and by screen reader.
  useEffect(() => {
    if (shown.current === n) return;
    shown.current = n;
    heading.current?.focus({ preventScroll: true });
    // A small screen has room for a question and its answers only below the clock.
    const block = matchMedia('(max-width: 30em)').matches ? 'start' : 'nearest';
    heading.current?.scrollIntoView({ block, behavior: 'instant' });
  }, [n]);

  return (
    <Card as="article" gap={5} className={css.question} data-passage={passage === null ? undefined : ''}>
      <Row gap={4} justify="between" isOneLine className={css.head}>
        <Row gap={2} isOneLine>
          {friend}
          <h2 ref={heading} tabIndex={-1} className={css.count}>
            {words.heading}
          </h2>
        </Row>
        {tools}
      </Row>
      {picture !== undefined && (
        <figure className={css.picture}>
          <img src={picture.src} alt={picture.label} width="320" height="240" />
          {picture.description !== null && (
            <figcaption className="unseen" lang="en" translate="no">
              {picture.description}
            </figcaption>
          )}
        </figure>
      )}
      {passage !== null && (
        <Card as="section" isSunk className={css.text} aria-label={words.passage}>
          <p lang="en" translate="no">
            <WithGap gap={words.gap}>{passage}</WithGap>
          </p>
        </Card>
      )}
      <Stack as="fieldset" gap={3}>
        <legend className={css.asked} lang="en" translate="no">
          <WithGap gap={words.gap}>{asked}</WithGap>
        </legend>
        {options.map(({ value, text }, i) => (
          <label key={value} className={css.option} htmlFor={`${name}-${n}-${i}`}>
            <input
              className="covering"
              type="radio"
              id={`${name}-${n}-${i}`}
              name={`${name}-${n}`}
              value={value}
              checked={chosen === value}
              onChange={() => onChoose(value)}
            />
            <span className={css.letter} aria-hidden="true">
              {chosen === value ? <IconCheck size={20} stroke={2.75} /> : LETTERS[i]}
            </span>
            <span lang="en" translate="no">
              {text}
            </span>
          </label>
        ))}
      </Stack>
    </Card>
  );
}

/** A placeholder in the shape of a question. */
export function QuestionSkeleton({ options }: { options: number }) {
  return (
    <Card gap={5} className={css.question} aria-busy="true">
      <Skeleton width="8rem" />
      <SkeletonLines lines={2} />
      {LETTERS.slice(0, options).map((letter) => (
        <Skeleton key={letter} height="3.75rem" />
      ))}
    </Card>
  );
}
