import { type RawBuilder, sql } from 'kysely';
import { type TableAs, tableAs } from '../../platform/db/sql.ts';

const b = tableAs('absence', 'away');

/** SQL condition: the teacher of meeting `m` is marked as away at its time (docs/product/classes.md#absence). */
export const isTeacherAway = (m: Pick<TableAs<'meeting'>, 'teacher_id' | 'during'>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from ${b} where ${b.teacher_id} = ${m.teacher_id} and ${m.during} && ${b.during})`;

/** SQL condition: meeting `m` is planned in hours in which its teacher is away, and the teacher has not come all the same. */
export const awaitsSubstitute = (
  m: Pick<TableAs<'meeting'>, 'teacher_id' | 'during' | 'state' | 'checked_in_at'>,
): RawBuilder<boolean> =>
  sql<boolean>`(${m.state} = 'planned' and ${m.checked_in_at} is null and ${isTeacherAway(m)})`;
