import { useRef, useState } from 'react';
import { useProblemText } from '../lib/problem-sentence.ts';

/**
 * One write at a time: while it is under way a second press does nothing. `fault` is the sentence of the last refusal in
 * the shown language, null where there is none; `run` answers whether it went through. `after`, asking
 * again for what may have changed, follows a refusal too. What went through is under way until that is done as well; what
 * was refused can be pressed again at once.
 */
export function useWrite() {
  const problemText = useProblemText();
  const [sending, setSending] = useState(false);
  const [met, setMet] = useState<{ fault: unknown } | null>(null);
  const busy = useRef(false);
  const run = async (
    write: () => Promise<unknown>,
    after: () => Promise<unknown> = async () => {},
  ): Promise<boolean> => {
    if (busy.current) return false;
    busy.current = true;
    setSending(true);
    setMet(null);
    let went = true;
    try {
      await write();
    } catch (fault) {
      went = false;
      setMet({ fault });
    }
    // Lists say themselves that they could not be asked again.
    const settled = after().catch(() => {});
    if (went) await settled;
    busy.current = false;
    setSending(false);
    return went;
  };
  return {
    run,
    sending,
    error: met?.fault,
    fault: met === null ? null : problemText(met.fault),
    clear: () => setMet(null),
  };
}
