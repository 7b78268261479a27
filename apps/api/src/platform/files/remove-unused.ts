import type { Services } from '../services.ts';

/** Removes a file that nothing names any more. The write is done, so a failure must not fail it and is only logged. */
export async function removeUnused(
  { files, log }: Pick<Services, 'files' | 'log'>,
  key: string,
): Promise<void> {
  await files.remove(key).catch((error: unknown) => {
    log.warn({ err: error, key }, 'an unused file could not be removed');
  });
}
