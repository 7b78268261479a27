// Plain JavaScript for whatever Node the machine has: brings in the dependencies, Node 24 among them.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const OLDEST_NODE = 20;
const mark = join(root, 'node_modules', '.fasih-installed');

/**
 * Runs `npm ci` when the lockfile is not what was last installed. A linked folder belongs to another checkout: `npm ci`
 * would empty it there.
 */
export function installWhenNeeded() {
  if (lstatSync(join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) return;
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  // npm leaves out optional packages that do not name its Node, such as those with machine code, and says nothing.
  if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
    console.error(
      `Node ${OLDEST_NODE} or newer is needed, this is ${process.version}: npm install --global node@24 brings it.`,
    );
    process.exit(1);
  }
  console.log('Installing dependencies (once)…');
  const done = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (done.status !== 0) {
    console.error('npm ci failed; see its lines above.');
    process.exit(1);
  }
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(mark, wanted);
}

/** The Node 24 of this project. */
export function ownNode() {
  const bin = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return existsSync(bin) ? bin : join(root, 'node_modules', '.bin', 'node');
}
