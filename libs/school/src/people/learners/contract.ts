import * as z from 'zod/mini';
import { AGE_GROUPS } from '../../basics/age-group.ts';
import { contract } from '../../basics/contract.ts';
import { calendarDay as day } from '../../basics/day.ts';
import { pageQueryBy, pageSchema } from '../../basics/paging.ts';
import { personName as name } from '../../basics/person-name.ts';
import { seenVersion } from '../../basics/seen-version.ts';

export const RELATIONS = ['mother', 'father', 'guardian', 'other'] as const;
export type Relation = (typeof RELATIONS)[number];
const relation = z.enum(RELATIONS, 'required');

/** Facts that also the list of students shows. */
export const listedFacts = { name: z.string() };

/** Facts that families and admins read, under the same names. */
export const shownFacts = {
  kind: z.enum(['self', 'child']),
  ...listedFacts,
  /** Null while the birth date is unknown. */
  ageGroup: z.nullable(z.enum(AGE_GROUPS)),
  /** Under 18 without consent: nothing may be bought or planned for this learner. */
  consentNeeded: z.boolean(),
};

/** What a family types about a learner and may correct later. */
const typedFacts = { name, birth_date: day };
export type LearnerFact = keyof typeof typedFacts;
export const LEARNER_FACTS = Object.keys(typedFacts) as LearnerFact[];

export const learner = z.object({
  id: z.string(),
  ...shownFacts,
  birth_date: z.nullable(z.string()),
  relation: z.nullable(relation),
  version: z.number(),
});
export type Learner = z.output<typeof learner>;

/** 'For myself, I am 18 or older': one tick, and the account's name where it has none yet (docs/product/accounts.md#names). */
export const selfForm = z.object({
  kind: z.literal('self'),
  adult: z.literal(true, 'required'),
  name: z.optional(name),
});

/** A child's learner record with the guardian's consent in the same step. */
export const childForm = z.object({
  kind: z.literal('child'),
  ...typedFacts,
  relation,
  guardianName: name,
  consent: z.literal(true, 'required'),
});

const problems = {
  'learners.tooYoung': 409,
  'learners.selfUnderAge': 409,
  'learners.notAChild': 409,
  'learners.notFound': 404,
} as const;

export const listLearners = contract({
  method: 'GET',
  path: '/learners',
  who: ['student'],
  summary: 'The learners of this account',
  query: pageQueryBy(['name', 'birth_date']),
  reply: { 200: pageSchema(learner) },
});

export const addLearner = contract({
  method: 'POST',
  path: '/learners',
  who: ['student'],
  summary: 'Add a learner: the account holder (18 or older) or a child, with consent',
  body: z.discriminatedUnion('kind', [selfForm, childForm]),
  reply: { 201: learner },
  problems: { ...problems, 'learners.tooMany': 409 },
});

export const changeLearner = contract({
  method: 'PATCH',
  path: '/learners/:learnerId',
  who: ['student'],
  summary: "Correct a learner's name or birth date",
  params: z.object({ learnerId: z.string() }),
  body: z.extend(z.partial(z.object(typedFacts)), { version: seenVersion }),
  reply: { 200: learner },
  problems: { ...problems, 'common.stale': 409 },
});

export const giveConsent = contract({
  method: 'POST',
  path: '/learners/:learnerId/consent',
  who: ['student'],
  summary: "Record the guardian's consent for a learner under 18",
  params: z.object({ learnerId: z.string() }),
  body: z.object({ guardianName: name, relation, consent: z.literal(true, 'required') }),
  reply: { 201: learner },
  problems,
});

export const withdrawConsent = contract({
  method: 'DELETE',
  path: '/learners/:learnerId/consent',
  who: ['student'],
  summary: "Withdraw consent: lessons stop and the child's data is erased after 30 days",
  params: z.object({ learnerId: z.string() }),
  reply: { 200: learner },
  problems,
});
