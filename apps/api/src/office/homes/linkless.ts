import { DAY } from '@fasih/school/basics/instants';
import type { LinklessClass } from '@fasih/school/office/homes/linkless';
import { type Expression, type RawBuilder, sql } from 'kysely';
import { isLinklessClass, linkOfMeeting } from '../../learning/classes/class-link.ts';
import { learnersOfClass } from '../../learning/classes/class-title.ts';
import { dateOf, type JsonRow } from '../../platform/db/json-rows.ts';
import { shownNameOf } from '../../platform/db/shown-name.ts';
import { distinctOn, tableAs } from '../../platform/db/sql.ts';

/** How long before its next meeting a class without a link comes first on the homes, as an SQL interval. */
const LINK_DUE = `${DAY / 1000} seconds`;
const MAX_CLASSES = 20;

const m = tableAs('meeting', 'm');
const c = tableAs('school_class', 'c');
const a = tableAs('account', 'a');

/** Meetings `m` of class `c` that are held within a day and have no link to meet at. */
const isLinkless = (now: Expression<Date>) => sql<boolean>`${m.closed_at} is null and ${m.state} = 'planned'
  and upper(${m.during}) > ${now} and lower(${m.during}) <= ${now}::timestamptz + ${sql.lit(LINK_DUE)}::interval
  and ${isLinklessClass} and ${linkOfMeeting} is null`;

/** The classes without a link whose next meeting is within a day, the nearest first; `of` narrows them. */
export const linklessClasses = (now: Expression<Date>, of: RawBuilder<boolean> = sql`true`) => {
  const nearest = distinctOn(
    [c.id],
    [
      c.id.as('classId'),
      c.name.as('name'),
      learnersOfClass(c.id).as('learners'),
      shownNameOf(a).as('teacherName'),
      sql<Date>`lower(${m.during})`.as('startsAt'),
      c.version.as('version'),
      c.zoom_room.as('zoom_room'),
    ],
    sql`from ${m} join ${c} on ${c.id} = ${m.class_id} join ${a} on ${a.id} = ${c.teacher_id}
      where ${isLinkless(now)} and ${of} order by ${c.id}, lower(${m.during})`,
  );
  return sql<LinklessRow>`select * from (${nearest}) one order by "startsAt", "classId" limit ${sql.lit(MAX_CLASSES)}`;
};

type LinklessRow = Omit<LinklessClass, 'startsAt'> & { startsAt: Date };

export const presentLinkless = (rows: readonly JsonRow<LinklessRow>[]): LinklessClass[] =>
  rows.map((row) => ({ ...row, startsAt: dateOf(row.startsAt)?.toISOString() ?? '' }));
