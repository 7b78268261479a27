import { describe, expect, it } from 'vitest';
import { fromPositionName, positionName, positionText, readPosition, segmentName } from './lsn.ts';
import {
  baseName,
  fileName,
  goneName,
  leftName,
  manifestName,
  partName,
  readBaseName,
  readFileName,
  readGoneName,
  readLeftName,
  readWalName,
  walName,
} from './names.ts';

const AT = new Date('2026-11-02T01:00:00.123Z');

describe('names in the store', () => {
  it('of a backup lead back to its series, its begin and its object', () => {
    const base = baseName('b7', AT);
    expect(base).toBe('base/b7/1793581200123');
    expect(readBaseName(manifestName(base))).toEqual({
      prefix: base,
      series: 'b7',
      at: AT,
      object: 'manifest',
    });
    expect(readBaseName(partName(base, 12))?.object).toBe('part-00012');
    // Ninety-nine thousand parts sort by their number.
    expect([partName(base, 10), partName(base, 9)].sort()).toEqual([partName(base, 9), partName(base, 10)]);
  });

  it('of a piece of the log lead back to its positions', () => {
    const [from, to] = [readPosition('16/B374D848'), readPosition('16/B4000000')];
    const name = walName('b7', from, to, AT);
    expect(name).toBe('wal/b7/00000016b374d848-00000016b4000000-1793581200123');
    expect(readWalName(name)).toEqual({ name, series: 'b7', from, to, at: AT });
  });

  it('of a file keep the folders of its key', () => {
    const name = fileName('photos/ab/1-2-of-3.webp', AT, 2, 3);
    expect(readFileName(name)).toEqual({ name, key: 'photos/ab/1-2-of-3.webp', at: AT, part: 2, parts: 3 });
    const gone = goneName('photos/ab/x.webp', AT);
    expect(readGoneName(gone)).toEqual({ name: gone, key: 'photos/ab/x.webp', at: AT });
  });

  it('of what left the machine say when', () => {
    const name = leftName(AT, '0190a000');
    expect(readLeftName(name)).toEqual({ name, at: AT });
  });

  it.each([
    ['a stranger', 'notes.txt'],
    ['a backup without an object', 'base/b7/1793581200123/'],
    ['a backup without a begin', 'base/b7/today/manifest'],
    ['a log with a short position', 'wal/b7/16b374d848-00000016b4000000-1793581200123'],
    ['a log in capitals', 'wal/b7/00000016B374D848-00000016b4000000-1793581200123'],
    ['a part without a total', 'files/photos/x.webp/1793581200123-1'],
    ['a removal without a time', 'gone/photos/x.webp/never'],
    ['something left without an id', 'left/1793581200123-'],
    ['something left in a folder', 'left/1793581200123-a/b'],
  ])('of %s mean nothing', (_what, name) => {
    for (const read of [readBaseName, readWalName, readFileName, readGoneName, readLeftName])
      expect([read.name, read(name)]).toEqual([read.name, null]);
  });
});

describe("positions in the database's log", () => {
  it.each([
    ['0/0', 0n],
    ['0/FFFFFFFF', 0xffffffffn],
    ['1/0', 0x100000000n],
    ['16/B374D848', 0x16b374d848n],
    ['FFFFFFFF/FFFFFFFF', 0xffffffffffffffffn],
  ])('%s is byte %s, and is written the same way again', (text, bytes) => {
    expect(readPosition(text)).toBe(bytes);
    expect(positionText(bytes)).toBe(text);
    expect(fromPositionName(positionName(bytes))).toBe(bytes);
  });

  it('sort by their names', () => {
    const positions = [0x100000000n, 0xffffffffn, 0x9n, 0x10n];
    expect(positions.map(positionName).sort().map(fromPositionName)).toEqual([
      0x9n,
      0x10n,
      0xffffffffn,
      0x100000000n,
    ]);
  });

  const MB_16 = 16 * 2 ** 20;
  it.each([
    ['the first file', 1, 0n, MB_16, '000000010000000000000000'],
    ['the last byte of a file', 1, 0xffffffn, MB_16, '000000010000000000000000'],
    ['the first byte of the next', 1, 0x1000000n, MB_16, '000000010000000000000001'],
    ['the last file of 4 GB', 1, 0xffffffffn, MB_16, '0000000100000000000000FF'],
    ['the first one after 4 GB', 1, 0x100000000n, MB_16, '000000010000000100000000'],
    ['another timeline', 26, 0x16b374d848n, MB_16, '0000001A00000016000000B3'],
    ['files of 64 MB', 1, 0x100000000n - 1n, 64 * 2 ** 20, '00000001000000000000003F'],
  ])('%s has the name that PostgreSQL gives it', (_what, timeline, position, bytes, name) => {
    expect(segmentName(timeline, position, bytes)).toBe(name);
  });
});
