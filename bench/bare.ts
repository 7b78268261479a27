import { fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
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
    child.once('message', (port) => done(Number(port)));
    child.once('exit', (code) => fail(new Error(`the bare server ended with ${code}`)));
  });
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: () => ended(child) };
}

/** The same server sending these bytes of a page (brotli) at `/page`. */
export async function startBarePage(body: Buffer): ReturnType<typeof startBare> {
  const folder = mkdtempSync(join(tmpdir(), 'fasih-bench-page-'));
  const file = join(folder, 'page.br');
  writeFileSync(file, body);
  try {
    return await startBare({ BARE_BODY: file });
  } finally {
    // It has read the page before it listened.
    rmSync(folder, { recursive: true, force: true });
  }
}
