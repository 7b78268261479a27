import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The school as a process that can start again; `ready` resolves when it answers. */
export type SchoolProcess = {
  url: string;
  ready(): Promise<void>;
  restart(): Promise<void>;
  stop(): Promise<void>;
};

/** Runs `apps/api/src/main.ts` with this environment, of which `PORT` names its address. */
export function schoolProcess(root: string, env: NodeJS.ProcessEnv): SchoolProcess {
  const url = `http://127.0.0.1:${env.PORT}`;
  let child: ChildProcess | undefined;
  let current = Promise.resolve();

  async function stop(): Promise<void> {
    const old = child;
    if (!old || old.exitCode !== null || old.signalCode !== null) return;
    const ended = new Promise((done) => old.once('exit', done));
    old.kill('SIGTERM');
    // Nothing is lost by a kill, and nobody waits here for jobs to finish.
    const slow = setTimeout(() => old.kill('SIGKILL'), 300);
    await ended;
    clearTimeout(slow);
  }

  async function start(): Promise<void> {
    // The new process takes its ports only after loading its modules; the old one is gone by then.
    const stopped = stop();
    const started = spawn(process.execPath, [join(root, 'apps/api/src/main.ts')], {
      cwd: root,
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child = started;
    await stopped;
    // A process that ends has said why; the next change starts it again.
    while (started.exitCode === null && !(await answers(url))) await sleep(50);
  }

  return {
    url,
    ready: () => current,
    restart: () => {
      current = current.then(start);
      return current;
    },
    stop,
  };
}

const answers = (url: string) =>
  fetch(`${url}/healthz`).then(
    (response) => response.ok,
    () => false,
  );
