import type { Accepted, Reply } from '@fasih/school/basics/contract';
import { isId } from '@fasih/school/basics/ids';
import { dayIn } from '@fasih/school/basics/instants';
import { SEARCH_CAP, TOTAL_CAP } from '@fasih/school/basics/paging';
import { isRefusal, type Refusal } from '@fasih/school/basics/refusal';
import { type ProgressFacts, progressCountsOf } from '@fasih/school/catalogue/policy/progress';
import type { ClassRow, ClassState, listClasses, SchoolClass } from '@fasih/school/learning/classes/contract';
import { beginsWith, firstFound, likePattern, readPage } from '../../platform/db/read-page.ts';
import { shownName } from '../../platform/db/shown-name.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { classProgressFacts } from './class-progress.ts';
import { stateOn } from './state-on.ts';

const next = `(select min(lower(m.during)) from meeting m
  where m.class_id = c.id and m.state = 'planned' and lower(m.during) > $1::timestamptz)`;

/** SQL: columns of a list row; $1 is the instant, $2 the school day. */
const facts = `c.id, c.name, c.package_type as "packageType", c.category, c.age_group as "ageGroup", c.level,
  ${stateOn('$2::date')} as state, json_build_object('id', t.id, 'name', ${shownName('t')}) as teacher, c.capacity,
  (select coalesce(json_agg(json_build_object('id', l.id, 'name', l.name) order by l.name, l.id), '[]')
    from class_member m join learner l on l.id = m.learner_id
    where m.class_id = c.id and m.left_at is null) as learners,
  c.starts_on as "startsOn",
  (select coalesce(json_agg(json_build_object('weekday', s.weekday, 'minute', s.minute)
    order by s.weekday, s.minute), '[]') from class_slot s where s.class_id = c.id) as slots, c.meetings,
  (select count(*)::integer from meeting m where m.class_id = c.id and m.closed_at is not null) as closed,
  ${classProgressFacts} as "progressFacts",
  ${next} as "nextMeetingAt", c.zoom_link is not null as "hasLink", c.version`;

type FactsRow = Omit<ClassRow, 'nextMeetingAt' | 'progressCounts'> & {
  nextMeetingAt: Date | null;
  progressFacts: ProgressFacts;
};

const presentFacts = ({ nextMeetingAt, progressFacts, ...row }: FactsRow): ClassRow => ({
  ...row,
  progressCounts: progressCountsOf(progressFacts),
  nextMeetingAt: nextMeetingAt?.toISOString() ?? null,
});

const SORTS: Record<string, string> = {
  name: 'c.name',
  teacher: `(select ${shownName('a')} from account a where a.id = c.teacher_id)`,
  startsOn: 'c.starts_on',
  state: stateOn('$2::date'),
  nextMeetingAt: next,
};
/** Sorts with an index; for the others only the newest `MAX_SORTED` classes are sorted and counted. */
const INDEXED = new Set([undefined, 'name', 'startsOn']);
const MAX_SORTED = 5000;

/** SQL: classes in a state, using stored state and days where an index exists. */
function inState(state: ClassState, given: (value: unknown) => string): string {
  if (state === 'completed' || state === 'cancelled') return `c.state = ${given(state)}`;
  const first = {
    paused: 'c.paused_from is not null and ',
    scheduled: `c.state in ('scheduled', 'active') and c.starts_on > $2::date and `,
    active: '',
  }[state];
  return `${first}${stateOn('$2::date')} = ${given(state)}`;
}

/** Matching learners whose classes are looked up; a longer search text narrows more. */
const MAX_NAMESAKES = 1000;
/** One more matching class than a search counts. */
const MAX_CLASSES = SEARCH_CAP + 1;

/**
 * SQL: classes whose own, teacher's or learner's name matches. One or two letters match the beginning of a
 * learner's name (indexed in the student list), more match anywhere. The matches are gathered as arrays so
 * that each source uses its index.
 */
const named = (pattern: string, learners: string) => `c.id = any(array(
  (select f.id from school_class f where f.name ilike ${pattern} order by f.created_at desc limit ${MAX_CLASSES})
  union all (select f.id from account g join school_class f on f.teacher_id = g.id
    where g.role = 'teacher' and lower(g.name || ' ' || g.display_username || ' ' || g.email::text) like lower(${pattern})
      and ${shownName('g')} ilike ${pattern} order by f.created_at desc limit ${MAX_CLASSES})
  union all select m.class_id from class_member m
    where m.learner_id = any(array(${learners} limit ${MAX_NAMESAKES})) and m.left_at is null))`;

function searchFor(q: string, given: (value: unknown) => string): string {
  const pattern = `${given(likePattern(q))}::text`;
  const words = q.trim().toLowerCase();
  if (words.length >= 3) return named(pattern, `select l.id from learner l where l.name ilike ${pattern}`);
  return named(
    pattern,
    `select s.learner_id as id from student_line s where ${beginsWith('s.words', words, given)}`,
  );
}

/** A page of classes, newest first; `q` searches the names of classes, teachers and current learners. */
export async function pageOfClasses(
  db: Queryable,
  query: Accepted<typeof listClasses>['query'],
  now: Date,
): Promise<Reply<typeof listClasses> | Refusal<'common.narrow'>> {
  const { page, pageSize, state, type, teacher } = query;
  if (teacher !== undefined && !isId(teacher)) return { data: [], total: 0, page, pageSize };
  const values: unknown[] = [now, dayIn(now)];
  const given = (value: unknown) => `$${values.push(value)}`;
  const conditions = [
    // The counting statement must reference every parameter too.
    '$1::timestamptz is not null and $2::date is not null',
    ...(state ? [inState(state, given)] : []),
    ...(teacher ? [`c.teacher_id = ${given(teacher)}::uuid`] : []),
    ...(type ? [`c.package_type = ${given(type)}`] : []),
    ...(query.q?.trim() ? [searchFor(query.q, given)] : []),
  ];
  const field = query.sort?.replace(/^-/, '');
  const column = SORTS[field ?? ''];
  const backward = query.sort?.startsWith('-') ?? false;
  // Classes without a next meeting come last in both directions.
  const order = column
    ? `${column} ${backward ? 'desc' : 'asc'} ${column === next ? 'nulls last' : ''},`
    : '';
  const matching = `school_class c where ${conditions.join(' and ')}`;
  const isSearch = Boolean(query.q?.trim());
  const isIndexed = INDEXED.has(field) && !isSearch;
  const cap = isSearch ? SEARCH_CAP : isIndexed ? TOTAL_CAP : MAX_SORTED;
  const found = await readPage<FactsRow>(db, query, {
    select: facts,
    from: isIndexed ? matching : firstFound('c.*', matching, 'c', { along: 'c.created_at desc', cap }),
    singlePass: isSearch,
    cap,
    keys: { columns: 'c.*', as: 'c', joins: 'join account t on t.id = c.teacher_id' },
    orderBy: `${order} c.created_at desc, c.id desc`,
    values,
  });
  return isRefusal(found) ? found : { ...found, data: found.data.map(presentFacts) };
}

type DetailRow = FactsRow &
  Pick<SchoolClass, 'pausedUntil' | 'cancelledReason' | 'zoom_link' | 'zoom_room'> & {
    members: SchoolClass['members'];
    plan: SchoolClass['plan'];
  };

/** One class with its members and whole plan in one query; null if it does not exist. */
export async function readClass(db: Queryable, classId: string, now: Date): Promise<SchoolClass | null> {
  if (!isId(classId)) return null;
  const { rows } = await db.query<DetailRow>(
    `select ${facts}, c.paused_until as "pausedUntil", c.cancelled_reason as "cancelledReason", c.zoom_link, c.zoom_room,
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
  const { members, plan, pausedUntil, cancelledReason, zoom_link, zoom_room, ...rest } = row;
  return {
    ...presentFacts(rest),
    pausedUntil,
    cancelledReason,
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

/** Converts an instant in PostgreSQL's JSON format to the API's. */
const iso = (text: string) => new Date(text).toISOString();
