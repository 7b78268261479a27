import { type Expression, type RawBuilder, sql } from 'kysely';
import { tableAs } from '../../platform/db/sql.ts';

const e = tableAs('enrolment', 'e');

/** SQL value: the number of courses sold of a package, counted to at most `limit`. */
export const countCoursesOfPackage = (packageId: Expression<number>, limit: number): RawBuilder<number> =>
  sql<number>`(select count(*)::integer from (
    select from ${e} where ${e.package_id} = ${packageId} limit ${sql.lit(limit)}) sold)`;

/** SQL value: the number of courses under a policy version that have not ended. */
export const countActiveCoursesUnderPolicy = (version: Expression<number>): RawBuilder<number> =>
  sql<number>`(select count(*)::integer from ${e} where ${e.policy_version} = ${version} and ${e.state} <> 'ended')`;
