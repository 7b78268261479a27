import { fork } from 'node:child_process';
import { accessSync, constants, existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { type App, buildApp } from './app.ts';
import { seedCatalogue } from './demo/seed/catalogue.ts';
import { assertDemo, assertNoDemo, seedDemo } from './demo/seed/seed.ts';
import type { Env } from './environment.ts';
import { JOBS } from './jobs.ts';
import { DatabaseTime, jobsMayRun, schoolClock } from './platform/clock.ts';
import { type Config, readConfig } from './platform/config.ts';
import { startEmbeddedPostgres } from './platform/db/embedded/start.ts';
import { migrate } from './platform/db/migrate.ts';
import { isDatabaseDown } from './platform/db/outage.ts';
import { endPools, openPools } from './platform/db/pool.ts';
import { examine } from './platform/doctor/examine.ts';
import { openFileStorage } from './platform/files/files.ts';
import { forgetOtherJobs, noteRuns } from './platform/jobs/note-runs.ts';
import { startJobs } from './platform/jobs/run-jobs.ts';
import { makeFolder } from './platform/make-folder.ts';
import type { WebBuild } from './platform/pages/pages.ts';
import { createMidtrans } from './platform/provider/midtrans.ts';
import { createMailTransport } from './platform/smtp/transport.ts';
import { openBackups } from './start-backups.ts';
import { StartError } from './start-error.ts';
import { addressOf, assertPortFree, portOfSandbox, portTaken, withFreePorts } from './start-ports.ts';

/** How a school ends: with or without the seconds in which callers learn of it. */
export type Ending = { drains: boolean };

/** A school that serves; `address` is where it listens. */
export type Running = { config: Config; address: string; log: FastifyBaseLogger };

/** Stops one part of a running school. */
export type Stop = (ending: Ending) => Promise<void>;

/** Time for draining and for running calls to finish, before their connections are closed. */
const FINISH_WITHIN_MS = 7000;

/** Stops the parts in reverse order, all within 10 s. */
export async function stopAll(stops: readonly Stop[], ending: Ending): Promise<void> {
  const slow = performance.now() + 8000;
  for (const one of stops.toReversed()) {
    const leftMs = Math.max(700, slow - performance.now());
    await Promise.race([one(ending), sleep(leftMs)]).catch((error: Error) => console.error(error.message));
  }
}

/**
 * Starts a whole school: database, migrations, seed, payment sandbox, server and jobs. Each part adds its stop function to `stops`,
 * so that a start that fails midway can be undone.
 *
 * @throws {StartError} and the named errors of its parts, with one line that says what to do
 */
export async function startSchool(given: Env, mode: Config['mode'], stops: Stop[]): Promise<Running> {
  const env = await withFreePorts(given);
  const config = readConfig(env, mode);
  await assertPortFree(config.port, config.host, 'PORT');
  openFolder(config.dataDir, 'DATA_DIR');
  if (config.files.kind === 'folder' && config.files.folder) openFolder(config.files.folder, 'FILES_URL');
  if (config.mode === 'demo') keepDemoSecret(env, config);

  const databaseUrl = config.databaseUrl ?? (await embedded(config, stops));
  // Migrations and the replication protocol of backups do not pass a pooler.
  const directUrl = config.databaseDirectUrl ?? databaseUrl;
  const pools = openPools(databaseUrl, config.databasePool, {
    isPooler: config.databaseDirectUrl !== undefined,
    prepares: config.databasePrepared,
  });
  const pool = pools.web;
  stops.push(() => endPools(pools));
  if (config.mode === 'demo') await assertDemo(pool).catch(explainDatabase);
  await migrate(directUrl).catch(explainDatabase);
  if (config.mode === 'production') await assertNoDemo(pool);
  const time = new DatabaseTime(pools.jobs);
  const clock = await schoolClock(pool, config.demoNow, time);
  await seedCatalogue(pool, clock.now(), config.mode === 'demo' ? 1 : 2);

  if (config.jobs) await refuseRehearsal(pool);
  const backups = await openBackups(config, await openFileStorage(config.files, config.dataDir));
  const { files } = backups;
  const sandboxAnswers =
    config.payments.provider === 'sandbox' ? await startSandbox(env, config, stops) : undefined;
  const midtrans = createMidtrans({
    serverKey: config.payments.serverKey,
    merchantId: config.payments.merchantId,
    snapUrl: config.payments.snapUrl,
    apiUrl: config.payments.apiUrl,
    ...(config.jobs
      ? {}
      : { fetch: () => Promise.reject(new Error('JOBS=off: the provider is not called')) }),
  });
  const web = await loadWebBuild();
  const mail = createMailTransport(config);
  stops.push(async () => mail.close());
  const app = await buildApp({
    config,
    pool,
    signInPool: pools.signIn,
    reportPool: pools.reports,
    healthPool: pools.health,
    clock,
    time,
    files,
    midtrans,
    mail,
    web,
  });
  if (config.mode === 'demo') await seedDemo(app.services);
  const { log } = app.services;
  stops.push(backups.start({ url: directUrl, pool: pools.jobs, log, now: () => clock.now() }));
  const school = { ...app.services, pool: pools.jobs };
  if (config.jobs) await forgetOtherJobs(pools.jobs, JOBS);
  const jobs = startJobs(school, config.jobs ? JOBS : [], jobsMayRun(time, log), noteRuns(pools.jobs));
  stops.push(() => jobs.stop());
  await sandboxAnswers?.();
  await app.fastify.listen({ port: config.port, host: config.host }).catch((error: NodeJS.ErrnoException) => {
    throw portTaken(error, { port: config.port, host: config.host, name: 'PORT' });
  });
  // Jobs stop at the same time as calls, so that a mail being sent has its seconds too.
  stops.push(async ({ drains }) => {
    await Promise.all([endCalls(app, drains ? config.drainSeconds * 1000 : 0), jobs.stop()]);
  });
  // It asks mail server and provider, which a rehearsal leaves alone.
  if (config.mode === 'production' && config.jobs) void reportFindings(config, databaseUrl, app.fastify.log);
  return {
    config,
    address: addressOf(app.fastify.server.address() as AddressInfo),
    log: app.fastify.log,
  };
}

/** The school serves whatever the doctor says; a mail server that is away for a minute must not keep it closed. */
async function reportFindings(config: Config, databaseUrl: string, log: FastifyBaseLogger): Promise<void> {
  const findings = await examine(config, databaseUrl);
  for (const { what, ok, line } of findings) if (!ok) log.warn(`to do: ${what}: ${line}`);
}

/** Its folders are the first thing that a school needs, so one that cannot be used is named before anything is started. */
function openFolder(folder: string, setting: 'DATA_DIR' | 'FILES_URL'): void {
  try {
    makeFolder(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    // A share of files that is away for a moment must not keep the school closed.
    if (setting === 'FILES_URL' && !/^(ENOENT|ENOTDIR|EACCES|EPERM|EROFS)$/.test(code)) return;
    throw new StartError(
      `The folder ${folder} cannot be read and written (${code}). Set ${setting} to a folder that this user owns.`,
    );
  }
}

async function loadWebBuild(): Promise<WebBuild> {
  const folder = join(import.meta.dirname, '../../web/build');
  const server = join(folder, 'server/index.js');
  if (!existsSync(server))
    throw new StartError('The web app is not built: start with `npm start` or `npm run serve`.');
  return { build: await import(/* @vite-ignore */ server), clientFolder: join(folder, 'client') };
}

/**
 * Says first that it ends, and serves on while load balancers learn it from `/readyz`. Then accepts no new calls, lets running
 * ones finish, and does not wait for ever for a silent phone.
 */
async function endCalls({ fastify, draining }: App, drainMs: number): Promise<void> {
  const { server } = fastify;
  draining.begin();
  await sleep(drainMs);
  const late = setTimeout(() => server.closeAllConnections(), FINISH_WITHIN_MS - drainMs);
  // A connection whose last call ends while closing would otherwise be kept alive.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  await fastify.close();
  clearTimeout(late);
  clearInterval(idle);
}

/** An unreachable database is a setting to correct; any other error keeps its stack. The address is not printed. */
function explainDatabase(error: Error & { code?: string; errors?: { code?: string }[] }): never {
  const code = error.code ?? error.errors?.[0]?.code ?? '';
  if (
    /^(ECONN|ENOTFOUND|EAI_|ETIMEDOUT|EHOST|ENETUN|28|3D000|53300|57P03)/.test(code) ||
    isDatabaseDown(error)
  )
    throw new StartError(`The database cannot be reached (${code || 'no answer'}). Check DATABASE_URL.`);
  throw error;
}

/** A copy that was restored for a rehearsal would mail and refund a second time. */
async function refuseRehearsal(pool: Pool): Promise<void> {
  const { rowCount } = await pool.query('select from rehearsal_mark');
  if (rowCount) throw new StartError('This database is a copy for a rehearsal: start it with JOBS=off.');
}

async function embedded(config: Config, stops: Stop[]): Promise<string> {
  const server = await startEmbeddedPostgres({ dataDir: config.dataDir, say: console.error });
  stops.push(() => server.stop());
  return server.url;
}

/** Demo tokens must survive a restart, and all processes of a demo school must share the secret. */
function keepDemoSecret(env: Env, config: Config): void {
  if (env.APP_SECRET) return;
  const file = join(config.dataDir, 'app.secret');
  const own = `${file}.${process.pid}`;
  writeFileSync(own, config.appSecret, { mode: 0o600 });
  try {
    // Atomic, and never replaces another's: two processes that start at once read the first one's.
    linkSync(own, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    config.appSecret = readFileSync(file, 'utf8').trim();
  } finally {
    rmSync(own, { force: true });
  }
}

/** Starts the sandbox provider; the returned function waits until it answers. */
async function startSandbox(env: Env, config: Config, stops: Stop[]): Promise<() => Promise<void>> {
  await portOfSandbox(config.sandboxPort);
  const child = fork(join(import.meta.dirname, '../../sandbox/src/main.ts'), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    execArgv: ['--max-semi-space-size=2'],
    env: {
      ...env,
      PORT: String(config.sandboxPort),
      SANDBOX_PORT: String(config.sandboxPort),
      HOST: '127.0.0.1',
      DATA_DIR: config.dataDir,
      MIDTRANS_SERVER_KEY: config.payments.serverKey,
      MIDTRANS_CLIENT_KEY: config.payments.clientKey,
      SANDBOX_NOTIFY_URL: config.sandbox.notifyUrl,
      SANDBOX_SPEED: String(config.sandbox.speed),
      ...(config.demoNow ? { DEMO_NOW: config.demoNow.toISOString() } : {}),
    },
  });
  let stopping = false;
  let answered = false;
  child.on('exit', (code) => {
    if (!stopping && answered)
      console.error(`The payment sandbox ended (${code}); payments will not work until the next start.`);
  });
  stops.push(async () => {
    stopping = true;
    child.kill('SIGTERM');
    await new Promise((done) => (child.exitCode === null ? child.once('exit', done) : done(null)));
  });
  const answers = new Promise<boolean>((done) => {
    child.once('message', () => {
      answered = true;
      done(true);
    });
    child.once('exit', () => done(false));
  });
  return async () => {
    if (await answers) return;
    // Another school that starts at this moment may have taken the port since it was looked at.
    await assertPortFree(config.sandboxPort, '127.0.0.1', 'SANDBOX_PORT');
    throw new StartError('The payment sandbox did not start.');
  };
}
