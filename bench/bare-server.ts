import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { decideMark } from '@fasih/school/catalogue/policy/attendance';
import { POLICY_VERSION_1 } from '@fasih/school/catalogue/policy/values';
import { reachOf } from '@fasih/school/people/guardians/guardian';
import { packagesOnSale } from '../apps/api/src/catalogue/packages/store.ts';
import { markSeat, readSeat } from '../apps/api/src/learning/attendance/store.ts';
import { homesOf } from '../apps/api/src/office/homes/home-store.ts';
import { findAccount } from '../apps/api/src/people/accounts/accounts.ts';
import { loadPerson } from '../apps/api/src/people/sessions/load-person.ts';
import { createPool } from '../apps/api/src/platform/db/pool.ts';
import type { Person } from '../apps/api/src/platform/http/call.ts';
import { orderOf } from '../apps/api/src/sales/orders/read-orders.ts';

/*
 * What the app is compared with: `node:http` alone, in a process of its own. It runs the app's own SQL through `pg` on
 * the same database and sends the rows as they come; or it sends the bytes of a file (`BARE_BODY`) or one line and does
 * nothing else.
 * No routes, no checks, no log.
 */
const pool = createPool({ url: process.env.DATABASE_URL ?? '', max: 20, applicationName: 'fasih-bare' });
const page = process.env.BARE_BODY ? readFileSync(process.env.BARE_BODY) : Buffer.alloc(0);

const HELLO = Buffer.from('Halo');
const ONE_ROW = {
  name: 'one-row',
  text: 'select id, slug, name, price from package where id = $1',
  values: [99999],
};

async function rowsFor(path: string, sessionId: string): Promise<unknown> {
  if (path === '/packages') return { data: await packagesOnSale(pool, 'id', new Date()) };
  if (path === '/row') return (await pool.query(ONE_ROW)).rows;
  const person = await loadPerson(pool, { id: sessionId, isUse: true });
  if (!person) throw new Error('nobody is signed in');
  if (path.startsWith('/mark/')) return markedBy(person, path);
  if (path === '/home') return homesOf(pool, [{ ...reachOf(person, 'look'), now: new Date() }]);
  if (path === '/me') return findAccount(pool, person.accountId);
  return orderOf(pool, person.accountId, path.slice('/order/'.length));
}

/** What the app does to mark attendance, for one at a time: the seat's facts, the rule, the one statement. */
async function markedBy(person: Person, path: string): Promise<unknown> {
  const [, , meetingId = '', learnerId = ''] = path.split('/');
  const seat = await readSeat(pool, { meetingId, learnerId, person, now: new Date() });
  if (!seat) throw new Error('no such seat');
  const at = new Date();
  const decision = decideMark({ version: 1, rules: 1, values: POLICY_VERSION_1 }, seat, at);
  const { seatId, version } = seat;
  const mark = { seatId, version, state: 'present' as const, at, by: person.accountId, decision };
  if ((await markSeat(pool, mark)) === null) throw new Error('not marked');
  return { ...seat, decision };
}

const server = createServer((request, response) => {
  const path = request.url ?? '/';
  if (path === '/page') {
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'content-length': page.length,
    });
    response.end(page);
    return;
  }
  if (path === '/hello') {
    response.writeHead(200, { 'content-type': 'text/plain', 'content-length': HELLO.length });
    response.end(HELLO);
    return;
  }
  rowsFor(path, String(request.headers['x-session'] ?? '')).then(
    (rows) => {
      const body = Buffer.from(JSON.stringify(rows));
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
      response.end(body);
    },
    (error: Error) => {
      response.writeHead(500, { 'content-length': Buffer.byteLength(error.message) });
      response.end(error.message);
    },
  );
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' && address ? address.port : 0);
});
process.once('SIGTERM', () => {
  server.closeAllConnections();
  server.close();
  void pool.end().then(() => process.exit(0));
});
