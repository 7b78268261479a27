import type { MultipartFile } from '@fastify/multipart';

/**
 * The whole of an uploaded file. Rejects with status 413 when it is larger than the limit it was read with, also where the
 * limit falls between two pieces of the stream: there `toBuffer` alone would answer the beginning as if it were everything.
 */
export async function uploadedBytes(part: MultipartFile): Promise<Buffer> {
  const bytes = await part.toBuffer();
  if (part.file.truncated)
    throw Object.assign(new Error('the uploaded file is larger than its limit'), { statusCode: 413 });
  return bytes;
}
