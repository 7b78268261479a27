import { builtinEnvironments, type Environment } from 'vitest/runtime';

/** jsdom, opened once per worker instead of once per file; `fresh-page.ts` clears it between files. */
export default {
  name: 'jsdom-once',
  viteEnvironment: 'client',
  async setup(global, options) {
    if (!('document' in global)) await builtinEnvironments.jsdom.setup(global, options);
    return { teardown() {} };
  },
} satisfies Environment;
