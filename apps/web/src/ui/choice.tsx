import type { ComponentProps, ReactNode } from 'react';
import css from './parts/choice.module.css';
import type { Hue } from './theme/colors.ts';

type ChoicesProps = ComponentProps<'fieldset'> & { legend: ReactNode; isLarge?: boolean };

/** Choices of one question, beside each other where there is room; a large question is a part of the page. */
export function Choices({ legend, isLarge = false, children, ...rest }: ChoicesProps) {
  return (
    <fieldset {...rest} className={css.choices} data-large={isLarge ? '' : undefined}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}

/**
 * A radio or a tick with its words, pressed anywhere on it. A `pill` is shown beside others, a `card` has a line of its own,
 * a `tick` is a card without a frame; a card may carry a hue.
 */
export function Choice({
  look = 'pill',
  hue,
  children,
  ...input
}: ComponentProps<'input'> & { type: 'radio' | 'checkbox'; look?: 'pill' | 'card' | 'tick'; hue?: Hue }) {
  return (
    <label className={css.choice} data-look={look} data-hue={hue}>
      <input {...input} />
      {children}
    </label>
  );
}
