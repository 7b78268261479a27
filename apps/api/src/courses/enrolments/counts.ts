import { type Expression, type RawBuilder, sql } from 'kysely';
import { tableAs } from '../../platform/db/sql.ts';

const e = tableAs('enrolment', 'e');

/** The number of courses of a package, counted to at most `limit`. */
export const countCoursesOf = (packageId: Expression<number>, limit: number): RawBuilder<number> =>
  sql<number>`(select count(*)::integer from (
    select from ${e} where ${e.package_id} = ${packageId} limit ${sql.lit(limit)}) sold)`;

/** The number of active courses under a policy version. */
export const countCoursesUnder = (version: Expression<number>): RawBuilder<number> =>
  sql<number>`(select count(*)::integer from ${e} where ${e.policy_version} = ${version} and ${e.state} <> 'ended')`;
