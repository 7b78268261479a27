import { randomBytes, randomUUID } from 'node:crypto';
import { makeToken } from '../src/platform/http/session-token.ts';
import type { TestApp } from './start-test-app.ts';

export type Account = { accountId: string; token: string; email: string; username: string };

/** A family's account that is signed in, without the login route, and has no learner yet. */
export async function aFamily(app: TestApp, name = 'Ibu Sari'): Promise<Account> {
  const username = `u${randomBytes(6).toString('hex')}`;
  const email = `${username}@contoh.id`;
  const { rows } = await app.pool.query<{ account_id: string; session_id: string }>(
    `with made as (
       insert into account (username, display_username, email, phone, name)
       values ($1::text, $1::text, $2, '+6281234567890', $3) returning id
     ), signed_in as (
       insert into session (account_id, token, expires_at) select id, $4, now() + interval '1 day' from made
       returning id, account_id
     )
     select account_id, id as session_id from signed_in`,
    [username, email, name, randomUUID()],
  );
  const row = rows[0];
  if (!row) throw new Error('the account was not written');
  return {
    accountId: row.account_id,
    token: makeToken(row.session_id, app.config.appSecret),
    email,
    username,
  };
}

/** A child of this family with the guardian's consent; answers the learner's id. */
export async function aChild(
  app: TestApp,
  family: Account,
  name = 'Budi',
  birthDate = '2015-05-17',
): Promise<string> {
  const answer = await app.ask('POST', '/learners', {
    token: family.token,
    body: {
      kind: 'child',
      name,
      birth_date: birthDate,
      relation: 'mother',
      guardianName: 'Ibu Sari',
      consent: true,
    },
  });
  if (answer.status !== 201) throw new Error(`no child: ${JSON.stringify(answer.body)}`);
  return answer.body.id;
}
