import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/** Kept as packages of the server, so that the API and the pages share one React and one router. */
const SHARED_WITH_THE_SERVER = ['react', 'react-dom', 'react-router'];

const FORM_PACKAGES = /node_modules\/(@mantine\/(core|hooks|form)|@floating-ui|clsx|@tanstack|zod)\//;

/** Whether a module, or one it imports, needs a package that forms and tables are made of. */
function needsFormPackages(id: string, modules: ModuleReader, seen = new Set<string>()): boolean {
  if (FORM_PACKAGES.test(id)) return true;
  seen.add(id);
  const imports = modules.getModuleInfo(id)?.importedIds ?? [];
  return imports.some((next) => !seen.has(next) && needsFormPackages(next, modules, seen));
}
type ModuleReader = { getModuleInfo(id: string): { importedIds: string[] } | null };

/**
 * Few files instead of many crumbs: packages that all pages with React need, the icons they share, what forms are made of,
 * and our own modules that many pages share, with forms (`kit`) and without (`core`, all that /pretest loads).
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
  { name: 'app', test: FORM_PACKAGES, minShareCount: 20, priority: 1 },
  // By themselves, so that they come after the base and before what a page adds.
  { name: 'parts', test: /\/ui\/parts\/.*\.module\.css$/, minShareCount: 30, priority: 3 },
  {
    name: (id: string, modules: ModuleReader) => (needsFormPackages(id, modules) ? 'kit' : 'core'),
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
