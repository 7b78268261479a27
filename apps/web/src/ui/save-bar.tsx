import type { ReactNode } from 'react';
import { Row } from './layout.tsx';
import css from './parts/save-bar.module.css';

/** The foot of a long form; while something is not saved it stays in sight. */
export function SaveBar({ isDirty, children }: { isDirty: boolean; children: ReactNode }) {
  return (
    <Row className={css.save} data-dirty={isDirty ? '' : undefined}>
      {children}
    </Row>
  );
}
