import type { ReactNode } from 'react';
import { useMe } from './queries.ts';

/** Whether the account that is signed in reads the school's money and changes nothing: an accountant's. */
export const useReadsOnly = () => useMe(false).data?.access === 'read';

/** What changes something, for everybody but an accountant. */
export function Writers({ children }: { children: ReactNode }) {
  return useReadsOnly() ? null : children;
}
