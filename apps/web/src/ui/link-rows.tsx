import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { IconChevronRight } from './icons.ts';
import { Stack } from './layout.tsx';
import css from './parts/link-rows.module.css';
import { Titled } from './titled.tsx';

/** Ways on below each other, with a line between them; each is a `LinkRow`. */
export function LinkRows({ label, children }: { label?: string | undefined; children: ReactNode }) {
  return (
    <Stack as="ul" gap={1} className={css.rows} aria-label={label}>
      {children}
    </Stack>
  );
}

/** One way on: what it is, what belongs to it, and where it leads. All of the row can be pressed. */
export function LinkRow({
  to,
  sign: Sign,
  title,
  below,
  action,
}: {
  to: string;
  sign?: Icon | undefined;
  title: ReactNode;
  below?: ReactNode;
  /** What the link does, on phones for screen readers alone; without it the title is the link. */
  action?: string;
}) {
  return (
    <li className={css.row}>
      {Sign && (
        <span className={css.sign}>
          <Sign size={20} stroke={1.75} aria-hidden="true" />
        </span>
      )}
      <Titled below={below}>
        {action === undefined ? <Link to={to}>{title}</Link> : <strong>{title}</strong>}
      </Titled>
      {action === undefined ? (
        <span className={css.go}>
          <IconChevronRight size={20} stroke={1.75} aria-hidden="true" />
        </span>
      ) : (
        <Link to={to} className={css.go}>
          <span>{action}</span>
          <IconChevronRight size={20} stroke={1.75} aria-hidden="true" />
        </Link>
      )}
    </li>
  );
}
