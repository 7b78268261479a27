import { DAY, later, MINUTE } from '@fasih/school/basics/instants';
import type { Pool, PoolClient } from 'pg';
import { hashPassword } from '../../people/credentials/passwords.ts';
import { raiseLimits } from '../../platform/db/pool.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Services } from '../../platform/services.ts';
import { OPEN_DAYS, seedStaff } from './accounts.ts';
import { seedFamily, seedStudent } from './families.ts';
import { seedGuardian } from './guardian.ts';
import { seedLearning } from './learning.ts';
import { seedMoney } from './money.ts';
import { seedPay } from './pay.ts';
import { seedPretests } from './pretests.ts';
import { seedBookingMode, seedPublicTexts } from './public-texts.ts';
import { seedRefund } from './refund.ts';
import { seedIncident, seedSafeguarding } from './safeguarding.ts';
import { seedTeacherProfiles } from './teacher-profiles.ts';

/** One login per role, all with the password `fasih-demo` (docs/product/staff.md#demo). */
export const DEMO_LOGINS = ['student', 'teacher', 'admin', 'finance'] as const;
export const DEMO_PASSWORD = 'fasih-demo';

/**
 * Demo users and real users must never share a database. The message is a single line for whoever starts the
 * server.
 */
export class DemoRefused extends Error {
  override readonly name = 'DemoRefused';
}

/** Throws `DemoRefused` if the database has demo users. */
export async function assertNoDemo(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ demo: boolean }>(
    'select exists (select 1 from demo_mark) or exists (select 1 from account where demo) as demo',
  );
  if (rows[0]?.demo) {
    throw new DemoRefused('This database holds demo users; production needs a database without them.');
  }
}

/** Throws `DemoRefused` if the database has real users, before anything is written. */
export async function assertDemo(pool: Pool): Promise<void> {
  // Another process may be migrating: some tables exist and there are no users yet.
  const laid = await pool.query<{ laid: boolean }>(
    `select to_regclass('demo_mark') is not null and to_regclass('account') is not null as laid`,
  );
  if (!laid.rows[0]?.laid) return;
  const { rows } = await pool.query<{ foreign: boolean }>(
    'select exists (select 1 from account) and not exists (select 1 from demo_mark) as foreign',
  );
  if (rows[0]?.foreign) throw noDemoMark();
}

function noDemoMark(): DemoRefused {
  return new DemoRefused(
    'This database has users but no demo mark: use `npm run serve`, or another database.',
  );
}

/**
 * Creates the demo school in an empty database, in one transaction. An existing demo school is kept, a
 * database with real users refused. Deterministic for a given minute.
 */
export async function seedDemo(services: Services): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await inTransaction(services.pool, async (db) => {
    // Of two processes starting at once the second waits here and then finds the demo mark.
    await raiseLimits(db, { statement: 300, lock: 300 });
    await db.query("select pg_advisory_xact_lock(hashtext('seed'))");
    const { rows } = await db.query<{ demo: boolean; people: boolean }>(
      'select exists (select 1 from demo_mark) as demo, exists (select 1 from account) as people',
    );
    if (rows[0]?.demo) return;
    if (rows[0]?.people) throw noDemoMark();
    // Random choices depend on times, so the seconds of the start must not matter.
    const now = new Date(Math.floor(services.clock.now().getTime() / MINUTE) * MINUTE);
    await seedPublicTexts(db);
    await seedBookingMode(db);
    await seedPolicies(db, now);
    await seedVouchers(db, now);
    await seedStaff(db, passwordHash, now);
    await seedSafeguarding(db);
    await seedTeacherProfiles(db, now);
    await seedStudent(db, passwordHash, now);
    for (let number = 1; number < services.config.demoSize; number++) {
      await seedFamily(db, number, passwordHash, now);
    }
    await seedPretests(db, services.config.demoSize, now);
    await seedLearning(db, now);
    await seedGuardian(db, passwordHash, now);
    await seedRefund(db, now);
    await seedIncident(db, now);
    await seedPay(db, now);
    await seedMoney(db, now);
    // Nobody gets messages about the demo's past.
    await db.query('delete from outbox');
    await db.query('delete from notification');
    await db.query('insert into demo_mark default values');
  });
}

/** Courses bought before are under rules 1, so that some families can take the newer ones. */
const RULES_2_DAYS = 50;

/** The school began with rules 1 and later published a second version with rules 2. */
async function seedPolicies(db: PoolClient, now: Date): Promise<void> {
  await db.query('update policy_version set valid_from = $1 where number = 1', [
    later(now, -OPEN_DAYS * DAY),
  ]);
  await db.query(
    `insert into policy_version (number, rules, "values", valid_from, note)
     select 2, 2, "values", $1, 'Course rules 2' from policy_version where number = 1`,
    [later(now, -RULES_2_DAYS * DAY)],
  );
}

async function seedVouchers(db: PoolClient, now: Date): Promise<void> {
  await db.query(
    `insert into voucher (code, kind, value, valid_from) values
     ('COBA100', 'percent', 100, $1), ('HEMAT10', 'percent', 10, $1) on conflict do nothing`,
    [later(now, -OPEN_DAYS * DAY)],
  );
}
