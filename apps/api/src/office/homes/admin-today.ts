import type { DayOfLessons } from '@fasih/school/office/homes/admin-contract';
import { type Expression, type RawBuilder, sql } from 'kysely';
import { linkOfMeeting } from '../../learning/classes/class-link.ts';
import type { JsonRow } from '../../platform/db/json-rows.ts';
import { shownNameOf } from '../../platform/db/shown-name.ts';
import { endOf, isAmong, select, startOf, tableAs, withCtes } from '../../platform/db/sql.ts';

/** Lessons listed on the home; `count` has the full number. A school of 300 learners has about 100 a day. */
const MAX_LESSONS = 200;

const m = tableAs('meeting', 'm');
const c = tableAs('school_class', 'c');
const a = tableAs('account', 'a');
const l = tableAs('learner', 'l');
const s = tableAs('seat', 's');

const isBetween = (from: RawBuilder<Date>, until: RawBuilder<Date>) =>
  sql<boolean>`${m.during} is not null and ${startOf(m.during)} >= ${from} and ${startOf(m.during)} < ${until}`;

/**
 * The meetings that begin between two instants, by their start. The limit comes before everything else, and all are counted by the
 * index alone: a large school has thousands.
 */
export const lessonsBetween = (from: RawBuilder<Date>, until: RawBuilder<Date>) =>
  withCtes(
    {
      listed: sql`select m.* from ${m} where ${isBetween(from, until)}
        order by ${startOf(m.during)}, ${m.id} limit ${sql.lit(MAX_LESSONS)}`,
      taught: sql`select c.* from ${c} where ${isAmong(c.id, sql`select class_id from listed`)}`,
      held: sql`select a.* from ${a} where ${isAmong(a.id, sql`select teacher_id from listed`)}`,
      seated: sql`select s.meeting_id, s.learner_id from ${s} where ${isAmong(s.meeting_id, sql`select id from listed`)}`,
      learning: sql`select l.id, l.name from ${l} where ${isAmong(l.id, sql`select learner_id from seated`)}`,
      present: sql`select s.meeting_id, json_agg(${l.name} order by ${l.name}) as names
        from seated s join learning l on ${l.id} = ${s.learner_id} group by s.meeting_id`,
    },
    select(
      [
        m.id.as('id'),
        m.class_id.as('classId'),
        c.name.as('className'),
        c.age_group.as('ageGroup'),
        shownNameOf(a).as('teacherName'),
        sql<string[]>`coalesce(present.names, '[]')`.as('learners'),
        sql<Date>`${startOf(m.during)}`.as('startsAt'),
        sql<Date>`${endOf(m.during)}`.as('endsAt'),
        m.state.as('state'),
        m.checked_in_at.as('checkedInAt'),
        sql<boolean>`${linkOfMeeting} is not null`.as('hasLink'),
        sql<number>`(select count(*)::integer from ${m} where ${isBetween(from, until)})`.as('count'),
      ],
      sql`from listed m join taught c on ${c.id} = ${m.class_id} join held a on ${a.id} = ${m.teacher_id}
        left join present on present.meeting_id = ${m.id} order by ${startOf(m.during)}, ${m.id}`,
    ),
    'materialized',
  );

type Lesson = JsonRow<ReturnType<typeof lessonsBetween> extends Expression<infer Row> ? Row : never>;

/** The lessons of the school's `day` as the home shows them; cancelled ones have no time and are left out. */
export function dayOfLessons(day: string, rows: readonly Lesson[]): DayOfLessons {
  return {
    day,
    count: rows[0]?.count ?? 0,
    lessons: rows.map(({ count: _, startsAt, endsAt, checkedInAt, state, ...lesson }) => ({
      ...lesson,
      startsAt: new Date(startsAt).toISOString(),
      endsAt: new Date(endsAt).toISOString(),
      checkedInAt: checkedInAt === null ? null : new Date(checkedInAt).toISOString(),
      state: state === 'held' || state === 'missed' ? state : 'planned',
    })),
  };
}
