import { existsSync } from 'node:fs';
import { glob, link, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** So many builds before the newest keep their assets. */
const KEPT_BUILDS = 2;
/** In a build's folder: the assets of each build that it holds, the newest first. */
const LIST = '.assets';
const ASSETS = 'client/assets';

/**
 * Links the assets of the last builds into a new one: pages that are open, and processes of the release before, ask for them. Their
 * names change with their content, so none replaces another.
 */
export async function keepAssets(oldBuild: string, newBuild: string): Promise<void> {
  const before = await listsOf(oldBuild);
  const own = await assetsOf(newBuild);
  for (const file of new Set(before.slice(0, KEPT_BUILDS).flat())) {
    const [from, to] = [join(oldBuild, ASSETS, file), join(newBuild, ASSETS, file)];
    if (existsSync(to) || !existsSync(from)) continue;
    await mkdir(dirname(to), { recursive: true });
    await link(from, to);
  }
  await writeFile(join(newBuild, LIST), JSON.stringify([own, ...before.slice(0, KEPT_BUILDS)]));
}

async function listsOf(build: string): Promise<string[][]> {
  const list = join(build, LIST);
  if (existsSync(list)) return JSON.parse(await readFile(list, 'utf8')) as string[][];
  const assets = await assetsOf(build);
  return assets.length > 0 ? [assets] : [];
}

async function assetsOf(build: string): Promise<string[]> {
  const cwd = join(build, ASSETS);
  const files: string[] = [];
  for await (const entry of glob('**/*', { cwd, withFileTypes: true }))
    if (entry.isFile()) files.push(join(entry.parentPath, entry.name).slice(cwd.length + 1));
  return files.sort();
}
