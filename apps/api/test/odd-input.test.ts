import { Agent, request } from 'node:http';
import type { Contract } from '@fasih/school/basics/contract';
import { ROLES, type Role } from '@fasih/school/basics/roles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Registered } from '../src/platform/http/api.ts';
import { addressOf, EVERY_CALL } from './every-call.ts';
import { mixed, ODD_BODIES, ODD_PARTS, plausible, type Schema, spoilt } from './odd-input.ts';
import { oddUploads } from './odd-uploads.ts';
import { signedInAccount } from './placed-people.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

let app: TestApp;
let port = 0;
let tokens: Record<Role, string>;
const agent = new Agent({ keepAlive: true, maxSockets: 12 });
beforeAll(async () => {
  app = await startTestApp({ env: { TRUST_PROXY: 'loopback' } });
  port = Number(new URL(await app.fastify.listen({ port: 0, host: '127.0.0.1' })).port);
  const made = await Promise.all(ROLES.map(async (role) => (await signedInAccount(app, role)).token));
  tokens = Object.fromEntries(ROLES.map((role, n) => [role, made[n]])) as typeof tokens;
  await app.pool.query('update session set authenticated_at = now()');
});
afterAll(() => {
  agent.destroy();
  return app.stop();
});

type Document = {
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: { in: string; name: string }[];
        requestBody?: { content?: Record<string, { schema?: Schema }> };
      }
    >
  >;
};
type Sent = {
  method: string;
  path: string;
  role: Role | null;
  body?: string | Buffer;
  type?: string;
  encoding?: string;
};

let count = 0;
/** Each from an address of its own, so that no throttle answers in place of the call. */
const address = () => {
  count += 1;
  return `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
};

function send(one: Sent): Promise<{ status: number; body: string }> {
  const bytes = one.body === undefined ? undefined : Buffer.from(one.body as string);
  return new Promise((done, fail) => {
    const asked = request(
      {
        agent,
        port,
        host: '127.0.0.1',
        method: one.method,
        path: `/api${one.path}`,
        headers: {
          'x-forwarded-for': address(),
          ...(one.role ? { authorization: `Bearer ${tokens[one.role]}` } : {}),
          ...(bytes
            ? { 'content-length': bytes.length, 'content-type': one.type ?? 'application/json' }
            : {}),
          ...(one.encoding ? { 'content-encoding': one.encoding } : {}),
        },
      },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () =>
          done({ status: answer.statusCode ?? 0, body: Buffer.concat(parts).toString('utf8') }),
        );
      },
    );
    // The server may answer and close before a huge body is through.
    asked.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EPIPE' || error.code === 'ECONNRESET' ? done({ status: 0, body: '' }) : fail(error),
    );
    asked.setTimeout(WITHIN_MS, () => {
      done({ status: 599, body: `no answer within ${WITHIN_MS} ms` });
      asked.destroy();
    });
    asked.end(bytes);
  });
}

/** Who may make the call; a visitor where everybody may. */
function callerOf({ who, path }: Contract): Role | null {
  // Its session would be over for all that follows.
  if (who === 'public' || path === '/auth/logout') return null;
  return who === 'signedIn' ? 'student' : (ROLES.find((role) => who.includes(role)) ?? null);
}

/** `npm run test:hard` gives every value to every place, and bodies with several odd values at once. */
const isLong = process.env.FASIH_HARD === '1';
/** Every how manieth value a place gets, each place other ones: all calls together meet every value many times. */
const SPREAD = isLong ? 1 : 8;
/** Bodies of each call in which several values are odd at once. */
const MIXED = isLong ? 40 : 1;
/** A call that takes longer hangs. */
const WITHIN_MS = 30_000;
/** What an answer must not tell: a place in our code, a statement, the words of the database. */
const LEAKS =
  /node_modules|\.ts:\d|\bat (async )?\w+ \(|\bselect\b.*\bfrom\b|SQLSTATE|violates .*constraint|invalid input syntax/i;
let place = 0;
function some<T>(values: readonly T[]): T[] {
  place += 1;
  return values.filter((_, n) => (n + place) % SPREAD === 0);
}

/** The same numbers in every run, so that what fails fails again. */
let seed = 20_261_126;
function random(): number {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
}

/** Uploads, under the name that the call's form uses; in short every fifth, for each call other ones. */
function* oddUploadsOf({ contract, options }: Registered): Generator<Sent> {
  if (!options.raw || contract.method === 'GET') return;
  const path = addressOf(contract.path, EVERY_CALL[`${contract.method} ${contract.path}`]?.params);
  const step = isLong ? 1 : 5;
  place += 1;
  const [field = 'file'] = /(logo|photo)$/.exec(contract.path) ?? [];
  for (const [n, odd] of oddUploads(field).entries())
    if ((n + place) % step === 0) yield { method: contract.method, path, role: callerOf(contract), ...odd };
}

/** Odd calls of one contract. */
function* oddCalls(contract: Contract, document: Document): Generator<Sent> {
  const { method, path } = contract;
  const role = callerOf(contract);
  const sample = EVERY_CALL[`${method} ${path}`] ?? {};
  const described = document.paths[path.replace(/:([A-Za-z]+)/g, '{$1}')]?.[method.toLowerCase()];
  const right = addressOf(path, sample.params);
  const body = sample.body ?? plausible(described?.requestBody?.content?.['application/json']?.schema);
  const text = contract.body ? JSON.stringify(body) : undefined;
  const whole = { method, role, ...(text === undefined ? {} : { body: text }) };
  for (const name of Object.keys(sample.params ?? {}))
    for (const odd of some(ODD_PARTS))
      yield { ...whole, path: addressOf(path, { ...sample.params, [name]: odd }) };
  for (const { name } of described?.parameters?.filter((one) => one.in === 'query') ?? []) {
    for (const odd of some(ODD_PARTS)) yield { ...whole, path: `${right}?${name}=${odd}` };
    yield { ...whole, path: `${right}?${name}=1&${name}=2&${name}[]=3&${name}[x]=4` };
  }
  if (method === 'GET') return;
  for (const odd of some(ODD_BODIES)) yield { method, path: right, role, ...odd };
  if (role !== null) for (const odd of some(ODD_BODIES)) yield { method, path: right, role: null, ...odd };
  if (!contract.body) return;
  for (const odd of some([...spoilt(body)])) yield { ...whole, path: right, body: JSON.stringify(odd) };
  for (let n = 0; n < MIXED; n += 1)
    yield { ...whole, path: right, body: JSON.stringify(mixed(body, random)) };
}

describe('input that no form sends', () => {
  it(
    'is answered without a fault of ours, on every call',
    async () => {
      const document = JSON.parse(
        (await send({ method: 'GET', path: '/openapi.json', role: null })).body,
      ) as Document;
      const calls = app.api.routes.flatMap((route) => [
        ...oddCalls(route.contract, document),
        ...oddUploadsOf(route),
      ]);
      const faults = new Map<string, string>();
      const statuses = new Map<number, number>();
      const next = calls.values();
      await Promise.all(
        Array.from({ length: 12 }, async () => {
          for (const one of next) {
            const { status, body } = await send(one);
            statuses.set(status, (statuses.get(status) ?? 0) + 1);
            if (status >= 500 || (status >= 400 && LEAKS.test(body)))
              faults.set(
                `${one.method} ${one.path.slice(0, 90)} ${status}`,
                `${String(one.body ?? '').slice(0, 200)} -> ${body.slice(0, 120)}`,
              );
          }
        }),
      );
      expect(Object.fromEntries(faults)).toEqual({});
      // Nor are they all turned away at the door.
      expect(calls.length).toBeGreaterThan(3_000);
      for (const status of [200, 400, 404]) expect(statuses.get(status)).toBeGreaterThan(100);
    },
    isLong ? 900_000 : 240_000,
  );
});
