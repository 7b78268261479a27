import { useState } from 'react';
import { staleRecord } from './edit-conflict.tsx';
import { useWrite } from './use-write.ts';

/**
 * `useWrite` for a record that two people may edit: a refusal for an old version is no fault but `theirs`, the record as
 * it stands now, for `EditConflict` to choose from. `run` answers whether the write went through.
 */
export function useRecordWrite<Theirs>() {
  const write = useWrite();
  const [theirs, setTheirs] = useState<Theirs | null>(null);
  const run = async (send: () => Promise<unknown>): Promise<boolean> => {
    let met: Theirs | null = null;
    const sent = await write.run(async () => {
      try {
        await send();
      } catch (fault) {
        met = staleRecord<Theirs>(fault);
        if (met === null) throw fault;
      }
    });
    setTheirs(met);
    return sent && met === null;
  };
  return { ...write, run, theirs, forget: () => setTheirs(null) };
}
