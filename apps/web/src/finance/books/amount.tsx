import { formatRupiah } from '@fasih/school/basics/rupiah';
import css from './amount.module.css';

/** Whole rupiah in figures of one width; below zero it has a minus, and only then a colour. */
export function Amount({ rupiah, isBig = false }: { rupiah: number; isBig?: boolean }) {
  return (
    <span className={css.amount} data-below={rupiah < 0 || undefined} data-big={isBig || undefined}>
      {formatRupiah(rupiah)}
    </span>
  );
}
