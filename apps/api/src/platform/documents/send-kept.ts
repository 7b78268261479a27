import type { OpenFile } from '../files/files.ts';
import type { CallHttp } from '../http/call.ts';

/** What an answer with a kept file says about it; `hash` names everything that the file shows. */
type Sending = {
  hash: string;
  fileName: string;
  /** `no-store` for what must not stay on a shared computer; the others may be kept and asked about again. */
  store?: boolean;
};

/** Says what comes, inside the browser; answers 304 and true when the reader has exactly this file already. */
export async function answerKnown(
  { request, reply }: CallHttp,
  { hash, fileName, store = true }: Sending,
): Promise<boolean> {
  const etag = `"${hash}"`;
  reply
    .header('etag', etag)
    .header('cache-control', store ? 'private, no-cache' : 'private, no-store')
    .header('content-disposition', `inline; filename="${fileName}"`);
  if (!knows(request.headers['if-none-match'], etag)) return false;
  await reply.code(304).send();
  return true;
}

/** Sends an open file. */
export async function sendOpen({ reply }: CallHttp, { stream, size, type }: OpenFile): Promise<void> {
  await reply.type(type).header('content-length', size).send(stream);
}

function knows(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes(etag);
}
