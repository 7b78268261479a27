import type { MergeConflict, MergePreview } from '@fasih/school/students/contract';
import type { Queryable } from '../db/transaction.ts';

/** How much of a learner would move to another one. */
export async function countMoves(db: Queryable, learnerId: string): Promise<MergePreview['moves']> {
  const { rows } = await db.query<MergePreview['moves']>(
    `select (select count(*)::integer from orders where learner_id = $1) as orders,
       (select count(*)::integer from enrolment where learner_id = $1) as courses,
       (select count(*)::integer from seat where learner_id = $1) as meetings,
       (select count(*)::integer from placement_attempt where learner_id = $1) as tests,
       (select count(*)::integer from learner_note where learner_id = $1 and removed_at is null) as notes,
       (select count(*)::integer from waiting_place where learner_id = $1 and ended_at is null) as waiting`,
    [learnerId],
  );
  if (!rows[0]) throw new Error('nothing was counted');
  return rows[0];
}

/** What cannot be true of one person at once, and how often. */
export async function conflictsOf(
  db: Queryable,
  kept: string,
  gone: string,
): Promise<{ kind: MergeConflict; count: number }[]> {
  const { rows } = await db.query<{ kind: MergeConflict; count: number }>(
    `select kind, count from (
       select 'doubleBooked' as kind, count(*)::integer as count from seat k join seat g on g.during && k.during
         and g.meeting_id <> k.meeting_id where k.learner_id = $1 and g.learner_id = $2
       union all
       select 'sameMeeting', count(*)::integer from seat k join seat g on g.meeting_id = k.meeting_id
         where k.learner_id = $1 and g.learner_id = $2
       union all
       select 'sameCourse', count(*)::integer from enrolment k join enrolment g on g.package_id = k.package_id
         where k.learner_id = $1 and g.learner_id = $2 and k.state <> 'ended' and g.state <> 'ended'
       union all
       select 'samePendingOrder', count(*)::integer from orders k join orders g on g.package_id = k.package_id
         where k.learner_id = $1 and g.learner_id = $2 and k.status = 'pending' and g.status = 'pending'
       union all
       select 'sameWaiting', count(*)::integer from waiting_place k join waiting_place g on g.class_id = k.class_id
         where k.learner_id = $1 and g.learner_id = $2 and k.ended_at is null and g.ended_at is null
       union all
       select 'beingErased', count(*)::integer from erasure_request
         where learner_id in ($1, $2) and called_off_at is null and done_at is null
     ) found where count > 0`,
    [kept, gone],
  );
  return rows;
}

/** Whether a guardian's consent stands for a learner. */
export async function hasConsent(db: Queryable, learnerId: string): Promise<boolean> {
  const { rows } = await db.query<{ stands: boolean }>(
    'select exists (select from consent where learner_id = $1 and withdrawn_at is null) as stands',
    [learnerId],
  );
  return rows[0]?.stands ?? false;
}
