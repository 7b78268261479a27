import { later, MINUTE } from '@fasih/school/basics/instants';
import type { PackageType } from '@fasih/school/catalogue/packages/contract';
import { foldBalance } from '@fasih/school/catalogue/policy/balance';
import { lastDayOf } from '@fasih/school/catalogue/policy/validity';
import { planMeetings } from '@fasih/school/learning/meetings/plan';
import { addEvents, eventsOf, setCourseDays } from '../src/courses/balance/balance.ts';
import { insertMeetings, insertSeats } from '../src/learning/classes/insert-series.ts';
import { insertClass } from '../src/learning/classes/store.ts';
import { type Family, placedFamily, signedInAccount } from './placed-people.ts';
import { anew } from './shared.ts';
import { MONDAY_MORNING, type TestApp } from './start-test-app.ts';

export type Teacher = { accountId: string; token: string; email: string };

/** A teacher who works every day from 08:00 to 20:00 WIB, and teaches everything by default. */
export async function aTeacher(
  app: TestApp,
  teaches: { programs?: PackageType[]; ageGroups?: string[] } = {},
): Promise<Teacher> {
  const teacher = await signedInAccount(app, 'teacher');
  await app.pool.query('update teacher set programs = $2, age_groups = $3 where account_id = $1', [
    teacher.accountId,
    teaches.programs ?? [],
    teaches.ageGroups ?? [],
  ]);
  await app.pool.query(
    `insert into availability (teacher_id, weekday, minutes)
     select $1, weekday, int4range(480, 1200) from generate_series(1, 7) weekday`,
    [teacher.accountId],
  );
  return teacher;
}

export type RunningClass = {
  classId: string;
  teacher: Teacher;
  /** One family per learner. */
  families: (Family & { learnerId: string; enrolmentId: string })[];
  /** By number. */
  meetings: { id: string; number: number; start: Date; end: Date }[];
  lastDay: string;
};

/** General English for adults from Monday 9 November 2026 on, Mondays and Wednesdays at 09:00 WIB (02:00 UTC), 20 meetings. */
export async function aRunningClass(
  app: TestApp,
  options: {
    learners?: number;
    capacity?: number;
    teacher?: Teacher;
    startsOn?: string;
    minute?: number;
    /** What each family paid, in rupiah; else the price of its package. */
    price?: number;
    /** A family whose learner joins another class with another place. */
    family?: Family;
  } = {},
): Promise<RunningClass> {
  const { learners = 1, capacity = learners, startsOn = '2026-11-09', minute = 540 } = options;
  const teacher = options.teacher ?? (await aTeacher(app));
  const families: RunningClass['families'] = [];
  for (let n = 0; n < learners; n++) families.push(await aPlace(app, n, options.family));
  if (options.price !== undefined)
    await app.pool.query('update enrolment set price_paid = $2 where id = any($1)', [
      families.map(({ enrolmentId }) => enrolmentId),
      options.price,
    ]);
  const slots = [
    { weekday: 1, minute },
    { weekday: 3, minute },
  ];
  const plan = planMeetings({
    slots,
    startsOn,
    count: 20,
    meetingMinutes: 60,
    holidays: new Set(),
    availability: { weekly: [1, 3].map((weekday) => ({ weekday, from: 0, to: 1440 })), exceptions: [] },
    teacherBusy: [],
    learnersBusy: [],
    lastDay: (day) => lastDayOf(day, 3, 0),
  });
  const classId = await insertClass(
    app.pool,
    {
      name: 'General English',
      packageType: 'general_english',
      category: 'adult',
      ageGroup: 'adult',
      level: 'A2',
      teacherId: teacher.accountId,
      capacity,
      meetings: 20,
      startsOn,
      zoomLink: null,
      zoomRoom: null,
      slots,
      members: families,
    },
    app.clock.now(),
  );
  const spans = plan.meetings.map(({ number, start, end }) => ({ number, span: { start, end } }));
  const ids = await insertMeetings(app.pool, { classId, teacherId: teacher.accountId }, spans);
  const idOf = (number: number) => ids.get(number) ?? '';
  const lastDay = plan.lastDay ?? '';
  await insertSeats(
    app.pool,
    families.flatMap(({ enrolmentId, learnerId }) =>
      spans.map(({ number, span }) => ({ meetingId: idOf(number), enrolmentId, learnerId, number, span })),
    ),
  );
  await setCourseDays(
    app.pool,
    families.map(({ enrolmentId }) => ({ enrolmentId, startsOn, lastDay })),
  );
  const meetings = spans.map(({ number, span }) => ({ id: idOf(number), number, ...span }));
  return { classId, teacher, families, meetings, lastDay };
}

async function aPlace(
  app: TestApp,
  n: number,
  other: Family | undefined,
): Promise<RunningClass['families'][number]> {
  const name = ['Sekar', 'Bagas', 'Dewi', 'Putri', 'Rama'][n] ?? `Siswa ${n}`;
  const family = await placedFamily(app, [{ package: 'general-english-adult', learnerName: name }]);
  const place = family.places[0];
  if (!place) throw new Error('no place');
  const { enrolmentId } = place;
  let { learnerId } = place;
  const before = other?.places[0];
  if (other && before) {
    learnerId = before.learnerId;
    await app.pool.query('update enrolment set learner_id = $2 where id = $1', [enrolmentId, learnerId]);
  }
  await addEvents(
    app.pool,
    [{ enrolmentId, kind: 'bought', meetings: 20, decision: null, source: `bought:${enrolmentId}` }],
    app.clock.now(),
  );
  return { ...(other ?? family), learnerId, enrolmentId };
}

/** A class for each test of a file, which begins on the Monday morning a week before. */
export const classOfEachTest = (
  app: TestApp,
  options: Parameters<typeof aRunningClass>[1] = {},
): RunningClass =>
  anew(() => {
    app.clock.set(MONDAY_MORNING);
    return aRunningClass(app, options);
  });

/** The families have read of their class, so a first meeting that they miss does not come back by itself. */
export async function readOfClass(app: TestApp, { classId, families }: RunningClass): Promise<void> {
  for (const { accountId, enrolmentId } of families)
    await app.pool.query(
      `insert into notification (account_id, kind, params, source, created_at, read_at)
       values ($1, 'class.assigned', '{}', 'class.assigned:' || $2 || ':' || $3, $4, $4)`,
      [accountId, classId, enrolmentId, app.clock.now()],
    );
}

/** A meeting of the class by its number. */
export function meetingOf(runningClass: RunningClass, number: number): RunningClass['meetings'][number] {
  const meeting = runningClass.meetings.find((one) => one.number === number);
  if (!meeting) throw new Error(`no meeting ${number}`);
  return meeting;
}

/** The meetings of a class by number with their school days, `3 11-16`; `waits` where there is none or a seat has another time. */
export async function daysOf(app: TestApp, { classId }: RunningClass): Promise<string[]> {
  const { rows } = await app.pool.query<{ number: number; day: string | null }>(
    `select m.number, to_char(lower(m.during) at time zone 'Asia/Jakarta', 'MM-DD') as day
     from meeting m join seat s on s.meeting_id = m.id and s.during is not distinct from m.during
     where m.class_id = $1 order by m.number`,
    [classId],
  );
  return rows.map(({ number, day }) => `${number} ${day ?? 'waits'}`);
}

/** What the family has left, replayed from its events. */
export async function balanceOf(app: TestApp, enrolmentId: string) {
  return foldBalance(await eventsOf(app.pool, enrolmentId));
}

/** Minutes and seconds before an instant, as text for the clock. */
export function before(instant: Date, ms: number): string {
  return later(instant, -ms).toISOString();
}

/** One hour from an instant, as a body's `start`. */
export const at = (text: string): string => new Date(text).toISOString();

/** The end of an hour that begins then. */
export const anHourFrom = (start: string): string => later(new Date(start), 60 * MINUTE).toISOString();
