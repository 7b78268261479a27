import { type Expression, sql } from 'kysely';
import { select, tableAs } from '../../platform/db/sql.ts';

const s = tableAs('seat', 's');
const m = tableAs('meeting', 'm');
const b = tableAs('class_member', 'b');
const o = tableAs('outbox', 'o');
const l = tableAs('learner', 'l');
const n = tableAs('notification', 'n');
const r = tableAs('notification', 'r');

/** The last change that gave a meeting its present time; none for a time of the class. */
export const lastTimeOf = (meetingId: Expression<string>) =>
  sql`select by_role, at from meeting_change
    where meeting_id = ${meetingId} and kind in ('moved', 'planned') and becomes is not null order by id desc limit 1`;

/**
 * The sources of the notices that may tell a seat `s` of learner `l` of the time of its meeting `m`, after its last `change`:
 * of the meeting itself, of all times of its class that changed at that instant, or of the seat that was taken in it.
 */
const sourcesOfTelling = sql<
  string[]
>`array(select 'meeting.joined:' || ${m.id} || ':' || ${s.id} || ':' || version
    from generate_series(1, ${s.version}) version) || case when change.at is null
  then array['class.assigned:' || ${m.class_id} || ':' || ${s.enrolment_id}]
  else array(select 'meeting.moved:' || ${m.id} || ':' || version || ':' || ${s.learner_id}
      from generate_series(1, ${m.version}) version
    union all
    select ${r.source} from ${r} where ${r.account_id} = ${l.account_id} and ${r.kind} = 'classes.replanned'
      and ${r.created_at} = change.at
      and ${r.params} -> 'classes' @> jsonb_build_array(jsonb_build_object('classId', ${m.class_id}))) end`;

/** Whether a notice tells of the present time; one from before the last `change` told of an earlier one. */
export const tellsOfTime = (source: Expression<string>, createdAt: Expression<Date>) =>
  sql<boolean>`(${source} = any(${sourcesOfTelling}) and (change.at is null or ${createdAt} >= change.at))`;

/**
 * How each learner of a meeting was told of its present time: by the notice of its last move, that of all new times of the
 * class, else that of the class. A time without a notice counts as told when it was set.
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
    sql`from ${s} join ${m} on ${m.id} = ${s.meeting_id} join ${l} on ${l.id} = ${s.learner_id}
      left join ${b} on ${b.class_id} = ${m.class_id} and ${b.enrolment_id} = ${s.enrolment_id} and ${b.left_at} is null
      left join lateral (${lastTimeOf(m.id)}) change on true
      left join lateral (
        select ${n.created_at}, ${n.source} from ${n} where ${tellsOfTime(n.source, n.created_at)}
        order by ${n.id} desc limit 1
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
