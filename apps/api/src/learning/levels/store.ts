import type { PlacementItem } from '@fasih/content/banks/types';
import { isId } from '@fasih/school/basics/ids';
import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { shownNameOf } from '../../platform/db/shown-name.ts';
import { jsonRow, jsonRows, orNull, scalar, select, subqueryAs, tableAs } from '../../platform/db/sql.ts';
import { build, type Params, type RowOf, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { Person } from '../../platform/http/call.ts';

const enrolment = tableAs('enrolment', 'enrolment');
const learner = tableAs('learner', 'learner');
const product = tableAs('package', 'product');
const look = tableAs('level_look', 'look');
const reader = tableAs('account', 'reader');
const seat = tableAs('seat', 'seat');

/** The learner's current class, else the last one. */
const currentClass = build
  .selectFrom('class_member as m')
  .innerJoin('school_class as k', 'k.id', 'm.class_id')
  .where('m.enrolment_id', '=', enrolment.id)
  .where('k.state', '<>', 'cancelled')
  .select(['k.id', 'k.name', 'k.level', 'k.capacity', 'k.teacher_id', 'k.age_group'])
  .orderBy(sql`m.left_at desc nulls first`)
  .orderBy('m.joined_at', 'desc')
  .limit(1);
const c = subqueryAs(currentClass, 'c');

type Reader = { enrolmentId: string; role: Person['role']; accountId: string };

const columns = ({ accountId }: Params<Reader>) =>
  [
    enrolment.id.as('enrolmentId'),
    learner.id.as('learnerId'),
    learner.name.as('learnerName'),
    learner.account_id.as('accountId'),
    product.name.as('packageName'),
    product.type.as('packageType'),
    enrolment.state.as('courseState'),
    enrolment.level.as('level'),
    enrolment.level_state.as('state'),
    enrolment.level_version.as('version'),
    enrolment.level_waits_since.as('waitsSince'),
    enrolment.policy_version.as('policyVersion'),
    orNull(c.id).as('classId'),
    orNull(c.name).as('className'),
    c.level.as('classLevel'),
    orNull(c.capacity).as('capacity'),
    orNull(c.teacher_id).as('teacherId'),
    orNull(c.age_group).as('ageGroup'),
    sql<boolean>`exists (select from ${look} where ${look.enrolment_id} = ${enrolment.id})`.as('askedBefore'),
    // The person who reads or decides.
    scalar(shownNameOf(reader), sql`from ${reader} where ${reader.id} = ${accountId}`).as('readerName'),
  ] as const;

/** Readable by admins, the class's own teacher (not a substitute) and the family. */
const fromVisible = ({ enrolmentId, role, accountId }: Params<Reader>) =>
  sql`from ${enrolment} join ${learner} on ${learner.id} = ${enrolment.learner_id} and ${learner.erased_at} is null
    join ${product} on ${product.id} = ${enrolment.package_id} left join lateral ${c} on true
    where ${enrolment.id} = ${enrolmentId} and (case ${role}::text when 'admin' then true
      when 'teacher' then ${c.teacher_id} = ${accountId}
      when 'student' then ${learner.account_id} = ${accountId} else false end)`;

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

const attempt = tableAs('placement_attempt', 'attempt');
const question = tableAs('placement_question', 'question');
const itemVersion = tableAs('item_version', 'item_version');
const decision = tableAs('level_decision', 'decision');

/** The last finished sitting with all its questions; it has a result. */
const sitting = select(
  [
    attempt.level.$notNull().as('level'),
    attempt.percent.$notNull().as('percent'),
    attempt.correct.$notNull().as('correct'),
    attempt.total.as('total'),
    attempt.borderline_with.as('borderlineWith'),
    attempt.too_fast.as('tooFast'),
    attempt.finished_at.$notNull().as('finishedAt'),
    jsonRows(
      select(
        [
          question.item_id.as('item_id'),
          question.answer.as('answer'),
          orNull(sql<PlacementItem>`${itemVersion.item}`).as('item'),
        ],
        sql`from ${question} left join ${itemVersion} on ${itemVersion.id} = ${question.item_id}
          where ${question.attempt_id} = ${attempt.id} order by ${question.position}`,
      ),
    ).as('questions'),
  ],
  sql`from ${attempt} where ${attempt.enrolment_id} = ${enrolment.id} and ${attempt.finished_at} is not null
    order by ${attempt.finished_at} desc, ${attempt.id} desc limit 1`,
);

const history = select(
  [
    decision.id.as('id'),
    decision.outcome.as('outcome'),
    decision.level_was.as('levelWas'),
    decision.level.as('level'),
    decision.reason.as('reason'),
    decision.points.as('points'),
    decision.notes.as('notes'),
    decision.decision.as('decision'),
    shownNameOf(reader).as('by'),
    decision.decided_at.as('at'),
  ],
  sql`from ${decision} join ${reader} on ${reader.id} = ${decision.decided_by} where ${decision.enrolment_id} = ${enrolment.id}
    order by ${decision.decided_at} desc, ${decision.id} desc`,
);

const selectPage = statement(
  (reader: Params<Reader>) =>
    select(
      [
        ...columns(reader),
        jsonRow(sitting).as('sitting'),
        orNull(
          scalar(
            jsonBuildObject({ text: look.words, askedAt: look.asked_at }),
            sql`from ${look} where ${look.enrolment_id} = ${enrolment.id}`,
          ),
        ).as('look'),
        jsonRows(history).as('history'),
        // End of each seat that is not lapsed, null if it has no time.
        scalar(
          sql<(string | null)[]>`coalesce(json_agg(upper(${seat.during})), '[]')`,
          sql`from ${seat} where ${seat.enrolment_id} = ${enrolment.id} and ${seat.state} <> 'lapsed'`,
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
