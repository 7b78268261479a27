import { build } from './build.ts';

await build();
await import('../apps/api/src/main.ts');
