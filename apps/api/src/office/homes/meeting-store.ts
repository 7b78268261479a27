import type { SentDecision } from '@fasih/school/catalogue/policy/contract';
import type { LearnerMeeting } from '@fasih/school/office/homes/contract';
import { shownName } from '../../platform/db/shown-name.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

/** One seat with its meeting, for a family or a teacher. */
export type HomeSeatRow = {
  enrolmentId: string;
  learnerId: string;
  classId: string;
  className: string;
  meetingId: string;
  number: number;
  state: LearnerMeeting['state'];
  startsAt: Date | null;
  endsAt: Date | null;
  isGroup: boolean;
  makeup: boolean;
  moved: boolean;
  teacherName: string;
  substitute: boolean;
  zoomLink: string | null;
  zoomRoom: string | null;
  decision: SentDecision | null;
  markedAt: Date | null;
  toldLateAt: Date | null;
  note: string;
  homework: string;
  score: number | null;
  version: number;
};

/** SQL: columns and tables of a seat row; `s` is the seat, `m` its meeting. */
export const seatColumns = `s.enrolment_id as "enrolmentId", s.learner_id as "learnerId", m.class_id as "classId",
  c.name as "className", m.id as "meetingId", s.number, s.state, lower(s.during) as "startsAt",
  upper(s.during) as "endsAt", m.kind = 'series' and c.capacity > 1 as "isGroup", m.kind = 'makeup' as makeup, exists (select from meeting_change ch where ch.meeting_id = m.id and ch.kind = 'moved')
  as moved, ${shownName('t')} as "teacherName", m.teacher_id <> c.teacher_id
  as substitute, c.zoom_link as "zoomLink", c.zoom_room as "zoomRoom", coalesce(s.decision, m.decision) as decision,
  s.marked_at as "markedAt", s.told_late_at as "toldLateAt", m.note, m.homework, ts.score, m.version`;
export const seatTables = `seat s join meeting m on m.id = s.meeting_id join school_class c on c.id = m.class_id
  join account t on t.id = m.teacher_id
  left join test_score ts on ts.enrolment_id = s.enrolment_id and ts.number = s.number`;

/** Extra facts for the course page, left out of the home to keep it cheap. */
export type SeatStory = { correctionReason: string | null; teacherDelay: LearnerMeeting['teacherDelay'] };

/**
 * SQL: the reason of the correction that made the current state of a seat `s`. A change refers only to the
 * meeting, but shares its decision with the seat.
 */
export const correctionReasonSql = `case when s.decision ->> 'rule' = 'correct' then (select nullif(ch.reason, '')
    from meeting_change ch where ch.meeting_id = s.meeting_id and ch.kind = 'corrected' and ch.decision = s.decision
    order by ch.id desc limit 1) end`;

// Minutes not added to the end are in the minute bank, as an event that names meeting or seat.
const teacherDelaySql = `case when m.delay_minutes > 0 and s.during is not null then json_build_object(
    'minutes', m.delay_minutes, 'addedToEnd', not exists (select from balance_event b
      where b.enrolment_id = s.enrolment_id and b.kind = 'owed_minutes'
        and (starts_with(b.source, 'owed_minutes:' || m.id || ':') or b.source = 'owed_minutes:' || s.id))) end`;

/** All seats of these enrolments by number, with their extra facts. One statement. */
export async function seatsOf(
  db: Queryable,
  enrolmentIds: readonly string[],
): Promise<(HomeSeatRow & SeatStory)[]> {
  if (enrolmentIds.length === 0) return [];
  const { rows } = await db.query<HomeSeatRow & SeatStory>({
    name: 'seats-of-enrolments',
    text: `select ${seatColumns}, ${correctionReasonSql} as "correctionReason", ${teacherDelaySql} as "teacherDelay"
      from ${seatTables}
      where s.enrolment_id = any($1) order by s.enrolment_id, s.number`,
    values: [enrolmentIds],
  });
  return rows;
}
