import * as z from 'zod/mini';
import { contract } from '../../basics/contract.ts';
import { requiredText } from '../../basics/contract-parts.ts';
import { RULES } from './decision.ts';
import { POLICY_FIELD_NAMES, POLICY_FIELDS, type PolicyFieldName } from './values.ts';

const inUnits = (name: PolicyFieldName) => {
  const { factor, least, most } = POLICY_FIELDS[name];
  return z
    .number('required')
    .check(
      z.int('wholeNumber'),
      z.minimum(least * factor, 'outOfRange'),
      z.maximum(most * factor, 'outOfRange'),
      z.multipleOf(factor, 'wholeNumber'),
    );
};

const inEachField = Object.fromEntries(POLICY_FIELD_NAMES.map((name) => [name, inUnits(name)])) as Record<
  PolicyFieldName,
  ReturnType<typeof inUnits>
>;

/** The numbers that a school may choose, in the units they are kept in; each within what makes sense. */
export const policyForm = z.object(inEachField).check(
  z.refine((values) => values.presentWithinSeconds < values.meetingMinutes * 60, {
    path: ['presentWithinSeconds'],
    error: 'beyondMeeting',
  }),
  z.refine((values) => values.teacherMissingSeconds < values.meetingMinutes * 60, {
    path: ['teacherMissingSeconds'],
    error: 'beyondMeeting',
  }),
);
export type PolicyForm = z.output<typeof policyForm>;

/** Course rules 1 or 2. */
const rules = z.literal(RULES);

export const policyVersion = z.object({
  number: z.number(),
  rules,
  values: policyForm,
  validFrom: z.string(),
  note: z.string(),
  state: z.enum(['past', 'current', 'planned']),
  /** Running courses that were bought under it and keep it. */
  enrolments: z.number(),
  /** Orders that wait for their payment and keep it. */
  orders: z.number(),
  /** Who wrote it; null: it came with the school. */
  by: z.nullable(z.string()),
});
export type PolicyVersion = z.output<typeof policyVersion>;

export const policyVersions = z.object({
  /** Newest first. */
  versions: z.array(policyVersion),
  /** The newest number: what a new version is built on. */
  latest: z.number(),
});
export type PolicyVersions = z.output<typeof policyVersions>;

export const listPolicies = contract({
  method: 'GET',
  path: '/settings/policies',
  who: ['admin'],
  summary: 'All versions of the course rules with the number of courses under each',
  reply: { 200: policyVersions },
});

const says = z.object({
  outcome: z.string(),
  reason: z.nullable(
    z.object({ key: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])) }),
  ),
  figure: z.nullable(z.number()),
});

export const previewPolicy = contract({
  method: 'POST',
  path: '/settings/policies/preview',
  who: ['admin'],
  summary: 'Preview new course rules: courses affected, and worked examples before and after',
  body: policyForm,
  reply: {
    200: z.object({
      /** Courses that run and orders that wait: they keep the version of their purchase. */
      enrolments: z.number(),
      orders: z.number(),
      examples: z.array(
        z.object({
          field: z.enum(POLICY_FIELD_NAMES),
          facts: z.record(z.string(), z.union([z.string(), z.number()])),
          before: says,
          after: says,
        }),
      ),
    }),
  },
});

export const addPolicy = contract({
  method: 'POST',
  path: '/settings/policies',
  who: ['admin'],
  summary:
    'Add a version of the course rules for purchases from an instant on; earlier purchases keep theirs',
  body: z.object({
    values: policyForm,
    /** Without them it keeps the rules of the version it is built on. */
    rules: z.optional(rules),
    /** Null: from now on. */
    validFrom: z.nullable(z.iso.datetime({ error: 'dateShape' })),
    note: requiredText(300),
    /** The version it is built on: the newest one, or somebody else was faster. */
    after: z.number(),
  }),
  reply: { 201: policyVersions },
  problems: { 'common.stale': 409, 'policy.inPast': 409, 'policy.beforeLatest': 409, 'policy.same': 409 },
});

export const withdrawPolicy = contract({
  method: 'DELETE',
  path: '/settings/policies/:number',
  who: ['admin'],
  summary: 'Withdraw the newest version before it is in force',
  params: z.object({ number: z.coerce.number().check(z.int()) }),
  reply: { 200: policyVersions },
  problems: { 'policy.noVersion': 404, 'policy.inForce': 409 },
});
