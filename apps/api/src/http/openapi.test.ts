import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openApiDocument } from './openapi.ts';

it('the committed API document says what the contracts say (npm run openapi writes it anew)', async () => {
  const committed = readFileSync(join(import.meta.dirname, '../../openapi.json'), 'utf8');
  expect(JSON.parse(await openApiDocument())).toEqual(JSON.parse(committed));
});
