import type { Rules } from '@fasih/school/catalogue/policy/decision';
import type { PolicyValues } from '@fasih/school/catalogue/policy/values';
import type { PolicyVersions } from '@fasih/school/catalogue/policy/versions-contract';
import { type Expression, type RawBuilder, sql } from 'kysely';
import { rowsOf } from '../../platform/db/built-query.ts';
import { shownNameOf } from '../../platform/db/shown-name.ts';
import { orNull, scalar, select, tableAs } from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

/** Locks the list of versions: one writer at a time. */
export async function lockVersions(db: Queryable): Promise<void> {
  await db.query('lock table policy_version in share row exclusive mode');
}

const lockOne = statement(({ number }: Params<{ number: number }>) =>
  build.selectFrom('policy_version').where('number', '=', number).select('number').forUpdate(),
);

/** Locks one version against orders and courses that would point to it. */
export async function lockVersion(db: Queryable, number: number): Promise<void> {
  await lockOne.run(db, { number });
}

type Count = (version: Expression<number>) => RawBuilder<number>;

/** The number of active courses and open orders with this policy version; provided by the modules that own them. */
export type CountUses = { enrolments: Count; orders: Count };

const v = tableAs('policy_version', 'v');
const u = tableAs('audit_entry', 'u');
const a = tableAs('account', 'a');

const versionsWith = (uses: CountUses) =>
  select(
    [
      v.number.as('number'),
      v.rules.as('rules'),
      v.values.as('values'),
      v.valid_from.as('validFrom'),
      v.note.as('note'),
      uses.enrolments(v.number).as('enrolments'),
      uses.orders(v.number).as('orders'),
      orNull(
        scalar(
          shownNameOf(a),
          sql`from ${u} join ${a} on ${a.id} = ${u.account_id}
            where ${u.target_kind} = 'policy' and ${u.target_id} = ${v.number}::text order by ${u.id} desc limit 1`,
        ),
      ).as('by'),
    ],
    sql`from ${v} order by ${v.number} desc`,
  );

/** All versions, newest first, with the number of their uses. */
export async function readVersions(db: Queryable, uses: CountUses, now: Date): Promise<PolicyVersions> {
  const rows = await rowsOf(db, versionsWith(uses));
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

type NewVersion = { number: number; rules: Rules; validFrom: Date; note: string };

const insert = statement(
  ({ number, rules, values, validFrom, note }: Params<NewVersion & { values: string }>) =>
    build.insertInto('policy_version').values({ number, rules, values, valid_from: validFrom, note }),
);

/** Inserts a new version. */
export async function insertVersion(
  db: Queryable,
  { values, ...version }: NewVersion & { values: PolicyValues },
): Promise<void> {
  await insert.run(db, { ...version, values: JSON.stringify(values) });
}

const remove = statement(({ number }: Params<{ number: number }>) =>
  build.deleteFrom('policy_version').where('number', '=', number),
);

/** Deletes an unused version; foreign keys refuse any other. */
export async function removeVersion(db: Queryable, number: number): Promise<void> {
  await remove.run(db, { number });
}
