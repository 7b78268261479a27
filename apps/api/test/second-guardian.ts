import type { May } from '@fasih/school/people/guardians/guardian';
import { signedInAccount } from './placed-people.ts';
import type { TestApp } from './start-test-app.ts';

/** An account with which another account shares these learners. */
export async function aSecondGuardian(
  app: TestApp,
  of: { accountId: string; learnerIds: readonly string[]; may?: May },
  lang: 'id' | 'en' = 'en',
): Promise<{ id: string; accountId: string; token: string; email: string }> {
  const account = await signedInAccount(app, 'student', lang);
  const { rows } = await app.pool.query<{ id: string }>(
    `insert into guardian (account_id, guardian_account_id, name, relation, may, invited_at, accepted_at)
     values ($1, $2, '', 'father', $3, now(), now()) returning id`,
    [of.accountId, account.accountId, of.may ?? 'look'],
  );
  const id = rows[0]?.id ?? '';
  await app.pool.query(
    'insert into guardian_learner (guardian_id, learner_id) select $1, unnest($2::uuid[])',
    [id, of.learnerIds],
  );
  return { ...account, id };
}
