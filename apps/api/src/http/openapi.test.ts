import { expect, it } from 'vitest';
import { openApiDocument } from './openapi.ts';

it('the API document describes the calls for outside clients with their bodies', async () => {
  const document = JSON.parse(await openApiDocument()) as {
    openapi: string;
    paths: Record<string, Record<string, { requestBody?: unknown; responses: Record<string, unknown> }>>;
  };
  expect(document.openapi).toMatch(/^3\./);
  const calls = [
    ['get', '/user/me'],
    ['get', '/user/profile'],
    ['post', '/auth/login'],
    ['post', '/auth/register'],
    ['get', '/packages'],
    ['post', '/payments/create'],
  ] as const;
  for (const [method, path] of calls) {
    const call = document.paths[path]?.[method];
    expect(call, `${method} ${path}`).toBeDefined();
    expect(Object.keys(call?.responses ?? {}).join(), `${method} ${path}`).toMatch(/20[01]/);
    if (method === 'post') expect(call?.requestBody, `${method} ${path}`).toBeDefined();
  }
});
