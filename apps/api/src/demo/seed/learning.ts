import type { AgeGroup } from '@fasih/school/basics/age-group';
import { dayIn, HOUR, later } from '@fasih/school/basics/instants';
import { addDays } from '@fasih/school/catalogue/policy/validity';
import type { PoolClient } from 'pg';
import { pauseInside } from '../../learning/classes/pause-class.ts';
import { settleClasses } from '../../learning/classes/settle-class.ts';
import type { ChangedBy } from '../../learning/meetings/changes.ts';
import { excuseInside } from '../../learning/meetings/excuse-learner.ts';
import { meetingFacts } from '../../learning/meetings/facts.ts';
import { type Placed, seedClass, seedTeachers } from './classes.ts';
import { seedHolidays } from './holidays.ts';
import { seedLevels } from './levels.ts';
import { seedPastMeetings } from './past-meetings.ts';
import { seedResults } from './results.ts';

type PlacedRow = Placed & { username: string };

/** The slots of the demo login `student`: Monday at 09:00 and Wednesday at 14:00. */
const STUDENT_SLOTS = [
  { weekday: 1, minute: 9 * 60 },
  { weekday: 3, minute: 14 * 60 },
];

/** Hours since the placement of the learners who wait for a class; the first waits longer than the promised 24. */
const WAITED_HOURS = [27, 15, 3];

/** Seeds teachers' hours, classes in each state, past meetings and results for the demo families. */
export async function seedLearning(db: PoolClient, now: Date): Promise<void> {
  await seedHolidays(db, Number(dayIn(now).slice(0, 4)));
  const teachers = await db.query<{ id: string; username: string }>(
    `select id, username from account where role = 'teacher' order by username = 'teacher' desc, username`,
  );
  const teacherIds = teachers.rows.map(({ id }) => id);
  await seedTeachers(db, teacherIds);
  // The last teacher has no hours, see `seedTeachers`.
  const bookable = teacherIds.slice(0, -1);
  const { rows } = await db.query<PlacedRow>(
    `select e.id as "enrolmentId", a.username, e.level_given_at as "placedAt", e.meetings_per_week as "perWeek",
       lower(split_part(e.level, ' ', 1)) as "group"
     from enrolment e join learner l on l.id = e.learner_id join account a on a.id = l.account_id
     where e.level is not null and e.state = 'active' order by e.level_given_at`,
  );
  const studentRows = rows.filter(({ username }) => username === 'student');
  const otherRows = rows.filter(({ username }) => username !== 'student');
  const classIds: string[] = [];
  for (const placed of studentRows) {
    const fixed = { slots: STUDENT_SLOTS, ...(bookable[0] ? { teacherId: bookable[0] } : {}) };
    const classId = await seedClass(db, placed, bookable, fixed);
    if (classId !== null) classIds.push(classId);
  }
  const learners = otherRows
    .slice(0, -WAITED_HOURS.length)
    .map((row) => ({ ...row, group: requireAgeGroup(row.group) }));
  for (const [index, learner] of learners.entries()) {
    // The demo login `teacher` gets every third class, so that its pages have data; the last class has not begun.
    const isLast = index === learners.length - 1;
    const teacher = (isLast || index % 3 === 0) && bookable[0] ? { teacherId: bookable[0] } : {};
    const start = isLast ? { startsOn: addDays(dayIn(now), 4) } : {};
    const classId =
      (await seedClass(db, learner, bookable, { ...teacher, ...start })) ??
      (await seedClass(db, learner, bookable, start));
    if (classId !== null) classIds.push(classId);
  }
  await setWaiting(db, otherRows.slice(-WAITED_HOURS.length), now);
  await seedPastMeetings(db, now);
  await seedLevels(db, now);
  await seedResults(db);
  await setStates(db, classIds, now);
}

function requireAgeGroup(text: string): AgeGroup {
  if (text === 'kids' || text === 'teen' || text === 'adult') return text;
  throw new Error(`a demo level without an age group: ${text}`);
}

/** Sets when these learners took their placement test, by `WAITED_HOURS`. */
async function setWaiting(db: PoolClient, waiting: readonly PlacedRow[], now: Date): Promise<void> {
  for (const [index, { enrolmentId }] of waiting.entries()) {
    const at = later(now, -(WAITED_HOURS[index] ?? 1) * HOUR);
    await db.query('update enrolment set level_given_at = $2, level_waits_since = $2 where id = $1', [
      enrolmentId,
      at,
    ]);
    await db.query(
      `update placement_attempt set started_at = $2::timestamptz - interval '17 minutes', finished_at = $2 where enrolment_id = $1`,
      [enrolmentId, at],
    );
  }
}

/** Updates the state of each class, excuses a learner from a meeting in two classes, and pauses a third one. */
async function setStates(db: PoolClient, classIds: readonly string[], now: Date): Promise<void> {
  await db.query(
    `update school_class c set state = 'active' where state = 'scheduled'
       and exists (select from meeting m where m.class_id = c.id and m.closed_at is not null)`,
  );
  await settleClasses(db, classIds, now);
  const { rows } = await db.query<{ classId: string; meetingId: string; accountId: string }>(
    `select distinct on (c.id) c.id as "classId", m.id as "meetingId", a.id as "accountId"
     from school_class c join meeting m on m.class_id = c.id join seat s on s.meeting_id = m.id
     join learner l on l.id = s.learner_id join account a on a.id = l.account_id
     where c.state = 'active' and m.state = 'planned' and lower(m.during) > $1 and a.username <> 'student'
     order by c.id, lower(m.during) desc`,
    [later(now, 24 * HOUR)],
  );
  const [first, second, third] = rows;
  for (const row of [first, second]) {
    if (row) await excuse(db, row.meetingId, { at: now, accountId: row.accountId, role: 'student' });
  }
  if (third) await pause(db, third.classId, now);
}

/** A family excuses its learner from a meeting in time. */
async function excuse(db: PoolClient, meetingId: string, by: ChangedBy): Promise<void> {
  const meeting = await meetingFacts(db, meetingId, 'lock');
  const [seat] = meeting?.seats ?? [];
  if (meeting && seat) await excuseInside(db, meeting, seat, 'Ada acara keluarga.', by);
}

/** The school pauses a class for two weeks. */
async function pause(db: PoolClient, classId: string, now: Date): Promise<void> {
  const { rows } = await db.query<{ id: string }>("select id from account where username = 'admin'");
  const from = dayIn(now);
  const request = { from, until: addDays(from, 14), reason: 'Keluarga siswa dua minggu di luar kota.' };
  await pauseInside(db, classId, request, { at: now, accountId: rows[0]?.id ?? null, role: 'admin' });
}
