import css from './finance.module.css';
import { signedRupiah } from './money.ts';

/** Whole rupiah in figures of one width; below zero it has a minus, and only then a colour. */
export function Amount({ rupiah }: { rupiah: number }) {
  return <span className={`${css.amount} ${rupiah < 0 ? css.below : ''}`}>{signedRupiah(rupiah)}</span>;
}
