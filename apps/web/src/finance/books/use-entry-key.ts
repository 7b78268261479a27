import { useRef } from 'react';
import { newKey } from '../../lib/new-key.ts';
import { Problem } from '../../lib/problem.ts';

/** Sends a form with a key that makes the same form sent twice one entry; after an entry the next one has another key. */
export function useEntryKey(): <T>(send: (key: string) => Promise<T>) => Promise<T> {
  const key = useRef(newKey());
  return async (send) => {
    try {
      const entry = await send(key.current);
      key.current = newKey();
      return entry;
    } catch (error) {
      // The first attempt did arrive and was changed since: the next one is an entry of its own.
      if (error instanceof Problem && error.code === 'finance.keyUsed') key.current = newKey();
      throw error;
    }
  };
}
