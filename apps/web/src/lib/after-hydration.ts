import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while the page is as the server sent it. The server's page is the same for everybody and knows no query. */
export function useAfterHydration(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
