import type { MergePreview } from '@fasih/school/office/students/contract';
import { type Expression, sql } from 'kysely';
import { requireRow } from '../../platform/db/require-row.ts';
import { select } from '../../platform/db/sql.ts';
import { type Params, type RowOf, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

/** The learner has a valid guardian's consent. */
const hasConsent = (learner: Expression<string>) =>
  sql<boolean>`exists (select from consent where learner_id = ${learner} and withdrawn_at is null)`;

const selectFacts = statement(({ kept, gone }: Params<{ kept: string; gone: string }>) =>
  select(
    [
      sql<MergePreview['moves']>`json_build_object(
         'orders', (select count(*) from orders where learner_id = ${gone}),
         'courses', (select count(*) from enrolment where learner_id = ${gone}),
         'meetings', (select count(*) from seat where learner_id = ${gone}),
         'tests', (select count(*) from placement_attempt where learner_id = ${gone}),
         'notes', (select count(*) from learner_note where learner_id = ${gone} and removed_at is null),
         'waiting', (select count(*) from waiting_place where learner_id = ${gone} and ended_at is null))`.as(
        'moves',
      ),
      hasConsent(kept).as('keptConsent'),
      hasConsent(gone).as('goneConsent'),
      sql<
        MergePreview['conflicts']
      >`(select coalesce(json_agg(json_build_object('kind', kind, 'count', count) order by place), '[]') from (
         select 1 as place, 'doubleBooked' as kind, count(*)::integer as count from seat k join seat g
           on g.during && k.during and g.meeting_id <> k.meeting_id where k.learner_id = ${kept} and g.learner_id = ${gone}
         union all
         select 2, 'sameMeeting', count(*)::integer from seat k join seat g on g.meeting_id = k.meeting_id
           where k.learner_id = ${kept} and g.learner_id = ${gone}
         union all
         select 3, 'sameCourse', count(*)::integer from enrolment k join enrolment g on g.package_id = k.package_id
           where k.learner_id = ${kept} and g.learner_id = ${gone} and k.state <> 'ended' and g.state <> 'ended'
         union all
         select 4, 'samePendingOrder', count(*)::integer from orders k join orders g on g.package_id = k.package_id
           where k.learner_id = ${kept} and g.learner_id = ${gone} and k.status = 'pending' and g.status = 'pending'
         union all
         select 5, 'sameWaiting', count(*)::integer from waiting_place k join waiting_place g
           on g.class_id = k.class_id
           where k.learner_id = ${kept} and g.learner_id = ${gone} and k.ended_at is null and g.ended_at is null
         union all
         select 6, 'beingErased', count(*)::integer from erasure_request
           where learner_id in (${kept}, ${gone}) and called_off_at is null and done_at is null
       ) found where count > 0)`.as('conflicts'),
    ],
    sql``,
  ),
);

export type MergeFacts = RowOf<typeof selectFacts>;

/** What a merge would move, and conflicts that one person cannot have. One statement. */
export async function mergeFacts(db: Queryable, kept: string, gone: string): Promise<MergeFacts> {
  return requireRow(await selectFacts.all(db, { kept, gone }));
}
