import type { MultipartFile } from '@fastify/multipart';

/**
 * Reads an uploaded file completely. Rejects with status 413 when it exceeds its limit; `toBuffer` alone would return
 * a truncated file when the limit falls between two chunks.
 */
export async function uploadedBytes(part: MultipartFile): Promise<Buffer> {
  const bytes = await part.toBuffer();
  if (part.file.truncated)
    throw Object.assign(new Error('the uploaded file is larger than its limit'), { statusCode: 413 });
  return bytes;
}
