import { type Expression, type RawBuilder, sql } from 'kysely';

const MAX_NAMES = 3;

/** The title that learners make of the rows `from … `, which name a learner `l`; null without any. */
const titleFrom = (from: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql<
    string | null
  >`(select string_agg(n.name, ', ' order by n.name) filter (where n.place <= ${sql.lit(MAX_NAMES)})
      || case when count(*) > ${sql.lit(MAX_NAMES)} then ' +' || count(*) - ${sql.lit(MAX_NAMES)} else '' end
    from (select l.name, row_number() over (order by l.name) as place from ${from} group by l.name) n)`;

type Column = Expression<unknown>;

/**
 * What staff call a class (docs/product/classes.md#names-of-classes), as `classTitle` of `libs/school` says it: for sorting, and for
 * lists of records of many kinds. Never for what families read.
 */
export const titleOfClass = (c: { id: Column; name: Expression<string> }): RawBuilder<string> =>
  sql<string>`coalesce(${titleFrom(sql`class_member cm join learner l on l.id = cm.learner_id
    where cm.class_id = ${c.id} and cm.left_at is null and l.name <> ''`)}, ${c.name})`;

/** The names of who has a seat in a meeting. */
export const learnersOfMeeting = (meetingId: Column): RawBuilder<string[]> =>
  sql<string[]>`array(select l.name from seat st join learner l on l.id = st.learner_id
    where st.meeting_id = ${meetingId} order by l.name)`;

/** The names of who is in a class. */
export const learnersOfClass = (classId: Column): RawBuilder<string[]> =>
  sql<string[]>`array(select l.name from class_member cm join learner l on l.id = cm.learner_id
    where cm.class_id = ${classId} and cm.left_at is null order by l.name)`;

/** What staff call a meeting of class `c`: the learners who have a seat in it. */
export const titleOfMeeting = (meetingId: Column, className: Expression<string>): RawBuilder<string> =>
  sql<string>`coalesce(${titleFrom(sql`seat st join learner l on l.id = st.learner_id
    where st.meeting_id = ${meetingId} and l.name <> ''`)}, ${className})`;
