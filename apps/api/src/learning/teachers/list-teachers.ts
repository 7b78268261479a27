import type { AgeGroup } from '@fasih/school/basics/age-group';
import type { Accepted } from '@fasih/school/basics/contract';
import { isId } from '@fasih/school/basics/ids';
import type { Refusal } from '@fasih/school/basics/refusal';
import type { PackageType } from '@fasih/school/catalogue/packages/contract';
import type { listTeachers, TeacherRecord } from '@fasih/school/learning/teachers/contract';
import { type Expression, type RawBuilder, sql } from 'kysely';
import { given } from '../../platform/db/built-query.ts';
import { countedPage, type Page } from '../../platform/db/page.ts';
import { allOf, likePattern } from '../../platform/db/search-words.ts';
import { shownNameOf, wordsOfAccount } from '../../platform/db/shown-name.ts';
import { scalar, select, tableAs } from '../../platform/db/sql.ts';
import { type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

const SOON_DAYS = 7;

const a = tableAs('account', 'a');
const t = tableAs('teacher', 't');
const w = tableAs('availability', 'w');
const c = tableAs('school_class', 'c');
const m = tableAs('meeting', 'm');
const p = tableAs('teacher_profile', 'p');

const name = shownNameOf(a);
const minutes = sql`upper(${w.minutes}) - lower(${w.minutes})`;
const isRunning = sql<boolean>`${c.state} not in ('completed', 'cancelled')`;
const startsSoon = (now: Expression<Date>) => sql<boolean>`${m.during} is not null
  and lower(${m.during}) > ${now}::timestamptz
  and lower(${m.during}) <= ${now}::timestamptz + interval ${sql.lit(`${SOON_DAYS} days`)}`;

const profile = sql<TeacherRecord['profile']>`coalesce(
  (select case when ${p.waits} then 'waits' when ${p.published} is not null then 'public' end
    from ${p} where ${p.teacher_id} = ${a.id}), 'none')`;

/** Columns of an account `a` and its teacher `t`. */
const columns = (now: Expression<Date>) =>
  [
    a.id.as('id'),
    name.as('name'),
    a.display_username.as('username'),
    a.email.as('email'),
    a.active.as('active'),
    a.must_change_password.as('invited'),
    sql<PackageType[]>`coalesce(${t.programs}, '{}')`.as('programs'),
    sql<AgeGroup[]>`coalesce(${t.age_groups}, '{}')`.as('ageGroups'),
    scalar(
      sql<number>`coalesce(sum(${minutes}), 0)::integer`,
      sql`from ${w} where ${w.teacher_id} = ${a.id}`,
    ).as('weeklyMinutes'),
    scalar(
      sql<number>`count(*)::integer`,
      sql`from ${c} where ${c.teacher_id} = ${a.id} and ${isRunning}`,
    ).as('classes'),
    scalar(
      sql<number>`count(*)::integer`,
      sql`from ${m} where ${m.teacher_id} = ${a.id} and ${m.state} = 'planned' and ${startsSoon(now)}`,
    ).as('meetingsSoon'),
    profile.as('profile'),
    a.version.as('version'),
  ] as const;

type Sort = { by: RawBuilder<unknown>; join?: RawBuilder<unknown> };

/** A sort by a sum over all teachers at once, instead of one per row. */
const bySum = (rows: RawBuilder<unknown>): Sort => ({
  by: sql`coalesce(x.n, 0)`,
  join: sql`left join (${rows} group by teacher_id) x on x.teacher_id = ${a.id}`,
});

const byName: Sort = { by: sql`lower(${name})` };

const sortsAt = (now: Expression<Date>): Record<string, Sort> => ({
  name: byName,
  // Cast to text so that the planner does not scan families by the unique index.
  username: { by: sql`lower(${a.username}::text)` },
  email: { by: sql`lower(${a.email}::text)` },
  status: { by: sql`not ${a.active}` },
  weeklyMinutes: bySum(sql`select ${w.teacher_id}, sum(${minutes}) as n from ${w}`),
  classes: bySum(sql`select ${c.teacher_id}, count(*) as n from ${c} where ${isRunning}`),
  // Without a condition on the state, the index `meeting_times` is enough; future meetings are all planned.
  meetingsSoon: bySum(sql`select ${m.teacher_id}, count(*) as n from ${m} where ${startsSoon(now)}`),
});

/** A page of teachers, by name unless `sort` is given; `q` matches name, username or email address. */
export async function pageOfTeachers(
  db: Queryable,
  query: Accepted<typeof listTeachers>['query'],
  at: Date,
): Promise<Page<TeacherRecord> | Refusal<'common.narrow'>> {
  const { status, profile: profileFilter, sort = 'name' } = query;
  const words = query.q?.trim().toLowerCase() ?? '';
  const now = given(at);
  const { by, join = sql`` } = sortsAt(now)[sort.replace(/^-/, '')] ?? byName;
  const found = sql`where ${allOf([
    sql<boolean>`${a.role} = 'teacher'`,
    status !== undefined && sql<boolean>`${a.active} = ${status === 'active'}`,
    profileFilter && sql<boolean>`${profile} = ${profileFilter}`,
    words !== '' && sql<boolean>`${wordsOfAccount(a)} like ${likePattern(words)}`,
  ])}`;
  return countedPage(db, query, {
    columns: columns(now),
    from: sql`${a} ${found}`,
    pageFrom: sql`${a} ${join} ${found}`,
    orderBy: sql`place ${sort.startsWith('-') ? sql`desc` : sql`asc`}, lower(${name}), ${a.id}`,
    limitFirst: {
      as: 'a',
      columns: sql`a.*, ${by} as place`,
      joins: sql`left join ${t} on ${t.account_id} = ${a.id}`,
    },
  });
}

const selectTeacher = statement(({ teacherId, now }: Params<{ teacherId: string; now: Date }>) =>
  select(
    columns(now),
    sql`from ${a} left join ${t} on ${t.account_id} = ${a.id} where ${a.role} = 'teacher' and ${a.id} = ${teacherId}`,
  ),
);

/** One teacher; null if the account is not a teacher. */
export async function readTeacher(
  db: Queryable,
  teacherId: string,
  now: Date,
): Promise<TeacherRecord | null> {
  return isId(teacherId) ? selectTeacher.first(db, { teacherId, now }) : null;
}
