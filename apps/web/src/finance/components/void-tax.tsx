import { type EntryDetail, voidTaxPayment } from '@fasih/school/finance/books/entries-contract';
import { useState } from 'react';
import { call } from '../../lib/client.ts';
import { useTexts } from '../../lib/language.tsx';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { notify } from '../../ui/ask.tsx';
import { Button } from '../../ui/button.tsx';
import { useMoneyChanged } from '../api.ts';
import css from './finance.module.css';

/** Takes back a payment of tax that was recorded by mistake; nothing where it was taken back already. */
export function VoidTax({ entry }: { entry: EntryDetail }) {
  const t = useTexts('finance').entry.taxVoid;
  const changed = useMoneyChanged();
  const [asking, setAsking] = useState(false);
  const { entryId } = entry;
  if (entryId === null || entry.chain.length > 1) return null;
  const send = async (reason: string) => {
    await call(voidTaxPayment, { params: { entryId }, body: { reason } });
    await changed();
    await notify('good', t.done);
  };
  return (
    <div className={css.actions}>
      <Button look="quiet" onClick={() => setAsking(true)}>
        {t.open}
      </Button>
      {asking && (
        <ActionDialog
          title={t.title}
          lead={t.lead}
          label={t.reason}
          submitLabel={t.yes}
          pendingLabel={t.sending}
          isDangerous
          send={send}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
