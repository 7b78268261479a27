import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../http/problem.ts';

/** A file of a multipart body with the fields that came before it; an empty one has no bytes. */
export type UploadedFile = { name: string; bytes: Uint8Array; fields: MultipartFile['fields'] };

/**
 * Reads the file in a multipart field completely; null when there is none. `maxBytes` replaces the server's limit for
 * uploads.
 */
export async function uploadedFile(
  request: FastifyRequest,
  field: string,
  maxBytes?: number,
): Promise<UploadedFile | 'tooLarge' | null> {
  if (!request.isMultipart()) return null;
  try {
    const part = await request.file(maxBytes === undefined ? {} : { limits: { fileSize: maxBytes } });
    if (!part) return null;
    const bytes = await uploadedBytes(part);
    return part.fieldname === field ? { name: part.filename, bytes, fields: part.fields } : null;
  } catch (error) {
    const { statusCode } = error as { statusCode?: number };
    if (statusCode === 413) return 'tooLarge';
    // The parser's own errors name no status: a body without boundary or end is the sender's fault.
    throw statusCode === undefined ? new Problem(400, 'common.malformed') : error;
  }
}

/** `toBuffer` alone would return a truncated file when the limit falls between two chunks. */
async function uploadedBytes(part: MultipartFile): Promise<Buffer> {
  const bytes = await part.toBuffer();
  if (part.file.truncated)
    throw Object.assign(new Error('the uploaded file is larger than its limit'), { statusCode: 413 });
  return bytes;
}

/** The file's name as people read it: without control and invisible characters, at most 200 characters. */
export const shownName = ({ name }: UploadedFile): string =>
  [...name.replace(/[\p{C}]/gu, '')].slice(0, 200).join('');
