import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { createPool } from '../../apps/api/src/platform/db/pool.ts';
import { aMailServer, type MailServer, readMail } from '../../apps/api/test/mail-server.ts';
import { freePort } from '../../scripts/free-port.ts';
import type { Figure } from '../report.ts';
import { joinDatabase, startSchool } from '../school.ts';

const MAILS = 1000;
/** How long the mail server thinks about each mail. */
const ANSWER_MS = 500;
const TIMEOUT_MS = 300_000;

/** Mails a second with a slow mail server, and how soon a backlog is gone once a server that was away is back. */
export async function measure(): Promise<Figure[]> {
  const port = await freePort();
  const school = await startSchool({ env: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
  const database = await joinDatabase(school);
  const pool = createPool({ url: database.url, max: 1, applicationName: 'fasih-bench' });
  const servers: MailServer[] = [];
  try {
    await pool.query('delete from outbox');
    servers.push(await aSlowServer(port));
    const began = performance.now();
    await writeMails(pool, 'steady');
    const steadyS = await drained(servers[0], began);
    await servers[0]?.stop();

    await writeMails(pool, 'outage');
    await failed(pool);
    // What an hour of failures leaves: the next try of each is up to two minutes away.
    await pool.query(
      `update outbox set failure = 'connection', same_failures = 30, attempts = 30, last_error = 'connect ECONNREFUSED',
         next_try_at = now() + random() * interval '2 minutes' where sent_at is null and leased_until is null`,
    );
    servers.push(await aSlowServer(port));
    const outageS = await drained(servers[1], performance.now());
    // The school sends mails of its own meanwhile, so that copies are recognised by their Message-ID.
    const ids = servers.flatMap(({ received }) => received.map((mail) => readMail(mail).id));
    const copies = ids.length - new Set(ids).size;
    return [
      {
        name: 'mails, a server of 500 ms',
        value: MAILS / steadyS,
        unit: '/s',
        limit: { atLeast: 20 },
      },
      { name: 'a backlog of 1,000 after an outage', value: outageS, unit: 's', limit: { atMost: 60 } },
      { name: 'mails sent twice', value: copies, unit: '', limit: { exactly: 0 } },
    ];
  } finally {
    await pool.end();
    await database.stop();
    await school.stop();
    for (const server of servers) await server.stop();
  }
}

async function aSlowServer(port: number): Promise<MailServer> {
  const server = await aMailServer(port);
  server.state.answers = () => sleep(ANSWER_MS);
  return server;
}

async function writeMails(pool: Pool, batch: string): Promise<void> {
  await pool.query(
    `insert into outbox (kind, to_address, lang, params, message_id, priority)
     select 'orders.free', $1 || n || '@contoh.example', 'id', $2, '<' || $1 || n || '@fasih>', 1
     from generate_series(1, $3) n`,
    [
      batch,
      { payerName: 'Ibu Sari', learnerName: 'Dian', packageName: 'TOEIC Regular', orderId: 'bench' },
      MAILS,
    ],
  );
}

/** Seconds from `began` until the server has all mails. */
async function drained(server: MailServer | undefined, began: number): Promise<number> {
  while ((server?.received.length ?? 0) < MAILS) {
    if (performance.now() - began > TIMEOUT_MS) throw new Error(`only ${server?.received.length} mails came`);
    await sleep(20);
  }
  const seconds = (performance.now() - began) / 1000;
  // The last answers are noted before the server goes.
  await sleep(3 * ANSWER_MS);
  return seconds;
}

/** Waits until the school has found out several times that the server is away. */
async function failed(pool: Pool): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ tries: number }>(
      'select coalesce(sum(attempts), 0)::integer as tries from outbox where sent_at is null',
    );
    if ((rows[0]?.tries ?? 0) >= 6) return;
    await sleep(200);
  }
}
