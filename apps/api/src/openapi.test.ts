import { describe, expect, it } from 'vitest';
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

/** A body of one kind, or of one of several kinds. */
type Body = { additionalProperties?: boolean; oneOf?: Body[]; anyOf?: Body[] };
type Call = {
  parameters?: {
    in: string;
    name: string;
    required?: boolean;
    schema?: { enum?: string[]; not?: object };
  }[];
  requestBody?: { content: Record<string, { schema: Body }> };
  responses: Record<string, unknown>;
};
const calls = async () => {
  const { paths } = JSON.parse(await openApiDocument()) as { paths: Record<string, Record<string, Call>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ name: `${method} ${path}`, path, call })),
  );
};

it('every list says by which fields it can be sorted, or refuses to be', async () => {
  const open = (await calls()).filter(({ call }) => {
    const named = (name: string) => call.parameters?.find((one) => one.in === 'query' && one.name === name);
    const sort = named('sort')?.schema;
    return named('page') && !sort?.enum && !sort?.not;
  });
  expect(open.map(({ name }) => name)).toEqual([]);
});

it('every path parameter is described, and no operation id is used twice', async () => {
  const all = await calls();
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  for (const { name, path, call } of all) {
    const parts = [...path.matchAll(/\{(\w+)\}/g)].map(([, part]) => part).sort();
    const documented = (call.parameters ?? []).filter((one) => one.in === 'path');
    expect([name, documented.map((one) => one.name).sort()]).toEqual([name, parts]);
    expect([name, documented.every((one) => one.required)]).toEqual([name, true]);
  }
});

it('the document shows which bodies accept no unknown fields', async () => {
  const open = (await calls()).flatMap(({ name, call }) => {
    const schema = call.requestBody?.content['application/json']?.schema;
    if (!schema) return [];
    const kinds = schema.oneOf ?? schema.anyOf ?? [schema];
    return kinds.every((kind) => kind.additionalProperties === false) ? [] : [name];
  });
  expect(open.sort()).toEqual(['post /auth/login', 'post /auth/register', 'post /payments/create']);
});

it('the document is the same each time, so that a changed call shows as a change', async () => {
  expect(await openApiDocument()).toBe(await openApiDocument());
});

describe('shared schemas of the document', () => {
  type Part = { [name: string]: Part };
  const read = async () => JSON.parse(await openApiDocument()) as { paths: Part; components: Part };
  const partsIn = (part: unknown): Part[] =>
    typeof part === 'object' && part !== null
      ? [...(Array.isArray(part) ? [] : [part as Part]), ...Object.values(part).flatMap(partsIn)]
      : [];

  it('every reference leads to a schema, and every schema is referred to', async () => {
    const document = await read();
    const references = partsIn(document).flatMap(({ $ref }) => (typeof $ref === 'string' ? [$ref] : []));
    const names = Object.keys(document.components.schemas ?? {});
    expect([...new Set(references)].sort()).toEqual(names.map((one) => `#/components/schemas/${one}`).sort());
    expect(names.length).toBeGreaterThan(60);
  });

  it('a large part of replies is described once, under its name in api-schemas.ts', async () => {
    const { paths, components } = await read();
    const replies = Object.values(paths).flatMap((calls) =>
      Object.values(calls).flatMap(({ responses }) => partsIn(responses)),
    );
    const texts = [...replies, ...partsIn(components.schemas)]
      .filter(({ properties }) => properties !== undefined)
      .map((part) => JSON.stringify(part))
      .filter((text) => text.length > 600);
    const repeated = texts.filter((text, n) => texts.indexOf(text) < n);
    // The signed-in person is a reply of the first calls, which are written out.
    const others = repeated.filter((text) => !text.includes('"twoStepEnabled"'));
    expect(others).toEqual([]);
  });
});
