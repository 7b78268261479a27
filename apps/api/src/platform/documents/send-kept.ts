import type { OpenFile } from '../files/files.ts';
import type { CallHttp } from '../http/call.ts';

/** Response headers of a stored file; `hash` identifies its content. */
type Sending = {
  hash: string;
  fileName: string;
  /** False sends `no-store`, for files that must not stay on a shared computer. */
  store?: boolean;
};

/** Sets the headers; answers 304 and returns true when the browser already has this file. */
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

/** Sends an opened file. */
export async function sendOpen({ reply }: CallHttp, { stream, size, type }: OpenFile): Promise<void> {
  await reply.type(type).header('content-length', size).send(stream);
}

function knows(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes(etag);
}
