import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPassing } from '../db/outage.ts';
import { withDeadline } from '../deadline.ts';
import { isSigned, startTestBucket, type TestBucket } from './bucket.fixtures.ts';
import { type Files, openFileStorage } from './files.ts';
import { filesPlace } from './files-place.ts';

let bucket: TestBucket;
let folder: string;

beforeAll(async () => {
  bucket = await startTestBucket();
  folder = mkdtempSync(join(tmpdir(), 'fasih-files-'));
});
afterAll(async () => {
  await bucket.stop();
  rmSync(folder, { recursive: true, force: true });
});

const at = (url: string): Promise<Files> => {
  const place = filesPlace(url);
  if (!place) throw new Error('not a place of files');
  return openFileStorage(place, '/nowhere');
};

const slices = (bytes: Buffer, size: number) =>
  Array.from({ length: Math.ceil(bytes.length / size) }, (_, n) => bytes.subarray(n * size, (n + 1) * size));

describe.each([
  [
    'the disk',
    () => pathToFileURL(folder).href,
    () =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((one) => one.isFile())
        .map((one) => one.name),
  ],
  ['a bucket', () => bucket.url(), () => [...bucket.objects.keys()].map((key) => key.split('/').at(-1))],
])('files on %s', (_name, url, names) => {
  it('return byte for byte what was stored: small, large and empty', async () => {
    const files = await at(url());
    for (const size of [0, 1, 700, 3_000_000]) {
      const bytes = randomBytes(size);
      await files.put(`photos/size-${size}.webp`, bytes);
      expect(Buffer.from(await files.get(`photos/size-${size}.webp`)).equals(bytes)).toBe(true);
    }
  });

  it('are opened as a stream with size and type', async () => {
    const files = await at(url());
    const bytes = randomBytes(400_000);
    await files.put('materials/unit-1/part_2.pdf', bytes);
    const open = await files.open('materials/unit-1/part_2.pdf');
    expect([open?.size, open?.type]).toEqual([400_000, 'application/pdf']);
    expect(open && (await buffer(open.stream)).equals(bytes)).toBe(true);
    await files.put('materials/page.html', Buffer.from('<script>'));
    const page = await files.open('materials/page.html');
    expect(page?.type).toBe('application/octet-stream');
    page?.stream.destroy();
  });

  it('are stored from a stream of a known size', async () => {
    const files = await at(url());
    const bytes = randomBytes(2_500_000);
    await files.put('materials/talk.mp3', {
      stream: Readable.from(slices(bytes, 60_000)),
      size: bytes.length,
    });
    expect(Buffer.from(await files.get('materials/talk.mp3')).equals(bytes)).toBe(true);
  });

  it.each([
    ['shorter', 200_001],
    ['longer', 199_999],
  ])('are not stored when their stream is %s than announced', async (kind, size) => {
    const files = await at(url());
    const stream = Readable.from(slices(randomBytes(200_000), 60_000));
    await expect(files.put(`materials/${kind}.mp4`, { stream, size })).rejects.toThrow();
    expect(await files.exists(`materials/${kind}.mp4`)).toBe(false);
    expect(names()).not.toContain(`${kind}.mp4`);
  });

  it('are not stored when their stream breaks off', async () => {
    const files = await at(url());
    const stream = new Readable({ read: () => undefined });
    stream.push(randomBytes(1000));
    setTimeout(() => stream.destroy(new Error('the line is gone')), 30);
    await expect(files.put('materials/broken.pdf', { stream, size: 5000 })).rejects.toThrow();
    expect(await files.exists('materials/broken.pdf')).toBe(false);
  });

  it('are not stored when their stream breaks off before it is read, and nothing else fails', async () => {
    const files = await at(url());
    const stream = new Readable({ read: () => undefined });
    const put = files.put('materials/unread.pdf', { stream, size: 5000 });
    // Emits its error before the disk or the bucket has been opened for it.
    stream.destroy(new Error('the line is gone'));
    await expect(put).rejects.toThrow();
    expect(await files.exists('materials/unread.pdf')).toBe(false);
  });

  it('have keys that cannot leave their place', async () => {
    const files = await at(url());
    for (const key of ['../outside.pdf', 'photos/../../outside.pdf', 'photos/a?b.webp', ''])
      for (const act of [
        () => files.put(key, randomBytes(10)),
        () => files.get(key),
        () => files.open(key),
        () => files.exists(key),
        () => files.remove(key),
      ])
        await expect(act()).rejects.toThrow(/key/i);
  });

  it('are listed with their sizes by the beginning of their keys', async () => {
    const files = await at(url());
    const sizes = new Map(Array.from({ length: 7 }, (_, n) => [`listed/a/${n}.webp`, 10 + n]));
    for (const [key, size] of sizes) await files.put(key, randomBytes(size));
    await files.put('listed/other.webp', randomBytes(1));
    const found = await files.list('listed/a/');
    expect(new Map(found.map(({ key, size }) => [key, size]))).toEqual(sizes);
    expect(await files.list('listed/nothing/')).toEqual([]);
    expect((await files.list('')).length).toBeGreaterThanOrEqual(8);
  });

  it('are gone once removed; removing a missing file is fine', async () => {
    const files = await at(url());
    await files.put('photos/old.webp', randomBytes(10));
    expect(await files.exists('photos/old.webp')).toBe(true);
    await files.remove('photos/old.webp');
    await files.remove('photos/old.webp');
    expect(await files.exists('photos/old.webp')).toBe(false);
    expect(await files.open('photos/old.webp')).toBeNull();
    await expect(files.get('photos/old.webp')).rejects.toThrow();
  });
});

describe('a bucket', () => {
  it('keeps the content type with each file', async () => {
    const files = await at(bucket.url());
    await files.put('certificates/one.pdf', randomBytes(10));
    expect(bucket.objects.get('certificates/one.pdf')?.type).toBe('application/pdf');
  });

  it('with a wrong secret is an error, not a missing file', async () => {
    const good = await at(bucket.url());
    await good.put('photos/kept.webp', randomBytes(10));
    const wrong = await at(bucket.url('another secret'));
    for (const act of [
      () => wrong.put('photos/foreign.webp', randomBytes(10)),
      () => wrong.get('photos/kept.webp'),
      () => wrong.open('photos/kept.webp'),
      () => wrong.exists('photos/kept.webp'),
      () => wrong.remove('photos/kept.webp'),
    ])
      await expect(act()).rejects.toThrow(/403/);
    expect(await good.exists('photos/kept.webp')).toBe(true);
    expect(bucket.objects.has('photos/foreign.webp')).toBe(false);
  });

  it('that never answers is given up when the call must end', async () => {
    const silent = createServer(() => undefined);
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
    try {
      const { port } = silent.address() as AddressInfo;
      const files = await at(`s3://key:secret@127.0.0.1:${port}/school?tls=off`);
      const bytes = randomBytes(10);
      for (const act of [
        () => files.put('photos/any.webp', bytes),
        () => files.get('photos/any.webp'),
        () => files.open('photos/any.webp'),
        () => files.exists('photos/any.webp'),
        () => files.remove('photos/any.webp'),
      ]) {
        const error = await withDeadline<unknown>(150, act).catch((thrown: unknown) => thrown);
        expect(isPassing(error)).toBe(true);
      }
    } finally {
      silent.closeAllConnections();
      silent.close();
    }
  });

  it('that cannot be reached is an error', async () => {
    const files = await at('s3://key:secret@127.0.0.1:1/school?tls=off');
    await expect(files.exists('photos/any.webp')).rejects.toThrow();
  });
});

/** Examples of 'Authenticating Requests: Using the Authorization Header' in Amazon's S3 documentation. */
describe("the check of signatures takes Amazon's own examples", () => {
  const keyId = 'AKIAIOSFODNN7EXAMPLE';
  const secret = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY';
  const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
  const authorization = (names: string, signature: string) =>
    `AWS4-HMAC-SHA256 Credential=${keyId}/20130524/us-east-1/s3/aws4_request,SignedHeaders=${names},Signature=${signature}`;
  const common = { host: 'examplebucket.s3.amazonaws.com', 'x-amz-date': '20130524T000000Z' };
  const get = {
    method: 'GET',
    url: '/test.txt',
    headers: {
      ...common,
      range: 'bytes=0-9',
      'x-amz-content-sha256': EMPTY,
      authorization: authorization(
        'host;range;x-amz-content-sha256;x-amz-date',
        'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
      ),
    },
  };
  const put = {
    method: 'PUT',
    url: '/test%24file.text',
    headers: {
      ...common,
      date: 'Fri, 24 May 2013 00:00:00 GMT',
      'x-amz-content-sha256': '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
      'x-amz-storage-class': 'REDUCED_REDUNDANCY',
      authorization: authorization(
        'date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class',
        '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
      ),
    },
  };
  const list = {
    method: 'GET',
    url: '/?max-keys=2&prefix=J',
    headers: {
      ...common,
      'x-amz-content-sha256': EMPTY,
      authorization: authorization(
        'host;x-amz-content-sha256;x-amz-date',
        '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
      ),
    },
  };

  it.each([
    ['getting', get],
    ['putting', put],
    ['listing', list],
  ])('of %s an object, and refuses them with one character changed', (_name, request) => {
    expect(isSigned(request, keyId, secret)).toBe(true);
    expect(isSigned({ ...request, url: `${request.url}x` }, keyId, secret)).toBe(false);
    expect(isSigned(request, keyId, `${secret}x`)).toBe(false);
  });
});
