import type { ProgressFacts } from '@fasih/school/catalogue/policy/progress';
import { type RawBuilder, sql } from 'kysely';
import { courseProgressFacts } from '../../courses/balance/progress.ts';
import { type TableAs, tableAs } from '../../platform/db/sql.ts';

const cm = tableAs('class_member', 'cm');
const e = tableAs('enrolment', 'e');
const m = tableAs('meeting', 'm');
const s = tableAs('seat', 's');

/**
 * The progress of a class. A class of one has its learner's numbers, because the course may have begun in another
 * class; a group counts its own meetings, attended as soon as one learner is marked.
 */
export const classProgressFacts = (
  c: Pick<TableAs<'school_class'>, 'id' | 'capacity' | 'meetings'>,
): RawBuilder<ProgressFacts> => sql<ProgressFacts>`coalesce(
  case when ${c.capacity} = 1 then (select ${courseProgressFacts(e)} from ${cm} join ${e} on ${e.id} = ${cm.enrolment_id}
    where ${cm.class_id} = ${c.id} order by ${cm.left_at} desc nulls first, ${cm.joined_at} desc limit 1) end,
  (select json_build_object('bought', ${c.meetings}, 'extra', 0, 'held', k.held, 'forfeited', k.lost, 'expired', 0,
      'left', ${c.meetings} - k.held - k.lost)
    from (select count(*) filter (where g.attended) as held,
        count(*) filter (where g.closed_at is not null and not g.attended and g.state in ('held', 'missed')) as lost
      from (select ${m.state}, ${m.closed_at}, exists (select from ${s} where ${s.meeting_id} = ${m.id}
            and ${s.state} in ('present', 'late')) as attended
          from ${m} where ${m.class_id} = ${c.id} and ${m.kind} = 'series') g) k))`;
