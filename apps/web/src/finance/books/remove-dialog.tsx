import { formatRupiah } from '@fasih/school/basics/rupiah';
import type { Transaction } from '@fasih/school/finance/books/contract';
import { voidEntry } from '@fasih/school/finance/books/entries-contract';
import { useTexts } from '../../lib/language.tsx';
import { useAction } from '../../lib/use-action.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { notify } from '../../ui/ask.tsx';
import { effectOf } from './money-rows.tsx';
import { MONEY_READS } from './queries.ts';
import { useRowName } from './transaction-columns.tsx';
import { useRestore } from './use-restore.ts';

type Row = Pick<Transaction, 'entryId' | 'type' | 'amount' | 'description' | 'category' | 'kind' | 'version'>;

/** Deletes an entry made by hand, with a reason; the notice afterwards can undo it. */
export function RemoveDialog({ row, onClose }: { row: Row; onClose: () => void }) {
  const t = useTexts('finance').transactions;
  const name = useRowName();
  const { restore } = useRestore();
  const { entryId } = row;
  const remove = useAction(voidEntry, {
    invalidates: MONEY_READS,
    onDone: ({ version }) =>
      notify('good', t.removed, { label: t.undo, run: () => void restore({ entryId, version }) }),
  });
  return (
    <ActionDialog
      title={t.removeTitle}
      lead={t.removeText({ what: name(row), amount: formatRupiah(effectOf(row)) })}
      label={t.reason}
      submitLabel={t.removeYes}
      pendingLabel={t.removing}
      isDangerous
      send={(reason) => remove.send({ params: { entryId }, body: { reason, version: row.version ?? 0 } })}
      onClose={onClose}
    />
  );
}
