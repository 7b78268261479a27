import type { BalanceEvent, EventKind } from '@fasih/school/catalogue/policy/balance';
import type { Decision } from '@fasih/school/catalogue/policy/decision';
import { jsonListSql } from '../../platform/db/json-rows.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

export type NewEvent = {
  enrolmentId: string;
  meetings?: number;
  minutes?: number;
  days?: number;
  decision: Decision | null;
  /** The cause, e.g. `held:<seatId>:<seat version>`: the same source is recorded once. */
  source: string;
} & (
  | { kind: Exclude<EventKind, 'refunded' | 'money'>; amount?: never }
  /** Whole rupiah owed back to the family. */
  | { kind: 'refunded'; amount: number }
);

/** Adds balance events in order, in one statement. Events with a known source are skipped. */
export async function addEvents(db: Queryable, events: readonly NewEvent[], at: Date): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map((event) => ({
    enrolment_id: event.enrolmentId,
    kind: event.kind,
    meetings: event.meetings ?? 0,
    minutes: event.minutes ?? 0,
    days: event.days ?? 0,
    amount: event.amount ?? 0,
    decision: event.decision,
    source: event.source,
  }));
  await db.query(
    `insert into balance_event (enrolment_id, kind, meetings, minutes, days, amount, decision, source, at)
     select enrolment_id, kind, meetings, minutes, days, amount, decision, source, $2
     from rows from (jsonb_to_recordset($1) as (enrolment_id uuid, kind text, meetings integer, minutes integer,
       days integer, amount bigint, decision jsonb, source text)) with ordinality
     order by ordinality on conflict (source) do nothing`,
    [JSON.stringify(rows), at],
  );
}

/**
 * SQL that adds balance events from the rows of `from` (a CTE or aliased subquery), for use in one statement with a
 * seat's change. Columns: `enrolment_id`, `kind`, `meetings`, `minutes`, `days`, `decision`, `source`, `at`. Events
 * with a known source are skipped.
 */
export function insertEventSql(from: string): string {
  return `insert into balance_event (enrolment_id, kind, meetings, minutes, days, decision, source, at)
    select enrolment_id, kind, meetings, minutes, days, decision, source, at from ${from}
    on conflict (source) do nothing`;
}

export type StoredEvent = BalanceEvent & {
  number: string;
  at: Date;
  source: string;
  decision: Decision | null;
};

/** All events of one enrolment, oldest first, for `foldBalance`. */
export async function eventsOf(db: Queryable, enrolmentId: string): Promise<StoredEvent[]> {
  const { rows } = await db.query<StoredEvent>(
    `select number, kind, meetings, minutes, days, decision, source, at from balance_event
     where enrolment_id = $1 order by number`,
    [enrolmentId],
  );
  return rows;
}

/** SQL: the events of an enrolment as a JSON array, oldest first, with the fields that `foldBalance` needs. */
export const eventsJson = (enrolmentId: string): string =>
  jsonListSql(
    `select kind, meetings, minutes, days from balance_event where enrolment_id = ${enrolmentId} order by number`,
  );

export type CourseDays = { enrolmentId: string; startsOn: string; lastDay: string };

/**
 * Saves the first planned day and the last day of courses; the last day follows from the events and is stored to find
 * what is due.
 */
export async function setCourseDays(db: Queryable, courses: readonly CourseDays[]): Promise<void> {
  await db.query(
    `update enrolment e set starts_on = d.starts_on, last_day = d.last_day, version = e.version + 1
     from jsonb_to_recordset($1) as d (id uuid, starts_on date, last_day date) where e.id = d.id`,
    [
      JSON.stringify(
        courses.map(({ enrolmentId, startsOn, lastDay }) => ({
          id: enrolmentId,
          starts_on: startsOn,
          last_day: lastDay,
        })),
      ),
    ],
  );
}

/** Extends courses by some days, because school or teacher cancelled a meeting. */
export async function extendCourses(
  db: Queryable,
  enrolmentIds: readonly string[],
  days: number,
): Promise<void> {
  await db.query(
    `update enrolment set last_day = last_day + $2::integer, version = version + 1 where id = any($1) and last_day is not null`,
    [enrolmentIds, days],
  );
}

/** Clears the days of courses whose class never began; the next class sets them. */
export async function forgetCourseDays(db: Queryable, enrolmentIds: readonly string[]): Promise<void> {
  await db.query(
    'update enrolment set starts_on = null, last_day = null, version = version + 1 where id = any($1)',
    [enrolmentIds],
  );
}
