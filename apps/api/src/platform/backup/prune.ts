import { keptBackups, logKeptSince, type Retention } from '@fasih/school/platform/backup/retention';
import type { Files } from '../files/files.ts';
import { type BaseName, isThere, readBaseName, readGoneName, readLeftName, readWalName } from './names.ts';

/** A backup of this age without a manifest was broken off. */
const BROKEN_OFF_MS = 86_400_000;

/** The complete backups of the store, the newest first. */
export async function listBases(store: Files): Promise<BaseName[]> {
  const names = (await store.list('base/')).map(({ key }) => readBaseName(key)).filter(isThere);
  return names
    .filter(({ object }) => object === 'manifest')
    .map(({ prefix, series, at }) => ({ prefix, series, at }))
    .sort((a, b) => b.at.getTime() - a.at.getTime());
}

/**
 * Removes what nobody can need any more: backups by the rule of retention, the log before the oldest daily one, copies of files
 * that the school had removed before the oldest backup. Without a complete backup nothing is removed.
 */
export async function prune(store: Files, now: Date, retention?: Retention): Promise<number> {
  const bases = await listBases(store);
  const kept = keptBackups(bases, retention);
  const oldest = kept.at(-1)?.at;
  const logSince = logKeptSince(bases, retention);
  if (!oldest || !logSince) return 0;
  const keptNames = new Set(kept.map(({ prefix }) => prefix));
  const complete = new Set(bases.map(({ prefix }) => prefix));
  const doomed: string[] = [];
  for (const { key } of await store.list('base/')) {
    const base = readBaseName(key);
    if (!base || keptNames.has(base.prefix)) continue;
    if (complete.has(base.prefix) || now.getTime() - base.at.getTime() > BROKEN_OFF_MS) doomed.push(key);
  }
  // The manifest first: a removal that is broken off leaves nothing that looks complete.
  doomed.sort((a, b) => Number(b.endsWith('/manifest')) - Number(a.endsWith('/manifest')));
  for (const { key } of await store.list('wal/')) {
    const wal = readWalName(key);
    if (wal && wal.at < logSince) doomed.push(key);
  }
  for (const { key } of await store.list('left/')) {
    const left = readLeftName(key);
    if (left && left.at < oldest) doomed.push(key);
  }
  doomed.push(...(await goneFiles(store, oldest)));
  for (const key of doomed) await store.remove(key);
  return doomed.length;
}

/** Copies that were removed before this instant and not stored again, each followed by the note of the removal. */
async function goneFiles(store: Files, before: Date): Promise<string[]> {
  const gone = (await store.list('gone/')).map(({ key }) => readGoneName(key)).filter(isThere);
  const old = gone.filter(({ at }) => at < before);
  const doomed: string[] = [];
  for (const { name, key, at } of old) {
    for (const { key: copy } of await store.list(`files/${key}/`)) {
      const stored = Number(/\/(\d+)-\d+-of-\d+$/.exec(copy)?.[1] ?? Number.POSITIVE_INFINITY);
      if (stored <= at.getTime()) doomed.push(copy);
    }
    doomed.push(name);
  }
  return doomed;
}
