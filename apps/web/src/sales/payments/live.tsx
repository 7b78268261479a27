import type { ReactNode } from 'react';
import { Row } from '../../ui/layout.tsx';
import css from './payments.module.css';

/** Says, beside a light that pulses, that the page follows the payment by itself. */
export function Live({ children }: { children: ReactNode }) {
  return (
    <Row as="p" isOneLine gap={2} className={css.live} role="status">
      {children}
    </Row>
  );
}
