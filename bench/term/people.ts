import { dayIn, HOUR, later } from '@fasih/school/basics/instants';
import { type Random, seededRandom } from '@fasih/school/basics/random';
import type { Role } from '@fasih/school/basics/roles';
import type { Hours } from '@fasih/school/catalogue/policy/offers';
import { addDays, instantOf } from '@fasih/school/catalogue/policy/validity';
import type { TeacherProfileForm } from '@fasih/school/learning/teachers/profile-contract';
import { makeFriends } from './groups.ts';
import type { Person, SimulatedSchool } from './school.ts';
import { type Painted, paintWeek } from './wishes.ts';

/** What happens to a family in the term, decided by its number alone. */
export type Family = Person & {
  number: number;
  random: Random;
  packageId: number;
  bank: 'kids' | 'teen' | 'adult';
  birthDate: string;
  /** When its placement test is finished. */
  finishesAt: Date;
  /** What it has painted, from which day on; nothing where it has not said what it wishes. */
  painted: { from: string; week: Painted }[];
  /** Its party, itself included, with whom it learns in a group; null where it learns alone. */
  friends: readonly Family[] | null;
  /** Leaves the choice of times to the school. */
  isPassive: boolean;
  /** Days of the term on which it pauses, wants other times, and asks for its money back; null: never. */
  pausesOn: number | null;
  changesOn: number | null;
  leavesOn: number | null;
  learnerId: string;
  enrolmentId: string;
  /** The days of its pause, the last one left out. */
  pause: { from: string; until: string } | null;
};

/** A teacher, and until when each absence lasts. */
export type Teacher = Person & { number: number; random: Random; awayUntil: Date };

export type Staff = { admin: Person; finance: Person; second: Person };

const PACKAGES = {
  kids: [101, 201],
  teen: [102, 202],
  adult: [103, 203],
} as const;
const YEARS = { kids: 9, teen: 15, adult: 30 } as const;

/** 60 % of the families come in the first week, the others in the second. */
const arrivalDay = (random: Random) =>
  random() < 0.6 ? Math.floor(random() * 7) : 7 + Math.floor(random() * 7);

const dayOrNever = (random: Random, share: number, from: number, to: number) =>
  random() < share ? from + Math.floor(random() * (to - from)) : null;

/** The families of a school, without accounts yet. */
export function makeFamilies(count: number, firstDay: string, seed: string): Family[] {
  const families = Array.from({ length: count }, (_, number): Family => {
    const random = seededRandom(`${seed}:family:${number}`);
    const age = random();
    const bank = age < 0.35 ? 'kids' : age < 0.65 ? 'teen' : 'adult';
    const [first, second] = PACKAGES[bank];
    const came = arrivalDay(random);
    // In the evening, as families do, and several in the same minute: they want the same times.
    const finishesAt = instantOf(addDays(firstDay, came), 19 * 60 + 10 * Math.floor(random() * 15));
    const week = paintWeek(random, bank === 'adult' ? 'adult' : 'child');
    return {
      number,
      random,
      packageId: random() < 0.7 ? first : second,
      bank,
      birthDate: addDays(firstDay, -YEARS[bank] * 365 - Math.floor(random() * 300)),
      finishesAt,
      painted: week ? [{ from: firstDay, week }] : [],
      friends: null,
      isPassive: random() < 0.04,
      pausesOn: dayOrNever(random, 0.05, came + 14, came + 60),
      changesOn: dayOrNever(random, 0.03, came + 14, came + 50),
      leavesOn: dayOrNever(random, 0.03, came + 7, came + 45),
      accountId: '',
      sessionId: '',
      learnerId: '',
      enrolmentId: '',
      pause: null,
    };
  });
  makeFriends(families);
  return families;
}

/** An account with a session that lasts. Signing in is not what is measured. */
async function signedIn({ pool, clock }: SimulatedSchool, name: string, role: Role): Promise<Person> {
  const { rows } = await pool.query<Person>(
    `with made as (
       insert into account (username, display_username, email, email_verified, phone, name, role, demo, created_at)
       values ($1::text, $1::text, $1::text || '@contoh.example', true, '+6281234567890', $2, $3, true, $4) returning id
     ), entered as (
       insert into session (account_id, token, expires_at) select id, $1::text, 'infinity' from made returning id, account_id
     )
     select account_id as "accountId", id as "sessionId" from entered`,
    [name, name, role, later(clock.now(), -30 * 24 * HOUR)],
  );
  const [person] = rows;
  if (!person) throw new Error(`the account ${name} was not written`);
  return { ...person, isStaff: role === 'admin' || role === 'finance' };
}

/** A school with rules 2, self-booking, its staff, and a teacher for each week of hours. */
export async function openSchool(
  school: SimulatedSchool,
  weeks: readonly Hours[][],
  seed: string,
): Promise<{ staff: Staff; teachers: Teacher[] }> {
  const staff = {
    admin: await signedIn(school, 'admin', 'admin'),
    finance: await signedIn(school, 'finance', 'finance'),
    second: await signedIn(school, 'finance.second', 'finance'),
  };
  const { versions, latest } = await school.must('GET', '/settings/policies', staff.admin);
  const policy = { values: versions[0].values, rules: 2, validFrom: null, note: 'Rules 2', after: latest };
  await school.must('POST', '/settings/policies', staff.admin, policy);
  const { version } = await school.must('GET', '/settings/booking', staff.admin);
  await school.must('PUT', '/settings/booking', staff.admin, { mode: 'book', version });
  const teachers: Teacher[] = [];
  for (const [number, weekly] of weeks.entries()) {
    const person = await signedIn(school, `teacher.${number}`, 'teacher');
    await school.must('PUT', '/teacher/availability', person, { weekly, version: 1 });
    await school.must('POST', '/pay/rates', staff.finance, {
      teacherId: person.accountId,
      perHour: 80_000,
      validFrom: dayIn(school.clock.now()),
    });
    await publish(school, person, staff.admin);
    const random = seededRandom(`${seed}:teacher:${number}`);
    teachers.push({ ...person, number, random, awayUntil: school.clock.now() });
  }
  return { staff, teachers };
}

const PROFILE: TeacherProfileForm = {
  firstName: 'Nadia',
  languages: ['id', 'en'],
  qualification: 'CELTA',
  withPhoto: false,
  wordsId: 'Salah itu boleh.',
  wordsEn: 'Mistakes are welcome.',
};

/** A teacher with a profile that families see, one link for all classes, and papers that an admin has seen. */
async function publish({ pool }: SimulatedSchool, { accountId }: Person, admin: Person): Promise<void> {
  await pool.query('insert into teacher_profile (teacher_id, draft, published) values ($1, $2, $2)', [
    accountId,
    JSON.stringify(PROFILE),
  ]);
  await pool.query(
    `insert into teacher_clearance (teacher_id, identity_on, certificate_on, certificate_until, checked_by, checked_at)
     values ($1, now(), now(), now() + interval '1 year', $2, now())`,
    [accountId, admin.accountId],
  );
  await pool.query(`update teacher set meeting_link = 'https://zoom.us/j/' || $2 where account_id = $1`, [
    accountId,
    String(80_000_000_000 + Number.parseInt(accountId.slice(-6), 16)),
  ]);
}

/** A family signs up, enters its learner, buys, pays and says what it wishes. */
export async function buy(school: SimulatedSchool, family: Family): Promise<void> {
  Object.assign(family, await signedIn(school, `family.${family.number}`, 'student'));
  const name = family.bank === 'adult' ? 'Sari Wulandari' : 'Nayla Pratama';
  const self = { kind: 'self', adult: true, name };
  const child = {
    kind: 'child',
    name,
    birth_date: family.birthDate,
    relation: 'mother',
    guardianName: 'Ibu Sari',
    consent: true,
  };
  const learner = await school.must('POST', '/learners', family, family.bank === 'adult' ? self : child);
  family.learnerId = learner.id;
  const order = { packageId: family.packageId, learnerId: learner.id };
  const { orderId } = await school.must('POST', '/payments/create', family, order);
  await school.pay(orderId);
  const { rows } = await school.pool.query<{ id: string }>('select id from enrolment where order_id = $1', [
    orderId,
  ]);
  family.enrolmentId = rows[0]?.id ?? '';
  const [painted] = family.painted;
  if (painted) await saveWishes(school, family, painted.week);
}

/** Saves what a family paints; an earlier version of it is replaced. */
export async function saveWishes(school: SimulatedSchool, family: Family, week: Painted): Promise<void> {
  const path = `/enrolments/${family.enrolmentId}/wishes`;
  const { version } = await school.must('GET', path, family);
  const rest = { earliestStart: null, periods: [], teacherIds: [], goal: null };
  await school.must('PUT', path, family, { ...week, ...rest, version });
}

/** What a family has painted on a day; null where it has said nothing. */
export const paintedOn = ({ painted }: Family, day: string): Painted | null =>
  painted.findLast(({ from }) => from <= day)?.week ?? null;
