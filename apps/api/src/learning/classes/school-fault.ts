import { type Fault, type FaultFacts, faultOf } from '@fasih/school/catalogue/policy/fault-refund';
import { areWide, type Hours } from '@fasih/school/catalogue/policy/offers';
import type { LessonHoursForm } from '@fasih/school/learning/lesson-hours/lesson-hours-contract';
import { type RawBuilder, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { dateOf } from '../../platform/db/json-rows.ts';
import { jsonRows, scalar, select, type TableAs, tableAs } from '../../platform/db/sql.ts';
import { lessonHoursOf, lessonHoursValue } from '../lesson-hours/lesson-hours.ts';

/* What in a course is the school's fault, from its records (docs/product/course-rules-2.md#the-schools-fault). */

const cm = tableAs('class_member', 'fm');
const k = tableAs('school_class', 'fk');
const g = tableAs('class_slot', 'fs');
const b = tableAs('booking', 'fb');
const w = tableAs('waiting_place', 'fw');
const i = tableAs('wishes', 'fi');
const v = tableAs('balance_event', 'fv');

type Enrolment = Pick<TableAs<'enrolment'>, 'id' | 'level_given_at'>;

type Slot = { weekday: number; minute: number };

/** Weekly times of a class `k`. */
const slots = jsonRows(
  select([g.weekday.as('weekday'), g.minute.as('minute')], sql`from ${g} where ${g.class_id} = ${k.id}`),
);

const classesOf = (e: Enrolment) =>
  jsonRows(
    select(
      [
        cm.joined_at.as('at'),
        // Whose times the family chose itself.
        sql<boolean>`exists (select from ${b} where ${b.class_id} = ${k.id})`.as('booked'),
        // A booking that the family undid is no class that the school cancelled.
        sql<Date | null>`case when ${k.state} = 'cancelled' and not exists (select from ${b}
        where ${b.class_id} = ${k.id} and ${b.state} = 'ended') then ${k.ended_at} end`.as('cancelledAt'),
        slots.as('slots'),
      ],
      sql`from ${cm} join ${k} on ${k.id} = ${cm.class_id} where ${cm.enrolment_id} = ${e.id} order by ${cm.joined_at}`,
    ),
  );

const placesOf = (e: Enrolment) =>
  jsonRows(
    select(
      [w.offered_at.$notNull().as('at'), slots.as('slots')],
      sql`from ${w} join ${k} on ${k.id} = ${w.class_id}
      where ${w.enrolment_id} = ${e.id} and ${w.offered_at} is not null`,
    ),
  );

const pausesOf = (e: Enrolment) =>
  jsonRows(
    select(
      [
        v.at.as('at'),
        sql<string>`${v.decision} -> 'inputs' ->> 'from'`.as('from'),
        sql<string>`${v.decision} -> 'inputs' ->> 'until'`.as('until'),
      ],
      sql`from ${v} where ${v.enrolment_id} = ${e.id} and ${v.kind} = 'extended'
      and ${v.decision} ->> 'rule' = 'extend' and ${v.decision} -> 'inputs' ->> 'kind' = 'schoolPause'`,
    ),
  );

/** The records of a course that a fault of the school is derived from. */
export const faultRecordsOf = (e: Enrolment) =>
  jsonBuildObject({
    placedAt: e.level_given_at,
    possible: scalar(i.possible, sql`from ${i} where ${i.enrolment_id} = ${e.id}`) as RawBuilder<
      Hours[] | null
    >,
    lessonHours: lessonHoursValue as RawBuilder<LessonHoursForm | null>,
    bookedAt: scalar(
      sql<Date | null>`min(${b.created_at})`,
      sql`from ${b} where ${b.enrolment_id} = ${e.id}`,
    ),
    classes: classesOf(e),
    places: placesOf(e),
    pauses: pausesOf(e),
  });

/** Instants as texts, since they come as JSON. */
export type FaultRecords = {
  placedAt: Date | string | null;
  possible: Hours[] | null;
  lessonHours: LessonHoursForm | null;
  bookedAt: Date | string | null;
  classes: { at: string; booked: boolean; cancelledAt: string | null; slots: Slot[] }[];
  places: { at: string; slots: Slot[] }[];
  pauses: { at: string; from: string; until: string }[];
};

/** The school's fault in a course that goes on, or null. */
export function faultIn(records: FaultRecords, meetingMinutes: number, now: Date): Fault | null {
  return faultOf(factsIn(records, meetingMinutes), now);
}

function factsIn(records: FaultRecords, meetingMinutes: number): FaultFacts {
  const { classes, places, pauses } = records;
  const possible = records.possible ?? [];
  const isWished = (all: readonly Slot[]) =>
    all.every(({ weekday, minute }) =>
      possible.some(
        (hours) => hours.weekday === weekday && hours.from <= minute && minute + meetingMinutes <= hours.to,
      ),
    );
  const offered = [
    dateOf(records.bookedAt as string | null),
    ...classes.filter((one) => one.booked || isWished(one.slots)).map(({ at }) => new Date(at)),
    ...places.filter((one) => isWished(one.slots)).map(({ at }) => new Date(at)),
  ].flatMap((at) => (at === null ? [] : [at.getTime()]));
  const cancelled = classes.findLast((one) => one.cancelledAt !== null);
  const since = dateOf(cancelled?.cancelledAt);
  const next = since && classes.find(({ at }) => new Date(at) > since);
  return {
    placedAt: dateOf(records.placedAt as string | null),
    offeredAt: offered.length === 0 ? null : new Date(Math.min(...offered)),
    wideWishes: areWide(possible, lessonHoursOf(records.lessonHours).week),
    pauses: pauses.map(({ at, from, until }) => ({ toldAt: new Date(at), from, until })),
    // A course that the school ends has a request of its own from that moment on.
    endedAt: null,
    withoutTeacher: since && { since, until: dateOf(next?.at) },
  };
}
