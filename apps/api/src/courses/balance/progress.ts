import type { ProgressFacts } from '@fasih/school/catalogue/policy/progress';
import { type RawBuilder, sql } from 'kysely';
import { type TableAs, tableAs } from '../../platform/db/sql.ts';

const b = tableAs('balance_event', 'b');

const sumOf = (...kinds: string[]) =>
  sql`coalesce(sum(${b.meetings}) filter (where ${b.kind} in (${sql.join(kinds.map(sql.lit))})), 0)`;

/**
 * Meetings of enrolment `e` counted by outcome, as `foldBalance` counts them. Events that use up meetings hold
 * negative numbers.
 */
export const courseProgressFacts = (
  e: Pick<TableAs<'enrolment'>, 'id' | 'meetings'>,
): RawBuilder<ProgressFacts> =>
  sql<ProgressFacts>`(select json_build_object('bought', ${e.meetings},
    'extra', ${sumOf('owed_meeting')},
    'held', 0 - ${sumOf('held', 'returned')},
    'forfeited', 0 - ${sumOf('forfeited', 'waived')},
    'expired', 0 - ${sumOf('expired')},
    'left', coalesce(sum(${b.meetings}), 0))
  from ${b} where ${b.enrolment_id} = ${e.id})`;
