import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  // Built beside the one in use (`scripts/build.ts`).
  buildDirectory: process.env.FASIH_BUILD ?? 'build',
  ssr: true,
  // One small cached file names all routes: no per-page manifest in the HTML and no extra endpoint.
  routeDiscovery: { mode: 'initial' },
  splitRouteModules: false,
} satisfies Config;
