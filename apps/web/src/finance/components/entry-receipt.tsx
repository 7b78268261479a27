import { attachReceipt, receiptFile, removeReceipt } from '@fasih/school/finance/books/entries-contract';
import type { ManualEntry } from '@fasih/school/ledger/journal/manual-entry';
import { useState } from 'react';
import { call, callWithFile } from '../../lib/client.ts';
import { download } from '../../lib/download.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { confirm, notify } from '../../ui/ask.tsx';
import { Card } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/fields.tsx';
import { FileField, useChosenFile } from '../../ui/file-field.tsx';
import { useWrite } from '../../ui/use-write.ts';
import { useMoneyChanged } from '../api.ts';
import css from './finance.module.css';

/** The picture of an expense's receipt: to download, to attach, to replace, to take away. */
export function EntryReceipt({ manual }: { manual: ManualEntry }) {
  const t = useTexts('finance').entry;
  const { problems, form } = useTexts('finance');
  const { receiptHint } = form;
  const lang = useLang();
  const write = useWrite();
  const changed = useMoneyChanged();
  const input = useChosenFile();
  const [missing, setMissing] = useState(false);
  const params = { entryId: manual.id };
  const attach = async () => {
    const { file } = input;
    if (file === null) return setMissing(true);
    const body = new FormData();
    body.set('file', file);
    if (!(await write.run(() => callWithFile(attachReceipt, body, params)))) return;
    input.clear();
    await changed();
    await notify('good', t.receiptAdded);
  };
  const remove = async () => {
    if (!(await confirm({ ...t.removeReceiptAsk, grave: true }))) return;
    if (!(await write.run(() => call(removeReceipt, { params })))) return;
    await changed();
    await notify('good', t.receiptRemoved);
  };
  return (
    <Card className={css.card}>
      <section className={css.section} aria-labelledby="receipt">
        <h2 id="receipt">{t.receipt}</h2>
        {manual.hasReceipt ? (
          <div className={css.actions}>
            <Button
              size="small"
              disabled={write.sending}
              onClick={() => void write.run(() => download(receiptFile, { params }, { lang }))}
            >
              {t.openReceipt}
            </Button>
            <Button look="plain" size="small" disabled={write.sending} onClick={() => void remove()}>
              {t.removeReceipt}
            </Button>
          </div>
        ) : (
          <p className={css.quiet}>{t.receiptNone}</p>
        )}
        <FileField
          chosen={input}
          label={manual.hasReceipt ? t.changeReceipt : t.receipt}
          hint={receiptHint}
          invalid={missing}
          onChoose={() => setMissing(false)}
        />
        <FormError message={missing ? problems.noFile : write.fault} />
        <Button look="quiet" size="small" disabled={write.sending} onClick={() => void attach()}>
          {t.addReceipt}
        </Button>
      </section>
    </Card>
  );
}
