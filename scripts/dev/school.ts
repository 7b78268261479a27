import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { Stop } from '../../apps/api/src/start-school.ts';

/** The school inside this process; `ready` resolves when it answers. */
export type DevSchool = {
  ready(): Promise<void>;
  restart(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Starts the school from its sources through Vite, which keeps the modules that did not change: starting again evaluates only
 * changed modules and those that import them.
 */
export function devSchool(vite: ViteDevServer, root: string, env: NodeJS.ProcessEnv): DevSchool {
  const load = () =>
    vite.ssrLoadModule(join(root, 'apps/api/src/start-school.ts')) as Promise<
      typeof import('../../apps/api/src/start-school.ts')
    >;
  let stop: () => Promise<void> = async () => {};
  let current = Promise.resolve();

  async function start(): Promise<void> {
    await stop();
    const { startSchool, stopAll } = await load();
    const stops: Stop[] = [];
    stop = () => stopAll(stops.splice(0), { drains: false });
    await startSchool(env, 'demo', stops);
  }

  return {
    ready: () => current,
    restart: () => {
      // A start that fails has said why; the next change starts again.
      current = current.then(start).catch((error: Error) => console.error(error));
      return current;
    },
    stop: () => stop(),
  };
}
