import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: true,
  // One small cached file names all routes: no per-page manifest in the HTML and no extra endpoint.
  routeDiscovery: { mode: 'initial' },
  splitRouteModules: false,
} satisfies Config;
