import type { Accepted, Reply } from '@fasih/school/basics/contract';
import { isId } from '@fasih/school/basics/ids';
import { dayIn } from '@fasih/school/basics/instants';
import { TOTAL_CAP } from '@fasih/school/basics/paging';
import type { ClassRow, listClasses, SchoolClass } from '@fasih/school/classes/contract';
import type { Queryable } from '../db/transaction.ts';
import { stateOn } from './state-on.ts';

/** SQL: the name a person is shown by. */
const shownName = (account: string) => `coalesce(nullif(${account}.name, ''), ${account}.display_username)`;

const next = `(select min(lower(m.during)) from meeting m
  where m.class_id = c.id and m.state = 'planned' and lower(m.during) > $1::timestamptz)`;

/** What a row of the list shows; $1 is the instant, $2 the school's day. */
const facts = `c.id, c.name, c.package_type as "packageType", c.category, c.age_group as "ageGroup", c.level,
  ${stateOn('$2::date')} as state, json_build_object('id', t.id, 'name', ${shownName('t')}) as teacher, c.capacity,
  (select coalesce(json_agg(json_build_object('id', l.id, 'name', l.name) order by l.name, l.id), '[]')
    from class_member m join learner l on l.id = m.learner_id
    where m.class_id = c.id and m.left_at is null) as learners,
  c.starts_on as "startsOn",
  (select coalesce(json_agg(json_build_object('weekday', s.weekday, 'minute', s.minute)
    order by s.weekday, s.minute), '[]') from class_slot s where s.class_id = c.id) as slots, c.meetings,
  (select count(*)::integer from meeting m where m.class_id = c.id and m.closed_at is not null) as closed,
  ${next} as "nextMeetingAt", c.zoom_link is not null as "hasLink", c.version`;

type FactsRow = Omit<ClassRow, 'nextMeetingAt'> & { nextMeetingAt: Date | null };

const presentFacts = ({ nextMeetingAt, ...row }: FactsRow): ClassRow => ({
  ...row,
  nextMeetingAt: nextMeetingAt?.toISOString() ?? null,
});

const SORTS: Record<string, string> = {
  name: 'c.name',
  teacher: shownName('t'),
  startsOn: 'c.starts_on',
  state: stateOn('$2::date'),
  nextMeetingAt: next,
};

/** A page of all classes; `q` looks into the names of class, teacher and learners who are in it. */
export async function pageOfClasses(
  db: Queryable,
  query: Accepted<typeof listClasses>['query'],
  now: Date,
): Promise<Reply<typeof listClasses>> {
  const { page, pageSize, state = null, type = null, teacher = null } = query;
  if (teacher !== null && !isId(teacher)) return { data: [], total: 0, page, pageSize };
  const column = SORTS[query.sort?.replace(/^-/, '') ?? ''];
  const direction = query.sort?.startsWith('-') ? 'desc nulls last' : 'asc nulls last';
  const order = column ? `${column} ${direction},` : '';
  const found = `from school_class c join account t on t.id = c.teacher_id
    where ($3::text is null or ${stateOn('$2::date')} = $3) and ($4::uuid is null or c.teacher_id = $4)
      and ($5::text is null or c.package_type = $5)
      and ($6::text = '' or position(lower($6) in lower(c.name || ' ' || ${shownName('t')})) > 0
        or exists (select from class_member m join learner l on l.id = m.learner_id
          where m.class_id = c.id and m.left_at is null and position(lower($6) in lower(l.name)) > 0))`;
  const { rows } = await db.query<FactsRow & { total: number }>(
    `with counted as (select count(*)::integer as total from (select ${found} limit ${TOTAL_CAP + 1}) f)
     select x.*, counted.total from counted left join lateral (
       select ${facts} ${found} order by ${order} c.created_at desc, c.id desc limit $7 offset $8
     ) x on true`,
    [now, dayIn(now), state, teacher, type, query.q?.trim() ?? '', pageSize, (page - 1) * pageSize],
  );
  const total = rows[0]?.total ?? 0;
  return {
    data: rows.filter(({ id }) => id !== null).map(({ total: _total, ...row }) => presentFacts(row)),
    total: Math.min(total, TOTAL_CAP),
    ...(total > TOTAL_CAP ? { totalIsCapped: true } : {}),
    page,
    pageSize,
  };
}

type DetailRow = FactsRow &
  Pick<SchoolClass, 'pausedUntil' | 'zoom_link' | 'zoom_room'> & {
    members: SchoolClass['members'];
    plan: SchoolClass['plan'];
  };

/** One class with its members and its whole plan, in one query; null where there is none. */
export async function readClass(db: Queryable, classId: string, now: Date): Promise<SchoolClass | null> {
  if (!isId(classId)) return null;
  const { rows } = await db.query<DetailRow>(
    `select ${facts}, c.paused_until as "pausedUntil", c.zoom_link, c.zoom_room,
       (select coalesce(json_agg(json_build_object('enrolmentId', e.id, 'learnerId', l.id, 'name', l.name,
           'level', e.level, 'state', e.state, 'startsOn', e.starts_on, 'lastDay', e.last_day, 'joinedAt', m.joined_at,
           'leftAt', m.left_at) order by m.left_at nulls first, l.name, m.id), '[]')
         from class_member m join learner l on l.id = m.learner_id join enrolment e on e.id = m.enrolment_id
         where m.class_id = c.id) as members,
       (select coalesce(json_agg(json_build_object('id', m.id, 'number', m.number, 'kind', m.kind, 'state', m.state,
           'start', lower(m.during), 'end', upper(m.during),
           'teacher', json_build_object('id', a.id, 'name', ${shownName('a')}), 'version', m.version,
           'seats', (select coalesce(json_agg(json_build_object('learnerId', l.id, 'name', l.name, 'number', s.number,
             'state', s.state) order by l.name, l.id), '[]')
             from seat s join learner l on l.id = s.learner_id where s.meeting_id = m.id))
           order by m.number, m.id), '[]')
         from meeting m join account a on a.id = m.teacher_id where m.class_id = c.id) as plan
     from school_class c join account t on t.id = c.teacher_id where c.id = $3`,
    [now, dayIn(now), classId],
  );
  const row = rows[0];
  if (!row) return null;
  const { members, plan, pausedUntil, zoom_link, zoom_room, ...rest } = row;
  return {
    ...presentFacts(rest),
    pausedUntil,
    zoom_link,
    zoom_room,
    members: members.map((one) => ({
      ...one,
      joinedAt: iso(one.joinedAt),
      leftAt: one.leftAt && iso(one.leftAt),
    })),
    plan: plan.map((one) => ({ ...one, start: one.start && iso(one.start), end: one.end && iso(one.end) })),
    serverNow: now.toISOString(),
  };
}

/** An instant as PostgreSQL writes it into JSON, in the form that replies carry. */
const iso = (text: string) => new Date(text).toISOString();
