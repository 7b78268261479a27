import { useState } from 'react';
import { staleRecord } from '../lib/problem.ts';
import { useWrite } from './use-write.ts';

/**
 * `useWrite` for a record that two people may edit: a refusal for an old version is no fault but `theirs`, the record as
 * it stands now, for `EditConflict` to choose from. `run` answers whether the write went through.
 */
export function useRecordWrite<Theirs>() {
  const write = useWrite();
  const [theirs, setTheirs] = useState<Theirs | null>(null);
  /**
   * @param send writes on top of what was read, or of `theirs` where that is given.
   * @param isElsewhere whether only what is not edited here has changed: then there is nothing to choose, and it is sent again.
   */
  const run = async (
    send: (theirs: Theirs | null) => Promise<unknown>,
    isElsewhere: (theirs: Theirs) => boolean = () => false,
  ): Promise<boolean> => {
    let met: Theirs | null = null;
    const sendOn = async (on: Theirs | null): Promise<Theirs | null> => {
      try {
        await send(on);
        return null;
      } catch (fault) {
        const stale = staleRecord<Theirs>(fault);
        if (stale === null) throw fault;
        return stale;
      }
    };
    const sent = await write.run(async () => {
      met = await sendOn(null);
      if (met !== null && isElsewhere(met)) met = await sendOn(met);
    });
    setTheirs(met);
    return sent && met === null;
  };
  return { ...write, run, theirs, forget: () => setTheirs(null) };
}
