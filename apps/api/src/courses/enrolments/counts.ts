/** SQL: how many courses of a package there are, counted to at most `limit`. */
export const coursesOfPackage = (packageId: string, limit: number): string =>
  `(select count(*)::integer from (select from enrolment e where e.package_id = ${packageId} limit ${limit}) sold)`;

/** SQL: how many courses run under a version of the course rules. */
export const coursesUnderPolicy = (version: string): string =>
  `(select count(*)::integer from enrolment e where e.policy_version = ${version} and e.state <> 'ended')`;
