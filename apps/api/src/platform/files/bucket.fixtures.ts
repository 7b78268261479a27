import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The parts of a request that AWS Signature Version 4 covers; header names are lower case. */
export type SignedRequest = {
  method: string;
  /** Path and query as sent, percent-encoded. */
  url: string;
  headers: IncomingHttpHeaders;
};

/** Whether a request carries the signature of this secret. Written from the published algorithm, not from a client. */
export function isSigned(request: SignedRequest, keyId: string, secret: string): boolean {
  const authorization =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    );
  if (!authorization) return false;
  const [, usedKeyId = '', day = '', region = '', names = '', signature = ''] = authorization;
  const [path = '', query = ''] = request.url.split('?');
  const canonical = [
    request.method,
    path,
    query.split('&').filter(Boolean).sort().join('&'),
    ...names.split(';').map((name) => `${name}:${String(request.headers[name] ?? '').trim()}`),
    '',
    names,
    request.headers['x-amz-content-sha256'],
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer>(
    (made, part) => hmac(made, part),
    Buffer.from(`AWS4${secret}`),
  );
  return (
    usedKeyId === keyId &&
    names.split(';').includes('host') &&
    hmac(key, toSign).toString('hex') === signature
  );
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();

export type TestBucket = {
  /** The `FILES_URL` of this bucket, optionally with another secret. */
  url(secret?: string): string;
  /** The stored objects by key. */
  objects: Map<string, { bytes: Buffer; type: string }>;
  stop(): Promise<void>;
};

const KEY_ID = 'school-files';
const SECRET = 'a/secret+with=everything@in:it';

/** A server that keeps one bucket in memory like an S3-compatible service: signed calls only, path-style addresses. */
export async function startTestBucket(): Promise<TestBucket> {
  const objects: TestBucket['objects'] = new Map();
  const server = createServer((request, response) => {
    answer(objects, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: (secret = SECRET) =>
      `s3://${KEY_ID}:${encodeURIComponent(secret)}@127.0.0.1:${port}/school?region=ap-southeast-3&tls=off`,
    objects,
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

async function answer(
  objects: TestBucket['objects'],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = '', url = '', headers } = request;
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  const key = /^\/school\/([^?]+)$/.exec(url)?.[1];
  if (!isSigned({ method, url, headers }, KEY_ID, SECRET))
    return refuse(response, 403, 'SignatureDoesNotMatch');
  if (method === 'GET' && /^\/school\/?\?/.test(url)) return list(objects, url, response);
  if (!key) return refuse(response, 404, 'NoSuchBucket');
  if (method === 'PUT') {
    // Like S3, requires the size of an upload.
    if (headers['content-length'] === undefined) return refuse(response, 411, 'MissingContentLength');
    objects.set(decodeURIComponent(key), {
      bytes: Buffer.concat(chunks),
      type: headers['content-type'] ?? 'binary/octet-stream',
    });
    response.end();
    return;
  }
  if (method === 'DELETE') {
    objects.delete(decodeURIComponent(key));
    response.writeHead(204).end();
    return;
  }
  const found = objects.get(decodeURIComponent(key));
  if (!found) return refuse(response, 404, 'NoSuchKey');
  response.writeHead(200, { 'content-type': found.type, 'content-length': found.bytes.length });
  response.end(method === 'HEAD' ? undefined : found.bytes);
}

/** Objects of one answer; S3 has up to 1,000, and this is enough for a second page in tests. */
const PAGE = 3;

function list(objects: TestBucket['objects'], url: string, response: ServerResponse): void {
  const query = new URL(url, 'http://bucket').searchParams;
  const from = Number(query.get('continuation-token') ?? 0);
  const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).sort();
  const contents = keys
    .slice(from, from + PAGE)
    .map((key) => `<Contents><Key>${key}</Key><Size>${objects.get(key)?.bytes.length}</Size></Contents>`);
  const more = from + PAGE < keys.length;
  const next = more ? `<NextContinuationToken>${from + PAGE}</NextContinuationToken>` : '';
  response.writeHead(200, { 'content-type': 'application/xml' });
  response.end(
    `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
  );
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(
    `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
  );
}
