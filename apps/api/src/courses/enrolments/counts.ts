/** SQL: the number of courses of a package, counted to at most `limit`. */
export const coursesOfPackage = (packageId: string, limit: number): string =>
  `(select count(*)::integer from (select from enrolment e where e.package_id = ${packageId} limit ${limit}) sold)`;

/** SQL: the number of active courses under a policy version. */
export const coursesUnderPolicy = (version: string): string =>
  `(select count(*)::integer from enrolment e where e.policy_version = ${version} and e.state <> 'ended')`;
