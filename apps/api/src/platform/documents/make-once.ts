const making = new Map<string, Promise<void>>();
let last: Promise<unknown> = Promise.resolve();

/**
 * Shares one generation of a file among simultaneous requests. One file is made at a time in this process, because
 * each blocks the processor for up to a third of a second.
 */
export async function makeOnce(key: string, work: () => Promise<void>): Promise<void> {
  const running = making.get(key);
  if (running) return running;
  const made = last.then(work).finally(() => making.delete(key));
  last = made.catch(() => undefined);
  making.set(key, made);
  return made;
}
