import { fileURLToPath } from 'node:url';

/**
 * A bucket of an S3-compatible service with path-style addresses (`https://host/bucket/key`), which every such
 * service accepts.
 */
export type BucketPlace = {
  kind: 'bucket';
  /** Includes the bucket: `https://s3.eu-central-1.amazonaws.com/school`. */
  endpoint: string;
  region: string;
  keyId: string;
  secret: string;
};

/** Where files are stored; the default folder is in the data folder. */
export type FilesPlace = { kind: 'folder'; folder?: string } | BucketPlace;

/**
 * Parses `FILES_URL`: `file:///folder`, or `s3://key:secret@host[:port]/bucket?region=…&tls=off` with key and secret
 * percent-encoded. Null when invalid; the text holds a secret, so no error repeats it.
 */
export function filesPlace(text: string): FilesPlace | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.protocol === 's3:') return bucketPlace(url);
  if (url.protocol !== 'file:' || url.host !== '') return null;
  return { kind: 'folder', folder: fileURLToPath(url) };
}

/** Accepted by every S3-compatible service; the region is part of each signature. */
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
