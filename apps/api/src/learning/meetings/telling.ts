import { type Expression, sql } from 'kysely';
import { select, tableAs } from '../../platform/db/sql.ts';

const s = tableAs('seat', 's');
const m = tableAs('meeting', 'm');
const b = tableAs('class_member', 'b');
const o = tableAs('outbox', 'o');

/** The last change that gave a meeting its present time; none for a time of the class. */
export const lastTimeOf = (meetingId: Expression<string>) =>
  sql`select by_role, at from meeting_change
    where meeting_id = ${meetingId} and kind in ('moved', 'planned') and becomes is not null order by id desc limit 1`;

/** The sources of the notices that tell a seat `s` of the time of its meeting `m`, after its last `change`. */
export const sourcesOfTelling = sql<string[]>`case when change.at is null
  then array['class.assigned:' || ${m.class_id} || ':' || ${s.enrolment_id}]
  else array(select 'meeting.moved:' || ${m.id} || ':' || version || ':' || ${s.learner_id}
    from generate_series(1, ${m.version}) version) end`;

/**
 * How each learner of a meeting was told of its present time: by the notice of its last move, else by that of the
 * class. A time without a notice counts as told when it was set.
 */
export const tellingOf = (meetingId: Expression<string | null>) =>
  select(
    [
      s.id.as('seatId'),
      sql<string | null>`change.by_role`.as('byRole'),
      sql<Date | null>`change.at`.as('setAt'),
      sql<Date | null>`coalesce(notice.created_at, change.at, ${b.joined_at})`.as('noticeAt'),
      sql<Date | null>`case when ${o.id} is null then coalesce(notice.created_at, change.at, ${b.joined_at})
        else coalesce(${o.sent_at}, case when ${o.failure} = 'refused' then ${o.created_at} end) end`.as(
        'mailAnsweredAt',
      ),
    ],
    sql`from ${s} join ${m} on ${m.id} = ${s.meeting_id}
      left join ${b} on ${b.class_id} = ${m.class_id} and ${b.enrolment_id} = ${s.enrolment_id} and ${b.left_at} is null
      left join lateral (${lastTimeOf(m.id)}) change on true
      left join lateral (
        select created_at, source from notification
        where source = any(${sourcesOfTelling})
        order by id desc limit 1
      ) notice on true
      left join ${o} on ${o.source} = 'notice:' || notice.source
      where ${s.meeting_id} = ${meetingId}::uuid`,
  );

/** How a learner was told of a meeting's time. */
export type Telling = {
  seatId: string;
  byRole: string | null;
  setAt: Date | null;
  noticeAt: Date | null;
  mailAnsweredAt: Date | null;
};
