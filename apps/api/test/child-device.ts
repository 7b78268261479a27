import { randomBytes, randomUUID } from 'node:crypto';
import { makeToken } from '../src/platform/http/session-token.ts';
import { signedInAccount } from './placed-people.ts';
import type { TestApp } from './start-test-app.ts';

/** A child's own device that is connected: of this family's learner, or of a new family's. */
export async function aChildDevice(
  app: TestApp,
  of?: { accountId: string; learnerId: string },
): Promise<{ id: string; token: string; accountId: string; learnerId: string }> {
  const { accountId, learnerId } = of ?? (await aChild(app));
  const id = randomUUID();
  await app.pool.query(
    `insert into child_device (id, account_id, learner_id, name, link_ends_at, connected_at, last_seen_at)
     values ($1, $2, $3, $4, now(), now(), now())`,
    [id, accountId, learnerId, `HP ${randomBytes(2).toString('hex')}`],
  );
  return { id, accountId, learnerId, token: makeToken(id, app.config.appSecret) };
}

async function aChild(app: TestApp): Promise<{ accountId: string; learnerId: string }> {
  const { accountId } = await signedInAccount(app, 'student');
  const { rows } = await app.pool.query(
    `insert into learner (account_id, kind, name, birth_date) values ($1, 'child', 'Sekar', '2015-05-17') returning id`,
    [accountId],
  );
  return { accountId, learnerId: rows[0].id };
}
