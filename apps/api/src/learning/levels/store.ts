import type { PlacementItem } from '@fasih/content/banks/types';
import { isId } from '@fasih/school/basics/ids';
import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { shownNameOf } from '../../platform/db/shown-name.ts';
import { jsonRow, jsonRows, orNull, scalar, select, subqueryAs, tableAs } from '../../platform/db/sql.ts';
import { build, type Params, type RowOf, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { Person } from '../../platform/http/call.ts';

const e = tableAs('enrolment', 'e');
const l = tableAs('learner', 'l');
const p = tableAs('package', 'p');
const o = tableAs('level_look', 'o');
const b = tableAs('account', 'b');
const s = tableAs('seat', 's');

/** The learner's current class, else the last one. */
const currentClass = build
  .selectFrom('class_member as m')
  .innerJoin('school_class as k', 'k.id', 'm.class_id')
  .where('m.enrolment_id', '=', e.id)
  .where('k.state', '<>', 'cancelled')
  .select(['k.id', 'k.name', 'k.level', 'k.capacity', 'k.teacher_id', 'k.age_group'])
  .orderBy(sql`m.left_at desc nulls first`)
  .orderBy('m.joined_at', 'desc')
  .limit(1);
const c = subqueryAs(currentClass, 'c');

type Reader = { enrolmentId: string; role: Person['role']; accountId: string };

const columns = ({ accountId }: Params<Reader>) =>
  [
    e.id.as('enrolmentId'),
    l.id.as('learnerId'),
    l.name.as('learnerName'),
    l.account_id.as('accountId'),
    p.name.as('packageName'),
    p.type.as('packageType'),
    e.state.as('courseState'),
    e.level.as('level'),
    e.level_state.as('state'),
    e.level_version.as('version'),
    e.level_waits_since.as('waitsSince'),
    e.policy_version.as('policyVersion'),
    orNull(c.id).as('classId'),
    orNull(c.name).as('className'),
    c.level.as('classLevel'),
    orNull(c.capacity).as('capacity'),
    orNull(c.teacher_id).as('teacherId'),
    orNull(c.age_group).as('ageGroup'),
    sql<boolean>`exists (select from ${o} where ${o.enrolment_id} = ${e.id})`.as('askedBefore'),
    // The person who reads or decides.
    scalar(shownNameOf(b), sql`from ${b} where ${b.id} = ${accountId}`).as('readerName'),
  ] as const;

/** Readable by admins, the class's own teacher (not a substitute) and the family. */
const fromVisible = ({ enrolmentId, role, accountId }: Params<Reader>) =>
  sql`from ${e} join ${l} on ${l.id} = ${e.learner_id} and ${l.erased_at} is null
    join ${p} on ${p.id} = ${e.package_id} left join lateral ${c} on true
    where ${e.id} = ${enrolmentId} and (case ${role}::text when 'admin' then true
      when 'teacher' then ${c.teacher_id} = ${accountId}
      when 'student' then ${l.account_id} = ${accountId} else false end)`;

const selectLevel = statement((reader: Params<Reader>) => select(columns(reader), fromVisible(reader)));

/** A course with what level decisions need. */
export type LevelRow = RowOf<typeof selectLevel>;

const lockEnrolment = statement(({ enrolmentId }: Params<{ enrolmentId: string }>) =>
  build.selectFrom('enrolment').where('id', '=', enrolmentId).select('id').forNoKeyUpdate(),
);

/** A course for a decision, its enrolment locked; null if this person may not see it. */
export async function lockLevel(
  db: Queryable,
  enrolmentId: string,
  { role, accountId }: Person,
): Promise<LevelRow | null> {
  if (!isId(enrolmentId)) return null;
  // Lock first, so that the row is read after any concurrent decision.
  await lockEnrolment.run(db, { enrolmentId });
  return selectLevel.first(db, { enrolmentId, role, accountId });
}

const t = tableAs('placement_attempt', 't');
const q = tableAs('placement_question', 'q');
const v = tableAs('item_version', 'v');
const d = tableAs('level_decision', 'd');

/** The last finished sitting with all its questions; it has a result. */
const sitting = select(
  [
    t.level.$notNull().as('level'),
    t.percent.$notNull().as('percent'),
    t.correct.$notNull().as('correct'),
    t.total.as('total'),
    t.borderline_with.as('borderlineWith'),
    t.too_fast.as('tooFast'),
    t.finished_at.$notNull().as('finishedAt'),
    jsonRows(
      select(
        [q.item_id.as('item_id'), q.answer.as('answer'), orNull(sql<PlacementItem>`${v.item}`).as('item')],
        sql`from ${q} left join ${v} on ${v.id} = ${q.item_id} where ${q.attempt_id} = ${t.id} order by ${q.position}`,
      ),
    ).as('questions'),
  ],
  sql`from ${t} where ${t.enrolment_id} = ${e.id} and ${t.finished_at} is not null
    order by ${t.finished_at} desc, ${t.id} desc limit 1`,
);

const history = select(
  [
    d.id.as('id'),
    d.outcome.as('outcome'),
    d.level_was.as('levelWas'),
    d.level.as('level'),
    d.reason.as('reason'),
    d.points.as('points'),
    d.notes.as('notes'),
    d.decision.as('decision'),
    shownNameOf(b).as('by'),
    d.decided_at.as('at'),
  ],
  sql`from ${d} join ${b} on ${b.id} = ${d.decided_by} where ${d.enrolment_id} = ${e.id}
    order by ${d.decided_at} desc, ${d.id} desc`,
);

const selectPage = statement(
  (reader: Params<Reader>) =>
    select(
      [
        ...columns(reader),
        jsonRow(sitting).as('sitting'),
        orNull(
          scalar(
            jsonBuildObject({ text: o.words, askedAt: o.asked_at }),
            sql`from ${o} where ${o.enrolment_id} = ${e.id}`,
          ),
        ).as('look'),
        jsonRows(history).as('history'),
        // End of each seat that is not lapsed, null if it has no time.
        scalar(
          sql<(string | null)[]>`coalesce(json_agg(upper(${s.during})), '[]')`,
          sql`from ${s} where ${s.enrolment_id} = ${e.id} and ${s.state} <> 'lapsed'`,
        ).as('ends'),
      ],
      fromVisible(reader),
    ),
  'level-page',
);

/** Nested instants are strings because they come as JSON. */
export type LevelPage = RowOf<typeof selectPage>;

/** Everything staff see about a learner's level, in one statement; null if this person may not see it. */
export async function levelPageOf(
  db: Queryable,
  enrolmentId: string,
  { role, accountId }: Person,
): Promise<LevelPage | null> {
  return isId(enrolmentId) ? selectPage.first(db, { enrolmentId, role, accountId }) : null;
}
