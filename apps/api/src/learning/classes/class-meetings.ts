import type { Span } from '@fasih/school/catalogue/policy/attendance';
import { type Expression, type RawBuilder, sql } from 'kysely';
import { dateOf } from '../../platform/db/json-rows.ts';
import { anyOf, endOf, jsonRows, type Selected, select, startOf, tableAs } from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

const m = tableAs('meeting', 'm');

const columns = [
  m.id.as('id'),
  m.number.as('number'),
  m.kind.as('kind'),
  m.state.as('state'),
  m.teacher_id.as('teacherId'),
  startOf(m.during).as('start'),
  endOf(m.during).as('end'),
  sql<boolean>`${m.closed_at} is not null`.as('closed'),
] as const;

type Row = Selected<typeof columns>;

export type ClassMeeting = Omit<Row, 'start' | 'end'> & { span: Span | null };

const selectMeetings = (classId: Expression<string>, order = sql`${m.number}, ${m.id}`) =>
  select(columns, sql`from ${m} where ${m.class_id} = ${classId} order by ${order}`);

const lock = statement(
  ({ classId }: Params<{ classId: string }>): RawBuilder<Row> =>
    sql`${selectMeetings(classId, sql`${m.id}`)} for update of m`,
);

/** All meetings of a class by number, locked until the transaction ends. */
export async function lockMeetingsOf(db: Queryable, classId: string): Promise<ClassMeeting[]> {
  const rows = await lock.all(db, { classId });
  return rows
    .map(meetingFrom)
    .sort((one, other) => one.number - other.number || (one.id < other.id ? -1 : 1));
}

const lockMany = statement(({ classIds }: Params<{ classIds: readonly string[] }>) =>
  select(
    [m.id.as('id')],
    sql`from ${m} where ${m.class_id} = ${anyOf(classIds)} order by ${m.id} for update`,
  ),
);

/** Locks all meetings of classes in the order of their ids, for a write that goes on class by class. One statement. */
export async function lockMeetingsOfClasses(db: Queryable, classIds: readonly string[]): Promise<void> {
  await lockMany.run(db, { classIds });
}

const read = statement(({ classId }: Params<{ classId: string }>) => selectMeetings(classId));

/** All meetings of a class by number, without a lock. */
export async function meetingsOf(db: Queryable, classId: string): Promise<ClassMeeting[]> {
  return (await read.all(db, { classId })).map(meetingFrom);
}

const meetingFrom = ({ start, end, ...one }: Row): ClassMeeting => ({
  ...one,
  span: start && end ? { start, end } : null,
});

/** All meetings of a class as one JSON list by number; read it with `sentMeetings`. */
export const meetingsOfClassAsJson = (classId: Expression<string>) => jsonRows(selectMeetings(classId));

export type SentMeetings =
  ReturnType<typeof meetingsOfClassAsJson> extends RawBuilder<infer Sent> ? Sent : never;
export const sentMeetings = (sent: SentMeetings): ClassMeeting[] =>
  sent.map((row) => meetingFrom({ ...row, start: dateOf(row.start), end: dateOf(row.end) }));

/** True for a meeting still to be held: planned and not begun, or to plan. */
export function isToCome({ state, span, closed }: ClassMeeting, now: Date): boolean {
  return !closed && (state === 'to_plan' || (state === 'planned' && span !== null && span.start > now));
}

type HandOver = { meetingIds: readonly string[]; teacherId: string };

const giveTo = statement(({ meetingIds, teacherId }: Params<HandOver>) =>
  build
    .updateTable('meeting')
    .set((eb) => ({ teacher_id: teacherId, version: eb('version', '+', 1) }))
    .where('id', '=', anyOf(meetingIds)),
);

/** Hands meetings to another teacher; fails with 23P01 if that teacher's time is taken. */
export async function handOver(
  db: Queryable,
  meetingIds: readonly string[],
  teacherId: string,
): Promise<void> {
  await giveTo.run(db, { meetingIds, teacherId });
}
