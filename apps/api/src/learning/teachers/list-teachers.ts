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

/** What a row shows; $1 is the instant. */
const facts = `a.id, ${name} as name, a.display_username as username, a.email, a.active,
  a.must_change_password as invited, coalesce(t.programs, '{}') as programs,
  coalesce(t.age_groups, '{}') as "ageGroups", ${weeklyMinutes} as "weeklyMinutes", ${classes} as classes,
  ${meetingsSoon} as "meetingsSoon", ${profile} as profile, a.version`;
const from = `account a left join teacher t on t.account_id = a.id`;

/** What a page is sorted by, with what is added up for it: of all teachers in one go, where a row of a page asks for its own. */
const SORTS: Record<string, { by: string; join?: string }> = {
  name: { by: `lower(${name})` },
  // As texts: by their unique indexes every family would be passed on the way to the teachers.
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
  // Meetings to come are all planned, so that the index `meeting_times` alone tells them.
  meetingsSoon: {
    by: 'coalesce(x.n, 0)',
    join: `left join (select teacher_id, count(*) as n from meeting where during is not null and lower(during) > $1::timestamptz
      and lower(during) <= $1::timestamptz + interval '${SOON_DAYS} days' group by teacher_id) x on x.teacher_id = a.id`,
  },
};

/** A page of the school's teachers, by name unless sorted; `q` stands anywhere in name, username or address. */
export async function pageOfTeachers(
  db: Queryable,
  query: Accepted<typeof listTeachers>['query'],
  now: Date,
): Promise<Page<TeacherRecord> | Refusal> {
  const { status, profile: wanted, sort = 'name' } = query;
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const words = query.q?.trim().toLowerCase() ?? '';
  const { by, join = '' } = SORTS[sort.replace(/^-/, '')] ?? { by: `lower(${name})` };
  const found = `where a.role = 'teacher' and $1::timestamptz is not null
      and ($2::boolean is null or a.active = $2)
      and ($4::text is null or ${profile} = $4)
      and ${words === '' ? `$3::text = ''` : `lower(a.name || ' ' || a.display_username || ' ' || a.email::text) like $3`}`;
  // Every value must be named in both statements, so the counting one names the instant too.
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
      wanted ?? null,
    ],
  });
}

/** One teacher, or null for anybody else. */
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
