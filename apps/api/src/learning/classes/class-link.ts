import { type Expression, sql } from 'kysely';
import { tableAs } from '../../platform/db/sql.ts';
import { isOngoing } from './state-on.ts';

const c = tableAs('school_class', 'c');
const m = tableAs('meeting', 'm');

const oneLinkOf = (teacherId: Expression<string>) =>
  sql<string | null>`(select meeting_link from teacher where account_id = ${teacherId})`;

/** The link of class `c`: its own, else the one that its teacher uses for all (docs/product/classes.md#link-and-room). */
export const linkOfClass = sql<string | null>`coalesce(${c.zoom_link}, ${oneLinkOf(c.teacher_id)})`;

/**
 * Whether class `c` goes on and has no link, nor its teacher one. Says the same as `linkOfClass`, in a way that the index
 * `school_class_linkless` serves: these are few, however many classes there are.
 */
export const isLinklessClass = sql<boolean>`${c.zoom_link} is null and ${isOngoing(c)}
  and ${c.teacher_id} in (select account_id from teacher where meeting_link is null)`;

/** The link of meeting `m` of class `c`: a substitute's one link goes before that of the class's teacher. */
export const linkOfMeeting = sql<
  string | null
>`coalesce(${c.zoom_link}, ${oneLinkOf(m.teacher_id)}, ${oneLinkOf(c.teacher_id)})`;

/** Whether class `c` meets at its teacher's one link. */
export const isTeacherLink = sql<boolean>`${c.zoom_link} is null and ${oneLinkOf(c.teacher_id)} is not null`;
