import type { BalanceEvent, EventKind } from '@fasih/school/catalogue/policy/balance';
import type { Decision } from '@fasih/school/catalogue/policy/decision';
import { type Expression, type RawBuilder, sql } from 'kysely';
import { anyOf, insertFrom, jsonRows, recordsAs, select, tableAs } from '../../platform/db/sql.ts';
import { build, type Params, type RowOf, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

export type NewEvent = {
  enrolmentId: string;
  meetings?: number;
  minutes?: number;
  days?: number;
  decision: Decision | null;
  /** The cause, e.g. `held:<seatId>:<seat version>`: the same source is recorded once. */
  source: string;
  /** When it happened, if not now. */
  at?: Date;
} & (
  | { kind: Exclude<EventKind, 'refunded' | 'money'>; amount?: never }
  /** Whole rupiah owed back to the family. */
  | { kind: 'refunded'; amount: number }
);

const insert = statement(({ events }: Params<{ events: string }>) => {
  const r = recordsAs(events, 'r', {
    place: 'integer',
    enrolment_id: 'uuid',
    kind: 'text',
    meetings: 'integer',
    minutes: 'integer',
    days: 'integer',
    amount: 'bigint',
    decision: 'jsonb',
    source: 'text',
    at: 'timestamptz',
  });
  return insertFrom(
    'balance_event',
    {
      enrolment_id: r.enrolment_id,
      kind: r.kind.$castTo<EventKind>(),
      meetings: r.meetings,
      minutes: r.minutes,
      days: r.days,
      amount: r.amount,
      decision: r.decision.$castTo<string | null>(),
      source: r.source,
      at: r.at,
    },
    sql`from ${r} order by ${r.place}`,
  ).onConflict((on) => on.column('source').doNothing());
});

/** Adds balance events in order, in one statement. Events with a known source are skipped. */
export async function addEvents(db: Queryable, events: readonly NewEvent[], at: Date): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map((event, place) => ({
    place,
    enrolment_id: event.enrolmentId,
    kind: event.kind,
    meetings: event.meetings ?? 0,
    minutes: event.minutes ?? 0,
    days: event.days ?? 0,
    amount: event.amount ?? 0,
    decision: event.decision,
    source: event.source,
    at: event.at ?? at,
  }));
  await insert.run(db, { events: JSON.stringify(rows) });
}

/**
 * Adds balance events from the rows of `from` (a CTE or aliased subquery), for use in one statement with a seat's
 * change. Columns: `enrolment_id`, `kind`, `meetings`, `minutes`, `days`, `decision`, `source`, `at`. Events with a
 * known source are skipped.
 */
export const insertEvents = (from: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`insert into balance_event (enrolment_id, kind, meetings, minutes, days, decision, source, at)
    select enrolment_id, kind, meetings, minutes, days, decision, source, at from ${from}
    on conflict (source) do nothing`;

const selectEvents = statement(({ enrolmentId }: Params<{ enrolmentId: string }>) =>
  build
    .selectFrom('balance_event')
    .where('enrolment_id', '=', enrolmentId)
    .select(['number', 'kind', 'meetings', 'minutes', 'days', 'decision', 'source', 'at'])
    .orderBy('number'),
);

/** All events of one enrolment, oldest first, for `foldBalance`. */
export function eventsOf(db: Queryable, enrolmentId: string): Promise<RowOf<typeof selectEvents>[]> {
  return selectEvents.all(db, { enrolmentId });
}

const b = tableAs('balance_event', 'b');

/** The events of an enrolment as one JSON list, oldest first, with the fields that `foldBalance` needs. */
export const balanceEvents = (enrolmentId: Expression<string>): RawBuilder<BalanceEvent[]> =>
  jsonRows(
    select(
      [b.kind.as('kind'), b.meetings.as('meetings'), b.minutes.as('minutes'), b.days.as('days')],
      sql`from ${b} where ${b.enrolment_id} = ${enrolmentId} order by ${b.number}`,
    ),
  );

export type CourseDays = { enrolmentId: string; startsOn: string; lastDay: string };

const setDays = statement(({ courses }: Params<{ courses: string }>) => {
  const e = tableAs('enrolment', 'e');
  const d = recordsAs(courses, 'd', { enrolmentId: 'uuid', startsOn: 'date', lastDay: 'date' });
  return sql`update ${e} set starts_on = ${d.startsOn}, last_day = ${d.lastDay}, version = ${e.version} + 1
    from ${d} where ${e.id} = ${d.enrolmentId}`;
});

/**
 * Saves the first planned day and the last day of courses; the last day follows from the events and is stored to find
 * what is due.
 */
export async function setCourseDays(db: Queryable, courses: readonly CourseDays[]): Promise<void> {
  await setDays.run(db, { courses: JSON.stringify(courses) });
}

const extend = statement(({ courses }: Params<{ courses: string }>) => {
  const e = tableAs('enrolment', 'e');
  const d = recordsAs(courses, 'd', { id: 'uuid', days: 'integer', times: 'integer' });
  return sql`update ${e} set last_day = ${e.last_day} + ${d.days}, version = ${e.version} + ${d.times}
    from ${d} where ${e.id} = ${d.id} and ${e.last_day} is not null`;
});

/** Days that a course gets. */
export type Extension = { enrolmentId: string; days: number };

/**
 * Makes courses longer, each as often as it is named; one that has not begun stays as it is. One statement, none where no
 * days are added.
 */
export async function extendCourses(db: Queryable, extensions: readonly Extension[]): Promise<void> {
  const adding = extensions.filter(({ days }) => days > 0);
  if (adding.length === 0) return;
  const byCourse = Map.groupBy(adding, ({ enrolmentId }) => enrolmentId);
  const courses = [...byCourse].map(([id, own]) => ({
    id,
    days: own.reduce((sum, { days }) => sum + days, 0),
    times: own.length,
  }));
  await extend.run(db, { courses: JSON.stringify(courses) });
}

/** An extension with what its balance event says. */
export type ExplainedExtension = Extension & Pick<NewEvent, 'decision' | 'source'>;

/** Adds a balance event for each extension, and makes the courses longer. Two statements, none without extensions. */
export async function addExtensions(
  db: Queryable,
  extensions: readonly ExplainedExtension[],
  now: Date,
): Promise<void> {
  await addEvents(
    db,
    extensions.map((one) => ({ ...one, kind: 'extended' as const })),
    now,
  );
  await extendCourses(db, extensions);
}

const forgetDays = statement(({ enrolmentIds }: Params<{ enrolmentIds: readonly string[] }>) =>
  build
    .updateTable('enrolment')
    .set((eb) => ({ starts_on: null, last_day: null, version: eb('version', '+', 1) }))
    .where('id', '=', anyOf(enrolmentIds)),
);

/** Clears the days of courses whose class never began; the next class sets them. */
export async function forgetCourseDays(db: Queryable, enrolmentIds: readonly string[]): Promise<void> {
  await forgetDays.run(db, { enrolmentIds });
}
