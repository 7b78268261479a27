import { consent } from '@fasih/content/legal/consent';
import type { AgeGroup } from '@fasih/school/basics/age-group';
import { DAY, dayIn, HOUR, later, MINUTE } from '@fasih/school/basics/instants';
import { type Random, seededRandom } from '@fasih/school/basics/random';
import { isRefusal } from '@fasih/school/basics/refusal';
import type { Role } from '@fasih/school/basics/roles';
import { ageGroupOf } from '@fasih/school/people/learners/age';
import type { Pool, PoolClient } from 'pg';
import { openAccount } from '../../people/accounts/open-account.ts';
import { hashPassword } from '../../people/credentials/passwords.ts';
import { insertConsent } from '../../people/learners/consents.ts';
import { EMPTY_FACTS } from '../../people/learners/facts.ts';
import { insertChild, insertSelf } from '../../people/learners/learners.ts';
import { raiseLimits } from '../../platform/db/pool.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Services } from '../../platform/services.ts';
import { seedLearning } from './learning.ts';
import { seedMoney } from './money.ts';
import { seedPay } from './pay.ts';
import { DEMO_TEACHERS, type DemoFamily, demoFamily } from './people.ts';
import { seedPretests } from './pretests.ts';
import { seedBookingMode, seedPublicTexts } from './public-texts.ts';
import { seedPurchase } from './purchases.ts';
import { seedRefund } from './refund.ts';
import { seedIncident, seedSafeguarding } from './safeguarding.ts';
import { seedSitting } from './sittings.ts';
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

type NewPerson = {
  username: string;
  email: string;
  phone: string | null;
  name: string;
  lang: 'id' | 'en';
  role: Role;
};

/** Creates an account registered at `at`. */
async function seedAccount(
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

/** The school opened this many days ago. */
const OPEN_DAYS = 200;
const NEW_TEACHER = 'pak.joko';

async function seedStaff(db: PoolClient, passwordHash: string, now: Date): Promise<void> {
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

/**
 * The login `student`: an adult in the middle of one course who has paid for another and may take its
 * placement test.
 */
async function seedStudent(db: PoolClient, passwordHash: string, now: Date): Promise<void> {
  const began = later(now, -RUNNING_DAYS * DAY);
  const accountId = await seedAccount(
    db,
    {
      username: 'student',
      email: 'student@contoh.example',
      phone: '+6281234567890',
      name: 'Sari Wulandari',
      lang: 'id',
      role: 'student',
    },
    passwordHash,
    later(began, -DAY),
  );
  const learnerId = await insertSelf(db, accountId, began);
  await setBirthDate(db, learnerId, '1994-04-21');
  const buyer = {
    accountId,
    learnerId,
    voucher: null,
    lang: 'id' as const,
    method: 'qris',
    outcome: 'paid' as const,
  };
  const running = await packageOf(db, 'conversation-adult');
  const orderId = await seedPurchase(db, { ...buyer, ...running, placedAt: began });
  const enrolmentId = await enrolmentOfOrder(db, orderId);
  const startedAt = later(began, 3 * HOUR);
  await seedSitting(db, {
    enrolmentId,
    learnerId,
    bank: 'adult',
    startedAt,
    ability: 0.72,
    seed: 'demo:student',
  });
  const bought = await packageOf(db, 'general-english-adult');
  await seedPurchase(db, { ...buyer, ...bought, placedAt: later(now, -2 * DAY) });
}

/** Days since the demo student's current course began. */
const RUNNING_DAYS = 45;

async function setBirthDate(db: PoolClient, learnerId: string, birthDate: string): Promise<void> {
  await db.query('update learner set birth_date = $2 where id = $1', [learnerId, birthDate]);
}

type BoughtPackage = { packageId: number; packageName: string; price: number };

async function packageOf(db: PoolClient, slug: string): Promise<BoughtPackage> {
  const { rows } = await db.query<BoughtPackage>(
    'select id as "packageId", name as "packageName", price from package where slug = $1',
    [slug],
  );
  if (!rows[0]) throw new Error(`no package ${slug}`);
  return rows[0];
}

async function enrolmentOfOrder(db: PoolClient, orderId: string): Promise<string> {
  const { rows } = await db.query<{ id: string }>('select id from enrolment where order_id = $1', [orderId]);
  if (!rows[0]) throw new Error('a paid demo order has no enrolment');
  return rows[0].id;
}

const METHODS = ['qris', 'bank_transfer', 'gopay', 'credit_card', 'cstore', 'echannel'];
const DAYS_BACK = 105;

async function seedFamily(db: PoolClient, number: number, passwordHash: string, now: Date): Promise<void> {
  const random = seededRandom(`story:${number}`);
  const family = demoFamily(number, Number(dayIn(now).slice(0, 4)));
  // Some families have not bought anything.
  const looksAround = random() < 0.08;
  const at = later(now, -Math.floor((1 + random() * DAYS_BACK) * DAY) - 3 * HOUR);
  const registeredAt = later(at, -HOUR * (1 + (number % 30)));
  const accountId = await seedAccount(db, { ...family, role: 'student' }, passwordHash, registeredAt);
  if (looksAround) return;
  const { learnerId, group } = await seedLearner(db, accountId, family, at);
  const bought = await packageFor(db, group, random);
  const outcome = random() < 0.14 ? 'expired' : 'paid';
  const orderId = await seedPurchase(db, {
    accountId,
    learnerId,
    ...bought,
    voucher: random() < 0.15 ? 'HEMAT10' : null,
    lang: family.lang,
    placedAt: at,
    method: METHODS[Math.floor(random() * METHODS.length)] ?? 'qris',
    outcome,
  });
  if (outcome === 'expired' || random() < 0.12) return;
  const enrolmentId = await enrolmentOfOrder(db, orderId);
  const startedAt = later(at, HOUR + Math.floor(random() * 20) * HOUR);
  if (startedAt > later(now, -HOUR)) return;
  const ability = 0.3 + random() * 0.6;
  await seedSitting(db, { enrolmentId, learnerId, bank: group, startedAt, ability, seed: `demo:${number}` });
}

async function seedLearner(
  db: PoolClient,
  accountId: string,
  family: DemoFamily,
  at: Date,
): Promise<{ learnerId: string; group: AgeGroup }> {
  const { child } = family;
  if (!child) {
    const learnerId = await insertSelf(db, accountId, at);
    await setBirthDate(db, learnerId, family.birthDate);
    return { learnerId, group: 'adult' };
  }
  const learnerId = await insertChild(db, {
    ...EMPTY_FACTS,
    ...child,
    ...{ accountId, birth_date: child.birthDate, now: at },
  });
  await insertConsent(db, {
    learnerId,
    accountId,
    guardianName: family.name,
    relation: child.relation,
    textVersion: consent.version,
    lang: family.lang,
    address: '127.0.0.1',
    now: at,
  });
  const group = ageGroupOf(child.birthDate, dayIn(at));
  if (group === 'tooYoung') throw new Error(`demo child ${child.name} is too young`);
  return { learnerId, group };
}

async function packageFor(db: PoolClient, group: AgeGroup, random: Random): Promise<BoughtPackage> {
  const { rows } = await db.query<BoughtPackage>(
    `select id as "packageId", name as "packageName", price from package
     where category = $1 or ($1 <> 'kids' and type = 'eng_test_prep') or type = 'special_course' order by position`,
    [group],
  );
  // Most families buy the first packages of the list.
  const one = rows[Math.floor(random() ** 2 * rows.length)];
  if (!one) throw new Error(`nothing on sale for ${group}`);
  return one;
}
