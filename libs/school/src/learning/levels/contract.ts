import * as z from 'zod/mini';
import { AGE_GROUPS } from '../../basics/age-group.ts';
import { contract } from '../../basics/contract.ts';
import { bilingual, requiredText } from '../../basics/contract-parts.ts';
import { seenVersion } from '../../basics/seen-version.ts';
import { PACKAGE_TYPES } from '../../catalogue/packages/contract.ts';
import { decision, levelReview } from '../../catalogue/policy/contract.ts';
import { CHECK_TASKS, LEVEL_STATES } from '../../catalogue/policy/level.ts';

const points = z.literal([1, 2, 3, 4]);
const AREAS = ['grammar', 'vocabulary', 'phrases', 'reading'] as const;

/** The test result. It names the topics of missed questions, never a question, option or key. */
export const proposal = z.object({
  level: z.string(),
  percent: z.number(),
  correct: z.number(),
  total: z.number(),
  borderlineWith: z.nullable(z.string()),
  tooFast: z.boolean(),
  finishedAt: z.string(),
  areas: z.array(z.object({ area: z.enum(AREAS), correct: z.number(), total: z.number() })),
  missed: z.array(z.object({ area: z.enum(AREAS), point: bilingual, cefr: z.string(), count: z.number() })),
});

const speakingTask = z.object({
  title: bilingual,
  seconds: z.number(),
  steps: z.array(bilingual),
  say: z.array(z.string()),
  listen: z.array(bilingual),
});

/** The guided speaking check of the learner's age group. */
export const speakingCheck = z.object({
  opening: bilingual,
  tasks: z.array(speakingTask),
  /** Meaning of 1, 2, 3 and 4 points. */
  scale: z.array(bilingual),
});

export const madeDecision = z.object({
  id: z.string(),
  outcome: z.enum(['confirmed', 'changed']),
  levelWas: z.string(),
  level: z.string(),
  reason: z.string(),
  points: z.nullable(z.array(points)),
  notes: z.string(),
  by: z.string(),
  at: z.string(),
  decision,
});

export const levelDetail = z.object({
  enrolmentId: z.string(),
  learner: z.object({ id: z.string(), name: z.string() }),
  courseName: z.string(),
  packageType: z.enum(PACKAGE_TYPES),
  courseState: z.enum(['active', 'suspended', 'ended']),
  classId: z.nullable(z.string()),
  className: z.nullable(z.string()),
  ageGroup: z.nullable(z.enum(AGE_GROUPS)),
  level: z.nullable(z.string()),
  /** Null without a level, or for one from before levels were confirmed. */
  state: z.nullable(z.enum(LEVEL_STATES)),
  /** Version for optimistic locking. */
  version: z.number(),
  /** End of the learner's second meeting; null while no decision is due or it has no time. */
  dueAt: z.nullable(z.string()),
  overdue: z.boolean(),
  /** The levels of the learner's age group, lowest first. */
  allowed: z.array(z.string()),
  proposal: z.nullable(proposal),
  check: z.nullable(speakingCheck),
  /** The family's request for another look. */
  look: z.nullable(z.object({ text: z.string(), askedAt: z.string() })),
  /** Newest first. */
  history: z.array(madeDecision),
  /** The group's level if it differs from the learner's, so that staff can move the learner. */
  groupLevel: z.nullable(z.string()),
});
export type LevelDetail = z.output<typeof levelDetail>;

const params = z.object({ enrolmentId: z.string() });

export const readLevel = contract({
  method: 'GET',
  path: '/enrolments/:enrolmentId/level',
  who: ['teacher', 'admin'],
  summary: "A learner's level: test proposal, speaking check and decisions; teachers only for their classes",
  params,
  reply: { 200: levelDetail },
  problems: { 'levels.notFound': 404 },
});

/** Input of a teacher or admin. */
const levelForm = z.object({
  level: z.string().check(z.minLength(1, 'required'), z.maxLength(40, 'tooLong')),
  /** Shown to the family; required for a change and if no speaking check was done. */
  reason: z._default(z.string().check(z.trim(), z.maxLength(500, 'tooLong')), ''),
  /** Points of the speaking check's tasks in order; omitted if it was not done. */
  points: z.optional(z.array(points).check(z.length(CHECK_TASKS))),
  /** For staff only. */
  notes: z._default(z.string().check(z.trim(), z.maxLength(2000, 'tooLong')), ''),
});

export const decideLevel = contract({
  method: 'PUT',
  path: '/enrolments/:enrolmentId/level',
  who: ['teacher', 'admin'],
  summary:
    "Confirm or change a learner's level; materials more than 24 hours ahead follow, and the family is notified",
  params,
  body: z.extend(levelForm, { version: seenVersion }),
  reply: { 200: levelDetail },
  problems: {
    'levels.notFound': 404,
    'levels.none': 409,
    'levels.stopped': 409,
    'levels.otherAge': 409,
    'levels.same': 409,
    'levels.changeNeedsReason': 409,
    'levels.checkOrReason': 409,
    'common.stale': 409,
  },
});

/** Input of a family. */
const lookForm = z.object({
  text: requiredText(1000),
});

export const askLevelLook = contract({
  method: 'POST',
  path: '/enrolments/:enrolmentId/level/look',
  who: ['student'],
  summary: 'Request a review of a decided level, once per course',
  params,
  body: lookForm,
  reply: { 200: levelReview },
  problems: {
    'levels.notFound': 404,
    'levels.askedBefore': 409,
    'levels.notDecided': 409,
    'levels.stopped': 409,
  },
});
