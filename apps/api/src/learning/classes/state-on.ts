import type { ClassState } from '@fasih/school/learning/classes/contract';
import { type Expression, type RawBuilder, sql } from 'kysely';
import type { TableAs } from '../../platform/db/sql.ts';

type Facts = Pick<TableAs<'school_class'>, 'state' | 'paused_from' | 'paused_until' | 'starts_on'>;

/**
 * The state of a class on a school day. Completed and cancelled are stored; otherwise the class's days decide, so the
 * state is right even before the pause job runs. Null for an unmatched outer join.
 *
 * @param today an expression of type date.
 */
export const classStateOn = (
  c: Facts,
  today: Expression<string>,
): RawBuilder<ClassState> => sql<ClassState>`case
    when ${c.state} in ('completed', 'cancelled') then ${c.state}
    when ${c.paused_from} <= ${today} and ${today} < ${c.paused_until} then 'paused'
    when ${c.starts_on} > ${today} then 'scheduled' when ${c.starts_on} <= ${today} then 'active' end`;

/** Whether a class is neither completed nor cancelled, in a way that the indexes of its state serve. */
export const isOngoing = ({ state }: Pick<Facts, 'state'>): RawBuilder<boolean> =>
  sql<boolean>`${state} in ('scheduled', 'active', 'paused')`;
