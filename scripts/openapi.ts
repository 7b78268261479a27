import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApiDocument } from '../apps/api/src/openapi.ts';

/** Writes the API document, the same that the server sends at /api/openapi.json, for tools that read a file. */
const file = join(import.meta.dirname, '../apps/api/openapi.json');
writeFileSync(file, await openApiDocument());
console.log(`Wrote ${file}`);
