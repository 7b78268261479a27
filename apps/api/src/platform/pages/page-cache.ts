import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** A rendered response, ready to send. */
export type KeptPage = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  etag: string | null;
  /** The compressed body, made once. */
  compressed(encoding: 'br' | 'gzip'): Buffer;
};

const MAX_PAGES = 400;

/** Cache of rendered pages; drops the least recently used, so old content versions age out. */
export function createPageCache(): LRUCache<string, KeptPage> {
  return new LRUCache({ max: MAX_PAGES });
}

/**
 * Prepares a router response for sending: policy, entity tag, compression. A cached page (`kept`) is compressed
 * thoroughly, a page sent once is compressed quickly.
 */
export function keptPage(
  response: Response,
  body: Buffer,
  kept: boolean,
  policyOf: (html: string) => string,
): KeptPage {
  const headers: Record<string, string> = {};
  response.headers.forEach((value, name) => {
    headers[name] = value;
  });
  headers['cache-control'] ??= 'no-cache';
  const isHtml = (headers['content-type'] ?? '').startsWith('text/html');
  if (isHtml) headers['content-security-policy'] = policyOf(body.toString('utf8'));
  const compressed = compressor(body, kept);
  if (response.status !== 200) return { status: response.status, headers, body, etag: null, compressed };
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  headers.etag = etag;
  return { status: 200, headers, body, etag, compressed };
}

function compressor(body: Buffer, kept: boolean): KeptPage['compressed'] {
  const made: { br?: Buffer; gzip?: Buffer } = {};
  const effort = { params: { [constants.BROTLI_PARAM_QUALITY]: kept ? 9 : 4 } };
  return (encoding) => {
    made[encoding] ??= encoding === 'br' ? brotliCompressSync(body, effort) : gzipSync(body);
    return made[encoding];
  };
}

/** The smallest encoding the client accepts; q=0 means it does not accept it (RFC 9110, 12.5.3). */
export function pickEncoding(accepted: string | undefined): 'br' | 'gzip' | null {
  const taken = new Set<string>();
  for (const part of (accepted ?? '').toLowerCase().split(',')) {
    const [form = '', ...weights] = part.split(';').map((one) => one.trim());
    if (!weights.some((one) => /^q=0(\.0*)?$/.test(one))) taken.add(form);
  }
  if (taken.has('br')) return 'br';
  return taken.has('gzip') ? 'gzip' : null;
}
