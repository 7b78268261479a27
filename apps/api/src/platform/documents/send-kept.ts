import type { OpenFile } from '../files/files.ts';
import type { CallHttp } from '../http/call.ts';

/** Response headers of a stored file; `hash` identifies its content. */
type FileHeaders = {
  hash: string;
  fileName: string;
  /** False sends `no-store`, for files that must not stay on a shared computer; true by default. */
  browserMayStore?: boolean;
};

/** Sets the headers of the file; replies 304 and returns true when the browser has this file already. */
export async function replyNotModified(
  { request, reply }: CallHttp,
  { hash, fileName, browserMayStore = true }: FileHeaders,
): Promise<boolean> {
  const etag = `"${hash}"`;
  reply
    .header('etag', etag)
    .header('cache-control', browserMayStore ? 'private, no-cache' : 'private, no-store')
    .header('content-disposition', `inline; filename="${fileName}"`);
  if (!includesTag(request.headers['if-none-match'], etag)) return false;
  await reply.code(304).send();
  return true;
}

/** Sends an opened file. */
export async function sendOpenFile({ reply }: CallHttp, { stream, size, type }: OpenFile): Promise<void> {
  await reply.type(type).header('content-length', size).send(stream);
}

/** Whether an `If-None-Match` header names the tag; weak tags count. */
function includesTag(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag);
}
