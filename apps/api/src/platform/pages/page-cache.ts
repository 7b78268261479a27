import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** A rendered answer as it goes over the wire. */
export type KeptPage = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  etag: string | null;
  /** The compressed form of the body, made once and then at hand. */
  compressed(encoding: 'br' | 'gzip'): Buffer;
};

const MAX_PAGES = 400;

/** Rendered pages, the least used dropped first. Old content versions age out by themselves. */
export function createPageCache(): LRUCache<string, KeptPage> {
  return new LRUCache({ max: MAX_PAGES });
}

/**
 * Makes an answer of the router ready to be sent: policy, entity tag, compressed forms. A page that will be sent many
 * times (`kept`) is worth the effort of a small form; one that is sent once is compressed quickly.
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

/** The smallest form that the reader takes; what it gives no weight at all (`br;q=0`) it cannot read (RFC 9110, 12.5.3). */
export function pickEncoding(accepted: string | undefined): 'br' | 'gzip' | null {
  const taken = new Set<string>();
  for (const part of (accepted ?? '').toLowerCase().split(',')) {
    const [form = '', ...weights] = part.split(';').map((one) => one.trim());
    if (!weights.some((one) => /^q=0(\.0*)?$/.test(one))) taken.add(form);
  }
  if (taken.has('br')) return 'br';
  return taken.has('gzip') ? 'gzip' : null;
}
