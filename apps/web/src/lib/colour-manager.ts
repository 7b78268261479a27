import type { MantineColorSchemeManager } from '@mantine/core';
import { currentScheme, onScheme } from './scheme.ts';

/** Lets Mantine follow our own scheme switch instead of keeping one of its own. */
export function colourManager(): MantineColorSchemeManager {
  let stop: () => void = () => {};
  return {
    get: (fallback) => (typeof document === 'undefined' ? fallback : currentScheme()),
    set: () => {},
    subscribe: (tell) => {
      stop = onScheme(() => tell(currentScheme()));
    },
    unsubscribe: () => stop(),
    clear: () => {},
  };
}
