import { beforeEach, describe, expect, it, vi } from 'vitest';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';
import { type DueMail, MAILS, noteSent } from '../outbox/due-mails.ts';
import { type LeasedWork, runLeased } from './run-leased.ts';

/* Outgoing work under leases (docs/decisions/026-leased-outgoing-work.md), with the rows of the outbox. */

const app = shared(startTestApp);
beforeEach(() => app.pool.query('delete from outbox'));

const URGENT = 0;
const LATER = 2;
const HOUR = 3_600_000;

/** Rows that are due, the first one longest. */
const due = (names: readonly string[], priority = LATER) =>
  app.pool.query(
    `insert into outbox (kind, to_address, lang, params, message_id, priority, next_try_at)
     select 'orders.free', name, 'id', '{}', 'run-leased:' || name, $2, now() - interval '1 hour' + n * interval '1 second'
     from unnest($1::text[]) with ordinality as x (name, n)`,
    [names, priority],
  );
const many = (count: number, name: string) => Array.from({ length: count }, (_, n) => `${name}${n}`);
const rowOf = async (name: string) =>
  (
    await app.pool.query<{ leasedBy: string | null; isHeld: boolean; sent: boolean }>(
      `select leased_by as "leasedBy", coalesce(leased_until > now(), false) as "isHeld", sent_at is not null as sent
       from outbox where to_address = $1`,
      [name],
    )
  ).rows[0];

type Work = LeasedWork<DueMail>;
const run = (handle: Work['handle'], more: Partial<Work> = {}) =>
  runLeased<DueMail>({
    pool: app.pool,
    log: app.services.log,
    table: MAILS,
    concurrency: () => 2,
    reserved: 0,
    leaseMs: HOUR,
    graceMs: HOUR,
    handle,
    ...more,
  });
const sends = (mail: DueMail) => noteSent(app.pool, mail);
/** Work that lasts until it is aborted. */
const lasts = (signal: AbortSignal) =>
  new Promise<void>((_, fail) => {
    signal.addEventListener('abort', () => fail(signal.reason));
  });

describe('due rows', () => {
  it('are handled once each, by priority and then the longest due first, until none is left', async () => {
    await due(['second', 'third']);
    await due(['first'], URGENT);
    const handled: string[] = [];
    const work: Work['handle'] = async (mail) => {
      handled.push(mail.to);
      // What becomes due meanwhile is handled in the same run.
      if (mail.to === 'third') await due(['fourth']);
      await sends(mail);
    };
    expect(await run(work, { concurrency: () => 1 })).toBe(4);
    expect(handled).toEqual(['first', 'second', 'third', 'fourth']);
    expect(await run(work)).toBe(0);
  });

  it.each`
    concurrency | reserved | later | urgent | inFlight | ofThemLater
    ${3}        | ${1}     | ${5}  | ${0}   | ${2}     | ${2}
    ${3}        | ${1}     | ${5}  | ${1}   | ${2}     | ${1}
    ${3}        | ${1}     | ${0}  | ${5}   | ${3}     | ${0}
    ${3}        | ${0}     | ${5}  | ${0}   | ${3}     | ${3}
    ${1}        | ${1}     | ${2}  | ${0}   | ${1}     | ${1}
    ${9}        | ${2}     | ${3}  | ${1}   | ${4}     | ${3}
  `(
    'of $later later and $urgent urgent ones $inFlight begin where $concurrency may be in flight and $reserved are reserved',
    async ({ concurrency, reserved, later, urgent, inFlight, ofThemLater }) => {
      await due(many(later, 'later'));
      await due(many(urgent, 'urgent'), URGENT);
      const began: string[] = [];
      const open = Promise.withResolvers<void>();
      let first: string[] | undefined;
      await run(
        async (mail) => {
          began.push(mail.to);
          if (began.length === inFlight) setImmediate(open.resolve);
          await open.promise;
          first ??= [...began];
          await sends(mail);
        },
        { concurrency: () => concurrency, reserved },
      );
      expect([first?.length, first?.filter((name) => name.startsWith('later')).length]).toEqual([
        inFlight,
        ofThemLater,
      ]);
      expect(began).toHaveLength(later + urgent);
    },
  );

  it('wait while the other side rests', async () => {
    await due(['one']);
    expect(await run(sends, { concurrency: () => 0 })).toBe(0);
    expect(await rowOf('one')).toEqual({ leasedBy: null, isHeld: false, sent: false });
  });

  it('are shared by two processes that begin at the same instant', async () => {
    await due(many(6, 'n'));
    const handled: string[] = [];
    // Nobody ends before both have begun.
    const both = Promise.withResolvers<void>();
    const begun = new Set<string>();
    const process = (name: string) =>
      run(async (mail) => {
        handled.push(mail.to);
        if (begun.add(name).size === 2) both.resolve();
        await both.promise;
        await sends(mail);
      });
    const counts = await Promise.all(['a', 'b'].map(process));
    expect(counts.reduce((sum, n) => sum + n, 0)).toBe(6);
    expect(handled.toSorted()).toEqual(many(6, 'n'));
  });
});

describe('a lease', () => {
  it('is extended while the work lasts, however short it is', async () => {
    await due(['slow']);
    const until = async () =>
      (await app.pool.query('select leased_until as until from outbox')).rows[0].until as Date;
    const extended = vi.fn();
    const work: Work['handle'] = async (mail) => {
      const before = await until();
      await vi.waitFor(async () => expect((await until()).getTime()).toBeGreaterThan(before.getTime()), {
        timeout: 20_000,
        interval: 10,
      });
      extended();
      await sends(mail);
    };
    expect(await run(work, { leaseMs: 300 })).toBe(1);
    expect([extended.mock.calls.length, (await rowOf('slow'))?.sent]).toEqual([1, true]);
  });

  it('that another process took aborts the work, and leaves the row to that process', async () => {
    await due(['lost']);
    const taker = '0190a000-0000-7000-8000-000000000001';
    const work: Work['handle'] = async (_, signal) => {
      await app.pool.query(`update outbox set leased_by = $1, leased_until = now() + interval '1 hour'`, [
        taker,
      ]);
      await lasts(signal);
    };
    expect(await run(work, { leaseMs: 60 })).toBe(0);
    expect(await rowOf('lost')).toEqual({ leasedBy: taker, isHeld: true, sent: false });
  });
});

describe('when the process ends', () => {
  it('nothing is taken any more', async () => {
    await due(['one']);
    expect(await run(sends, { ending: AbortSignal.abort() })).toBe(0);
    expect(await rowOf('one')).toEqual({ leasedBy: null, isHeld: false, sent: false });
  });

  it('what is in flight is finished within its time, and the rest is left', async () => {
    await due(['first', 'second']);
    const ending = new AbortController();
    const work: Work['handle'] = async (mail) => {
      ending.abort();
      await sends(mail);
    };
    expect(await run(work, { ending: ending.signal, concurrency: () => 1 })).toBe(1);
    expect([await rowOf('first'), await rowOf('second')]).toMatchObject([
      { sent: true },
      { sent: false, leasedBy: null },
    ]);
  });

  it('what is not finished by then is aborted, and another process may have it at once', async () => {
    await due(['slow']);
    const ending = new AbortController();
    const work: Work['handle'] = async (_, signal) => {
      const aborted = lasts(signal);
      ending.abort();
      await aborted;
    };
    expect(await run(work, { ending: ending.signal, graceMs: 0 })).toBe(0);
    expect(await rowOf('slow')).toEqual({ leasedBy: null, isHeld: false, sent: false });
    expect(await run(sends)).toBe(1);
  });
});

describe('an error', () => {
  it('of the work is thrown when the others have ended; its row waits for the end of its lease', async () => {
    await due(['bad', 'good', 'next']);
    const failed = Promise.withResolvers<void>();
    const work: Work['handle'] = async (mail) => {
      if (mail.to === 'bad') {
        setImmediate(failed.resolve);
        throw new Error('the result was not saved');
      }
      await failed.promise;
      await sends(mail);
    };
    await expect(run(work)).rejects.toThrow('the result was not saved');
    const found = await Promise.all(['bad', 'good', 'next'].map(rowOf));
    expect(found).toMatchObject([
      { sent: false, isHeld: true },
      { sent: true },
      { sent: false, leasedBy: null },
    ]);
  });

  it('of the database is thrown, and nothing stays in flight', async () => {
    const pool = { query: () => Promise.reject(new Error('no database')) } as unknown as Work['pool'];
    await expect(run(sends, { pool })).rejects.toThrow('no database');
  });
});
