import { type RawBuilder, sql } from 'kysely';
import { type TableAs, tableAs } from '../../platform/db/sql.ts';

const b = tableAs('absence', 'away');

/** SQL condition: the teacher of meeting `m` is marked as away at its time (docs/product/classes.md#absence). */
export const isTeacherAway = (m: Pick<TableAs<'meeting'>, 'teacher_id' | 'during'>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from ${b} where ${b.teacher_id} = ${m.teacher_id} and ${m.during} && ${b.during})`;
