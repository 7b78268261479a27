import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { beforeEach, describe, expect, it } from 'vitest';
import { shared } from '../../../test/shared.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { checkedFiles } from './checked-files.ts';
import { diskFiles, type Files } from './files.ts';

const app = shared(startTestApp);
let files: Files;
let alerts: string[];
beforeEach(() => {
  alerts = [];
  const error = (facts: { key: string }, words: string) => alerts.push(`${words}: ${facts.key}`);
  files = checkedFiles(diskFiles(app.dataDir), app.pool, { error } as unknown as TestApp['services']['log']);
});

const pathOf = (key: string) => join(app.dataDir, 'files', key);
/** One bit of the file turns, as on a failing disk. */
function damage(key: string): void {
  const bytes = readFileSync(pathOf(key));
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);
  writeFileSync(pathOf(key), bytes);
}

describe.each([
  ['small', 40_000],
  ['large', 3_000_000],
])('a %s file', (name, size) => {
  it('is read as it was stored, from bytes and from a stream', async () => {
    const bytes = randomBytes(size);
    await files.put(`photos/${name}-1.webp`, bytes);
    const stream = Readable.from([bytes.subarray(0, 7), bytes.subarray(7)]);
    await files.put(`photos/${name}-2.webp`, { stream, size });
    for (const key of [`photos/${name}-1.webp`, `photos/${name}-2.webp`]) {
      const open = await files.open(key);
      expect([open?.size, open && (await buffer(open.stream)).equals(bytes)]).toEqual([size, true]);
      expect(Buffer.from(await files.get(key)).equals(bytes)).toBe(true);
    }
    expect(alerts).toEqual([]);
  });

  it('that is damaged, cut short or lost is an alert and never a wrong file', async () => {
    const key = `photos/${name}-3.webp`;
    await files.put(key, randomBytes(size));
    damage(key);
    let sent = 0;
    const reading = async () => {
      const open = await files.open(key);
      for await (const part of open?.stream ?? []) sent += (part as Buffer).length;
    };
    await expect(reading()).rejects.toThrow('is damaged');
    expect(sent).toBeLessThan(size);
    await expect(files.get(key)).rejects.toThrow('is damaged');
    writeFileSync(pathOf(key), readFileSync(pathOf(key)).subarray(1));
    await expect(files.open(key)).rejects.toThrow('is damaged');
    rmSync(pathOf(key));
    expect(await files.open(key)).toBeNull();
    expect(alerts.map((one) => /damaged|missing/.exec(one)?.[0])).toEqual([
      'damaged',
      'damaged',
      'damaged',
      'missing',
    ]);
  });
});

describe('files', () => {
  it('from before checksums are read all the same; a removed one leaves no checksum', async () => {
    await diskFiles(app.dataDir).put('photos/old.webp', Buffer.from('old'));
    expect(Buffer.from(await files.get('photos/old.webp')).toString()).toBe('old');
    const count = async () =>
      (await app.pool.query('select count(*)::integer as n from file_checksum')).rows[0].n;
    const before = await count();
    await files.put('photos/new.webp', Buffer.from('new'));
    await files.put('photos/new.webp', Buffer.from('newer'));
    expect(await count()).toBe(before + 1);
    await files.remove('photos/new.webp');
    expect(await count()).toBe(before);
  });

  it('whose stream breaks off before it is read are not stored, and nothing else fails', async () => {
    const stream = new Readable({ read: () => undefined });
    const put = files.put('photos/unread.webp', { stream, size: 5000 });
    stream.destroy(new Error('the line is gone'));
    await expect(put).rejects.toThrow();
    expect(await files.exists('photos/unread.webp')).toBe(false);
  });

  it('made anew by another process are right for this one, too', async () => {
    const log = { error: (_: unknown, words?: string) => alerts.push(words ?? '') };
    const other = checkedFiles(diskFiles(app.dataDir), app.pool, log);
    await files.put('documents/one.pdf', Buffer.from('as it was made'));
    await other.put('documents/one.pdf', Buffer.from('as it is made now'));
    expect(Buffer.from(await files.get('documents/one.pdf')).toString()).toBe('as it is made now');
    const open = await files.open('documents/one.pdf');
    expect(open && (await buffer(open.stream)).toString()).toBe('as it is made now');
    expect(alerts).toEqual([]);
  });
});
