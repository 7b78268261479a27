import { isId } from '@fasih/school/basics/ids';
import type { Wishes } from '@fasih/school/learning/wishes/wishes';
import { type May, type Reach, reachOf } from '@fasih/school/people/guardians/guardian';
import { sql } from 'kysely';
import { isReached } from '../../people/guardians/reach.ts';
import { anyOf, jsonRow, jsonRows, select, tableAs } from '../../platform/db/sql.ts';
import { build, type Params, type RowOf, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { Person } from '../../platform/http/call.ts';
import { lessonHoursValue } from '../lesson-hours/lesson-hours.ts';
import { clearancesQuery } from '../teachers/clearance.ts';
import { publishedQuery } from '../teachers/profile-store.ts';

const w = tableAs('wishes', 'w');
const e = tableAs('enrolment', 'e');
const l = tableAs('learner', 'l');
const p = tableAs('package', 'p');

/** The columns of wishes `w` as `Wishes`. */
export const wished = [
  w.possible.as('possible'),
  w.preferred.as('preferred'),
  sql<string | null>`to_char(${w.earliest_start}, 'YYYY-MM-DD')`.as('earliestStart'),
  w.periods.as('periods'),
  w.teacher_ids.as('teacherIds'),
  w.goal.as('goal'),
] as const;

const selectMany = statement(({ ids }: Params<{ ids: readonly string[] }>) =>
  select(
    [w.enrolment_id.as('enrolmentId'), ...wished],
    sql`from ${w} where ${w.enrolment_id} = any(${ids}::uuid[])`,
  ),
);

/** The stored wishes of these enrolments, in no order. */
export function storedWishes(db: Queryable, ids: readonly string[]) {
  return selectMany.all(db, { ids: ids.filter(isId) });
}

type Reader = Reach & { enrolmentId: string; role: Person['role'] };

const selectCourse = statement(
  ({ enrolmentId, role, accountId, shared }: Params<Reader>) =>
    select(
      [
        e.id.as('enrolmentId'),
        e.state.as('state'),
        sql<boolean>`${e.state} = 'ended' or ${e.finished_at} is not null`.as('isOver'),
        e.policy_version.as('policyVersion'),
        l.id.as('learnerId'),
        l.name.as('learnerName'),
        l.birth_date.as('birthDate'),
        l.kind.as('learnerKind'),
        p.name.as('courseName'),
        p.type.as('packageType'),
        sql<boolean>`${e.starts_on} is not null`.as('inClass'),
        jsonRow(
          select([...wished, w.version.as('version')], sql`from ${w} where ${w.enrolment_id} = ${e.id}`),
        ).as('wishes'),
        jsonRows(publishedQuery).as('teachers'),
        jsonRows(clearancesQuery).as('clearances'),
        lessonHoursValue.as('lessonHours'),
      ],
      // Readable by admins and the family.
      sql`from ${e} join ${l} on ${l.id} = ${e.learner_id} and ${l.erased_at} is null
        join ${p} on ${p.id} = ${e.package_id}
        where ${e.id} = ${enrolmentId} and (case ${role}::text when 'admin' then true
          when 'student' then ${isReached(l, { accountId, shared })} else false end)`,
    ),
  'wishes-of-course',
);

/** A course with its wishes and what is needed to say them. */
export type WishingCourse = RowOf<typeof selectCourse>;

/** A course that this person may see, or decide for; null otherwise. */
export async function wishingCourse(
  db: Queryable,
  enrolmentId: string,
  person: Person,
  to: May,
): Promise<WishingCourse | null> {
  return isId(enrolmentId)
    ? selectCourse.first(db, { enrolmentId, role: person.role, ...reachOf(person, to) })
    : null;
}

const lock = statement(({ enrolmentId }: Params<{ enrolmentId: string }>) =>
  build.selectFrom('enrolment').where('id', '=', enrolmentId).select('id').forNoKeyUpdate(),
);

/** Locks the enrolment: the row of its wishes may not exist yet. */
export async function lockWishes(db: Queryable, enrolmentId: string): Promise<void> {
  if (isId(enrolmentId)) await lock.run(db, { enrolmentId });
}

type Stored = {
  enrolmentId: string;
  possible: string;
  preferred: string;
  earliestStart: string | null;
  periods: string;
  teacherIds: readonly string[];
  goal: string | null;
};

const upsert = statement(
  (s: Params<Stored>) => sql<never>`insert into wishes as w
      (enrolment_id, possible, preferred, earliest_start, periods, teacher_ids, goal)
    values (${s.enrolmentId}, ${s.possible}::jsonb, ${s.preferred}::jsonb, ${s.earliestStart}::date, ${s.periods}::jsonb,
      ${s.teacherIds}::uuid[], ${s.goal})
    on conflict (enrolment_id) do update set possible = excluded.possible, preferred = excluded.preferred,
      earliest_start = excluded.earliest_start, periods = excluded.periods, teacher_ids = excluded.teacher_ids,
      goal = excluded.goal, version = w.version + 1, updated_at = now()`,
);

/** Stores wishes as the next version. */
export async function storeWishes(db: Queryable, enrolmentId: string, wishes: Wishes): Promise<void> {
  const { possible, preferred, periods, ...rest } = wishes;
  await upsert.run(db, {
    ...rest,
    enrolmentId,
    possible: JSON.stringify(possible),
    preferred: JSON.stringify(preferred),
    periods: JSON.stringify(periods),
  });
}

const forget = statement(({ ids }: Params<{ ids: readonly string[] }>) =>
  build.deleteFrom('wishes').where('enrolment_id', '=', anyOf(ids)),
);

/** Deletes the wishes of these enrolments. */
export async function deleteWishes(db: Queryable, ids: readonly string[]): Promise<void> {
  await forget.run(db, { ids });
}
