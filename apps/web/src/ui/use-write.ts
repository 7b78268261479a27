import { useRef, useState } from 'react';
import { useTexts } from '../lib/language.tsx';
import { useSaid } from '../lib/problem-sentence.ts';

/**
 * One write at a time: while it is under way a second press does nothing. `fault` is the sentence of the last refusal in
 * the shown language, null where there is none; `run` answers whether it went through.
 */
export function useWrite() {
  const common = useTexts('common');
  const said = useSaid();
  const [sending, setSending] = useState(false);
  const [met, setMet] = useState<{ fault: unknown } | null>(null);
  const busy = useRef(false);
  const run = async (write: () => Promise<unknown>): Promise<boolean> => {
    if (busy.current) return false;
    busy.current = true;
    setSending(true);
    setMet(null);
    try {
      await write();
      return true;
    } catch (fault) {
      setMet({ fault });
      return false;
    } finally {
      busy.current = false;
      setSending(false);
    }
  };
  return {
    run,
    sending,
    error: met?.fault,
    fault: met === null ? null : said(met.fault) || common.noAnswer,
    clear: () => setMet(null),
  };
}
