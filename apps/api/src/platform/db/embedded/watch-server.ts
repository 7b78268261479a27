import { setTimeout as sleep } from 'node:timers/promises';

/** How often it is looked whether the server still runs. */
const LOOK_EVERY_MS = 500;
/** The pause after a start that failed, for instance because the disk is full. */
const AGAIN_AFTER_MS = 5_000;

/**
 * Starts a server again that ended although it is in use. Looks from time to time, so that any of several processes may have
 * started it.
 *
 * @param isRunning whether the server's process is there
 * @param start starts it, or finds that another process did
 * @param say receives a line for the operator
 * @returns ends the watch; a start under way is waited for
 */
export function watchServer(
  isRunning: () => Promise<boolean>,
  start: () => Promise<void>,
  say: (line: string) => void,
): () => Promise<void> {
  const ending = new AbortController();
  const pause = (ms: number) =>
    sleep(ms, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
  const watching = (async () => {
    while (!ending.signal.aborted) {
      await pause(LOOK_EVERY_MS);
      if (ending.signal.aborted || (await isRunning())) continue;
      try {
        say('the database has ended unexpectedly; it is started again');
        await start();
        say('the database runs again');
      } catch (error) {
        say(`${(error as Error).message}; it is tried again`);
        await pause(AGAIN_AFTER_MS);
      }
    }
  })();
  return async () => {
    ending.abort();
    await watching;
  };
}
