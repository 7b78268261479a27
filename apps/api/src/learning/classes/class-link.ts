import { type Expression, sql } from 'kysely';
import { tableAs } from '../../platform/db/sql.ts';

const c = tableAs('school_class', 'c');
const m = tableAs('meeting', 'm');

const oneLinkOf = (teacherId: Expression<string>) =>
  sql<string | null>`(select meeting_link from teacher where account_id = ${teacherId})`;

/** The link of class `c`: its own, else the one that its teacher uses for all (docs/product/classes.md#link-and-room). */
export const linkOfClass = sql<string | null>`coalesce(${c.zoom_link}, ${oneLinkOf(c.teacher_id)})`;

/** The link of meeting `m` of class `c`: a substitute's one link goes before that of the class's teacher. */
export const linkOfMeeting = sql<
  string | null
>`coalesce(${c.zoom_link}, ${oneLinkOf(m.teacher_id)}, ${oneLinkOf(c.teacher_id)})`;

/** Whether class `c` meets at its teacher's one link. */
export const isTeacherLink = sql<boolean>`${c.zoom_link} is null and ${oneLinkOf(c.teacher_id)} is not null`;
