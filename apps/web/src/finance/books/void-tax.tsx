import { type EntryDetail, voidTaxPayment } from '@fasih/school/finance/books/entries-contract';
import { useState } from 'react';
import { useTexts } from '../../lib/language.tsx';
import { useAction } from '../../lib/use-action.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { notify } from '../../ui/ask.tsx';
import { Button } from '../../ui/button.tsx';
import { MONEY_READS } from './queries.ts';

/** Takes back a payment of tax that was recorded by mistake; nothing where it was taken back already. */
export function VoidTax({ entry }: { entry: EntryDetail }) {
  const t = useTexts('finance').entry.taxVoid;
  const [isOpen, setOpen] = useState(false);
  const takeBack = useAction(voidTaxPayment, {
    invalidates: MONEY_READS,
    onDone: () => notify('good', t.done),
  });
  const { entryId } = entry;
  if (entryId === null || entry.chain.length > 1) return null;
  return (
    <div>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {t.open}
      </Button>
      {isOpen && (
        <ActionDialog
          title={t.title}
          lead={t.lead}
          label={t.reason}
          submitLabel={t.yes}
          pendingLabel={t.sending}
          isDangerous
          send={(reason) => takeBack.send({ params: { entryId }, body: { reason } })}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
