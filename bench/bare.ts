import { fork } from 'node:child_process';
import { join } from 'node:path';
import { ended } from './school.ts';

/** Starts the bare server to compare with, on a free port. */
export async function startBare(
  env: Record<string, string>,
): Promise<{ url: string; pid: number; stop(): Promise<void> }> {
  const child = fork(join(import.meta.dirname, 'bare-server.ts'), {
    env: { PATH: process.env.PATH, ...env },
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const port = await new Promise<number>((done, fail) => {
    child.once('message', (told) => done(Number(told)));
    child.once('exit', (code) => fail(new Error(`the bare server ended with ${code}`)));
  });
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: () => ended(child) };
}
