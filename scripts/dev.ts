import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.ts';

/** Work with reload: builds and starts the school, and does so again a moment after something was saved. */
const root = join(import.meta.dirname, '..');
const WATCHED = ['apps/api/src', 'apps/web/src', 'apps/sandbox/src', 'libs', 'content'];
let school: ReturnType<typeof spawn> | undefined;
let timer: NodeJS.Timeout | undefined;
let restarting = Promise.resolve();

async function restart(): Promise<void> {
  const old = school;
  if (old && old.exitCode === null) {
    const ended = new Promise((done) => old.once('exit', done));
    old.kill('SIGTERM');
    await ended;
  }
  try {
    await build();
  } catch {
    console.log('The build failed; waiting for the next change.');
    return;
  }
  school = spawn(process.execPath, [join(root, 'apps/api/src/main.ts')], { cwd: root, stdio: 'inherit' });
}

function soon(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    restarting = restarting.then(restart);
  }, 200);
}

for (const folder of WATCHED) watch(join(root, folder), { recursive: true }, soon);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    school?.once('exit', () => process.exit(0));
    if (!school?.kill('SIGTERM')) process.exit(0);
  });
}
restarting = restart();
