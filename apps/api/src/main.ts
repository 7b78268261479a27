import { fork } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { buildApp } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { startEmbeddedPostgres } from './db/embedded/start.ts';
import { migrate } from './db/migrate.ts';
import { createPool } from './db/pool.ts';
import { assertNoDemo, DEMO_LOGINS, seedDemo } from './db/seed/seed.ts';
import { seedCatalogue } from './db/seed/catalogue.ts';
import { startJobs } from './jobs.ts';
import { createMailTransport } from './mail/transport.ts';
import { schoolClock } from './outside/clock.ts';
import { diskFiles } from './outside/files.ts';
import { createMidtrans } from './outside/midtrans.ts';

/** A fault the person who starts the school can mend; printed as its one line, without a stack. */
class StartError extends Error {}

const mode: Config['mode'] = process.argv.includes('--production') ? 'production' : 'demo';
const stops: (() => Promise<void>)[] = [];
let stopping = false;

/** Runs the stops in the opposite order of the starts; a second signal or 10 s end the process anyway. */
async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(code || 1), 10_000).unref();
  for (const one of stops.reverse()) await one().catch((error: Error) => console.error(error.message));
  process.exit(code);
}

async function start(): Promise<void> {
  const began = performance.now();
  const config = readConfig(process.env, mode);
  await assertPortFree(config.port, config.host, 'PORT');
  mkdirSync(config.dataDir, { recursive: true });
  if (config.mode === 'demo') keepDemoSecret(config);

  const databaseUrl = config.databaseUrl ?? (await embedded(config));
  await migrate(databaseUrl);
  const pool = createPool({ url: databaseUrl, max: 20, applicationName: 'fasih' });
  stops.push(() => pool.end());
  if (config.mode === 'production') await assertNoDemo(pool);
  const clock = await schoolClock(pool, config.demoNow);
  await seedCatalogue(pool, clock.now());

  const files = diskFiles(config.dataDir);
  if (config.payments.provider === 'sandbox') await startSandbox(config);
  const midtrans = createMidtrans({
    serverKey: config.payments.serverKey,
    snapUrl: config.payments.snapUrl,
    apiUrl: config.payments.apiUrl,
  });
  const web = {
    build: await import(join(import.meta.dirname, '../../web/build/server/index.js')),
    clientFolder: join(import.meta.dirname, '../../web/build/client'),
  };
  const mail = createMailTransport(config);
  stops.push(async () => mail.close());
  const app = await buildApp({ config, pool, clock, files, midtrans, mail, web });
  if (config.mode === 'demo') await seedDemo(app.services);
  const jobs = await startJobs(app.services);
  stops.push(() => jobs.stop());
  await app.fastify.listen({ port: config.port, host: config.host });
  stops.push(() => app.fastify.close());
  announce(config, performance.now() - began);
}

async function embedded(config: Config): Promise<string> {
  const server = await startEmbeddedPostgres({ dataDir: config.dataDir });
  stops.push(() => server.stop());
  return server.url;
}

/** Demo tokens must outlive a restart, and every process of one demo school must agree on them. */
function keepDemoSecret(config: Config): void {
  if (process.env.APP_SECRET) return;
  const file = join(config.dataDir, 'app.secret');
  if (existsSync(file)) config.appSecret = readFileSync(file, 'utf8').trim();
  else writeFileSync(file, config.appSecret, { mode: 0o600 });
}

async function startSandbox(config: Config): Promise<void> {
  await assertPortFree(config.sandboxPort, '127.0.0.1', 'SANDBOX_PORT');
  const child = fork(join(import.meta.dirname, '../../sandbox/src/main.ts'), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    execArgv: ['--max-semi-space-size=2'],
    env: {
      ...process.env,
      PORT: String(config.sandboxPort),
      HOST: '127.0.0.1',
      DATA_DIR: config.dataDir,
      MIDTRANS_SERVER_KEY: config.payments.serverKey,
      MIDTRANS_CLIENT_KEY: config.payments.clientKey,
      SANDBOX_NOTIFY_URL: config.sandbox.notifyUrl,
      SANDBOX_SPEED: String(config.sandbox.speed),
      ...(config.demoNow ? { DEMO_NOW: config.demoNow.toISOString() } : {}),
    },
  });
  child.on('exit', (code) => {
    if (!stopping) console.error(`The payment sandbox ended (${code}); payments will not work until the next start.`);
  });
  stops.push(async () => {
    child.kill('SIGTERM');
    await new Promise((done) => (child.exitCode === null ? child.once('exit', done) : done(null)));
  });
}

function assertPortFree(port: number, host: string, name: string): Promise<void> {
  if (port === 0) return Promise.resolve();
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const why = error.code === 'EADDRINUSE' ? 'is in use' : `cannot be opened (${error.code})`;
      fail(new StartError(`Port ${port} ${why}. Set ${name} to another one.`));
    });
    probe.listen(port, host, () => probe.close(() => done()));
  });
}

function announce(config: Config, took: number): void {
  const lines = [`Fasih is ready after ${(took / 1000).toFixed(1)} s: ${config.appUrl}`];
  if (config.mode === 'demo') {
    if (config.payments.provider === 'sandbox') lines.push(`Practice payments: ${config.payments.snapUrl}`);
    lines.push('Demo logins, each with the password fasih-demo:');
    for (const login of DEMO_LOGINS) lines.push(`  ${login}`);
  }
  console.log(lines.join('\n'));
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(0));
start().catch((error: unknown) => {
  const known = error instanceof ConfigError || error instanceof StartError || isNamedStartError(error);
  console.error(known ? (error as Error).message : error);
  void stop(1);
});

function isNamedStartError(error: unknown): boolean {
  return error instanceof Error && /^(DatabaseStartError|MigrationError|DemoRefused)$/.test(error.name);
}
