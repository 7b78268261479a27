import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { apiSchemas } from './api-schemas.ts';

const REFERENCE = /"\$ref":"#\/components\/schemas\/([^"]+)"/g;
const namesIn = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(REFERENCE)].map(([, name = '']) => name);

/** Removes the schemas that no call refers to; each is made once for input and once for output. */
function removeUnused(paths: unknown, schemas: Record<string, unknown>): void {
  const used = new Set<string>();
  const add = (name: string): void => {
    if (used.has(name)) return;
    used.add(name);
    namesIn(schemas[name]).forEach(add);
  };
  namesIn(paths).forEach(add);
  for (const name of Object.keys(schemas)) if (!used.has(name)) delete schemas[name];
}

const addSchemas = createJsonSchemaTransformObject({ schemaRegistry: apiSchemas });

/** How the OpenAPI document is made from the contracts. */
export const apiDocument: FastifyDynamicSwaggerOptions = {
  openapi: {
    openapi: '3.1.0',
    info: {
      title: 'Fasih',
      version: '1',
      description: 'The API of the school. Times are UTC, amounts whole rupiah.',
    },
    servers: [{ url: '/api' }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  },
  stripBasePath: true,
  transform: createJsonSchemaTransform({ skipList: [], schemaRegistry: apiSchemas }),
  transformObject: (source) => {
    const document = addSchemas(source);
    if ('components' in document) removeUnused(document.paths, document.components?.schemas ?? {});
    return document;
  },
};
