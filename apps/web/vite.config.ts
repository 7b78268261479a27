import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/** Kept as packages of the server, so that the API and the pages share one React and one router. */
const SHARED_WITH_THE_SERVER = ['react', 'react-dom', 'react-router'];

/** Few files instead of many crumbs: packages that all pages with React need, the icons they share, and what forms are made of. */
const GROUPS = [
  // The root has the button's styles, so these come with it: before the styles of any page, which override them.
  {
    name: 'base',
    test: /\/(ui\/parts\/(basics|button|course-path|layout)|site\/components\/(page-hero|steps))\.module\.css$/,
    priority: 4,
  },
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 3 },
  { name: 'icons', test: /node_modules\/@tabler\//, minShareCount: 2, priority: 2 },
  {
    name: 'app',
    test: /node_modules\/(@mantine\/(core|hooks|form)|@floating-ui|clsx|@tanstack|zod)\//,
    minShareCount: 2,
    priority: 1,
  },
];

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [reactRouter()],
  ...(command === 'build' ? { ssr: { noExternal: true, external: SHARED_WITH_THE_SERVER } } : {}),
  build: {
    target: 'es2022',
    sourcemap: false,
    rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups: GROUPS } } },
  },
}));
