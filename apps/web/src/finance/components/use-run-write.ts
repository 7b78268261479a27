import type { PayRun } from '@fasih/school/finance/payroll/contract';
import { Problem } from '../../lib/problem.ts';
import { notify } from '../../ui/ask.tsx';
import { usePayChanged } from '../pay-api.ts';

/** Sends a write about a run, shows what the run is then, and says so; where somebody was first, that is shown instead. */
export function useRunWrite() {
  const changed = usePayChanged();
  return async (send: () => Promise<PayRun>, sentence: string) => {
    try {
      await changed(await send());
    } catch (fault) {
      if (fault instanceof Problem && fault.status === 409) await changed();
      throw fault;
    }
    await notify('good', sentence);
  };
}
