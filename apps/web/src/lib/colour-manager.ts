import type { MantineColorSchemeManager } from '@mantine/core';
import { onScheme } from './scheme.ts';

/** Lets Mantine follow our own scheme switch instead of keeping one of its own. */
export function colourManager(): MantineColorSchemeManager {
  let stop: () => void = () => {};
  const current = () =>
    document.documentElement.getAttribute('data-mantine-color-scheme') === 'dark' ? 'dark' : 'light';
  return {
    get: (fallback) => (typeof document === 'undefined' ? fallback : current()),
    set: () => {},
    subscribe: (tell) => {
      stop = onScheme(() => tell(current()));
    },
    unsubscribe: () => stop(),
    clear: () => {},
  };
}
