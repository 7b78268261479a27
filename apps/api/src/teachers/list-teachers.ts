import type { Accepted } from '@fasih/school/basics/contract';
import { isId } from '@fasih/school/basics/ids';
import type { Refusal } from '@fasih/school/basics/refusal';
import type { listTeachers, TeacherRecord } from '@fasih/school/teachers/contract';
import { likePattern, type Page, readPage } from '../db/read-page.ts';
import type { Queryable } from '../db/transaction.ts';

const SOON_DAYS = 7;

const name = `coalesce(nullif(a.name, ''), a.display_username)`;
const weeklyMinutes = `(select coalesce(sum(upper(w.minutes) - lower(w.minutes)), 0)::integer
  from availability w where w.teacher_id = a.id)`;
const classes = `(select count(*)::integer from school_class c
  where c.teacher_id = a.id and c.state not in ('completed', 'cancelled'))`;
const meetingsSoon = `(select count(*)::integer from meeting m
  where m.teacher_id = a.id and m.state = 'planned' and m.during is not null
    and lower(m.during) > $1::timestamptz and lower(m.during) <= $1::timestamptz + interval '${SOON_DAYS} days')`;

/** What a row shows; $1 is the instant. */
const facts = `a.id, ${name} as name, a.display_username as username, a.email, a.active,
  a.must_change_password as invited, coalesce(t.programs, '{}') as programs,
  coalesce(t.age_groups, '{}') as "ageGroups", ${weeklyMinutes} as "weeklyMinutes", ${classes} as classes,
  ${meetingsSoon} as "meetingsSoon", a.version`;
const from = `account a left join teacher t on t.account_id = a.id`;

const SORTS: Record<string, string> = {
  name: `lower(${name})`,
  username: 'a.username',
  email: 'a.email',
  status: 'not a.active',
  weeklyMinutes,
  classes,
  meetingsSoon,
};

/** A page of the school's teachers, by name unless sorted; `q` stands anywhere in name, username or address. */
export async function pageOfTeachers(
  db: Queryable,
  query: Accepted<typeof listTeachers>['query'],
  now: Date,
): Promise<Page<TeacherRecord> | Refusal> {
  const { status, sort = 'name' } = query;
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const words = query.q?.trim().toLowerCase() ?? '';
  // Every value must be named in both statements, so the counting one names the instant too.
  return readPage<TeacherRecord>(db, query, {
    select: facts,
    from: `${from} where a.role = 'teacher' and $1::timestamptz is not null
      and ($2::boolean is null or a.active = $2)
      and ${words === '' ? `$3::text = ''` : `lower(a.name || ' ' || a.display_username || ' ' || a.email::text) like $3`}`,
    orderBy: `${SORTS[sort.replace(/^-/, '')]} ${direction}, lower(${name}), a.id`,
    values: [now, status === undefined ? null : status === 'active', words && likePattern(words)],
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
