import { expect, it } from 'vitest';
import { openApiDocument } from '../apps/api/src/openapi.ts';
import { readCalls, readPage, writtenPage } from './paths.ts';

it('docs/paths.md lists the calls as their contracts are today', async () => {
  expect(readPage(), 'docs/paths.md is stale: run npm run paths').toBe(await writtenPage());
});

it('and they are the calls that the server answers', async () => {
  const { paths } = JSON.parse(await openApiDocument()) as { paths: Record<string, object> };
  const answered = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  );
  const listed = (await readCalls()).map(({ contract: { method, path } }) => `${method} ${path}`);
  expect(listed.toSorted()).toEqual(answered.toSorted());
  expect(listed.length).toBeGreaterThan(200);
});
