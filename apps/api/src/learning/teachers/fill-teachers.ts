import type { AgeGroup } from '@fasih/school/basics/age-group';
import type { PackageType } from '@fasih/school/catalogue/packages/contract';
import { sql } from 'kysely';
import { recordsAs, tableAs } from '../../platform/db/sql.ts';
import { type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

const fill = statement(({ teachers }: Params<{ teachers: string }>) => {
  const t = tableAs('teacher', 't');
  const n = recordsAs(teachers, 'n', { accountId: 'uuid', programs: 'jsonb', ageGroups: 'jsonb' });
  return sql`update ${t} set programs = array(select jsonb_array_elements_text(${n.programs})),
      age_groups = array(select jsonb_array_elements_text(${n.ageGroups}))
    from ${n} where ${t.account_id} = ${n.accountId}`;
});

/** Sets programs and age groups of many new teachers in one statement. */
export async function fillTeachers(
  db: Queryable,
  teachers: readonly {
    accountId: string;
    programs: readonly PackageType[];
    ageGroups: readonly AgeGroup[];
  }[],
): Promise<void> {
  await fill.run(db, { teachers: JSON.stringify(teachers) });
}
