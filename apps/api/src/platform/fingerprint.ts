import { createHash } from 'node:crypto';

/** SHA-256, as hex, of a value as JSON: what was previewed is confirmed by it, and any difference gives another one. */
export const fingerprint = (of: unknown): string =>
  createHash('sha256').update(JSON.stringify(of)).digest('hex');
