import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cp, glob, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { makeSitePictures } from './site-pictures.ts';

const root = join(import.meta.dirname, '..');
const client = join(root, 'apps/web/build/client');
const mark = join(root, 'apps/web/build/.inputs');

/** What the build is made of: when none of it changed, the last build is used again. */
const INPUTS = [
  'apps/web/src/**/*',
  'apps/web/public/**/*',
  'apps/web/*.{ts,json}',
  'apps/api/src/**/*.tsx',
  'libs/**/*.ts',
  'content/**/*.{ts,svg,json}',
  'package-lock.json',
  'scripts/{build,site-pictures}.ts',
];

async function inputsHash(): Promise<string> {
  const files: string[] = [];
  for await (const file of glob(INPUTS, {
    cwd: root,
    exclude: (name) => String(name).includes('node_modules'),
  })) {
    if (!String(file).endsWith('.test.ts') && !String(file).endsWith('.test.tsx')) files.push(String(file));
  }
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    const content = await readFile(join(root, file)).catch(() => null);
    if (content) hash.update(file).update(content);
  }
  return hash.digest('hex');
}

/** Brotli and gzip twins beside each text file, made once instead of at every request. */
async function compressTwins(): Promise<void> {
  for await (const file of glob(['assets/**/*.{js,css,svg,json}', 'pictures/**/*.svg'], { cwd: client })) {
    const path = join(client, file);
    const bytes = readFileSync(path);
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    );
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

/**
 * Builds the web app, and the mail and PDF templates, unless their inputs are those of the last build; with `ifMissing`,
 * unless there is any build.
 */
export async function build({ quiet = true, ifMissing = false } = {}): Promise<void> {
  if (ifMissing && existsSync(mark)) return;
  const wanted = await inputsHash();
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  console.log('Building the web app…');
  await rm(join(root, 'apps/web/build'), { recursive: true, force: true });
  run('react-router', ['build'], join(root, 'apps/web'), quiet);
  await cp(join(root, 'content/pictures'), join(client, 'pictures'), { recursive: true });
  await makeSitePictures(client);
  await compressTwins();
  await buildTemplates(quiet);
  await writeFile(mark, wanted);
}

/** Node runs `.ts` but not `.tsx`: templates are compiled into `apps/api/dist`. */
export async function buildTemplates(quiet: boolean): Promise<void> {
  await rm(join(root, 'apps/api/dist'), { recursive: true, force: true });
  run('tsc', ['-p', 'apps/api/tsconfig.templates.json'], root, quiet);
}

function run(command: string, args: string[], cwd: string, quiet: boolean): void {
  const bin = join(root, 'node_modules/.bin', command);
  const done = spawnSync(process.execPath, [bin, ...args], {
    cwd,
    encoding: 'utf8',
    stdio: quiet ? 'pipe' : 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (done.status !== 0) {
    console.error(done.stdout, done.stderr);
    throw new Error(`${command} failed`);
  }
}

if (import.meta.main) await build({ quiet: false });
