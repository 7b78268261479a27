import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { KeyNormalizer } from 'flydrive';
import { S3mini } from 's3mini';
import { contentOf, typeOf } from './file-content.ts';
import type { Files } from './files.ts';
import type { BucketPlace } from './files-place.ts';

/** Timeout in ms until the service answers, including an upload; downloads then take as long as their reader. */
const PATIENCE_MS = 60_000;

const keys = new KeyNormalizer();
/** The disk's rules for keys apply here too: no `..` and no character with a meaning in a URL. */
const nameOf = (key: string) => keys.normalize(key);

/** Files in a bucket. Every call is signed (SigV4, by s3mini); objects get the content type of their key. */
export function bucketFiles({ endpoint, region, keyId, secret }: BucketPlace): Files {
  const bucket = new S3mini({
    endpoint,
    region,
    accessKeyId: keyId,
    secretAccessKey: secret,
    fetch: askBucket,
  });
  return {
    async put(key, content) {
      const [name, type] = [nameOf(key), typeOf(key)];
      if (content instanceof Uint8Array) await bucket.putObject(name, content, type);
      else {
        const body = Readable.toWeb(contentOf(content)) as globalThis.ReadableStream;
        await bucket.putObject(name, body, type, undefined, undefined, content.size);
      }
    },
    async get(key) {
      const bytes = await bucket.getObjectArrayBuffer(nameOf(key));
      if (bytes === null) throw new Error(`no file ${key}`);
      return new Uint8Array(bytes);
    },
    async open(key) {
      const answer = await bucket.getObjectResponse(nameOf(key));
      if (answer === null) return null;
      const stream = answer.body ? Readable.fromWeb(answer.body as ReadableStream) : Readable.from([]);
      return { stream, size: Number(answer.headers.get('content-length')), type: typeOf(key) };
    },
    async exists(key) {
      return (await bucket.objectExists(nameOf(key))) === true;
    },
    async remove(key) {
      await bucket.deleteObject(nameOf(key));
    },
  };
}

/** Node requires `duplex` for a stream body; the DOM types do not know it. */
const STREAMS = { duplex: 'half' };

/** Adds a timeout, so that a silent service cannot hold a call for ever. */
const askBucket: typeof fetch = async (input, init) => {
  const slow = new AbortController();
  const late = setTimeout(() => slow.abort(new Error('the bucket did not answer in time')), PATIENCE_MS);
  try {
    return await fetch(input, { ...init, ...STREAMS, signal: slow.signal });
  } finally {
    clearTimeout(late);
  }
};
