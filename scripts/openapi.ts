import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApiDocument } from '../apps/api/src/http/openapi.ts';

/** Writes the API document that is committed for others to read; a test fails when it is not fresh. */
const file = join(import.meta.dirname, '../apps/api/openapi.json');
writeFileSync(file, await openApiDocument());
console.log(`Wrote ${file}`);
