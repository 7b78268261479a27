import type { MergePreview } from '@fasih/school/office/students/contract';
import type { Queryable } from '../../platform/db/transaction.ts';

export type MergeFacts = {
  moves: MergePreview['moves'];
  conflicts: MergePreview['conflicts'];
  /** Whether each record has a valid guardian's consent. */
  keptConsent: boolean;
  goneConsent: boolean;
};

const consent = (learner: string) =>
  `exists (select from consent where learner_id = ${learner} and withdrawn_at is null)`;

/** What a merge would move, and conflicts that one person cannot have. One statement. */
export async function mergeFacts(db: Queryable, kept: string, gone: string): Promise<MergeFacts> {
  const { rows } = await db.query<MergeFacts>(
    `select json_build_object(
         'orders', (select count(*) from orders where learner_id = $2),
         'courses', (select count(*) from enrolment where learner_id = $2),
         'meetings', (select count(*) from seat where learner_id = $2),
         'tests', (select count(*) from placement_attempt where learner_id = $2),
         'notes', (select count(*) from learner_note where learner_id = $2 and removed_at is null),
         'waiting', (select count(*) from waiting_place where learner_id = $2 and ended_at is null)) as moves,
       ${consent('$1')} as "keptConsent", ${consent('$2')} as "goneConsent",
       (select coalesce(json_agg(json_build_object('kind', kind, 'count', count) order by place), '[]') from (
         select 1 as place, 'doubleBooked' as kind, count(*)::integer as count from seat k join seat g
           on g.during && k.during and g.meeting_id <> k.meeting_id where k.learner_id = $1 and g.learner_id = $2
         union all
         select 2, 'sameMeeting', count(*)::integer from seat k join seat g on g.meeting_id = k.meeting_id
           where k.learner_id = $1 and g.learner_id = $2
         union all
         select 3, 'sameCourse', count(*)::integer from enrolment k join enrolment g on g.package_id = k.package_id
           where k.learner_id = $1 and g.learner_id = $2 and k.state <> 'ended' and g.state <> 'ended'
         union all
         select 4, 'samePendingOrder', count(*)::integer from orders k join orders g on g.package_id = k.package_id
           where k.learner_id = $1 and g.learner_id = $2 and k.status = 'pending' and g.status = 'pending'
         union all
         select 5, 'sameWaiting', count(*)::integer from waiting_place k join waiting_place g
           on g.class_id = k.class_id
           where k.learner_id = $1 and g.learner_id = $2 and k.ended_at is null and g.ended_at is null
         union all
         select 6, 'beingErased', count(*)::integer from erasure_request
           where learner_id in ($1, $2) and called_off_at is null and done_at is null
       ) found where count > 0) as conflicts`,
    [kept, gone],
  );
  if (!rows[0]) throw new Error('nothing was found out');
  return rows[0];
}
