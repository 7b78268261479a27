import { lstat, mkdtemp, readdir, readFile, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { untar } from './untar.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fasih-untar-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

type Entry = { name: string; kind?: string; content?: Buffer; link?: string; prefix?: string; size?: Buffer };

/** One entry as PostgreSQL writes it: a block of facts, then the content in whole blocks. */
function entry({ name, kind = '0', content = Buffer.alloc(0), link = '', prefix = '', size }: Entry): Buffer {
  const header = Buffer.alloc(512);
  header.write(name, 0);
  (size ?? Buffer.from(content.length.toString(8).padStart(11, '0'))).copy(header, 124);
  header.write(kind, 156);
  header.write(link, 157);
  header.write('ustar\x0000', 257);
  header.write(prefix, 345);
  return Buffer.concat([header, content, Buffer.alloc((512 - (content.length % 512)) % 512)]);
}

const END = Buffer.alloc(1024);

/** The archive in pieces of so many bytes, as a network delivers it. */
async function* inPieces(archive: Buffer, bytes: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < archive.length; at += bytes) {
    yield archive.subarray(at, at + bytes);
    yield Buffer.alloc(0);
  }
}

const unpack = (entries: Entry[], bytes = 300, end = END) =>
  untar(inPieces(Buffer.concat([...entries.map(entry), end]), bytes), folder);
const read = (name: string) => readFile(join(folder, name));

describe('an archive of a database', () => {
  it.each([1, 7, 511, 512, 513, 100_000])('is unpacked from pieces of %i bytes', async (bytes) => {
    const content = Buffer.alloc(1300, 'halaman ');
    await unpack(
      [
        { name: 'base/', kind: '5' },
        { name: 'base/1', content },
        { name: 'PG_VERSION', content: Buffer.from('18\n') },
        { name: 'empty' },
        { name: 'exact', content: Buffer.alloc(512, 'x') },
      ],
      bytes,
    );
    expect((await readdir(folder)).sort()).toEqual(['PG_VERSION', 'base', 'empty', 'exact']);
    expect((await read('base/1')).equals(content)).toBe(true);
    expect((await read('PG_VERSION')).toString()).toBe('18\n');
    expect([(await read('empty')).length, (await read('exact')).length]).toEqual([0, 512]);
  });

  it('keeps what it unpacks from other users of the machine', async () => {
    await unpack([
      { name: 'base/', kind: '5' },
      { name: 'secret', content: Buffer.from('x') },
    ]);
    const modeOf = async (name: string) => (await lstat(join(folder, name))).mode & 0o777;
    expect([await modeOf('base'), await modeOf('secret')]).toEqual([0o700, 0o600]);
  });

  it('makes links, and folders that stand in no entry of their own', async () => {
    await unpack([
      { name: 'pg_tblspc/', kind: '5' },
      { name: 'pg_tblspc/16400', kind: '2', link: '/mnt/fast' },
      { name: 'file', prefix: 'a/long/path', content: Buffer.from('deep') },
    ]);
    expect(await readlink(join(folder, 'pg_tblspc/16400'))).toBe('/mnt/fast');
    expect((await read('a/long/path/file')).toString()).toBe('deep');
  });

  it('reads a size that is written as a number, as from 8 GB on', async () => {
    const size = Buffer.alloc(12);
    size[0] = 0x80;
    size.writeBigUInt64BE(3n, 4);
    await unpack([
      { name: 'large', content: Buffer.from('abc'), size },
      { name: 'next', content: Buffer.from('d') },
    ]);
    expect([(await read('large')).toString(), (await read('next')).toString()]).toEqual(['abc', 'd']);
  });

  it.each(['../outside', 'base/../../outside', '..'])('with the name %s is refused', async (name) => {
    await expect(unpack([{ name, content: Buffer.from('x') }])).rejects.toThrow('outside its folder');
    await expect(lstat(join(folder, '..', 'outside'))).rejects.toThrow('ENOENT');
  });

  it('a name that only begins like the folder is one inside it', async () => {
    await unpack([{ name: '..data', content: Buffer.from('x') }]);
    expect(await readdir(folder)).toEqual(['..data']);
  });

  it('that is cut in a file or in the facts before it is refused', async () => {
    const whole = entry({ name: 'file', content: Buffer.alloc(1000, 'x') });
    for (const length of [100, 512, 900, 1400])
      await expect(untar(inPieces(whole.subarray(0, length), 64), join(folder, `${length}`))).rejects.toThrow(
        'the archive is cut',
      );
  });

  it('ends with its last entry where the empty blocks at the end are missing', async () => {
    await unpack([{ name: 'file', content: Buffer.alloc(512, 'x') }], 512, Buffer.alloc(0));
    expect((await read('file')).length).toBe(512);
  });

  it('with one name twice is refused, and the first file stays', async () => {
    await expect(
      unpack([
        { name: 'file', content: Buffer.from('first') },
        { name: 'file', content: Buffer.from('second') },
      ]),
    ).rejects.toThrow('EEXIST');
    expect((await read('file')).toString()).toBe('first');
  });
});
