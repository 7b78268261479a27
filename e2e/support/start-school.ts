import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { stopServer } from '@fasih/api/platform/db/embedded/stop-server';
import { freePort } from '../../scripts/free-port.ts';
import { quickFolder } from '../../scripts/quick-folder.ts';

/** A running school for journeys. */
export type RunningSchool = {
  url: string;
  sandboxUrl: string;
  dataDir: string;
  /** Ends it and starts it again on the same ports and data, with these settings beside its first ones. */
  restart(env: Record<string, string>): Promise<void>;
  /** Milliseconds that its last start took. */
  startTook(): number;
  /** Ends it and keeps its data. */
  end(): Promise<void>;
  /** Ends it and removes its data. */
  stop(): Promise<void>;
};

/** Starts the demo school as `npm start` does, on free ports and, unless one is given, on an empty data folder. */
export async function runSchool(
  env: Record<string, string> = {},
  dataDir = quickFolder('fasih-e2e-'),
): Promise<RunningSchool> {
  const [port, sandboxPort] = await Promise.all([freePort(), freePort()]);
  const settings = {
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    SANDBOX_SPEED: '600',
    // So that people of one machine can come from several networks.
    TRUST_PROXY: '127.0.0.1',
    ...env,
  };
  let { end, took } = await begin(settings, dataDir);
  return {
    url: `http://127.0.0.1:${port}`,
    sandboxUrl: `http://127.0.0.1:${sandboxPort}`,
    dataDir,
    async restart(more) {
      await end();
      ({ end, took } = await begin({ ...settings, ...more }, dataDir));
    },
    startTook: () => took,
    end: () => end(),
    async stop() {
      await end();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Starts the process and answers, once it serves, how long that took and how to end it. */
async function begin(
  settings: Record<string, string>,
  dataDir: string,
): Promise<{ end: () => Promise<void>; took: number }> {
  const began = performance.now();
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../apps/api/src/main.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DRAIN_SECONDS: '0', ...settings },
  });
  // A journey that is broken off takes its school along.
  const kill = () => child.kill('SIGTERM');
  process.once('exit', kill);
  await ready(child);
  return {
    took: performance.now() - began,
    async end() {
      process.off('exit', kill);
      if (child.exitCode !== null) return;
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await ended;
      // On a busy machine the school's own ten seconds may be over before its database has stopped.
      await stopServer(dataDir, join(dataDir, 'postgres'));
    },
  };
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((done, fail) => {
    let printed = '';
    child.stdout?.on('data', (bytes: Buffer) => {
      printed += bytes.toString('utf8');
      if (printed.includes('is ready')) done();
    });
    child.once('exit', (code) => fail(new Error(`the school ended with ${code}:\n${printed}`)));
  });
}
