// `node scripts/run.mjs <script.ts> [arguments]`: installs when needed, then runs the script under this project's Node.
import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { installWhenNeeded, ownNode, root } from './install.mjs';
import { nodeFlags } from './node-flags.mjs';

const startedAt = Math.round(performance.timeOrigin);
installWhenNeeded();
const [script, ...args] = process.argv.slice(2);
const node = ownNode();
const child = spawn(node, [...nodeFlags, join(root, script), ...args], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    FASIH_STARTED_AT: String(startedAt),
    // Compiled scripts are kept: a start of the school needs half the processor time.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules', '.cache', 'node'),
    PATH: [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
  },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
