import { useTexts } from '../lib/language.tsx';
import { Button } from './button.tsx';
import { usePastEnd } from './data-table.tsx';
import { Row } from './layout.tsx';
import { useListState } from './list-state.ts';

type Props = { total: number | undefined; page: number; pageSize: number; label: string };

/** Pages of a list that is no table, kept in the address; nothing where one page holds all or nothing is known yet. */
export function Pager({ total, page, pageSize, label }: Props) {
  const t = useTexts('common').table;
  const { set } = useListState();
  const pages = Math.max(1, Math.ceil((total ?? 0) / pageSize));
  if (usePastEnd(total, { page, pageSize }) || pages === 1) return null;
  return (
    <Row as="nav" gap={4} justify="between" aria-label={label}>
      <Button look="quiet" disabled={page <= 1} onClick={() => set({ page: String(page - 1) })}>
        {t.previous}
      </Button>
      <span>{t.page({ page, pages })}</span>
      <Button look="quiet" disabled={page >= pages} onClick={() => set({ page: String(page + 1) })}>
        {t.next}
      </Button>
    </Row>
  );
}
