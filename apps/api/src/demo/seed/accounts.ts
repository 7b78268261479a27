import { DAY, later } from '@fasih/school/basics/instants';
import { isRefusal } from '@fasih/school/basics/refusal';
import type { Role } from '@fasih/school/basics/roles';
import type { PoolClient } from 'pg';
import { openAccount } from '../../people/accounts/open-account.ts';
import { DEMO_TEACHERS } from './people.ts';

/** The school opened this many days ago. */
export const OPEN_DAYS = 200;
const NEW_TEACHER = 'pak.joko';

/** The logins `teacher`, `admin` and `finance`, and the other teachers. */
export async function seedStaff(db: PoolClient, passwordHash: string, now: Date): Promise<void> {
  const staff = [
    { username: 'teacher', name: 'Nadia Permatasari', role: 'teacher' },
    { username: 'admin', name: 'Bambang Setiawan', role: 'admin' },
    { username: 'finance', name: 'Lina Hartono', role: 'finance' },
    ...DEMO_TEACHERS.map((teacher) => ({ ...teacher, role: 'teacher' as const })),
  ] as const;
  for (const { username, name, role } of staff) {
    const email = `${username}@contoh.example`;
    // One teacher has just started and has no hours yet.
    const days = username === NEW_TEACHER ? 1 : OPEN_DAYS;
    const at = later(now, -days * DAY);
    await seedAccount(db, { username, email, phone: null, name, lang: 'id', role }, passwordHash, at);
  }
}

type NewPerson = {
  username: string;
  email: string;
  phone: string | null;
  name: string;
  lang: 'id' | 'en';
  role: Role;
};

/** Creates an account registered at `at`; throws if it is refused. */
export async function seedAccount(
  db: PoolClient,
  person: NewPerson,
  passwordHash: string,
  at: Date,
): Promise<string> {
  const opened = await openAccount(db, { ...person, passwordHash, demo: true });
  if (isRefusal(opened)) throw new Error(`the demo account ${person.username} was refused: ${opened.code}`);
  await db.query('update account set email_verified = true, created_at = $2 where id = $1', [opened.id, at]);
  return opened.id;
}
