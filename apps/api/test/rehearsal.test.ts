import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { databaseUrl } from '../src/platform/db/embedded/test-databases.ts';
import { inTransaction } from '../src/platform/db/transaction.ts';
import { makeToken } from '../src/platform/http/session-token.ts';
import { systemCall } from '../src/platform/http/system-call.ts';
import { enqueueMail } from '../src/platform/outbox/outbox.ts';
import { checkOrder } from '../src/sales/payments/check-order.ts';
import { refundWithin } from '../src/sales/payments/refund-order.ts';
import { printedStartError } from '../src/start-error.ts';
import { type Running, type Stop, startSchool, stopAll } from '../src/start-school.ts';
import { aMailServer, type MailServer } from './mail-server.ts';
import { aPayingSchool, PACKAGE, type PayingSchool } from './paying-school.ts';
import { aFamily } from './people.ts';
import { ensureWebBuild, freePorts } from './run-school.ts';

const SECRET = 'k7Qv2mXz9pLw4RtY8bNc1HsJ6dFg3aTe';

let school: PayingSchool;
let post: MailServer;
/** Every call that a provider would have got, by method and path. */
const asked: string[] = [];
const provider = createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`);
  response.writeHead(503, { 'content-type': 'application/json' }).end('{}');
});
const dataDir = mkdtempSync(join(tmpdir(), 'fasih-rehearsal-'));

/** What a copy of a school may hold: a mail, a refund and a payment page that all wait to go out. */
beforeAll(async () => {
  await ensureWebBuild();
  post = await aMailServer();
  await new Promise<void>((done) => provider.listen(0, '127.0.0.1', done));
  school = await aPayingSchool({ notifies: false });
  const { app } = school;
  app.clock.set(new Date());
  const buyer = await school.buys();
  await school.act(buyer.orderId, 'pay', { method: 'gopay' });
  await checkOrder(app.services, buyer.orderId, app.clock.now());
  const refund = { orderId: buyer.orderId, amount: 1_000_000, reason: 'Berhenti' };
  await inTransaction(app.pool, (db) => refundWithin(db, refund, systemCall(app.clock.now(), 'test')));
  // Whoever approved it would have sent it within the minute; then it is the job's.
  await app.pool.query(`update refund set next_try_at = now() - interval '1 minute', leased_until = null`);
  await enqueueMail(app.pool, {
    kind: 'accounts.resetPassword',
    accountId: null,
    to: 'sari@contoh.id',
    lang: 'id',
    params: { username: 'sari', path: '/reset-password?token=abc', minutes: 60 },
  });
  await app.pool.query(
    `insert into recovered_page (provider_order_id, restored_at) values ('lost-1', now())`,
  );
}, 180_000);
afterAll(async () => {
  await school?.stop();
  await post?.stop();
  provider.closeAllConnections();
  provider.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Serves the database as `npm run serve` does, for as long as the work takes. */
async function serving(
  settings: Record<string, string>,
  work: (running: Running) => Promise<void>,
): Promise<void> {
  const { rows } = await school.app.pool.query<{ name: string }>('select current_database() as name');
  const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  const stops: Stop[] = [];
  const env = {
    LOG_LEVEL: 'silent',
    DRAIN_SECONDS: '0',
    DATA_DIR: dataDir,
    ...(await freePorts()),
    DATABASE_URL: databaseUrl(inject('databaseServer'), rows[0]?.name ?? ''),
    APP_SECRET: SECRET,
    APP_URL: 'https://sekolah.example',
    PAYMENT_PROVIDER: 'midtrans',
    MIDTRANS_SERVER_KEY: 'Mid-server-x',
    MIDTRANS_CLIENT_KEY: 'Mid-client-x',
    MIDTRANS_SNAP_URL: url,
    MIDTRANS_API_URL: url,
    SMTP_URL: post.url,
    MAIL_FROM: 'Sekolah <halo@sekolah.example>',
    ...settings,
  };
  try {
    await work(await startSchool(env, 'production', stops));
  } finally {
    await stopAll(stops, { drains: false });
  }
}

const refusalOf = (start: Promise<void>) => start.then(() => 'it started', printedStartError);
const jobsDone = () => school.count('job_run');

describe('a copy of a school for a rehearsal', () => {
  it('does not start without JOBS=off, and then nothing leaves it', async () => {
    await school.app.pool.query('insert into rehearsal_mark values (now())');
    expect(await refusalOf(serving({}, async () => {}))).toBe(
      'This database is a copy for a rehearsal: start it with JOBS=off.',
    );
    await serving({ JOBS: 'off' }, async ({ address }) => {
      // What a person does there reaches no provider either.
      const family = await aFamily(school.app);
      const { rows } = await school.app.pool.query<{ id: string }>(
        'select id from session where account_id = $1',
        [family.accountId],
      );
      const bought = await fetch(`${address}/api/payments/create`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${makeToken(rows[0]?.id ?? '', SECRET)}`,
        },
        body: JSON.stringify({ packageId: PACKAGE }),
      });
      expect([bought.status, ((await bought.json()) as { code: string }).code]).toEqual([
        503,
        'payments.providerAway',
      ]);
    });
    // Every job would have begun at once and been waited for at the end.
    expect([await jobsDone(), post.received.length, asked]).toEqual([0, 0, []]);
  });

  it('would have sent the mail, the refund and the question if it were the school itself', async () => {
    await school.app.pool.query('delete from rehearsal_mark');
    await serving({}, async () => {
      await vi.waitFor(
        () => {
          expect(post.received.map(({ to }) => to)).toContain('sari@contoh.id');
          expect(asked.filter((call) => !call.includes('doctor-')).sort()).toEqual(
            expect.arrayContaining([
              expect.stringMatching(/^GET .*lost-1.*status$/),
              expect.stringMatching(/^POST .*refund/),
            ]),
          );
        },
        { timeout: 60_000, interval: 50 },
      );
    });
    expect(await jobsDone()).toBeGreaterThan(10);
  });
});

describe('`npm run serve`', () => {
  it('logs what the doctor finds, a line for each thing to do', async () => {
    await serving({}, async ({ log }) => {
      const warned = vi.spyOn(log, 'warn');
      await vi.waitFor(
        () =>
          expect(warned.mock.calls.flat()).toEqual(
            expect.arrayContaining([
              'to do: proxy: all visitors look like the proxy: set TRUST_PROXY to its address',
              expect.stringMatching(/^to do: provider: no useful answer/),
            ]),
          ),
        { timeout: 30_000, interval: 50 },
      );
    });
  });
});
