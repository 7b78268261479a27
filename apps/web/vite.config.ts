import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/** Kept as packages of the server, so that the API and the pages share one React and one router. */
const SHARED_WITH_THE_SERVER = ['react', 'react-dom', 'react-router'];

/**
 * Few files instead of many crumbs: what every page needs is one file, with the icons in use; what forms and areas share
 * is another. Pages and texts stay on their own, so that a page loads only what it shows.
 */
const GROUPS = [
  { name: 'react', test: /rolldown\/runtime|node_modules\/(react|react-dom|scheduler)\//, priority: 40 },
  { name: 'router', test: /node_modules\/react-router\//, priority: 30 },
  {
    name: 'frame',
    test: /node_modules\/@tabler\/|libs\/(messages\/src\/plural|school\/src\/(basics\/(age-group|rupiah|roles)|catalogue\/policy\/(numbers|units)|routes))\.ts|apps\/web\/src\/(lib\/(early-submit|after-hydration|routes|texts|language|language-store|page-head|structured-data|social|site|session|session-store|client|problem|renewal|scheme)\.tsx?|shell\/(public|program-slugs|logo|floating|offline|lost|use-dropdown)[\w.-]*|site\/components\/(page-hero|steps|later)\.|ui\/(button|basics|switches|icons|course-path)\.tsx?|ui\/parts\/(button|basics|switches|course-path)\.)/,
    priority: 10,
  },
  {
    name: 'app',
    test: /node_modules\/(@mantine\/(core|hooks|form)|@floating-ui|clsx|@tanstack|zod)\//,
    minShareCount: 2,
    priority: 5,
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
