import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { KeyNormalizer } from 'flydrive';
import { S3mini } from 's3mini';
import { OutOfTime, withinDeadline } from '../deadline.ts';
import { contentOf, typeOf } from './file-content.ts';
import type { Files } from './files.ts';
import type { BucketPlace } from './files-place.ts';

/**
 * Timeout for an upload or for the start of a reply, where less is not left of the running call; a download may then take as long as
 * its reader needs.
 */
const TIMEOUT_MS = 60_000;

const keys = new KeyNormalizer();
/** Applies the rules that keys have on the disk: no `..`, and no character with a meaning in a URL. */
const objectName = (key: string) => keys.normalize(key);

/** Stores files in an S3 bucket. s3mini signs the requests (SigV4); an object's content type follows from its key. */
export function bucketFiles({ endpoint, region, keyId, secret }: BucketPlace): Files {
  const bucket = new S3mini({
    endpoint,
    region,
    accessKeyId: keyId,
    secretAccessKey: secret,
    fetch: fetchWithTimeout,
  });
  return {
    place: endpoint,
    async put(key, content) {
      const [name, type] = [objectName(key), typeOf(key)];
      if (content instanceof Uint8Array) await bucket.putObject(name, content, type);
      else {
        const body = Readable.toWeb(contentOf(content)) as globalThis.ReadableStream;
        await bucket.putObject(name, body, type, undefined, undefined, content.size);
      }
    },
    async get(key) {
      const bytes = await bucket.getObjectArrayBuffer(objectName(key));
      if (bytes === null) throw new Error(`no file ${key}`);
      return new Uint8Array(bytes);
    },
    async open(key) {
      const response = await bucket.getObjectResponse(objectName(key));
      if (response === null) return null;
      const stream = response.body ? Readable.fromWeb(response.body as ReadableStream) : Readable.from([]);
      return { stream, size: Number(response.headers.get('content-length')), type: typeOf(key) };
    },
    async exists(key) {
      return (await bucket.objectExists(objectName(key))) === true;
    },
    async remove(key) {
      await bucket.deleteObject(objectName(key));
    },
    async list(prefix) {
      const objects = await bucket.listObjects('/', prefix);
      if (objects === null) throw new Error('the bucket does not exist');
      return objects.map(({ Key, Size }) => ({ key: Key, size: Number(Size) }));
    },
  };
}

/** Node requires `duplex` for a stream body; the DOM types do not know it. */
const STREAM_BODY = { duplex: 'half' };

/** `fetch` with a timeout, so that a service that does not answer cannot block a call for ever. */
const fetchWithTimeout: typeof fetch = async (input, init) => {
  const controller = new AbortController();
  const timer = setTimeout(
    () => controller.abort(new OutOfTime('the bucket did not answer in time')),
    withinDeadline(TIMEOUT_MS),
  );
  try {
    return await fetch(input, { ...init, ...STREAM_BODY, signal: controller.signal });
  } finally {
    clearTimeout(timer);
  }
};
