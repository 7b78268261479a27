import { sql } from 'kysely';
import { jsonList, scalar, select, tableAs } from '../../platform/db/sql.ts';
import { build, type Params, type RowOf, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

const c = tableAs('school_class', 'c');
const cm = tableAs('class_member', 'cm');
const l = tableAs('learner', 'l');

const selectClasses = statement(({ teacherId }: Params<{ teacherId: string }>) =>
  select(
    [
      c.id.as('classId'),
      c.name.as('className'),
      c.zoom_link.as('ownLink'),
      scalar(
        jsonList({ name: l.name, accountId: l.account_id }, l.id),
        sql`from ${cm} join ${l} on ${l.id} = ${cm.learner_id} where ${cm.class_id} = ${c.id} and ${cm.left_at} is null`,
      ).as('members'),
    ],
    sql`from ${c} where ${c.teacher_id} = ${teacherId} and ${c.state} in ('scheduled', 'active') order by ${c.id}`,
  ),
);

/** A class of a teacher with the learners who are in it. */
export type ClassOfTeacher = RowOf<typeof selectClasses>;

/** The classes that a teacher's one link would be for. */
export const classesOfTeacher = (db: Queryable, teacherId: string): Promise<ClassOfTeacher[]> =>
  selectClasses.all(db, { teacherId });

const update = statement(({ teacherId, link }: Params<{ teacherId: string; link: string | null }>) =>
  build.updateTable('teacher').set({ meeting_link: link }).where('account_id', '=', teacherId),
);

/** Sets the one link of a teacher; null goes back to a link for each class. */
export async function setTeacherLink(db: Queryable, teacherId: string, link: string | null): Promise<void> {
  await update.run(db, { teacherId, link });
}
