import { sql } from 'kysely';
import { type TableAs, tableAs } from '../../platform/db/sql.ts';

const x = tableAs('meeting', 'x');
const g = tableAs('seat', 'g');
const q = tableAs('class_member', 'q');

/** SQL condition: a seat `g` of a meeting of class `c` is that of a learner of another class, who makes up a number. */
const isGuest = (c: Pick<TableAs<'school_class'>, 'id'>) =>
  sql<boolean>`(${g.state} <> 'lapsed' and not exists (select from ${q}
    where ${q.class_id} = ${c.id} and ${q.enrolment_id} = ${g.enrolment_id} and ${q.left_at} is null))`;

/** Learners of other classes in one meeting `m` of a class `c`. */
export const guestsOfMeeting = (m: Pick<TableAs<'meeting'>, 'id'>, c: Pick<TableAs<'school_class'>, 'id'>) =>
  sql<number>`(select count(*)::integer from ${g} where ${g.meeting_id} = ${m.id} and ${isGuest(c)})`;

/**
 * The largest number of guests in one future meeting of class `c`: that many places are not free for members
 * (docs/product/course-rules-2.md#groups).
 */
export const guestsOfClass = (c: Pick<TableAs<'school_class'>, 'id' | 'capacity'>) =>
  sql<number>`case when ${c.capacity} = 1 then 0 else (select coalesce(max(guests), 0)::integer from (
    select count(*) as guests from ${x} join ${g} on ${g.meeting_id} = ${x.id}
    where ${x.class_id} = ${c.id} and ${x.kind} = 'series' and ${x.state} = 'planned' and ${isGuest(c)}
    group by ${x.id}) of_meeting) end`;
