import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SandboxOptions } from './options.ts';
import { type RunningSandbox, startSandbox } from './server.ts';

export const testServerKey = 'SB-Mid-server-test';

/** A merchant's notification endpoint that records what it receives and answers as told. */
export type Listener = {
  url: string;
  heard: Record<string, unknown>[];
  answerWith: (status: number, headers?: Record<string, string>) => void;
  close: () => Promise<void>;
};

/** Starts a merchant that listens for notifications on a free port. */
export async function startListener(): Promise<Listener> {
  const heard: Record<string, unknown>[] = [];
  let status = 200;
  let headers: Record<string, string> = {};
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      heard.push(JSON.parse(Buffer.concat(parts).toString('utf8')) as Record<string, unknown>);
      response.writeHead(status, headers).end('{}');
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/notify`,
    heard,
    answerWith: (next, withHeaders = {}) => {
      status = next;
      headers = withHeaders;
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

export type TestSandbox = RunningSandbox & {
  dataDir: string;
  /** Calls as the merchant's server, with the key. */
  call: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Reply>;
  dispose: () => Promise<void>;
};

export type Reply = { status: number; body: Record<string, unknown> };

/** Starts a sandbox on a free port in its own folder. */
export async function startTestSandbox(options: Partial<SandboxOptions> = {}): Promise<TestSandbox> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'fasih-sandbox-'));
  const running = await startSandbox({
    serverKey: testServerKey,
    clientKey: 'SB-Mid-client-test',
    port: 0,
    host: '127.0.0.1',
    ...options,
    dataDir,
  });
  const call: TestSandbox['call'] = async (method, path, body, headers = {}) => {
    const reply = await fetch(`${running.url}${path}`, {
      method,
      headers: {
        authorization: `Basic ${Buffer.from(`${options.serverKey ?? testServerKey}:`).toString('base64')}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
  };
  const dispose = async () => {
    await running.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { ...running, dataDir, call, dispose };
}
