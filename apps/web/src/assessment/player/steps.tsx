import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { IconChevronLeft, IconChevronRight } from '../../ui/icons.ts';
import { Row } from '../../ui/layout.tsx';
import css from './test.module.css';

type Step = { label: string; disabled: boolean; onPress: () => void };

type Props = {
  label: string;
  previous: Step;
  /** Left out where the last button is the only way on. */
  next?: Step & { look: 'mango' | 'coral' | 'indigo' };
  /** Between the two, such as the drawer with the numbers. */
  middle?: ReactNode;
  /** The way to hand the test in. */
  finish?: ReactNode;
};

/** The way back and on, under the thumb on a phone. */
export function Steps({ label, previous, next, middle, finish }: Props) {
  return (
    <Row as="nav" justify="between" className={css.steps} aria-label={label}>
      <Button look="quiet" className={css.back} disabled={previous.disabled} onClick={previous.onPress}>
        <IconChevronLeft size={20} stroke={2} aria-hidden="true" />
        <span>{previous.label}</span>
      </Button>
      {middle !== undefined && <div className={css.middle}>{middle}</div>}
      {next !== undefined && (
        <Button look={next.look} disabled={next.disabled} onClick={next.onPress}>
          <span>{next.label}</span>
          <IconChevronRight size={20} stroke={2} aria-hidden="true" />
        </Button>
      )}
      {finish}
    </Row>
  );
}
