import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import type { Pool } from 'pg';
import { inject } from 'vitest';
import { type App, buildApp } from '../src/app.ts';
import { testClock } from '../src/platform/clock.ts';
import { type Config, readConfig } from '../src/platform/config.ts';
import { cloneDatabase, dropDatabase } from '../src/platform/db/embedded/test-databases.ts';
import { createPool } from '../src/platform/db/pool.ts';
import { openFileStorage } from '../src/platform/files/files.ts';
import type { Api } from '../src/platform/http/api.ts';
import type { WebBuild } from '../src/platform/pages/pages.ts';
import { createMidtrans, type Midtrans } from '../src/platform/provider/midtrans.ts';
import { createMailTransport } from '../src/platform/smtp/transport.ts';
import { TEMPLATE } from './database-setup.ts';

/** The school's clock in tests, unless a test sets it: a Monday morning in Jakarta. */
export const MONDAY_MORNING = '2026-11-02T02:00:00Z';

export type TestApp = App & {
  config: Config;
  pool: Pool;
  clock: ReturnType<typeof testClock>;
  dataDir: string;
  /** Lets so many milliseconds pass. */
  passes(ms: number): void;
  /** Asks the app as a client would, without a socket. */
  ask(method: string, path: string, options?: AskOptions): Promise<Answer>;
  stop(): Promise<void>;
};

export type AskOptions = {
  token?: string;
  /** A form is sent as a browser sends it, everything else as JSON. */
  body?: unknown;
  lang?: 'id' | 'en';
  headers?: Record<string, string>;
  cookies?: Record<string, string>;
  address?: string;
};

export type Answer = {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests read replies of every shape, and the guard has checked them
  body: any;
  headers: Record<string, unknown>;
  cookies: { name: string; value: string }[];
};

/** Status and code of an answer, e.g. `409 waiting.over`; the status alone where it is no refusal. */
export const resultOf = ({ status, body }: Answer): string => `${status} ${body?.code ?? ''}`.trim();

/** The body of an answer that must be good; throws what was refused. */
export function bodyOf({ status, body }: Answer): Answer['body'] {
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
}

/** Reads rows of the school's database, which may start later. */
export const rowsOf =
  (app: Pick<TestApp, 'pool'>) =>
  async (text: string, params: unknown[] = []) =>
    (await app.pool.query(text, params)).rows;

/** A whole app on a database of its own, as `npm start` builds it, with a clock the test can set. */
export async function startTestApp(
  options: {
    now?: string;
    midtrans?: Midtrans;
    env?: Record<string, string>;
    web?: WebBuild;
    features?: (api: Api) => void;
    /** The address of a prepared database, which stays afterwards. */
    database?: string;
  } = {},
): Promise<TestApp> {
  const server = inject('databaseServer');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const url = options.database ?? (await cloneDatabase(server, TEMPLATE, name));
  const dataDir = mkdtempSync(join(tmpdir(), 'fasih-app-'));
  const config = readConfig(
    {
      LOG_LEVEL: 'silent',
      DATA_DIR: dataDir,
      APP_SECRET: 'a secret for tests that is long enough',
      APP_URL: 'http://127.0.0.1:3000',
      ...options.env,
    },
    'demo',
  );
  // Patient: on a busy machine a new connection takes longer than a school lets its callers wait.
  const pool = createPool({ url, max: 10, applicationName: 'fasih-test', connectWithinMs: 10_000 });
  const clock = testClock(options.now ?? MONDAY_MORNING);
  const midtrans =
    options.midtrans ??
    createMidtrans({
      serverKey: config.payments.serverKey,
      snapUrl: config.payments.snapUrl,
      apiUrl: config.payments.apiUrl,
    });
  const app = await buildApp({
    config,
    pool,
    clock,
    files: await openFileStorage(config.files, dataDir),
    midtrans,
    mail: createMailTransport(config),
    busyAfterMs: 0,
    ...(options.web ? { web: options.web } : {}),
    ...(options.features ? { features: options.features } : {}),
  });

  async function ask(method: string, path: string, ask: AskOptions = {}): Promise<Answer> {
    const form = ask.body instanceof FormData ? new Response(ask.body) : null;
    const body = form ? Buffer.from(await form.arrayBuffer()) : (ask.body as object | undefined);
    const answer = await app.fastify.inject({
      method: method as NonNullable<InjectOptions['method']>,
      url: `/api${path}`,
      remoteAddress: ask.address ?? '203.0.113.7',
      headers: {
        'accept-language': ask.lang ?? 'id',
        'user-agent': 'Chrome on Android',
        ...(ask.token ? { authorization: `Bearer ${ask.token}` } : {}),
        ...(form ? { 'content-type': form.headers.get('content-type') ?? '' } : {}),
        ...ask.headers,
      },
      ...(ask.cookies ? { cookies: ask.cookies } : {}),
      ...(body === undefined ? {} : { payload: body }),
    });
    const json = String(answer.headers['content-type'] ?? '').startsWith('application/json');
    const reply = json && answer.payload ? JSON.parse(answer.payload) : answer.payload;
    // Whatever a test is about: a refusal that reads 'undefined' lacks a parameter.
    if (answer.statusCode >= 400 && /undefined|Invalid Date|NaN/.test(reply?.message))
      throw new Error(`${method} ${path} refuses with '${reply.message}'`);
    return {
      status: answer.statusCode,
      body: reply,
      headers: answer.headers,
      cookies: answer.cookies,
    };
  }

  return {
    ...app,
    config,
    pool,
    clock,
    dataDir,
    passes: (ms) => clock.set(new Date(clock.now().getTime() + ms)),
    ask,
    async stop() {
      await app.fastify.close();
      app.services.mail.close();
      await pool.end();
      if (!options.database) await dropDatabase(server, name);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
