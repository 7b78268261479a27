import { beforeEach, expect, it } from 'vitest';
import { signedInAccount } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';
import { dropFeed, setFeed } from '../../people/accounts/calendar-address.ts';
import { ownerOf } from './calendar-owner.ts';

const app = shared(startTestApp);
let account: { accountId: string };
beforeEach(async () => {
  account = await signedInAccount(app, 'student');
});

const run = (sql: string) => app.pool.query(sql, [account.accountId]);
const set = (secret: string) => setFeed(app.pool, account.accountId, secret, app.clock.now());
/** A secret of its own for each case, in one database. */
const secretOf = (name: string) => `${name}-${account.accountId}`;

it.each<[what: string, before: string | null, expected: object]>([
  [
    'in the school’s zone, where none was chosen',
    null,
    { role: 'student', lang: 'id', zone: 'Asia/Jakarta' },
  ],
  [
    'in the zone that the family chose',
    `insert into message_preference (account_id, zone, muted) values ($1, 'Asia/Makassar', '{}')`,
    { zone: 'Asia/Makassar' },
  ],
  [
    'in the school’s zone, where only mails are muted',
    `insert into message_preference (account_id, zone, muted) values ($1, null, '{reports}')`,
    { zone: 'Asia/Jakarta' },
  ],
  ['in English', `update account set lang = 'en' where id = $1`, { lang: 'en' }],
])('a calendar address shows its account’s lessons %s', async (_, before, expected) => {
  await set(secretOf('a'));
  if (before) await run(before);
  expect(await ownerOf(app.pool, secretOf('a'))).toMatchObject({ accountId: account.accountId, ...expected });
});

it.each<[what: string, change: () => Promise<unknown>]>([
  ['after a new one was made', () => set(secretOf('b'))],
  ['after it was removed', () => dropFeed(app.pool, account.accountId)],
  ['of an inactive account', () => run('update account set active = false where id = $1')],
])('an address %s shows nothing', async (_, change) => {
  await set(secretOf('a'));
  await change();
  expect(await ownerOf(app.pool, secretOf('a'))).toBeNull();
});

it('neither another’s secret, nor a part of one, nor its stored hash is an address', async () => {
  const other = await signedInAccount(app, 'teacher');
  await setFeed(app.pool, other.accountId, 'of-the-teacher', app.clock.now());
  await set(secretOf('a'));
  const { rows } = await run(
    `select encode(secret_hash, 'hex') as hash from calendar_feed where account_id = $1`,
  );
  expect((await ownerOf(app.pool, 'of-the-teacher'))?.accountId).toBe(other.accountId);
  for (const wrong of ['', secretOf('a').slice(1), secretOf('A'), rows[0].hash, `\\x${rows[0].hash}`])
    expect(await ownerOf(app.pool, wrong), wrong).toBeNull();
});

it('of two addresses made at the same instant one works', async () => {
  await Promise.all([set(secretOf('a')), set(secretOf('b'))]);
  const found = await Promise.all(['a', 'b'].map((name) => ownerOf(app.pool, secretOf(name))));
  expect(found.filter((one) => one !== null)).toHaveLength(1);
});
