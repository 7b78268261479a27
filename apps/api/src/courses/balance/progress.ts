/**
 * SQL: the sums for the progress of a course `e` (`ProgressFacts`), equal to `foldBalance`.
 *
 * @param e the alias of an enrolment.
 */
export const progressFacts = (e: string): string => `(select json_build_object('bought', ${e}.meetings,
    'extra', coalesce(sum(b.meetings) filter (where b.kind = 'owed_meeting'), 0),
    'held', 0 - coalesce(sum(b.meetings) filter (where b.kind in ('held', 'returned')), 0),
    'forfeited', 0 - coalesce(sum(b.meetings) filter (where b.kind in ('forfeited', 'waived')), 0),
    'expired', 0 - coalesce(sum(b.meetings) filter (where b.kind = 'expired'), 0),
    'left', coalesce(sum(b.meetings), 0))
  from balance_event b where b.enrolment_id = ${e}.id)`;
