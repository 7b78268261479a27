import type { Reply } from '@fasih/school/basics/contract';
import { myClass, myClasses, studentDashboard } from '@fasih/school/office/homes/contract';
import { userMe } from '@fasih/school/people/accounts/contract';
import { listChildDevices } from '@fasih/school/people/child-devices/contract';
import { listLearners } from '@fasih/school/people/learners/contract';
import { queryOf } from '../../lib/query.ts';

/** What a change of a learner shows; a name that was typed here may have become the account's. */
export const LEARNER_READS = [listLearners, userMe] as const;

/** The calls whose replies show whether a learner may have lessons: a consent that is given or withdrawn changes them. */
export const CONSENT_READS = [
  ...LEARNER_READS,
  listChildDevices,
  studentDashboard,
  myClasses,
  myClass,
] as const;

/** The learners of the signed-in account. Without a connection it fails at once, instead of waiting in silence. */
export const learnersQuery = (enabled = true) => ({
  ...queryOf(listLearners, {}),
  select: ({ data }: Reply<typeof listLearners>) => data,
  enabled,
  networkMode: 'always' as const,
});
