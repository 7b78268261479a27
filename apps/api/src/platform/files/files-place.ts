import { fileURLToPath } from 'node:url';

/** A bucket of an S3-compatible service, asked by path (`https://host/bucket/key`), which every such service takes. */
export type BucketPlace = {
  kind: 'bucket';
  /** With the bucket in it: `https://s3.eu-central-1.amazonaws.com/school`. */
  endpoint: string;
  region: string;
  keyId: string;
  secret: string;
};

/** Where files are kept; without a folder it is the one in the data folder. */
export type FilesPlace = { kind: 'folder'; folder?: string } | BucketPlace;

/**
 * Reads `FILES_URL`: `file:///folder`, or `s3://key:secret@host[:port]/bucket?region=…&tls=off`, in which key and secret
 * are percent-encoded. Null when it is neither; the text holds a secret, so nobody repeats it.
 */
export function filesPlace(text: string): FilesPlace | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.protocol === 's3:') return bucketPlace(url);
  if (url.protocol !== 'file:' || url.host !== '') return null;
  return { kind: 'folder', folder: fileURLToPath(url) };
}

/** Every S3-compatible service knows this one; the region is a part of each signature. */
const REGION = 'us-east-1';

function bucketPlace(url: URL): BucketPlace | null {
  const bucket = /^\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/?$/.exec(url.pathname)?.[1];
  const { region = REGION, tls = 'on', ...strangers } = Object.fromEntries(url.searchParams);
  const keyId = decoded(url.username);
  const secret = decoded(url.password);
  const isGood =
    url.hostname !== '' && /^[a-z0-9-]+$/.test(region) && (tls === 'on' || tls === 'off') && url.hash === '';
  if (!bucket || !keyId || !secret || !isGood || Object.keys(strangers).length > 0) return null;
  const endpoint = `${tls === 'on' ? 'https' : 'http'}://${url.host}/${bucket}`;
  return { kind: 'bucket', endpoint, region, keyId, secret };
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
