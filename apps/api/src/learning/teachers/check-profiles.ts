import { dayIn } from '@fasih/school/basics/instants';
import { type Clearance, mayTeachMinors } from '@fasih/school/learning/teachers/clearance';
import { learnerInWords } from '@fasih/school/learning/teachers/learner-in-words';
import type { TeacherProfileForm } from '@fasih/school/learning/teachers/profile-contract';
import { type Expression, sql } from 'kysely';
import type { PoolClient } from 'pg';
import { select, tableAs } from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import { inTransaction, type Queryable } from '../../platform/db/transaction.ts';
import type { Job } from '../../platform/jobs/run-jobs.ts';
import { clearanceJson } from './clearance.ts';
import { lockProfileRow } from './profile-store.ts';

const a = tableAs('account', 'a');
const p = tableAs('teacher_profile', 'p');
const l = tableAs('learner', 'l');
const s = tableAs('seat', 's');
const m = tableAs('meeting', 'm');
const c = tableAs('school_class', 'c');
const cm = tableAs('class_member', 'cm');

/** The names of all learners whom a teacher has or had in a class or a meeting. */
const namesTaughtBy = (teacherId: Expression<string>) => sql<string[]>`array(
  select distinct ${l.name} from ${l} where ${l.erased_at} is null and ${l.id} in (
    select ${cm.learner_id} from ${cm} join ${c} on ${c.id} = ${cm.class_id} where ${c.teacher_id} = ${teacherId}
    union select ${s.learner_id} from ${s} join ${m} on ${m.id} = ${s.meeting_id} where ${m.teacher_id} = ${teacherId}))`;

const selectNames = statement(({ teacherId }: Params<{ teacherId: string }>) =>
  select(
    [a.name.as('ownName'), namesTaughtBy(sql<string>`${teacherId}::uuid`).as('learners')],
    sql`from ${a} where ${a.id} = ${teacherId}`,
  ),
);

/** The fields of a profile that name a learner whom the teacher has taught; see `learnerInWords`. One statement. */
export async function faultsInWords(
  db: Queryable,
  teacherId: string,
  form: TeacherProfileForm,
): Promise<Record<string, string>> {
  const known = await selectNames.first(db, { teacherId });
  return known ? learnerInWords(form, known) : {};
}

/** The names of the learners of each teacher, or of `only` one. Each table is read once, because a school has hundreds of teachers. */
const namesTaught = (only: Expression<string | null>) => {
  const isAsked = (teacherId: Expression<string>) =>
    sql`(${only}::uuid is null or ${teacherId} = ${only}::uuid)`;
  return sql`select taught.teacher_id, array_agg(distinct ${l.name}) as names from (
      select ${c.teacher_id}, ${cm.learner_id} from ${cm} join ${c} on ${c.id} = ${cm.class_id} where ${isAsked(c.teacher_id)}
      union select ${m.teacher_id}, ${s.learner_id} from ${s} join ${m} on ${m.id} = ${s.meeting_id}
        where ${isAsked(m.teacher_id)}
    ) taught join ${l} on ${l.id} = taught.learner_id and ${l.erased_at} is null group by taught.teacher_id`;
};

const selectPublished = statement(({ only }: Params<{ only: string | null }>) =>
  select(
    [
      p.teacher_id.as('teacherId'),
      a.name.as('ownName'),
      sql<TeacherProfileForm>`${p.published}`.as('published'),
      p.names_learner.as('namesLearner'),
      p.for_minors.as('forMinors'),
      sql<Clearance | null>`${clearanceJson(p.teacher_id)}`.as('clearance'),
      sql<string[]>`coalesce(taught.names, '{}')`.as('learners'),
    ],
    sql`from ${p} join ${a} on ${a.id} = ${p.teacher_id}
      left join (${namesTaught(only)}) taught on taught.teacher_id = ${p.teacher_id}
      where ${p.published} is not null and (${only}::uuid is null or ${p.teacher_id} = ${only}::uuid) order by ${p.teacher_id}`,
  ),
);

type Found = { teacherId: string; namesLearner: boolean; forMinors: boolean };

const note = statement(({ teacherId, namesLearner, forMinors }: Params<Found>) =>
  build
    .updateTable('teacher_profile')
    .set({ names_learner: namesLearner, for_minors: forMinors })
    .where('teacher_id', '=', teacherId),
);

/** What is noted of published profiles, or of one, that is not so any more. */
async function outdated(db: Queryable, now: Date, only: string | null): Promise<Found[]> {
  const today = dayIn(now);
  const rows = await selectPublished.all(db, { only });
  return rows
    .map(({ teacherId, clearance, published, ...row }) => ({
      before: row,
      now: {
        teacherId,
        namesLearner: Object.keys(learnerInWords(published, row)).length > 0,
        forMinors: mayTeachMinors(clearance, today),
      },
    }))
    .filter(
      (one) => one.before.namesLearner !== one.now.namesLearner || one.before.forMinors !== one.now.forMinors,
    )
    .map((one) => one.now);
}

/**
 * Notes of a published profile whether it names a learner whom the teacher has taught since, and whether the teacher may teach
 * minors today. Reads behind the profile's lock, or two writes at once would note what each had read before the other. True
 * where something changed; the public pages change with it.
 */
export async function checkProfile(db: PoolClient, now: Date, teacherId: string): Promise<boolean> {
  await lockProfileRow(db, teacherId);
  const [found] = await outdated(db, now, teacherId);
  if (found) await note.run(db, found);
  return found !== undefined;
}

/** The same of all published profiles; how many changed. */
export async function checkProfiles(db: PoolClient, now: Date): Promise<number> {
  let changed = 0;
  for (const { teacherId } of await outdated(db, now, null))
    if (await checkProfile(db, now, teacherId)) changed += 1;
  return changed;
}

/** Learners come and certificates end, so that what was published right may become wrong. */
export const checkPublishedProfiles: Job = {
  name: 'teachers.check',
  everyMs: 10 * 60_000,
  run: ({ pool, clock }) => inTransaction(pool, (db) => checkProfiles(db, clock.now())),
};
