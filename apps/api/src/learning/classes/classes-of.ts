import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

const select = statement(({ enrolmentId }: Params<{ enrolmentId: string }>) =>
  build
    .selectFrom('seat as s')
    .innerJoin('meeting as m', 'm.id', 's.meeting_id')
    .where('s.enrolment_id', '=', enrolmentId)
    .select('m.class_id as id')
    .distinct(),
);

/** Ids of the classes in whose meetings a course has seats. */
export async function classesOf(db: Queryable, enrolmentId: string): Promise<string[]> {
  const rows = await select.all(db, { enrolmentId });
  return rows.map(({ id }) => id);
}
