import { useTexts } from '../../lib/language.tsx';
import { useListState } from '../../ui/data-table.tsx';
import { IconChevronLeft, IconChevronRight } from '../../ui/icons.ts';
import css from './teachers.module.css';

/** Pages of a list that is no table; nothing where one page holds all. */
export function Pager({
  total,
  page,
  pageSize,
  label,
}: {
  total: number;
  page: number;
  pageSize: number;
  label: string;
}) {
  const t = useTexts('common').table;
  const { set } = useListState();
  const pages = Math.max(1, Math.ceil(total / pageSize));
  if (pages === 1) return null;
  return (
    <nav className={css.days} aria-label={label}>
      <button
        type="button"
        className={css.step}
        aria-label={t.previous}
        disabled={page <= 1}
        onClick={() => set({ page: String(page - 1) })}
      >
        <IconChevronLeft size={20} stroke={1.75} aria-hidden="true" />
      </button>
      <span>{t.page({ page, pages })}</span>
      <button
        type="button"
        className={css.step}
        aria-label={t.next}
        disabled={page >= pages}
        onClick={() => set({ page: String(page + 1) })}
      >
        <IconChevronRight size={20} stroke={1.75} aria-hidden="true" />
      </button>
    </nav>
  );
}
