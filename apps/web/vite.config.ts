import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/** Kept as packages of the server, so that the API and the pages share one React and one router. */
const SHARED_WITH_THE_SERVER = ['react', 'react-dom', 'react-router'];

/** What pages behind the sign-in are made of: contracts, queries, the theme. */
const APP_PACKAGES = /node_modules\/(@mantine\/(core\/esm\/core|hooks)|@floating-ui|clsx|@tanstack|zod)\//;
/** What a page without a field does not load. */
const FIELD_PACKAGES = /node_modules\/@mantine\/(form|core\/esm\/components)\//;

/** Whether a module, or one it imports, is of these packages. */
function needs(packages: RegExp, id: string, modules: ModuleReader, seen = new Set<string>()): boolean {
  if (packages.test(id)) return true;
  seen.add(id);
  const imports = modules.getModuleInfo(id)?.importedIds ?? [];
  return imports.some((next) => !seen.has(next) && needs(packages, next, modules, seen));
}
type ModuleReader = { getModuleInfo(id: string): { importedIds: string[] } | null };

/** The group of one of our own modules, by the packages that it brings along. */
function groupOf(id: string, modules: ModuleReader): string {
  if (needs(FIELD_PACKAGES, id, modules)) return 'forms';
  return needs(APP_PACKAGES, id, modules) ? 'kit' : 'core';
}

/**
 * Few files instead of many crumbs: packages that all pages with React need, the icons they share, and what forms are made
 * of; then our own modules that many pages share: with forms (`forms`), with queries (`kit`) and with neither (`core`, all
 * that /pretest loads).
 */
const GROUPS = [
  // The root has the button's styles, so these come with it: before the styles of any page, which override them.
  {
    name: 'base',
    test: /\/(ui\/parts\/(basics|button|course-path|layout)|site\/components\/(page-hero|steps))\.module\.css$/,
    priority: 4,
  },
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 3 },
  { name: 'icons', test: /node_modules\/@tabler\//, minShareCount: 2, priority: 2 },
  // What only lists or a menu need stays with them.
  { name: 'app', test: APP_PACKAGES, minShareCount: 20, priority: 2 },
  { name: 'fields', test: FIELD_PACKAGES, minShareCount: 20, priority: 1 },
  // By themselves, so that they come after the base and before what a page adds.
  { name: 'parts', test: /\/ui\/parts\/.*\.module\.css$/, minShareCount: 30, priority: 3 },
  {
    name: groupOf,
    test: /\/(apps\/web\/src|libs)\/.*\.tsx?$/,
    minShareCount: 30,
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
