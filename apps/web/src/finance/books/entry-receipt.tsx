import { attachReceipt, receiptFile, removeReceipt } from '@fasih/school/finance/books/entries-contract';
import type { ManualEntry } from '@fasih/school/ledger/journal/manual-entry';
import { useState } from 'react';
import { callWithFile, formWithFile } from '../../lib/client.ts';
import { useTexts } from '../../lib/language.tsx';
import { latestProblem, useAction } from '../../lib/use-action.ts';
import { useDownload } from '../../lib/use-download.ts';
import { Writers } from '../../people/accounts/writers.tsx';
import { confirm, notify } from '../../ui/ask.tsx';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/fields.tsx';
import { FileField, useChosenFile } from '../../ui/file-field.tsx';
import { Row, Text } from '../../ui/layout.tsx';
import { CardSection } from '../../ui/page.tsx';
import { MONEY_READS } from './queries.ts';

/** The picture of an expense's receipt: to download, to attach, to replace, to take away. */
export function EntryReceipt({ manual }: { manual: ManualEntry }) {
  const t = useTexts('finance').entry;
  const { problems, form } = useTexts('finance');
  const { receiptHint } = form;
  const input = useChosenFile();
  const [isMissing, setMissing] = useState(false);
  const params = { entryId: manual.id };
  const open = useDownload(receiptFile);
  const attach = useAction((file: File) => callWithFile(attachReceipt, formWithFile(file), params), {
    invalidates: MONEY_READS,
    onDone: () => {
      input.clear();
      return notify('good', t.receiptAdded);
    },
  });
  const remove = useAction(removeReceipt, {
    invalidates: MONEY_READS,
    onDone: () => notify('good', t.receiptRemoved),
  });
  const isPending = open.isPending || attach.isPending || remove.isPending;
  const attachChosen = () => {
    if (input.file === null) setMissing(true);
    else void attach.run(input.file);
  };
  const askRemove = async () => {
    if (await confirm({ ...t.removeReceiptAsk, grave: true })) await remove.run({ params });
  };
  return (
    <CardSection title={t.receipt}>
      {manual.hasReceipt ? (
        <Row>
          <Button size="small" isPending={isPending} onClick={() => void open.run({ params })}>
            {t.openReceipt}
          </Button>
          <Writers>
            <Button look="plain" size="small" isPending={isPending} onClick={() => void askRemove()}>
              {t.removeReceipt}
            </Button>
          </Writers>
        </Row>
      ) : (
        <Text isMuted>{t.receiptNone}</Text>
      )}
      <Writers>
        <FileField
          chosen={input}
          label={manual.hasReceipt ? t.changeReceipt : t.receipt}
          hint={receiptHint}
          invalid={isMissing}
          onChoose={() => setMissing(false)}
        />
      </Writers>
      <FormError message={isMissing ? problems.noFile : latestProblem(open, attach, remove)} />
      <Writers>
        <Button look="quiet" size="small" isPending={isPending} onClick={attachChosen}>
          {t.addReceipt}
        </Button>
      </Writers>
    </CardSection>
  );
}
