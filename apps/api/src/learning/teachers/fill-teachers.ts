import type { AgeGroup } from '@fasih/school/basics/age-group';
import type { PackageType } from '@fasih/school/catalogue/packages/contract';
import type { Queryable } from '../../platform/db/transaction.ts';

/** Sets programs and age groups of many new teachers in one statement. */
export async function fillTeachers(
  db: Queryable,
  teachers: readonly {
    accountId: string;
    programs: readonly PackageType[];
    ageGroups: readonly AgeGroup[];
  }[],
): Promise<void> {
  await db.query(
    `update teacher t set programs = array(select jsonb_array_elements_text(n.programs)),
       age_groups = array(select jsonb_array_elements_text(n."ageGroups"))
     from jsonb_to_recordset($1) as n ("accountId" uuid, programs jsonb, "ageGroups" jsonb)
     where t.account_id = n."accountId"`,
    [JSON.stringify(teachers)],
  );
}
