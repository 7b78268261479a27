import { DAY, later } from '@fasih/school/basics/instants';
import type { PoolClient } from 'pg';
import { acceptInvitation, grantLearners, insertInvitation } from '../../people/guardians/guardians.ts';
import { seedAccount } from './accounts.ts';

/** Days since the second guardian accepted. */
const SHARED_DAYS = 10;

/** The login `wali`: a father who decides times of a child whose mother pays. None in a school without a child in a class. */
export async function seedGuardian(db: PoolClient, passwordHash: string, now: Date): Promise<void> {
  const { rows } = await db.query<{ accountId: string; learnerId: string }>(
    `select l.account_id as "accountId", l.id as "learnerId" from learner l
     join class_member m on m.learner_id = l.id and m.left_at is null
     join enrolment e on e.id = m.enrolment_id and e.state = 'active' and e.finished_at is null
     where l.kind = 'child' order by m.joined_at desc, l.id limit 1`,
  );
  const [child] = rows;
  if (!child) return;
  const { accountId, learnerId } = child;
  const at = later(now, -SHARED_DAYS * DAY);
  const person = {
    username: 'wali',
    email: 'wali@contoh.example',
    phone: '+6281234567899',
    name: 'Andi Saputra',
  };
  const by = await seedAccount(db, { ...person, lang: 'id', role: 'student' }, passwordHash, at);
  const { name, email } = person;
  const invitation = {
    accountId,
    name,
    email,
    relation: 'father',
    may: 'decide',
    token: 'demo',
    now: at,
  } as const;
  const id = await insertInvitation(db, invitation);
  await grantLearners(db, { id, may: 'decide', learnerIds: [learnerId] });
  await acceptInvitation(db, { id, by, now: at });
}
