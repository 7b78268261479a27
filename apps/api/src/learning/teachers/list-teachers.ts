import type { Accepted } from '@fasih/school/basics/contract';
import { isId } from '@fasih/school/basics/ids';
import type { Refusal } from '@fasih/school/basics/refusal';
import type { listTeachers, TeacherRecord } from '@fasih/school/learning/teachers/contract';
import { likePattern, type Page, readPage } from '../../platform/db/read-page.ts';
import { shownName } from '../../platform/db/shown-name.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

const SOON_DAYS = 7;

const name = shownName('a');
const weeklyMinutes = `(select coalesce(sum(upper(w.minutes) - lower(w.minutes)), 0)::integer
  from availability w where w.teacher_id = a.id)`;
const classes = `(select count(*)::integer from school_class c
  where c.teacher_id = a.id and c.state not in ('completed', 'cancelled'))`;
const meetingsSoon = `(select count(*)::integer from meeting m
  where m.teacher_id = a.id and m.state = 'planned' and m.during is not null
    and lower(m.during) > $1::timestamptz and lower(m.during) <= $1::timestamptz + interval '${SOON_DAYS} days')`;

const profile = `coalesce((select case when p.waits then 'waits' when p.published is not null then 'public' end
  from teacher_profile p where p.teacher_id = a.id), 'none')`;

/** SQL: columns of a list row; $1 is now. */
const facts = `a.id, ${name} as name, a.display_username as username, a.email, a.active,
  a.must_change_password as invited, coalesce(t.programs, '{}') as programs,
  coalesce(t.age_groups, '{}') as "ageGroups", ${weeklyMinutes} as "weeklyMinutes", ${classes} as classes,
  ${meetingsSoon} as "meetingsSoon", ${profile} as profile, a.version`;
const from = `account a left join teacher t on t.account_id = a.id`;

/** Sort expressions, with joins that aggregate over all teachers at once instead of per row. */
const SORTS: Record<string, { by: string; join?: string }> = {
  name: { by: `lower(${name})` },
  // Cast to text so that the planner does not scan families by the unique index.
  username: { by: 'lower(a.username::text)' },
  email: { by: 'lower(a.email::text)' },
  status: { by: 'not a.active' },
  weeklyMinutes: {
    by: 'coalesce(x.n, 0)',
    join: `left join (select teacher_id, sum(upper(minutes) - lower(minutes)) as n from availability group by teacher_id) x
      on x.teacher_id = a.id`,
  },
  classes: {
    by: 'coalesce(x.n, 0)',
    join: `left join (select teacher_id, count(*) as n from school_class where state not in ('completed', 'cancelled')
      group by teacher_id) x on x.teacher_id = a.id`,
  },
  // Without a condition on the state, the index `meeting_times` is enough; future meetings are all planned.
  meetingsSoon: {
    by: 'coalesce(x.n, 0)',
    join: `left join (select teacher_id, count(*) as n from meeting where during is not null and lower(during) > $1::timestamptz
      and lower(during) <= $1::timestamptz + interval '${SOON_DAYS} days' group by teacher_id) x on x.teacher_id = a.id`,
  },
};

/** A page of teachers, by name unless `sort` is given; `q` matches name, username or email address. */
export async function pageOfTeachers(
  db: Queryable,
  query: Accepted<typeof listTeachers>['query'],
  now: Date,
): Promise<Page<TeacherRecord> | Refusal<'common.narrow'>> {
  const { status, profile: profileFilter, sort = 'name' } = query;
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const words = query.q?.trim().toLowerCase() ?? '';
  const { by, join = '' } = SORTS[sort.replace(/^-/, '')] ?? { by: `lower(${name})` };
  const found = `where a.role = 'teacher' and $1::timestamptz is not null
      and ($2::boolean is null or a.active = $2)
      and ($4::text is null or ${profile} = $4)
      and ${words === '' ? `$3::text = ''` : `lower(a.name || ' ' || a.display_username || ' ' || a.email::text) like $3`}`;
  // The counting statement must reference every parameter too.
  return readPage<TeacherRecord>(db, query, {
    select: facts,
    from: `account a ${found}`,
    pageFrom: `account a ${join} ${found}`,
    keys: { columns: `a.*, ${by} as place`, as: 'a', joins: 'left join teacher t on t.account_id = a.id' },
    orderBy: `place ${direction}, lower(${name}), a.id`,
    values: [
      now,
      status === undefined ? null : status === 'active',
      words && likePattern(words),
      profileFilter ?? null,
    ],
  });
}

/** One teacher; null if the account is not a teacher. */
export async function readTeacher(
  db: Queryable,
  teacherId: string,
  now: Date,
): Promise<TeacherRecord | null> {
  if (!isId(teacherId)) return null;
  const { rows } = await db.query<TeacherRecord>(
    `select ${facts} from ${from} where a.role = 'teacher' and a.id = $2`,
    [now, teacherId],
  );
  return rows[0] ?? null;
}
