import type { ReactNode } from 'react';
import { FormError } from '../../ui/fields.tsx';
import { Titled } from '../../ui/titled.tsx';
import css from './work.module.css';

/** A line of what waits on a home of staff: what it is, until when, and, as `children`, what to do. */
export function TaskRow({
  as: Row = 'div',
  name,
  below,
  problem,
  when,
  children,
}: {
  as?: 'div' | 'li';
  name: ReactNode;
  below: ReactNode | readonly ReactNode[];
  /** Why it could not be done. */
  problem?: string | null;
  when: ReactNode;
  children: ReactNode;
}) {
  return (
    <Row className={css.task}>
      <Titled below={below}>
        <strong>{name}</strong>
        {problem !== undefined && <FormError message={problem} />}
      </Titled>
      <span className={css.when}>{when}</span>
      {children}
    </Row>
  );
}
