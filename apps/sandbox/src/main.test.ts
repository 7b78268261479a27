import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
let dataDir: string;
let child: ChildProcess | null = null;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'fasih-sandbox-main-'));
});
afterEach(() => {
  child?.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

function spawnSandbox(more: Record<string, string> = {}): ChildProcess {
  const env = {
    PATH: process.env.PATH,
    SANDBOX_PORT: '0',
    DATA_DIR: dataDir,
    MIDTRANS_SERVER_KEY: 'k',
    ...more,
  };
  child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  return child;
}

async function line(stream: NodeJS.ReadableStream | null): Promise<string> {
  if (stream === null) throw new Error('The process has no such stream.');
  const [first] = (await once(stream, 'data')) as [Buffer];
  return first.toString('utf8');
}

async function start(more: Record<string, string> = {}): Promise<string> {
  const output = await line(spawnSandbox(more).stdout);
  return /http:\S+/.exec(output)?.[0] ?? '';
}

const open = (url: string, id: string) =>
  fetch(`${url}/snap/v1/transactions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Basic ${btoa('k:')}` },
    body: JSON.stringify({ transaction_details: { order_id: id, gross_amount: 10_000 } }),
  });

describe('the sandbox as a process', () => {
  test('killed at any moment, it keeps what it answered; asked to stop, it stops', async () => {
    const url = await start({ DEMO_NOW: '2027-01-04T01:00:00Z' });
    for (let n = 1; n <= 20; n += 1) expect((await open(url, `K-${n}`)).status).toBe(201);
    child?.kill('SIGKILL');
    const again = await start();
    const kept = (await (await fetch(`${again}/sandbox/transactions`)).json()) as { pages: unknown[] };
    expect(kept.pages).toHaveLength(20);
    const clock = (await (await fetch(`${again}/sandbox/clock`)).json()) as { now: string };
    expect(clock.now).toMatch(/^2027-01-04T01:0/);
    const ended = child === null ? null : once(child, 'exit');
    child?.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });

  test('a wrong setting or a busy port is one clear message and exit code 1', async () => {
    const wrong = spawnSandbox({ SANDBOX_SPEED: '-1' });
    const [output, [code]] = await Promise.all([line(wrong.stderr), once(wrong, 'exit')]);
    expect(output).toContain('SANDBOX_SPEED');
    expect(code).toBe(1);
    const first = await start();
    const holder = child;
    const second = spawnSandbox({ SANDBOX_PORT: new URL(first).port, DATA_DIR: join(dataDir, 'other') });
    const [busy, [exit]] = await Promise.all([line(second.stderr), once(second, 'exit')]);
    expect(busy).toContain('EADDRINUSE');
    expect(exit).toBe(1);
    holder?.kill('SIGKILL');
  });
});
