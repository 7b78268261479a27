import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** A rendered answer as it goes over the wire. */
export type KeptPage = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  etag: string | null;
  encoded: { br?: Buffer; gzip?: Buffer };
};

const MOST_PAGES = 400;

/** Rendered pages, the least used dropped first. Old content versions age out by themselves. */
export function createPageCache(): LRUCache<string, KeptPage> {
  return new LRUCache({ max: MOST_PAGES });
}

/** Makes an answer of the router ready to be sent many times: policy, entity tag, compressed forms. */
export function keptPage(response: Response, body: Buffer, policyOf: (html: string) => string): KeptPage {
  const headers: Record<string, string> = {};
  response.headers.forEach((value, name) => {
    headers[name] = value;
  });
  headers['cache-control'] ??= 'no-cache';
  const isHtml = (headers['content-type'] ?? '').startsWith('text/html');
  if (isHtml) headers['content-security-policy'] = policyOf(body.toString('utf8'));
  if (response.status !== 200) return { status: response.status, headers, body, etag: null, encoded: {} };
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  headers.etag = etag;
  return {
    status: 200,
    headers,
    body,
    etag,
    encoded: {
      br: brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
      gzip: gzipSync(body),
    },
  };
}

/** The best form that the browser takes and we have. */
export function pickEncoding(accepted: string | undefined, page: KeptPage): 'br' | 'gzip' | null {
  if (!accepted) return null;
  if (page.encoded.br && /\bbr\b/.test(accepted)) return 'br';
  return page.encoded.gzip && /\bgzip\b/.test(accepted) ? 'gzip' : null;
}
