import { randomBytes, randomUUID } from 'node:crypto';
import { makeToken } from '../src/platform/http/session-token.ts';
import type { TestApp } from './start-test-app.ts';

export type Place = {
  /** The package's slug in the catalogue. */
  package: string;
  learnerName?: string;
  birthDate?: string | null;
  /** A place for the same learner as the one before. */
  sameLearner?: boolean;
  state?: 'active' | 'suspended' | 'ended';
  orderStatus?: 'paid' | 'free' | 'refunded';
};

export type Family = {
  accountId: string;
  token: string;
  email: string;
  places: { learnerId: string; enrolmentId: string; orderId: string }[];
};

/** A story's beginning: a family that signed in, bought these places and has not taken the test yet. */
export async function placedFamily(app: TestApp, places: Place[], lang: 'id' | 'en' = 'id'): Promise<Family> {
  const account = await signedInAccount(app, 'student', lang);
  const made: Family['places'] = [];
  for (const place of places) {
    const before = place.sameLearner ? made.at(-1)?.learnerId : undefined;
    made.push(await openPlace(app, account.accountId, place, before));
  }
  return { ...account, places: made };
}

/** Somebody who is signed in. */
export async function signedInAccount(
  app: TestApp,
  role: 'student' | 'teacher' | 'admin' | 'finance',
  lang: 'id' | 'en' = 'id',
): Promise<{ accountId: string; token: string; email: string }> {
  const name = `u${randomBytes(5).toString('hex')}`;
  const email = `${name}@contoh.id`;
  const accountId = await idOf(
    app,
    'insert into account (username, display_username, email, name, role, lang) values ($1::text, $1::text, $2, $1::text, $3, $4) returning id',
    [name, email, role, lang],
  );
  const sessionId = await idOf(
    app,
    `insert into session (account_id, token, expires_at) values ($1, $2, now() + interval '1 day') returning id`,
    [accountId, randomUUID()],
  );
  return { accountId, token: makeToken(sessionId, app.config.appSecret), email };
}

async function openPlace(app: TestApp, accountId: string, place: Place, learner?: string) {
  const now = app.clock.now();
  const learnerId =
    learner ??
    (await idOf(
      app,
      `insert into learner (account_id, kind, name, birth_date) values ($1, 'child', $2, $3) returning id`,
      [accountId, place.learnerName ?? 'Sekar', place.birthDate ?? null],
    ));
  const orderId = await idOf(
    app,
    `insert into orders (account_id, learner_id, package_id, package_name, price, total, policy_version, terms_version, lang,
       status, created_at, expires_at, paid_at)
     select $1, $2, id, name, price, price, 1, '1', 'id', $4, $5::timestamptz, $5::timestamptz + interval '1 day', $5
     from package where slug = $3 returning id`,
    [accountId, learnerId, place.package, place.orderStatus ?? 'paid', now],
  );
  const enrolmentId = await idOf(
    app,
    `insert into enrolment (order_id, learner_id, package_id, meetings, meetings_per_week, price_paid, policy_version, state,
       opened_at)
     select o.id, o.learner_id, p.id, p.meetings, p.meetings_per_week, o.total, 1, $2, $3
     from orders o join package p on p.id = o.package_id where o.id = $1 returning id`,
    [orderId, place.state ?? 'active', now],
  );
  return { learnerId, enrolmentId, orderId };
}

async function idOf(app: TestApp, sql: string, values: unknown[]): Promise<string> {
  const { rows } = await app.pool.query<{ id: string }>(sql, values);
  const id = rows[0]?.id;
  if (!id) throw new Error(`nothing inserted: ${sql.slice(0, 60)}`);
  return id;
}

/** A device key as the browser makes it. */
export function newDevice(): Record<string, string> {
  return { 'x-fasih-device': randomBytes(16).toString('base64url') };
}
