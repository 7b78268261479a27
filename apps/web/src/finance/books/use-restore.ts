import { restoreEntry } from '@fasih/school/finance/books/entries-contract';
import { useTexts } from '../../lib/language.tsx';
import { useProblemText } from '../../lib/problem-sentence.ts';
import { useAction } from '../../lib/use-action.ts';
import { notify } from '../../ui/ask.tsx';
import { MONEY_READS } from './queries.ts';

/** Restores a deleted entry. A refusal is shown as a passing notice, because the button may be in one itself. */
export function useRestore() {
  const t = useTexts('finance').transactions;
  const problemText = useProblemText();
  const restore = useAction(restoreEntry, {
    invalidates: MONEY_READS,
    onDone: () => notify('good', t.restored),
    onError: (error) => notify('bad', problemText(error)),
  });
  return {
    restore: ({ entryId, version }: { entryId: string; version: number | null }) =>
      restore.run({ params: { entryId }, body: { version: version ?? 0 } }),
    isPending: restore.isPending,
  };
}
