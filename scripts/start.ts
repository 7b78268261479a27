import { build } from './build.ts';

await build();
// The rendered pages take React from node_modules, which is its slow development form unless told otherwise.
process.env.NODE_ENV ??= 'production';
await import('../apps/api/src/main.ts');
