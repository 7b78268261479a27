import { createServer, type Socket } from 'node:net';
import type { LetterParams } from '@fasih/messages/letter';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../../../../scripts/free-port.ts';
import { aMailServer, type MailServer } from '../../../test/mail-server.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { takeLeases } from '../../platform/leases/leases.ts';
import { MAILS } from '../../platform/outbox/due-mails.ts';
import { enqueueMail } from '../../platform/outbox/outbox.ts';
import type { Services } from '../../platform/services.ts';
import { createMailTransport } from '../../platform/smtp/transport.ts';
import { sendDueMail } from './send-due.ts';

let app: TestApp;
let stops: (() => unknown)[];
beforeEach(() => {
  stops = [];
});
afterEach(async () => {
  for (const stop of stops.reverse()) await stop();
});

async function aSchool(env: Record<string, string>): Promise<void> {
  app = await startTestApp({ env });
  stops.push(() => app.stop());
}

async function aServer(port?: number): Promise<MailServer> {
  const post = await aMailServer(port);
  stops.push(() => post.stop());
  return post;
}

/** Another process of the same school, with connections of its own. */
function aProcess(): Services {
  const mail = createMailTransport(app.config);
  stops.push(() => mail.close());
  return { ...app.services, mail };
}

const PARAMS: {
  [K in 'accounts.resetPassword' | 'orders.free' | 'accounts.familyImported']: LetterParams[K];
} = {
  'accounts.resetPassword': { username: 'sari', path: '/reset-password?token=abc', minutes: 60 },
  'orders.free': { payerName: 'Ibu Sari', learnerName: 'Dian', packageName: 'TOEIC', orderId: 'x' },
  'accounts.familyImported': {
    name: 'Sari',
    username: 'sari',
    path: '/reset-password?token=x',
    learnerName: '',
  },
};
const writes = (kind: keyof typeof PARAMS, to: string, expiresInS?: number) =>
  enqueueMail(app.pool, {
    kind,
    accountId: null,
    to,
    lang: 'id',
    params: PARAMS[kind],
    ...(expiresInS === undefined ? {} : { expiresInS }),
  });
const writesMany = async (count: number, kind: keyof typeof PARAMS = 'orders.free') => {
  for (let n = 0; n < count; n += 1) await writes(kind, `n${n}@contoh.example`);
};
const outbox = async <Row>(columns: string): Promise<Row[]> =>
  (await app.pool.query(`select ${columns} from outbox order by id`)).rows;
const sent = async () =>
  (await outbox<{ sent: boolean }>('sent_at is not null as sent')).filter((one) => one.sent);

/** The server has a mail and does not answer until `answer` is called. */
function answersWhenTold(post: MailServer, isSlow: (to: string) => boolean = () => true) {
  const told = Promise.withResolvers<void>();
  post.state.answers = async (to) => (isSlow(to) ? told.promise : undefined);
  stops.push(() => told.resolve());
  return () => told.resolve();
}
const arrived = (post: MailServer, count: number) =>
  vi.waitFor(() => expect(post.received.length).toBeGreaterThanOrEqual(count), {
    timeout: 20_000,
    interval: 20,
  });

describe('the order of mails', () => {
  it('is: sign-in, money, notices, lots of many, however long these have waited', async () => {
    const post = await aServer();
    await aSchool({ SMTP_URL: post.url, SMTP_CONNECTIONS: '1' });
    for (const name of ['a', 'b', 'c']) await writes('accounts.familyImported', `lot.${name}@contoh.example`);
    await app.pool.query(
      `insert into outbox (kind, to_address, lang, params, message_id) values
       ('placement.result', 'notice@contoh.example', 'id', $1, 'notice')`,
      [
        {
          learnerName: 'Dian',
          level: 'B1',
          percent: 60,
          areas: [],
          borderlineWith: null,
          classInfoPromised: false,
        },
      ],
    );
    await writes('orders.free', 'receipt@contoh.example');
    await writes('accounts.resetPassword', 'reset@contoh.example');
    await sendDueMail(app.services);
    expect(post.received.map(({ to }) => to.split('@')[0])).toEqual([
      'reset',
      'receipt',
      'notice',
      'lot.a',
      'lot.b',
      'lot.c',
    ]);
  });

  it('holds while a slow server has a lot under way: a sign-in mail has a connection of its own', async () => {
    const post = await aServer();
    await aSchool({ SMTP_URL: post.url, SMTP_CONNECTIONS: '6' });
    const answer = answersWhenTold(post, (to) => to.startsWith('n'));
    await writesMany(8, 'accounts.familyImported');
    const sending = sendDueMail(app.services);
    await arrived(post, 5);
    await writes('accounts.resetPassword', 'reset@contoh.example');
    await arrived(post, 6);
    expect(post.received.slice(5).map(({ to }) => to)).toEqual(['reset@contoh.example']);
    answer();
    expect(await sending).toBe(9);
  });
});

describe('an outage of the mail server', () => {
  it('leaves a thousand mails waiting, and they all go out, once each, as soon as one got through', async () => {
    const port = await freePort();
    await aSchool({ SMTP_URL: `smtp://127.0.0.1:${port}` });
    await app.pool.query(
      `insert into outbox (kind, to_address, lang, params, message_id, priority)
       select 'orders.free', 'n' || n || '@contoh.example', 'id', $1, '<' || n || '@fasih>', 1
       from generate_series(1, 1000) n`,
      [PARAMS['orders.free']],
    );
    const tried = await sendDueMail(app.services);
    expect(tried).toBeLessThan(50);
    expect(app.services.mail.breaker.state()).not.toBe('open');
    const failed = await outbox<{ failure: string }>('failure');
    expect(failed.filter(({ failure }) => failure === 'connection')).toHaveLength(tried);
    // An hour later everything has been tried many times, and the next try of most is minutes away.
    await app.pool.query(
      `update outbox set attempts = 30, failure = 'connection', same_failures = 30, last_error = 'connect ECONNREFUSED',
         next_try_at = now() + interval '2 minutes' where message_id <> '<500@fasih>'`,
    );
    const post = await aServer(port);
    await sendDueMail(aProcess());
    expect(await sent()).toHaveLength(1000);
    expect(post.received).toHaveLength(1000);
    expect(new Set(post.received.map(({ to }) => to)).size).toBe(1000);
  }, 120_000);

  it('with a refused password is not answered by more and more sign-ins', async () => {
    const post = await aServer();
    post.state.login = true;
    await aSchool({ SMTP_URL: post.url.replace('//', '//school:wrong@') });
    await writesMany(40);
    expect(await sendDueMail(app.services)).toBeLessThan(20);
    expect(await sendDueMail(app.services)).toBe(0);
    expect(
      (await outbox<{ failure: string }>('failure')).filter(({ failure }) => failure === 'login').length,
    ).toBeGreaterThan(0);
    post.state.login = false;
    await sendDueMail(aProcess());
    expect(await sent()).toHaveLength(40);
  });
});

describe('a server that answers late', () => {
  it('is waited for, longer than a lease lasts, and is given each mail once; no transaction is open meanwhile', async () => {
    const post = await aServer();
    await aSchool({ SMTP_URL: post.url });
    const answer = answersWhenTold(post);
    await writesMany(3);
    const first = sendDueMail(app.services, { leaseMs: 300 });
    await arrived(post, 3);
    const until = async () =>
      (await outbox<{ until: Date }>('leased_until as until')).map(({ until }) => +until);
    const before = await until();
    // Every lease would have ended by then without a heartbeat.
    await vi.waitFor(
      async () => expect(Math.min(...(await until()))).toBeGreaterThan(Math.max(...before) + 600),
      {
        timeout: 20_000,
      },
    );
    expect(await sendDueMail(aProcess())).toBe(0);
    const { rows } = await app.pool.query(
      `select state from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
    );
    expect(rows).toEqual([]);
    answer();
    expect(await first).toBe(3);
    expect(post.received).toHaveLength(3);
    expect(await sent()).toHaveLength(3);
  });

  it('is not waited for by a process that lost its lease, and that one writes no result', async () => {
    const post = await aServer();
    await aSchool({ SMTP_URL: post.url });
    answersWhenTold(post);
    await writesMany(1);
    const sending = sendDueMail(app.services, { leaseMs: 300 });
    await arrived(post, 1);
    await app.pool.query(
      `update outbox set leased_by = gen_random_uuid(), leased_until = now() + interval '1 hour'`,
    );
    await sending;
    expect(await outbox('attempts, sent_at, leased_by is null as free')).toEqual([
      { attempts: 0, sent_at: null, free: false },
    ]);
  });

  it('whose last byte never comes meets the deadline of the whole, and the mail is tried again', async () => {
    const sockets: Socket[] = [];
    const trickling = createServer((socket) => {
      sockets.push(socket);
      const timer = setInterval(() => socket.write('220-one moment\r\n'), 20);
      socket.on('close', () => clearInterval(timer));
      socket.on('error', () => clearInterval(timer));
    });
    await new Promise<void>((done) => trickling.listen(0, '127.0.0.1', done));
    stops.push(() => {
      for (const socket of sockets) socket.destroy();
      trickling.close();
    });
    const address = trickling.address();
    await aSchool({ SMTP_URL: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}` });
    await writesMany(1);
    const mail = createMailTransport(app.config, { wholeMs: 300 });
    stops.push(() => mail.close());
    await sendDueMail({ ...app.services, mail });
    expect(await outbox('attempts, failure, leased_by')).toEqual([
      { attempts: 1, failure: 'connection', leased_by: null },
    ]);
  });
});

describe('several processes', () => {
  it('share the mails, and none is sent twice', async () => {
    const post = await aServer();
    await aSchool({ SMTP_URL: post.url, SMTP_CONNECTIONS: '3' });
    await writesMany(60);
    const tried = await Promise.all([1, 2, 3].map(() => sendDueMail(aProcess())));
    expect(tried.reduce((sum, n) => sum + n)).toBe(60);
    expect(new Set(post.received.map(({ to }) => to)).size).toBe(60);
    expect(post.received).toHaveLength(60);
  });

  it('send what a killed one had taken, once its lease is over and not before', async () => {
    const post = await aServer();
    await aSchool({ SMTP_URL: post.url });
    await writesMany(2);
    expect(await takeLeases(app.pool, MAILS, { limit: 1, leaseMs: 3_600_000 })).toHaveLength(1);
    expect(await sendDueMail(aProcess())).toBe(1);
    await app.pool.query('update outbox set leased_until = now() where sent_at is null');
    expect(await sendDueMail(aProcess())).toBe(1);
    expect(new Set(post.received.map(({ to }) => to)).size).toBe(2);
  });

  it('send at once what one that ends could not finish', async () => {
    const post = await aServer();
    await aSchool({ SMTP_URL: post.url, SMTP_CONNECTIONS: '2' });
    const answer = answersWhenTold(post, (to) => to.startsWith('n0'));
    await writesMany(2);
    const ending = new AbortController();
    const sending = sendDueMail(app.services, { ending: ending.signal, graceMs: 300 });
    await arrived(post, 2);
    await writesMany(1);
    ending.abort();
    await sending;
    expect(await outbox('sent_at is not null as sent, attempts, leased_by')).toEqual([
      { sent: false, attempts: 0, leased_by: null },
      { sent: true, attempts: 1, leased_by: null },
      { sent: false, attempts: 0, leased_by: null },
    ]);
    answer();
    expect(await sendDueMail(aProcess())).toBe(2);
  });
});

describe('a mail that the server does not take', () => {
  it.each([
    ['an address that does not exist', { unknown: ['n0@contoh.example'] }, 'refused', [75, 750]],
    ['greylisting', { greylists: true }, 'later', [5, 75]],
    ['refused for now', { refuses: true }, 'later', [5, 75]],
    ['a line that is cut', { cuts: true }, 'connection', [-60, 7]],
  ] as const)('%s: is tried again after its own pause', async (_, state, failure, [above, below]) => {
    const post = await aServer();
    await aSchool({ SMTP_URL: post.url });
    Object.assign(post.state, state);
    await writesMany(1);
    await sendDueMail(app.services);
    const [row] = await outbox<{ failure: string; pause: number }>(
      'failure, extract(epoch from next_try_at - now())::float as pause',
    );
    expect(row?.failure).toBe(failure);
    expect(row?.pause).toBeGreaterThan(above);
    expect(row?.pause).toBeLessThan(below);
    expect(post.received).toHaveLength(0);
    Object.assign(post.state, { unknown: [], refuses: false, cuts: false });
    await app.pool.query('update outbox set next_try_at = now()');
    await sendDueMail(aProcess());
    expect(post.received).toHaveLength(1);
  });

  it('keeps none of the others waiting', async () => {
    const post = await aServer();
    await aSchool({ SMTP_URL: post.url });
    post.state.unknown = ['n1@contoh.example', 'n3@contoh.example'];
    await writesMany(6);
    expect(await sendDueMail(app.services)).toBe(6);
    expect(await sent()).toHaveLength(4);
    expect(app.services.mail.breaker.state()).toBe('open');
  });

  it('has its result noted although the database fails at the first try', async () => {
    const post = await aServer();
    await aSchool({ SMTP_URL: post.url });
    await app.pool.query(`create sequence tries;
      create function fails_once() returns trigger language plpgsql as $$
      begin if nextval('tries') = 1 then raise exception 'no'; end if; return new; end $$;
      create trigger fails_once before update of sent_at on outbox for each row execute function fails_once()`);
    await writesMany(1);
    await sendDueMail(app.services);
    expect(await sent()).toHaveLength(1);
    expect(post.received).toHaveLength(1);
  });
});

describe('a mail whose time has passed', () => {
  it('is not sent, and not tried any more', async () => {
    const post = await aServer();
    await aSchool({ SMTP_URL: post.url });
    await writes('accounts.resetPassword', 'late@contoh.example', -1);
    await writes('accounts.resetPassword', 'soon@contoh.example', 3600);
    expect(await sendDueMail(app.services)).toBe(1);
    expect(post.received.map(({ to }) => to)).toEqual(['soon@contoh.example']);
    expect(await outbox('expired, given_up_at is not null as over, sent_at is not null as sent')).toEqual([
      { expired: true, over: true, sent: false },
      { expired: false, over: false, sent: true },
    ]);
  });

  it('is sent to its end when it expires while it is under way', async () => {
    const post = await aServer();
    await aSchool({ SMTP_URL: post.url });
    const answer = answersWhenTold(post);
    await writes('accounts.resetPassword', 'late@contoh.example', 3600);
    const sending = sendDueMail(app.services);
    await arrived(post, 1);
    await app.pool.query('update outbox set expires_at = now()');
    expect(await sendDueMail(aProcess())).toBe(0);
    answer();
    await sending;
    expect(await outbox('expired, sent_at is not null as sent')).toEqual([{ expired: false, sent: true }]);
  });

  it('counts as sent when staff gave it up while it was under way', async () => {
    const post = await aServer();
    await aSchool({ SMTP_URL: post.url });
    const answer = answersWhenTold(post);
    await writesMany(1);
    const sending = sendDueMail(app.services);
    await arrived(post, 1);
    await app.pool.query(`update outbox set given_up_at = now(), given_up_reason = 'Uji'`);
    answer();
    await sending;
    expect(await outbox('given_up_at, sent_at is not null as sent')).toEqual([
      { given_up_at: null, sent: true },
    ]);
  });
});
