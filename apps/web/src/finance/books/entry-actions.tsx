import type { EntryDetail } from '@fasih/school/finance/books/entries-contract';
import { useState } from 'react';
import { useTexts } from '../../lib/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Text } from '../../ui/layout.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { useRestore } from './use-restore.ts';
import { VoidTax } from './void-tax.tsx';

/** Deletes an entry made by hand, or brings it back; others say why they cannot be deleted. */
export function EntryActions({ entry }: { entry: EntryDetail }) {
  const { manual } = entry;
  const t = useTexts('finance').transactions;
  const [isRemoving, setRemoving] = useState(false);
  const { restore, isPending } = useRestore();
  if (entry.source.kind === 'tax') return <VoidTax entry={entry} />;
  if (manual === null)
    return (
      <Text isMuted size="small">
        {t.onlyManual}
      </Text>
    );
  const row = { ...manual, entryId: manual.id, kind: 'manual' as const };
  return (
    <div>
      {manual.voided ? (
        <Button look="quiet" isPending={isPending} onClick={() => void restore(row)}>
          {t.restore}
        </Button>
      ) : (
        <Button look="quiet" onClick={() => setRemoving(true)}>
          {t.remove}
        </Button>
      )}
      {isRemoving && <RemoveDialog row={row} onClose={() => setRemoving(false)} />}
    </div>
  );
}
