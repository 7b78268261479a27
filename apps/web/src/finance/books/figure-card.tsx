import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../lib/language.tsx';
import { IconChevronRight } from '../../ui/icons.ts';
import css from './finance.module.css';
import { signedRupiah } from './money.ts';

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
  const amount = signedRupiah(rupiah);
  return (
    <li>
      <Link to={to} className={css.figure}>
        <span className={css.figureName}>
          {name}
          <IconChevronRight size={16} stroke={1.75} aria-hidden="true" />
        </span>
        <span className={`${css.figureAmount} ${rupiah < 0 ? css.below : ''}`}>{amount}</span>
        {text !== undefined && <span className={css.small}>{text}</span>}
        <span className="unseen">{t.open}</span>
      </Link>
    </li>
  );
}
