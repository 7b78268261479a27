import { beforeAll, expect, it } from 'vitest';
import { seedDemo } from '../src/demo/seed/seed.ts';
import { makeExtras, type Places } from './demo-extras.ts';
import { demoRequestFor } from './demo-places.ts';
import { sentWhile } from './sent-statements.ts';
import { shared } from './shared.ts';
import { startTestApp } from './start-test-app.ts';

/** Maximum statements of a signed-in read, sign-in included; also for public calls that a family makes signed in. */
const MAX_STATEMENTS = 3;

const app = shared(() => startTestApp({ now: '2026-11-20T03:00:00Z' }));
let places: Places;
const tokens = new Map<string, string>();
async function tokenOf(username: string): Promise<string> {
  const known = tokens.get(username);
  if (known) return known;
  const { body } = await app.ask('POST', '/auth/login', { body: { username, password: 'fasih-demo' } });
  tokens.set(username, body.token);
  return body.token;
}

beforeAll(async () => {
  await seedDemo(app.services);
  places = await makeExtras(app, tokenOf);
  tokens.set('child', await childToken());
});

/** A device that a family of the demo school has linked for a child with a class. */
async function childToken(): Promise<string> {
  const { rows } = await app.pool.query(
    `select l.id, a.username from learner l join account a on a.id = l.account_id
     where l.kind = 'child' and exists (select from seat s where s.learner_id = l.id) limit 1`,
  );
  const [{ id, username }] = rows as [{ id: string; username: string }];
  const made = await app.ask('POST', `/learners/${id}/child-devices`, {
    token: await tokenOf(username),
    body: { name: 'HP' },
  });
  const token = made.body.link.split('#')[1];
  return (await app.ask('POST', '/child-devices/connect', { body: { token } })).body.token;
}

/** The statements of a call with warm caches. */
async function cost(url: string, token: string): Promise<{ status: number; statements: number }> {
  await app.ask('GET', url, { token });
  const { answer, statements } = await sentWhile(() => app.ask('GET', url, { token }));
  return { status: answer.status, statements: statements.length };
}

it('every signed-in read of a living school costs at most three statements', async () => {
  const reads = app.api.routes
    .map(({ contract }) => contract)
    .filter(
      ({ method, path, who }) => method === 'GET' && (who !== 'public' || path.startsWith('/placement/')),
    )
    .filter(({ path }) => !path.endsWith('/photo/:file'));
  const found: Record<string, string> = {};
  for (const { path, who } of reads) {
    const request = await demoRequestFor(app.pool, places, path);
    const { status, statements } = request
      ? await cost(request.url, await tokenOf(request.login ?? (Array.isArray(who) ? who[0] : 'student')))
      : { status: 0, statements: 0 };
    if (status !== 200) found[path] = `answered ${status}`;
    else if (statements > MAX_STATEMENTS) found[path] = `${statements} statements`;
  }
  expect(
    found,
    'answered 0 or 404: name a record in apps/api/test/demo-places.ts; 500 of PDFs and mails: run `node scripts/build.ts` first',
  ).toEqual({});
  expect(reads.length).toBeGreaterThan(90);
});
