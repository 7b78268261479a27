import { type Expression, type RawBuilder, sql } from 'kysely';
import { tableAs } from '../../platform/db/sql.ts';

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
 * Whether a member names the class: who is in it with a course that has not ended. Where all have ended, all who were in it to
 * the end, so that a class of the past keeps its title.
 */
export const namesClass = (cm: {
  class_id: Column;
  enrolment_id: Column;
  left_at: Column;
}): RawBuilder<boolean> =>
  sql<boolean>`(${cm.left_at} is null and (
    exists (select from enrolment own where own.id = ${cm.enrolment_id} and own.state <> 'ended')
    or not exists (select from class_member other join enrolment theirs on theirs.id = other.enrolment_id
      where other.class_id = ${cm.class_id} and other.left_at is null and theirs.state <> 'ended')))`;

const member = tableAs('class_member', 'cm');
const membersOf = (classId: Column) => sql`class_member cm join learner l on l.id = cm.learner_id
    where cm.class_id = ${classId} and ${namesClass(member)}`;

/** The seats that name a meeting: those that count; where all have lapsed, all. */
const seatsOf = (meetingId: Column) => sql`seat st join learner l on l.id = st.learner_id
    where st.meeting_id = ${meetingId} and (st.state <> 'lapsed'
      or not exists (select from seat other where other.meeting_id = ${meetingId} and other.state <> 'lapsed'))`;

/**
 * What staff call a class (docs/product/classes.md#names-of-classes), as `classTitle` of `libs/school` says it: for sorting, and for
 * lists of records of many kinds. Never for what families read.
 */
export const titleOfClass = (c: { id: Column; name: Expression<string> }): RawBuilder<string> =>
  sql<string>`coalesce(${titleFrom(sql`${membersOf(c.id)} and l.name <> ''`)}, ${c.name})`;

/** The names of who has a seat in a meeting. */
export const learnersOfMeeting = (meetingId: Column): RawBuilder<string[]> =>
  sql<string[]>`array(select l.name from ${seatsOf(meetingId)} order by l.name)`;

/** The names of who is in a class. */
export const learnersOfClass = (classId: Column): RawBuilder<string[]> =>
  sql<string[]>`array(select l.name from ${membersOf(classId)} order by l.name)`;

/** What staff call a meeting of class `c`: the learners who have a seat in it. */
export const titleOfMeeting = (meetingId: Column, className: Expression<string>): RawBuilder<string> =>
  sql<string>`coalesce(${titleFrom(sql`${seatsOf(meetingId)} and l.name <> ''`)}, ${className})`;
