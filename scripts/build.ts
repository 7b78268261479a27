import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cp, glob, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { keepAssets } from './keep-assets.ts';
import { makeSitePictures } from './site-pictures.ts';

const root = join(import.meta.dirname, '..');
const web = join(root, 'apps/web/build');
const mark = join(web, '.inputs');
/** Made beside the one in use, so that a running site misses nothing meanwhile. */
const nextWeb = `${web}.next`;
const client = join(nextWeb, 'client');

/** What the build is made of: when none of it changed, the last build is used again. */
const INPUTS = [
  'apps/web/src/**/*',
  'apps/web/public/**/*',
  'apps/web/*.{ts,json}',
  'apps/api/src/**/*.tsx',
  'libs/**/*.ts',
  'content/**/*.{ts,svg,json}',
  'package-lock.json',
  'scripts/{build,keep-assets,site-pictures}.ts',
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
  await rm(nextWeb, { recursive: true, force: true });
  run('react-router', ['build'], join(root, 'apps/web'), quiet, { FASIH_BUILD: 'build.next' });
  await cp(join(root, 'content/pictures'), join(client, 'pictures'), { recursive: true });
  await makeSitePictures(client);
  await compressTwins();
  await keepAssets(web, nextWeb);
  await buildTemplates(quiet);
  await writeFile(join(nextWeb, '.inputs'), wanted);
  await putInPlace(nextWeb, web);
}

/** Renames a new folder to its place, in which nothing is missing but for an instant. */
async function putInPlace(fresh: string, place: string): Promise<void> {
  const old = `${place}.old`;
  await rm(old, { recursive: true, force: true });
  if (existsSync(place)) await rename(place, old);
  await rename(fresh, place);
  await rm(old, { recursive: true, force: true });
}

/** Node runs `.ts` but not `.tsx`: templates are compiled into `apps/api/dist`. */
export async function buildTemplates(quiet: boolean): Promise<void> {
  const templates = join(root, 'apps/api/dist');
  await rm(`${templates}.next`, { recursive: true, force: true });
  run('tsc', ['-p', 'apps/api/tsconfig.templates.json', '--outDir', `${templates}.next`], root, quiet);
  await putInPlace(`${templates}.next`, templates);
}

function run(command: string, args: string[], cwd: string, quiet: boolean, env = {}): void {
  const bin = join(root, 'node_modules/.bin', command);
  const done = spawnSync(process.execPath, [bin, ...args], {
    cwd,
    encoding: 'utf8',
    stdio: quiet ? 'pipe' : 'inherit',
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  if (done.status !== 0) {
    console.error(done.stdout, done.stderr);
    throw new Error(`${command} failed`);
  }
}

if (import.meta.main) await build({ quiet: false });
