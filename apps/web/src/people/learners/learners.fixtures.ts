import { type Learner, shownFacts } from '@fasih/school/people/learners/contract';

/** Facts that nobody has told; what no test is about need not be named. */
const untold = Object.fromEntries(Object.keys(shownFacts).map((fact) => [fact, null])) as Record<
  keyof typeof shownFacts,
  null
>;

/** What every page says about Kirana, a girl of ten. */
export const kiranaFacts = {
  ...untold,
  kind: 'child',
  name: 'Kirana',
  ageGroup: 'kids',
  consentNeeded: false,
} as const;

/** Kirana as her family reads her. */
export const kirana: Learner = {
  id: 'l1',
  ...kiranaFacts,
  birth_date: '2016-05-04',
  relation: 'mother',
  version: 1,
};
