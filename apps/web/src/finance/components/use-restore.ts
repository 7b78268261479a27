import { restoreEntry } from '@fasih/school/finance/books/entries-contract';
import { call } from '../../lib/client.ts';
import { useTexts } from '../../lib/language.tsx';
import { useProblemText } from '../../lib/problem-sentence.ts';
import { notify } from '../../ui/ask.tsx';
import { useWrite } from '../../ui/use-write.ts';
import { useMoneyChanged } from '../api.ts';

/** Brings a deleted entry back, and says so; a refusal is said too, since the button may be a passing notice's. */
export function useRestore() {
  const t = useTexts('finance').transactions;
  const problemText = useProblemText();
  const write = useWrite();
  const changed = useMoneyChanged();
  const restore = async ({ entryId, version }: { entryId: string; version: number | null }) => {
    let fault: unknown;
    const back = await write.run(
      async () => {
        try {
          await call(restoreEntry, { params: { entryId }, body: { version: version ?? 0 } });
        } catch (met) {
          fault = met;
          throw met;
        }
      },
      () => changed(),
    );
    if (back) await notify('good', t.restored);
    else if (fault !== undefined) await notify('bad', problemText(fault));
  };
  return { restore, sending: write.sending };
}
