import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const root = join(import.meta.dirname, '../..');
const server = 'apps/api/src';

/**
 * Besides our own code, packages of hundreds of files, which take long to find and open one by one. All others stay packages: they
 * are shared with the pages, load files of their own, or hold machine code.
 */
const TAKEN_IN = /^(?:@fasih|kysely|zod|fastify-type-provider-zod|prom-client|nodemailer|qrcode)(?:\/|$)/;

/** The address of a file of ours, written from the place of the bundle that holds it. */
const HERE = /"@here:([^"]+)"/g;
/** Paths to other scripts of ours, beside `import.meta`. */
const OWN_SCRIPT = /(['"`])(\.{1,2}\/[^'"`\n]*)\.ts\1/g;

/** Everything that is started by its path: the process, the commands, threads, and the templates of mails and PDFs. */
const started = [
  `${server}/start-release.ts`,
  `${server}/main.ts`,
  ...globSync(`${server}/commands/*.ts`, { cwd: root }).filter((file) =>
    readFileSync(join(root, file), 'utf8').includes('import.meta.main'),
  ),
  ...globSync(`${server}/**/*-{worker,thread}.ts`, { cwd: root }).filter((file) =>
    /\b(?:parentPort|workerData)\b/.test(readFileSync(join(root, file), 'utf8')),
  ),
  ...globSync('apps/api/dist/**/*.js', { cwd: root }),
];

const isOurs = (file: string) => file.startsWith(root) && !file.includes('node_modules');

/** For rolldown: the server as a few scripts that keep their places, so that paths from them lead where they did. */
export default {
  input: Object.fromEntries(started.map((file) => [file.replace(/\.[jt]s$/, ''), join(root, file)])),
  platform: 'node',
  external: (name: string) => /^[a-z@]/.test(name) && !TAKEN_IN.test(name),
  plugins: [
    {
      name: 'places',
      transform(code: string, file: string) {
        if (!/\bimport\.meta\.(?:url|dirname)\b/.test(code) || !isOurs(file)) return null;
        const here = relative(root, file);
        return `import { fileURLToPath as pathOf } from 'node:url';${code
          .replaceAll('import.meta.url', `new URL("@here:${here}", import.meta.url).href`)
          .replaceAll('import.meta.dirname', `pathOf(new URL("@here:${dirname(here)}", import.meta.url))`)}`;
      },
      renderChunk(code: string, { fileName }: { fileName: string }) {
        return code
          .replaceAll(HERE, (_, file: string) => JSON.stringify(relative(dirname(fileName), file) || '.'))
          .replaceAll(OWN_SCRIPT, '$1$2.js$1');
      },
    },
  ],
  output: { format: 'esm', entryFileNames: '[name].js', chunkFileNames: `${server}/parts/[name]-[hash].js` },
};
