import { consent } from '@fasih/content/legal/consent';
import type { AgeGroup } from '@fasih/school/basics/age-group';
import { DAY, dayIn, HOUR, later } from '@fasih/school/basics/instants';
import { type Random, seededRandom } from '@fasih/school/basics/random';
import { ageGroupOf } from '@fasih/school/people/learners/age';
import type { PoolClient } from 'pg';
import { insertConsent } from '../../people/learners/consents.ts';
import { EMPTY_FACTS } from '../../people/learners/facts.ts';
import { insertChild, insertSelf } from '../../people/learners/learners.ts';
import { seedAccount } from './accounts.ts';
import { type DemoFamily, demoFamily } from './people.ts';
import { seedPurchase } from './purchases.ts';
import { seedSitting } from './sittings.ts';

/**
 * The login `student`: an adult in the middle of one course who has paid for another and may take its
 * placement test.
 */
export async function seedStudent(db: PoolClient, passwordHash: string, now: Date): Promise<void> {
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

/** The family of this number: registered at some time, most have bought a course, many have taken its placement test. */
export async function seedFamily(
  db: PoolClient,
  number: number,
  passwordHash: string,
  now: Date,
): Promise<void> {
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
    accountId,
    birth_date: child.birthDate,
    now: at,
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
