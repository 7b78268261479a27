import type { Span } from '@fasih/school/catalogue/policy/attendance';
import { dateOf, type JsonRow, jsonListSql } from '../../platform/db/json-rows.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

export type ClassMeeting = {
  id: string;
  number: number;
  kind: 'series' | 'makeup' | 'owed';
  state: 'planned' | 'to_plan' | 'held' | 'missed' | 'lapsed';
  teacherId: string;
  span: Span | null;
  closed: boolean;
};

/** All meetings of a class by number, locked until the transaction ends. */
export const lockMeetingsOf = (db: Queryable, classId: string) =>
  readMeetings(db, classId, 'for update of m');

/** All meetings of a class by number, without a lock. */
export const meetingsOf = (db: Queryable, classId: string) => readMeetings(db, classId, '');

type Row = Omit<ClassMeeting, 'span'> & { start: Date | null; end: Date | null };

const columns = `m.id, m.number, m.kind, m.state, m.teacher_id as "teacherId", lower(m.during) as start,
  upper(m.during) as "end", m.closed_at is not null as closed`;

async function readMeetings(
  db: Queryable,
  classId: string,
  lock: '' | 'for update of m',
): Promise<ClassMeeting[]> {
  const { rows } = await db.query<Row>(
    `select ${columns} from meeting m where m.class_id = $1 order by m.number, m.id ${lock}`,
    [classId],
  );
  return rows.map(meetingFrom);
}

const meetingFrom = ({ start, end, ...one }: Row): ClassMeeting => ({
  ...one,
  span: start && end ? { start, end } : null,
});

/** SQL: all meetings of a class as one JSON list by number; read it with `sentMeetings`. */
export const meetingsJson = (classId: string): string =>
  jsonListSql(`select ${columns} from meeting m where m.class_id = ${classId} order by m.number, m.id`);

export type SentMeetings = JsonRow<Row>[];
export const sentMeetings = (sent: SentMeetings): ClassMeeting[] =>
  sent.map((row) => meetingFrom({ ...row, start: dateOf(row.start), end: dateOf(row.end) }));

/** True for a meeting still to be held: planned and not begun, or to plan. */
export function isToCome({ state, span, closed }: ClassMeeting, now: Date): boolean {
  return !closed && (state === 'to_plan' || (state === 'planned' && span !== null && span.start > now));
}

/** Hands meetings to another teacher; fails with 23P01 if that teacher's time is taken. */
export async function handOver(
  db: Queryable,
  meetingIds: readonly string[],
  teacherId: string,
): Promise<void> {
  await db.query('update meeting set teacher_id = $2, version = version + 1 where id = any($1)', [
    meetingIds,
    teacherId,
  ]);
}
