import { formatRupiah } from '@fasih/school/basics/rupiah';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../lib/language.tsx';
import { IconChevronRight } from '../../ui/icons.ts';
import { Columns, Muted, Row } from '../../ui/layout.tsx';
import css from './figure-card.module.css';

/** Figures beside each other. */
export function Figures({ children }: { children: ReactNode }) {
  return (
    <Columns as="ul" gap={3} least="small" isStretched className={css.figures}>
      {children}
    </Columns>
  );
}

/** A figure that opens exactly the rows it is the sum of. */
export function FigureCard({
  name,
  rupiah,
  text,
  to,
}: {
  name: string;
  rupiah: number;
  text?: ReactNode;
  to: string;
}) {
  const t = useTexts('finance').dashboard;
  return (
    <li>
      <Link to={to} className={css.figure}>
        <Row as="span" gap={2} justify="between" isOneLine className={css.name}>
          {name}
          <IconChevronRight size={16} stroke={1.75} aria-hidden="true" />
        </Row>
        <Figure isBelow={rupiah < 0} figure={formatRupiah(rupiah)} text={text} />
        <span className="unseen">{t.open}</span>
      </Link>
    </li>
  );
}

/** A figure that is the sum of no rows. */
export function PlainFigure({
  name,
  ...figure
}: {
  name: string;
  figure: string;
  isBelow: boolean;
  text: ReactNode;
}) {
  return (
    <li>
      <div className={css.figure}>
        <Row as="span" gap={2} justify="between" isOneLine className={css.name}>
          {name}
        </Row>
        <Figure {...figure} />
      </div>
    </li>
  );
}

function Figure({ figure, isBelow, text }: { figure: string; isBelow: boolean; text: ReactNode }) {
  return (
    <>
      <span className={css.amount} data-below={isBelow || undefined}>
        {figure}
      </span>
      {text !== undefined && <Muted size="small">{text}</Muted>}
    </>
  );
}
