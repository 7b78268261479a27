import type { Learner } from '@fasih/school/people/learners/contract';

/** What every page says about Kirana, a girl of ten. */
export const kiranaFacts = {
  kind: 'child',
  name: 'Kirana',
  ageGroup: 'kids',
  consentNeeded: false,
} as const;

/** Kirana as her family reads her. */
export const kirana: Learner = {
  ...{ id: 'l1', ...kiranaFacts, birth_date: '2016-05-04', relation: 'mother', version: 1 },
};
