import type { PolicyValues } from '@fasih/school/catalogue/policy/values';
import type { PolicyVersion, PolicyVersions } from '@fasih/school/catalogue/policy/versions-contract';
import { shownName } from '../../platform/db/shown-name.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

/** Locks the list of versions: one writer at a time. */
export async function lockVersions(db: Queryable): Promise<void> {
  await db.query('lock table policy_version in share row exclusive mode');
}

type Row = Omit<PolicyVersion, 'validFrom' | 'state' | 'values'> & { validFrom: Date; values: PolicyValues };

/**
 * SQL: the number of active courses and open orders with this policy version; provided by the modules that own them.
 */
export type CountUses = { enrolments: (version: string) => string; orders: (version: string) => string };

/** All versions, newest first, with the number of their uses. */
export async function readVersions(db: Queryable, uses: CountUses, now: Date): Promise<PolicyVersions> {
  const { rows } = await db.query<Row>(
    `select v.number, v."values", v.valid_from as "validFrom", v.note,
       ${uses.enrolments('v.number')} as enrolments,
       ${uses.orders('v.number')} as orders,
       (select ${shownName('a')} from audit_entry u join account a on a.id = u.account_id
         where u.target_kind = 'policy' and u.target_id = v.number::text order by u.id desc limit 1) as by
     from policy_version v order by v.number desc`,
  );
  const current = rows.find(({ validFrom }) => validFrom <= now)?.number;
  return {
    latest: rows[0]?.number ?? 0,
    versions: rows.map(({ validFrom, ...row }) => ({
      ...row,
      validFrom: validFrom.toISOString(),
      state: row.number === current ? 'current' : validFrom > now ? 'planned' : 'past',
    })),
  };
}

/** Inserts a new version. */
export async function insertVersion(
  db: Queryable,
  version: { number: number; values: PolicyValues; validFrom: Date; note: string },
): Promise<void> {
  await db.query('insert into policy_version (number, "values", valid_from, note) values ($1, $2, $3, $4)', [
    version.number,
    JSON.stringify(version.values),
    version.validFrom,
    version.note,
  ]);
}

/** Deletes an unused version; foreign keys refuse any other. */
export async function removeVersion(db: Queryable, number: number): Promise<void> {
  await db.query('delete from policy_version where number = $1', [number]);
}
