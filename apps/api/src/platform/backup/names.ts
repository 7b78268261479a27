import { fromPositionName, type LogPosition, positionName } from './lsn.ts';

/*
 * Names of objects in the store carry their times and positions, so that what is kept, removed and restored is decided by lists
 * alone: a machine that cannot read old backups can still tidy them.
 *
 *   base/<series>/<began>/part-00000     the database's files, as one tar in parts
 *   base/<series>/<began>/manifest       written last: the backup is complete
 *   wal/<series>/<from>-<to>-<stored>    the write-ahead log
 *   files/<key>/<stored>-<n>-of-<m>      one part of a file
 *   gone/<key>/<removed>                 the school removed this file
 *   left/<stored>-<id>                   what had left the machine: receipt numbers, erasures, payment pages
 *   place/<id>                           this is the store that the backups go to
 */

export type BaseName = { prefix: string; series: string; at: Date };
export type WalName = { name: string; series: string; from: LogPosition; to: LogPosition; at: Date };
export type FileName = { name: string; key: string; at: Date; part: number; parts: number };
export type GoneName = { name: string; key: string; at: Date };
export type LeftName = { name: string; at: Date };

export const baseName = (series: string, at: Date): string => `base/${series}/${at.getTime()}`;
export const partName = (base: string, n: number): string => `${base}/part-${String(n).padStart(5, '0')}`;
export const manifestName = (base: string): string => `${base}/manifest`;
export const walName = (series: string, from: LogPosition, to: LogPosition, at: Date): string =>
  `wal/${series}/${positionName(from)}-${positionName(to)}-${at.getTime()}`;
export const fileName = (key: string, at: Date, part: number, parts: number): string =>
  `files/${key}/${at.getTime()}-${part}-of-${parts}`;
export const goneName = (key: string, at: Date): string => `gone/${key}/${at.getTime()}`;
export const markName = (id: string): string => `place/${id}`;
export const leftName = (at: Date, id: string): string => `left/${at.getTime()}-${id}`;

/** What a name says, or null for a stranger's object. */
export function readBaseName(name: string): (BaseName & { object: string }) | null {
  const [, prefix = '', series = '', ms, object = ''] = /^(base\/([^/]+)\/(\d+))\/(.+)$/.exec(name) ?? [];
  return object === '' ? null : { prefix, series, at: new Date(Number(ms)), object };
}

export function readWalName(name: string): WalName | null {
  const [, series = '', from = '', to = '', ms] =
    /^wal\/([^/]+)\/([0-9a-f]{16})-([0-9a-f]{16})-(\d+)$/.exec(name) ?? [];
  return series === ''
    ? null
    : { name, series, from: fromPositionName(from), to: fromPositionName(to), at: new Date(Number(ms)) };
}

export function readFileName(name: string): FileName | null {
  const [, key = '', ms, part, parts] = /^files\/(.+)\/(\d+)-(\d+)-of-(\d+)$/.exec(name) ?? [];
  return key === ''
    ? null
    : { name, key, at: new Date(Number(ms)), part: Number(part), parts: Number(parts) };
}

export function readGoneName(name: string): GoneName | null {
  const [, key = '', ms] = /^gone\/(.+)\/(\d+)$/.exec(name) ?? [];
  return key === '' ? null : { name, key, at: new Date(Number(ms)) };
}

export function readLeftName(name: string): LeftName | null {
  const [, ms] = /^left\/(\d+)-[^/]+$/.exec(name) ?? [];
  return ms === undefined ? null : { name, at: new Date(Number(ms)) };
}

export const isThere = <T>(value: T | null): value is T => value !== null;
