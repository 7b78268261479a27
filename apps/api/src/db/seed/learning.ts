import type { AgeGroup } from '@fasih/school/basics/age-group';
import { dayIn, HOUR, later } from '@fasih/school/basics/instants';
import type { PoolClient } from 'pg';
import { settleClasses } from '../../classes/settle-class.ts';
import { toPlan } from '../../meetings/seat-writes.ts';
import { type Placed, seedClass, seedTeachers, slotsSoon } from './classes.ts';
import { seedHolidays } from './holidays.ts';
import { seedPastMeetings } from './past-meetings.ts';
import { seedResults } from './results.ts';

type PlacedRow = Placed & { username: string };

/** This many of the learners placed last still wait for a class, the oldest of them longer than the promised 24 hours. */
const WAITING = 3;
const WAITED_HOURS = [27, 15, 3];

/**
 * Makes the demo's families learn: teachers with their hours, a class for nearly every placed learner, everything that
 * happened in them so far, results, and one class in each state.
 */
export async function seedLearning(db: PoolClient, now: Date): Promise<void> {
  await seedHolidays(db, Number(dayIn(now).slice(0, 4)));
  const teachers = await db.query<{ id: string; username: string }>(
    `select id, username from account where role = 'teacher' order by username = 'teacher' desc, username`,
  );
  const teacherIds = teachers.rows.map(({ id }) => id);
  await seedTeachers(db, teacherIds);
  const bookable = teacherIds.slice(0, -1);
  const { rows } = await db.query<PlacedRow>(
    `select e.id as "enrolmentId", a.username, e.level_given_at as "placedAt", e.meetings_per_week as "perWeek",
       lower(split_part(e.level, ' ', 1)) as "group"
     from enrolment e join learner l on l.id = e.learner_id join account a on a.id = l.account_id
     where e.level is not null and e.state = 'active' order by e.level_given_at`,
  );
  const ours = rows.filter(({ username }) => username === 'student');
  const others = rows.filter(({ username }) => username !== 'student');
  const classIds: string[] = [];
  for (const placed of ours) {
    const wanted = { slots: slotsSoon(now), ...(bookable[0] ? { teacherId: bookable[0] } : {}) };
    classIds.push(...present(await seedClass(db, placed, bookable, wanted)));
  }
  for (const [index, row] of others.slice(0, -WAITING).entries()) {
    const placed = { ...row, group: asGroup(row.group) };
    // The login `teacher` has the fullest week, so that its pages have something to show.
    const first = index % 3 === 0 && bookable[0] ? { teacherId: bookable[0] } : {};
    const id = (await seedClass(db, placed, bookable, first)) ?? (await seedClass(db, placed, bookable));
    classIds.push(...present(id));
  }
  await letWait(db, others.slice(-WAITING), now);
  await seedPastMeetings(db, now);
  await seedResults(db);
  await setStates(db, classIds, now);
}

const present = (id: string | null) => (id === null ? [] : [id]);

function asGroup(text: string): AgeGroup {
  if (text === 'kids' || text === 'teen' || text === 'adult') return text;
  throw new Error(`a demo level that names no age group: ${text}`);
}

/** The last ones were placed a short while ago, one of them more than a day. */
async function letWait(db: PoolClient, waiting: readonly PlacedRow[], now: Date): Promise<void> {
  for (const [index, { enrolmentId }] of waiting.entries()) {
    const at = later(now, -(WAITED_HOURS[index] ?? 1) * HOUR);
    await db.query('update enrolment set level_given_at = $2 where id = $1', [enrolmentId, at]);
    await db.query(
      `update placement_attempt set started_at = $2::timestamptz - interval '17 minutes', finished_at = $2 where enrolment_id = $1`,
      [enrolmentId, at],
    );
  }
}

/** Running, completed, paused, cancelled: what each class is by now; one meeting of two classes waits for a new time. */
async function setStates(db: PoolClient, classIds: readonly string[], now: Date): Promise<void> {
  await db.query(
    `update school_class c set state = 'active' where state = 'scheduled'
       and exists (select from meeting m where m.class_id = c.id and m.closed_at is not null)`,
  );
  await settleClasses(db, classIds, now);
  const { rows } = await db.query<{ classId: string; meetingId: string; seatId: string }>(
    `select distinct on (c.id) c.id as "classId", m.id as "meetingId", s.id as "seatId"
     from school_class c join meeting m on m.class_id = c.id join seat s on s.meeting_id = m.id
     join learner l on l.id = s.learner_id join account a on a.id = l.account_id
     where c.state = 'active' and m.state = 'planned' and lower(m.during) > $1 and a.username <> 'student'
     order by c.id, lower(m.during) desc`,
    [later(now, 24 * HOUR)],
  );
  const [first, second] = rows;
  for (const one of [first, second]) {
    if (one) await toPlan(db, [{ id: one.meetingId, decision: null }], [{ id: one.seatId, decision: null }]);
  }
}
