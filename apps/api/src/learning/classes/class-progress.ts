import { progressFacts } from '../../courses/balance/progress.ts';

/**
 * SQL: `ProgressFacts` of a class `c`. A class of one has its learner's numbers, because the course may have
 * begun in another class; a group counts its own meetings, attended as soon as one learner is marked.
 */
export const classProgressFacts = `coalesce(
  case when c.capacity = 1 then (select ${progressFacts('e')} from class_member m join enrolment e on e.id = m.enrolment_id
    where m.class_id = c.id order by m.left_at desc nulls first, m.joined_at desc limit 1) end,
  (select json_build_object('bought', c.meetings, 'extra', 0, 'held', k.held, 'forfeited', k.lost, 'expired', 0,
      'left', c.meetings - k.held - k.lost)
    from (select count(*) filter (where g.attended) as held,
        count(*) filter (where g.closed_at is not null and not g.attended and g.state in ('held', 'missed')) as lost
      from (select m.state, m.closed_at, exists (select from seat s where s.meeting_id = m.id
            and s.state in ('present', 'late')) as attended
          from meeting m where m.class_id = c.id and m.kind = 'series') g) k))`;
