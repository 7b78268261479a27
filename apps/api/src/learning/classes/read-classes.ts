import type { Accepted, Reply } from '@fasih/school/basics/contract';
import { isId } from '@fasih/school/basics/ids';
import { dayIn } from '@fasih/school/basics/instants';
import { SEARCH_CAP, TOTAL_CAP } from '@fasih/school/basics/paging';
import { isRefusal, type Refusal } from '@fasih/school/basics/refusal';
import { progressCountsOf } from '@fasih/school/catalogue/policy/progress';
import type { ClassRow, ClassState, listClasses, SchoolClass } from '@fasih/school/learning/classes/contract';
import { type Expression, type RawBuilder, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { given } from '../../platform/db/built-query.ts';
import { countedPage, firstMatches, searchedPage } from '../../platform/db/page.ts';
import { allOf, beginsWith, likePattern } from '../../platform/db/search-words.ts';
import { shownNameOf, wordsOfAccount } from '../../platform/db/shown-name.ts';
import { endOf, jsonList, type Selected, scalar, select, startOf, tableAs } from '../../platform/db/sql.ts';
import { type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { classEnding, hasEnding } from './class-ending.ts';
import { isTeacherLink, linkOfClass } from './class-link.ts';
import { classProgressFacts } from './class-progress.ts';
import { namesClass, titleOfClass } from './class-title.ts';
import { classStateOn } from './state-on.ts';

const a = tableAs('account', 'a');
const c = tableAs('school_class', 'c');
const cm = tableAs('class_member', 'cm');
const cs = tableAs('class_slot', 'cs');
const e = tableAs('enrolment', 'e');
const f = tableAs('school_class', 'f');
const g = tableAs('account', 'g');
const l = tableAs('learner', 'l');
const m = tableAs('meeting', 'm');
const s = tableAs('seat', 's');
const sl = tableAs('student_line', 'sl');
const t = tableAs('account', 't');

/** The instant and the school day of a read. */
type When = { now: Expression<Date>; today: Expression<string> };

const nextMeeting = ({ now }: When) =>
  sql<Date | null>`(select min(lower(${m.during})) from ${m}
    where ${m.class_id} = ${c.id} and ${m.state} = 'planned' and lower(${m.during}) > ${now}::timestamptz)`;

const stateToday = ({ today }: When) => classStateOn(c, sql<string>`${today}::date`);

/** Columns of a list row: the class `c` with its teacher `t`. */
const factsColumns = (when: When) =>
  [
    c.id.as('id'),
    c.name.as('name'),
    c.package_type.as('packageType'),
    c.category.as('category'),
    c.age_group.as('ageGroup'),
    c.level.as('level'),
    stateToday(when).as('state'),
    classEnding(c).as('ending'),
    jsonBuildObject({ id: t.id, name: shownNameOf(t) }).as('teacher'),
    c.capacity.as('capacity'),
    scalar(
      jsonList({ id: l.id, name: l.name }, sql`${l.name}, ${l.id}`),
      sql`from ${cm} join ${l} on ${l.id} = ${cm.learner_id} where ${cm.class_id} = ${c.id} and ${namesClass(cm)}`,
    ).as('learners'),
    c.starts_on.as('startsOn'),
    scalar(
      jsonList({ weekday: cs.weekday, minute: cs.minute }, sql`${cs.weekday}, ${cs.minute}`),
      sql`from ${cs} where ${cs.class_id} = ${c.id}`,
    ).as('slots'),
    c.meetings.as('meetings'),
    scalar(
      sql<number>`count(*)::integer`,
      sql`from ${m} where ${m.class_id} = ${c.id} and ${m.closed_at} is not null`,
    ).as('closed'),
    classProgressFacts(c).as('progressFacts'),
    nextMeeting(when).as('nextMeetingAt'),
    sql<boolean>`${linkOfClass} is not null`.as('hasLink'),
    c.version.as('version'),
  ] as const;

type FactsRow = Selected<ReturnType<typeof factsColumns>>;

const presentFacts = ({ nextMeetingAt, progressFacts, ...row }: FactsRow): ClassRow => ({
  ...row,
  progressCounts: progressCountsOf(progressFacts),
  nextMeetingAt: nextMeetingAt?.toISOString() ?? null,
});

const SORTS: Record<string, (when: When) => RawBuilder<unknown>> = {
  name: () => c.name,
  title: () => titleOfClass(c),
  teacher: () => scalar(shownNameOf(a), sql`from ${a} where ${a.id} = ${c.teacher_id}`),
  startsOn: () => c.starts_on,
  state: stateToday,
  nextMeetingAt: nextMeeting,
};
/** Sorts with an index; for the others only the newest `MAX_SORTED` classes are sorted and counted. */
const INDEXED = new Set([undefined, 'name', 'startsOn']);
const MAX_SORTED = 5000;

/** Classes in a state, by the stored state and days where an index exists. */
function inState(state: ClassState, when: When): RawBuilder<boolean> {
  if (state === 'completed' || state === 'cancelled') return sql<boolean>`${c.state} = ${state}`;
  const first = {
    paused: sql`${c.paused_from} is not null and`,
    scheduled: sql`${c.state} in ('scheduled', 'active') and ${c.starts_on} > ${when.today}::date and`,
    active: sql``,
  }[state];
  return sql<boolean>`${first} ${stateToday(when)} = ${state}`;
}

/** Matching learners whose classes are looked up; a longer search text narrows more. */
const MAX_NAME_MATCHES = 1000;
/** One more matching class than a search counts. */
const MAX_CLASSES = SEARCH_CAP + 1;

/**
 * Classes whose own, teacher's or learner's name matches. One or two letters match the beginning of a learner's name
 * (indexed in the student list), more match anywhere. The matches are gathered as arrays so that each source uses
 * its index.
 */
function isNamed(q: string): RawBuilder<boolean> {
  const pattern = sql<string>`${given(likePattern(q))}::text`;
  const words = q.trim().toLowerCase();
  const learners =
    words.length >= 3
      ? sql`select ${l.id} from ${l} where ${l.name} ilike ${pattern}`
      : sql`select ${sl.learner_id} from ${sl} where ${beginsWith(sl.words, words)}`;
  const byName = sql`select ${f.id} from ${f} where ${f.name} ilike ${pattern}`;
  const byTeacher = sql`select ${f.id} from ${g} join ${f} on ${f.teacher_id} = ${g.id}
    where ${g.role} = 'teacher'
      and ${wordsOfAccount(g)} like lower(${pattern})
      and ${shownNameOf(g)} ilike ${pattern}`;
  const newest = sql`order by ${f.created_at} desc limit ${sql.lit(MAX_CLASSES)}`;
  const byLearner = sql`select ${cm.class_id} from ${cm}
    where ${cm.learner_id} = any(array(${learners} limit ${sql.lit(MAX_NAME_MATCHES)})) and ${cm.left_at} is null`;
  return sql<boolean>`${c.id} = any(array(
    (${byName} ${newest}) union all (${byTeacher} ${newest}) union all ${byLearner}))`;
}

/** A page of classes, newest first; `q` searches the names of classes, teachers and current learners. */
export async function pageOfClasses(
  db: Queryable,
  query: Accepted<typeof listClasses>['query'],
  now: Date,
): Promise<Reply<typeof listClasses> | Refusal<'common.narrow'>> {
  const { page, pageSize, state, ending, type, teacher } = query;
  if (teacher !== undefined && !isId(teacher)) return { data: [], total: 0, page, pageSize };
  const when = { now: given(now), today: given(dayIn(now)) };
  const q = query.q?.trim();
  const conditions = allOf([
    state && inState(state, when),
    ending && hasEnding(c, ending),
    teacher && sql<boolean>`${c.teacher_id} = ${teacher}::uuid`,
    type && sql<boolean>`${c.package_type} = ${type}`,
    q && isNamed(q),
  ]);
  const field = query.sort?.replace(/^-/, '');
  const isIndexed = INDEXED.has(field) && !q;
  const cap = q ? SEARCH_CAP : isIndexed ? TOTAL_CAP : MAX_SORTED;
  const matching = sql`${c} where ${conditions}`;
  const indexOrder = sql`${c.created_at} desc`;
  const found = await (q ? searchedPage : countedPage)(db, query, {
    columns: factsColumns(when),
    from: isIndexed ? matching : firstMatches('c', matching, { indexOrder, cap }),
    orderBy: sql`${sortedBy(field, query.sort, when)} ${c.created_at} desc, ${c.id} desc`,
    limitFirst: { as: 'c', joins: sql`join ${t} on ${t.id} = ${c.teacher_id}` },
    cap,
  });
  return isRefusal(found) ? found : { ...found, data: found.data.map(presentFacts) };
}

function sortedBy(field: string | undefined, sort: string | undefined, when: When): RawBuilder<unknown> {
  const column = SORTS[field ?? '']?.(when);
  if (!column) return sql``;
  const direction = sort?.startsWith('-') ? sql`desc` : sql`asc`;
  // Classes without a next meeting come last in both directions.
  return field === 'nextMeetingAt' ? sql`${column} ${direction} nulls last,` : sql`${column} ${direction},`;
}

const memberFields = {
  enrolmentId: e.id,
  learnerId: l.id,
  name: l.name,
  level: e.level,
  state: e.state,
  startsOn: e.starts_on,
  lastDay: e.last_day,
  joinedAt: cm.joined_at,
  leftAt: cm.left_at,
};

const meetingFields = {
  id: m.id,
  number: m.number,
  kind: m.kind,
  state: m.state,
  start: startOf(m.during),
  end: endOf(m.during),
  teacher: jsonBuildObject({ id: a.id, name: shownNameOf(a) }),
  version: m.version,
  seats: scalar(
    jsonList({ learnerId: l.id, name: l.name, number: s.number, state: s.state }, sql`${l.name}, ${l.id}`),
    sql`from ${s} join ${l} on ${l.id} = ${s.learner_id} where ${s.meeting_id} = ${m.id}`,
  ),
};

type OfClass = { classId: string; now: Date; today: string };

const selectClass = statement(({ classId, now, today }: Params<OfClass>) =>
  select(
    [
      ...factsColumns({ now, today }),
      c.paused_until.as('pausedUntil'),
      c.cancelled_reason.as('cancelledReason'),
      linkOfClass.as('zoom_link'),
      isTeacherLink.as('isTeacherLink'),
      c.zoom_room.as('zoom_room'),
      scalar(
        jsonList(memberFields, sql`${cm.left_at} nulls first, ${l.name}, ${cm.id}`),
        sql`from ${cm} join ${l} on ${l.id} = ${cm.learner_id} join ${e} on ${e.id} = ${cm.enrolment_id}
          where ${cm.class_id} = ${c.id}`,
      ).as('members'),
      scalar(
        jsonList(meetingFields, sql`${m.number}, ${m.id}`),
        sql`from ${m} join ${a} on ${a.id} = ${m.teacher_id} where ${m.class_id} = ${c.id}`,
      ).as('plan'),
    ],
    sql`from ${c} join ${t} on ${t.id} = ${c.teacher_id} where ${c.id} = ${classId}`,
  ),
);

/** One class with its members and whole plan in one query; null if it does not exist. */
export async function readClass(db: Queryable, classId: string, now: Date): Promise<SchoolClass | null> {
  if (!isId(classId)) return null;
  const row = await selectClass.first(db, { classId, now, today: dayIn(now) });
  if (!row) return null;
  const { members, plan, pausedUntil, cancelledReason, zoom_link, zoom_room, isTeacherLink, ...rest } = row;
  return {
    ...presentFacts(rest),
    pausedUntil,
    cancelledReason,
    zoom_link,
    zoom_room,
    isTeacherLink,
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
