import { later, MINUTE } from '@fasih/school/basics/instants';
import type { Pool } from 'pg';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, aFamily } from '../../../test/people.ts';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';
import { eraseMails } from './erase.ts';
import { enqueueMail, enqueuePaced, giveMailUp, readdressMails, tryMailNow } from './outbox.ts';

const app = shared(startTestApp);
let pool: Pool;
let family: Account;
beforeAll(async () => {
  pool = app.pool;
});
beforeEach(async () => {
  family = await aFamily(app);
});

const mail = (more: { source?: string; expiresInS?: number } = {}) => ({
  kind: 'orders.free' as const,
  accountId: family.accountId,
  to: family.email,
  lang: 'id' as const,
  params: { payerName: 'Ibu Sari', learnerName: 'Budi', packageName: 'TOEIC', orderId: 'x' },
  ...more,
});
const mails = async () =>
  (
    await pool.query('select * from outbox where account_id = $1 order by next_try_at, id', [
      family.accountId,
    ])
  ).rows;
const write = async (set = '') => {
  await enqueueMail(pool, mail());
  if (set) await pool.query(`update outbox set ${set} where account_id = $1`, [family.accountId]);
  return (await mails())[0].id as string;
};

describe('a mail in the outbox', () => {
  it('is written once for the same event, and again for another or for none', async () => {
    for (const source of ['free:1', 'free:1', 'free:2'])
      await enqueueMail(pool, mail({ source: `${source}:${family.accountId}` }));
    await enqueueMail(pool, mail());
    await enqueueMail(pool, mail());
    expect(await mails()).toHaveLength(4);
  });

  it('ends after its time where it has one, by the clock of the database', async () => {
    await enqueueMail(pool, mail({ expiresInS: 600 }));
    await enqueueMail(pool, mail());
    const [one, other] = await mails();
    expect(one.expires_at.getTime() - one.created_at.getTime()).toBe(600_000);
    expect(other.expires_at).toBeNull();
  });

  it('of a lot is due at its own instant, and its time to expire counts from there', async () => {
    const start = new Date('2026-11-02T03:00:00Z');
    const { source: _, ...plain } = mail({ source: 'x', expiresInS: 60 });
    await enqueuePaced(pool, [
      { ...plain, at: later(start, MINUTE) },
      { ...plain, at: start },
    ]);
    expect((await mails()).map((one) => [one.next_try_at, one.expires_at, one.params.payerName])).toEqual([
      [start, later(start, MINUTE), 'Ibu Sari'],
      [later(start, MINUTE), later(start, 2 * MINUTE), 'Ibu Sari'],
    ]);
  });
});

describe('staff who look after a mail', () => {
  it('can have it sent at once to the present address when it was given up or waits, even after its end', async () => {
    const id = await write(
      `given_up_at = now(), given_up_reason = 'expired', expired = true, expires_at = now()`,
    );
    expect(await tryMailNow(pool, id, 'baru@contoh.id')).toBe(true);
    expect((await mails())[0]).toMatchObject({
      given_up_at: null,
      expired: false,
      expires_at: null,
      to_address: 'baru@contoh.id',
    });
    await pool.query(`update outbox set next_try_at = now() + interval '1 hour' where id = $1`, [id]);
    expect(await tryMailNow(pool, id, null)).toBe(true);
    expect((await mails())[0].to_address).toBe('baru@contoh.id');
  });

  it('do nothing to one that is due already or was sent', async () => {
    const id = await write(`next_try_at = now() - interval '1 second'`);
    expect(await tryMailNow(pool, id, 'baru@contoh.id')).toBe(false);
    await pool.query('update outbox set sent_at = now() where id = $1', [id]);
    expect([await tryMailNow(pool, id, null), await giveMailUp(pool, id, 'Salah alamat')]).toEqual([
      false,
      false,
    ]);
    expect((await mails())[0]).toMatchObject({ to_address: family.email, given_up_at: null });
  });

  it('give it up once; the reason of the first stays', async () => {
    const id = await write();
    expect(await giveMailUp(pool, id, 'Salah alamat')).toBe(true);
    expect(await giveMailUp(pool, id, 'Lain')).toBe(false);
    expect((await mails())[0].given_up_reason).toBe('Salah alamat');
  });
});

describe('an account whose address changes', () => {
  it('gets what was not sent yet at the new one, except the warning of the change itself', async () => {
    await write(`next_try_at = now() + interval '1 hour'`);
    await enqueueMail(pool, mail());
    await pool.query(`update outbox set params = params || '{"kind":"staff.changed"}' where id = $1`, [
      (await mails())[0].id,
    ]);
    await enqueueMail(pool, mail());
    await pool.query('update outbox set sent_at = now() where id = $1', [(await mails()).at(-1).id]);
    await readdressMails(pool, family.accountId, 'baru@contoh.id');
    const found = await mails();
    expect(
      found.map(({ to_address, sent_at, params }) => [to_address, sent_at !== null, params.kind]).sort(),
    ).toEqual(
      [
        ['baru@contoh.id', false, undefined],
        [family.email, false, 'staff.changed'],
        [family.email, true, undefined],
      ].sort(),
    );
  });
});

describe('an erased account', () => {
  it('gets no mail any more, and nothing of what it was told stays', async () => {
    const other = await aFamily(app);
    await enqueueMail(pool, { ...mail(), accountId: other.accountId, to: other.email });
    await write(`sent_at = now(), last_error = 'Ibu Sari unknown'`);
    await enqueueMail(pool, mail());
    const erased = {
      told: [],
      since: '00000000-0000-0000-0000-000000000000',
      family: family.accountId,
      marks: [],
      near: '(?!)',
      anywhere: '(?!)',
    };
    await eraseMails(pool, { ...erased, accounts: [family.accountId] });
    const left = await mails();
    expect(left.map(({ to_address, params, last_error }) => [to_address, params, last_error])).toEqual([
      ['', {}, null],
    ]);
    const { rows } = await pool.query('select to_address from outbox where account_id = $1', [
      other.accountId,
    ]);
    expect(rows).toEqual([{ to_address: other.email }]);
  });
});
