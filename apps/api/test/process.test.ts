import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { startEmbeddedPostgres } from '../src/platform/db/embedded/start.ts';
import {
  cloneDatabase,
  createDatabase,
  databaseUrl,
  dropDatabase,
} from '../src/platform/db/embedded/test-databases.ts';
import { printedStartError } from '../src/start-error.ts';
import { type Running, type Stop, startSchool as startHere, stopAll } from '../src/start-school.ts';
import { TEMPLATE } from './database-setup.ts';
import { aMailServer, readMail } from './mail-server.ts';
import { PRODUCTION_SETTINGS } from './production-settings.ts';
import {
  ensureWebBuild,
  freePorts,
  type Process,
  post,
  signIn,
  spawnSchool,
  startSchool,
} from './run-school.ts';

const server = inject('databaseServer');
const cleanups: (() => unknown)[] = [];
beforeAll(() => ensureWebBuild(), 180_000);
afterAll(async () => {
  for (const one of cleanups.reverse()) await one();
});

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'fasih-process-'));
  cleanups.push(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** A database of its own, so that most tests need no cluster: empty, or migrated and without people. */
async function database(kind: 'empty' | 'migrated'): Promise<string> {
  const name = `process_${randomUUID().replaceAll('-', '')}`;
  cleanups.push(() => dropDatabase(server, name));
  if (kind === 'migrated') return cloneDatabase(server, TEMPLATE, name);
  await createDatabase(server, name);
  return databaseUrl(server, name);
}

function endedAfterwards(process: Process): Process {
  cleanups.push(() => (process.child.exitCode === null ? process.signal('SIGKILL') : null));
  return process;
}

async function query<T extends pg.QueryResultRow>(url: string, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<T>(sql).finally(() => client.end());
  return rows;
}

let count = 0;
async function register(
  url: string,
): Promise<{ username: string; password: string; email: string; status: number }> {
  const username = `dina.${process.pid}.${++count}`;
  const password = 'melati-putih';
  const email = `${username}@contoh.id`;
  const body = { username, email, phone: '081234567890', password, confirmPassword: password };
  const answer = await post(`${url}/api/auth/register`, body);
  return { username, password, email, status: answer.status };
}

describe('a school with its own data folder', () => {
  it('starts, survives a kill with everything it answered, and starts again', async () => {
    const mails = await aMailServer();
    const answer = Promise.withResolvers<void>();
    mails.state.answers = () => answer.promise;
    cleanups.push(() => mails.stop());
    cleanups.push(() => answer.resolve());
    const DATA_DIR = folder();
    await cp(inject('migratedCluster'), DATA_DIR, { recursive: true });
    const env = { DATA_DIR, DEMO_SIZE: '3', SMTP_URL: mails.url, ...(await freePorts()) };
    const first = endedAfterwards(await startSchool(env));
    expect(first.printed()).toContain(first.url);
    expect(first.printed()).toMatch(/Practice payments: http:\/\/127\.0\.0\.1:\d+/);
    for (const login of ['student', 'teacher', 'admin', 'finance'])
      expect(first.printed()).toMatch(new RegExp(`^ +${login}\\b`, 'm'));
    const token = await signIn(first.url, 'student');
    const { username, password, email, status } = await register(first.url);
    expect(status).toBe(201);
    // The demo school's own mails, such as today's reminders, go to other people.
    const received = () => mails.received.filter(({ to }) => to === email);
    const waitForMails = (count: number) =>
      vi.waitFor(() => expect(received()).toHaveLength(count), { timeout: 20_000, interval: 20 });
    const mailOf = (url: string) =>
      query(
        url,
        `select attempts, sent_at is not null as sent, leased_until > now() as leased
           from outbox where to_address = '${email}'`,
      );
    await waitForMails(1);
    await first.signal('SIGKILL');

    // The database goes on without the school; this joins it as the next start does.
    const left = await startEmbeddedPostgres({ dataDir: DATA_DIR });
    cleanups.push(() => left.stop());
    expect(left.joined).toBe(true);
    expect(await mailOf(left.url)).toEqual([{ attempts: 0, sent: false, leased: true }]);
    await query(left.url, 'update outbox set leased_until = now() where sent_at is null');

    const second = endedAfterwards(await startSchool(env));
    await left.stop();
    await signIn(second.url, username, password);
    // The token from before still counts: the secret and the sign-in are both kept.
    const me = await fetch(`${second.url}/api/user/me`, { headers: { authorization: `Bearer ${token}` } });
    expect(me.status).toBe(200);
    // The mail that was being sent is sent again, under the same name.
    await waitForMails(2);
    expect(await second.signal('SIGTERM')).toBe(0);
    const [before, after] = received().map((one) => readMail(one).id);
    expect(after).toBe(before);

    // No process of it is left running, and the demo's people were created only once.
    const embedded = await startEmbeddedPostgres({ dataDir: DATA_DIR });
    cleanups.push(() => embedded.stop());
    expect(embedded.joined).toBe(false);
    expect(await mailOf(embedded.url)).toEqual([{ attempts: 0, sent: false, leased: null }]);
    expect(await query(embedded.url, 'select count(*)::int as people from account where not demo')).toEqual([
      { people: 1 },
    ]);
  }, 120_000);
});

describe('a running school', () => {
  let url: string;
  let school: Process;
  /** A second process of it, but in this one: loading all modules again would cost two seconds of a processor. */
  let other: Running;
  const stops: Stop[] = [];
  beforeAll(async () => {
    url = await database('empty');
    const env = {
      DATABASE_URL: url,
      DATA_DIR: folder(),
      DEMO_SIZE: '2',
      DEMO_NOW: '2027-03-01T01:00:00Z',
    };
    cleanups.push(() => stopAll(stops.splice(0), { drains: false }));
    const [spawned, here] = await Promise.all([
      startSchool({ ...env, LOG_LEVEL: 'trace', FASIH_STARTED_AT: String(Date.now() - 90_000) }),
      freePorts().then((ports) => startHere({ ...env, ...ports, LOG_LEVEL: 'silent' }, 'demo', stops)),
    ]);
    school = endedAfterwards(spawned);
    other = here;
  }, 60_000);

  it('starts at once with another one on an empty database, and both serve the same people', async () => {
    expect((await register(school.url)).status).toBe(201);
    const token = await signIn(school.url, 'admin');
    const me = await fetch(`${other.address}/api/user/me`, { headers: { authorization: `Bearer ${token}` } });
    expect(me.status).toBe(200);
    expect(await query(url, 'select count(*)::int as marks from demo_mark')).toEqual([{ marks: 1 }]);
    await stopAll(stops.splice(0), { drains: false });
  });

  it('says how long the command took, with all that came before this process', () => {
    expect(school.printed()).toMatch(/^Fasih is ready after (9\d|1\d\d)\.\d s: http:\/\/127\.0\.0\.1:\d+$/m);
  });

  it('reports liveness, readiness and, to this machine alone, metrics', async () => {
    expect(await (await fetch(`${school.url}/healthz`)).json()).toEqual({
      alive: true,
      version: expect.stringMatching(/^\d+\.\d+\.\d+(\+[0-9a-f]{8})?$/),
    });
    expect(await (await fetch(`${school.url}/readyz`)).json()).toEqual({ ready: true });
    const metrics = await fetch(`${school.url}/metrics`);
    expect(metrics.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(await metrics.text()).toContain('http_request_seconds_bucket');
    const forwarded = await fetch(`${school.url}/metrics`, { headers: { 'x-forwarded-for': '127.0.0.1' } });
    expect(forwarded.status).toBe(404);
  });

  it("follows DEMO_NOW in the school's business, while signing in keeps real time", async () => {
    const token = await signIn(school.url, 'student');
    const orders = await fetch(`${school.url}/api/orders`, { headers: { authorization: `Bearer ${token}` } });
    expect(orders.status).toBe(200);
    const { data } = (await orders.json()) as { data: { now: string }[] };
    expect(Date.parse(data[0]?.now ?? '') - Date.parse('2027-03-01T01:00:00Z')).toBeLessThan(60_000);
    const created = await post(
      `${school.url}/api/payments/create`,
      { packageId: 103 },
      { authorization: `Bearer ${token}` },
    );
    const { orderId } = (await created.json()) as { orderId: string };
    const [order] = await query<{ created_at: Date }>(
      url,
      `select created_at from orders where id = '${orderId}'`,
    );
    expect(order?.created_at.toISOString()).toMatch(/^2027-03-01T01:0/);
    const [session] = await query<{ fresh: boolean }>(
      url,
      `select max(created_at) between now() - interval '2 minutes' and now() as fresh from session`,
    );
    expect(session?.fresh).toBe(true);
  });

  it('writes no secret and no person into its log', async () => {
    const secrets = {
      username: 'jejak.rahasia',
      email: 'jejak.rahasia@surat.example',
      phone: '081298765432',
      password: 'sandi-yang-rahasia',
    };
    const form = { ...secrets, confirmPassword: secrets.password };
    expect((await post(`${school.url}/api/auth/register`, form)).status).toBe(201);
    expect((await post(`${school.url}/api/auth/register`, form)).status).toBe(409);
    const token = await signIn(school.url, secrets.email, secrets.password);
    const authorization = `Bearer ${token}`;
    await post(`${school.url}/api/auth/login`, { username: secrets.email, password: 'salah-rahasia' });
    await post(`${school.url}/api/auth/login`, `{"password":"${secrets.password}`);
    await post(`${school.url}/api/auth/forgot-password`, { email: secrets.email });
    await post(`${school.url}/api/auth/reset-password`, {
      token: 'tautan-rahasia',
      password: secrets.password,
    });
    await fetch(`${school.url}/reset-password?token=tautan-rahasia`, {
      headers: { cookie: 'fasih_session=kue-rahasia' },
    });
    await fetch(`${school.url}/api/user/photo/gambar-rahasia.webp?email=${secrets.email}`, {
      headers: { authorization },
    });
    await fetch(`${school.url}/api/${secrets.email}`, { headers: { authorization } });
    await fetch(`${school.url}/${secrets.email}`);
    await fetch(`${school.url}/api/user/me`, {
      headers: { authorization, 'user-agent': 'peramban-rahasia' },
    });
    // Lines are written together, at least twice a second.
    const lines = () => school.printed().match(/"msg":"request completed"/g)?.length ?? 0;
    await vi.waitFor(() => expect(lines()).toBeGreaterThan(9), { timeout: 5000 });
    const log = school.printed();
    expect(log).not.toContain('rahasia');
    expect(log).not.toContain(token.slice(0, 30));
    expect(log).not.toMatch(/8129876|127\.0\.0\.1:\d+->|"remoteAddress"|set-cookie|authorization/i);
    const { password } = new URL(server);
    expect(log).not.toContain(password);
  });

  it('finishes running requests when stopped, and accepts no new ones', async () => {
    const username = `terakhir.${process.pid}`;
    const body = JSON.stringify({
      username,
      email: `${username}@contoh.id`,
      phone: '081234567890',
      password: 'melati-putih',
      confirmPassword: 'melati-putih',
    });
    const slowRequest = request(`${school.url}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
    });
    const answered = new Promise<number | undefined>((done, fail) => {
      slowRequest.once('response', (answer) => {
        answer.resume();
        done(answer.statusCode);
      });
      slowRequest.once('error', fail);
    });
    // A caller that never finishes its request must not keep the process running.
    const silent = request(`${school.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': 50 },
    });
    silent.once('error', () => undefined);
    silent.write('{');
    slowRequest.write(body.slice(0, 40));
    await new Promise((done) => setTimeout(done, 150));
    const stopped = school.signal('SIGTERM');
    await new Promise((done) => setTimeout(done, 150));
    await expect(fetch(`${school.url}/healthz`)).rejects.toThrow();
    slowRequest.end(body.slice(40));
    expect(await answered).toBe(201);
    expect(await stopped).toBe(0);
    expect(await query(url, `select 1 as kept from account where username = '${username}'`)).toEqual([
      { kept: 1 },
    ]);
  }, 20_000);
});

describe('a start is refused, in clear lines and with exit code 1:', () => {
  /** What `main.ts` would print, in lines, without a process: that costs two seconds of a processor, and one case has it. */
  async function refusedHere(
    env: Record<string, string>,
    mode: 'demo' | 'production' = 'demo',
  ): Promise<string[]> {
    const stops: Stop[] = [];
    const settings = { LOG_LEVEL: 'silent', DATA_DIR: folder(), ...(await freePorts()), ...env };
    const error: unknown = await startHere(settings, mode, stops).then(
      () => new Error('it started'),
      (refusal: unknown) => refusal,
    );
    await stopAll(stops, { drains: false });
    const printed = printedStartError(error);
    if (typeof printed !== 'string') throw error;
    return printed.split('\n');
  }

  const production = { ...PRODUCTION_SETTINGS, SMTP_URL: 'smtp://127.0.0.1:1' };

  it('production without its settings, one line for each', async () => {
    const process = endedAfterwards(
      spawnSchool({ DATA_DIR: folder(), ...(await freePorts()) }, ['--production']),
    );
    expect(await process.ended).toBe(1);
    expect(process.printed()).not.toMatch(/\n +at |Error:/);
    const lines = process.printed().trim().split('\n');
    for (const name of ['DATABASE_URL', ...Object.keys(production)])
      expect(lines.filter((line) => line.startsWith(`${name} `))).toHaveLength(1);
    expect(lines).toHaveLength(10);
  });

  it('production with the sandbox, a short secret or a shifted clock', async () => {
    const url = await database('migrated');
    const lines = await refusedHere(
      {
        ...production,
        DATABASE_URL: url,
        PAYMENT_PROVIDER: 'sandbox',
        APP_SECRET: 'short',
        DEMO_NOW: '2027-01-01',
      },
      'production',
    );
    expect(lines.map((line) => line.split(' ')[0])).toEqual(['PAYMENT_PROVIDER', 'DEMO_NOW', 'APP_SECRET']);
  });

  it('production on a database with demo users; the demo on one with real users, untouched', async () => {
    const url = await database('migrated');
    await query(
      url,
      `insert into account (username, display_username, email, name, role, lang)
      values ('asli', 'asli', 'asli@contoh.id', 'Asli', 'student', 'id')`,
    );
    expect(await refusedHere({ DATABASE_URL: url, DEMO_NOW: '2030-01-01T00:00:00Z' })).toEqual([
      'This database has users but no demo mark: use `npm run serve`, or another database.',
    ]);
    expect(await query(url, 'select offset_ms::int as shifted from school_clock')).toEqual([{ shifted: 0 }]);
    await query(url, 'insert into demo_mark default values');
    expect(await refusedHere({ ...production, DATABASE_URL: url }, 'production')).toEqual([
      'This database holds demo users; production needs a database without them.',
    ]);
  });

  it.each(['PORT', 'SANDBOX_PORT'])('a port that is in use, by %s', async (setting) => {
    const busy = createServer();
    await new Promise<void>((done) => busy.listen(0, '127.0.0.1', done));
    cleanups.push(() => busy.close());
    const { port } = busy.address() as AddressInfo;
    expect(await refusedHere({ DATABASE_URL: await database('migrated'), [setting]: String(port) })).toEqual([
      `Port ${port} is in use. Set ${setting} to another one.`,
    ]);
  });

  it('a port that a school took which started at the same moment', async () => {
    const { PORT: first, SANDBOX_PORT } = await freePorts();
    const { PORT: second } = await freePorts();
    const stops: Stop[] = [];
    const env = {
      DATABASE_URL: await database('migrated'),
      DATA_DIR: folder(),
      DEMO_SIZE: '1',
      SANDBOX_PORT,
    };
    const starts = [first, second].map((PORT) =>
      startHere({ ...env, PORT, LOG_LEVEL: 'silent' }, 'demo', stops),
    );
    const ended = await Promise.allSettled(starts);
    await stopAll(stops, { drains: false });
    const refusals = ended.flatMap((one) => (one.status === 'rejected' ? printedStartError(one.reason) : []));
    expect(refusals).toEqual([`Port ${SANDBOX_PORT} is in use. Set SANDBOX_PORT to another one.`]);
  });

  it('a database that is not there, without repeating its password', async () => {
    expect(await refusedHere({ DATABASE_URL: 'postgres://u:rahasia@127.0.0.1:1/none' })).toEqual([
      'The database cannot be reached (ECONNREFUSED). Check DATABASE_URL.',
    ]);
  });

  it('a database that accepts and never answers', async () => {
    const silent = createServer();
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
    cleanups.push(() => silent.close());
    const { port } = silent.address() as AddressInfo;
    expect(await refusedHere({ DATABASE_URL: `postgres://u:rahasia@127.0.0.1:${port}/none` })).toEqual([
      'The database cannot be reached (no answer). Check DATABASE_URL.',
    ]);
  });

  it('a folder that cannot be used, or that its place never lets be made', async () => {
    const file = join(folder(), 'file');
    writeFileSync(file, '');
    const sentence = (path: string, code: string, setting = 'DATA_DIR') => [
      `The folder ${path} cannot be read and written (${code}). Set ${setting} to a folder that this user owns.`,
    ];
    const nowhere = '/proc/fasih/data';
    const settings = { ...production, DATABASE_URL: await database('migrated') };
    const starts = [refusedHere({ DATA_DIR: join(file, 'data') })];
    const expected = [sentence(`${file}/data`, 'ENOTDIR')];
    if (process.platform === 'linux') {
      starts.push(refusedHere({ ...settings, DATA_DIR: nowhere }, 'production'));
      starts.push(refusedHere({ FILES_URL: `file://${nowhere}` }));
      expected.push(sentence(nowhere, 'ENOENT'), sentence(nowhere, 'ENOENT', 'FILES_URL'));
    }
    expect(await Promise.all(starts)).toEqual(expected);
  }, 60_000);
});
