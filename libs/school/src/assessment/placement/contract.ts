import * as z from 'zod/mini';
import { contract } from '../../basics/contract.ts';
import { reason } from '../../basics/contract-parts.ts';
import { levelReview } from '../../catalogue/policy/contract.ts';

const letter = z.enum(['A', 'B', 'C', 'D'], 'required');

export const placementQuestion = z.object({
  /** 1 to 20. */
  position: z.number(),
  text: z.nullable(z.string()),
  question: z.string(),
  /** In the order shown; letters are by place, not the bank's. */
  options: z.array(z.object({ letter, text: z.string() })),
  answer: z.nullable(letter),
});

export const runningAttempt = z.object({
  state: z.literal('running'),
  id: z.string(),
  bank: z.enum(['kids', 'teen', 'adult']),
  startedAt: z.string(),
  deadline: z.string(),
  /** Answers given before the deadline are accepted this many seconds later, for phones that were offline. */
  graceSeconds: z.number(),
  /** The server's clock (UTC), from which the browser counts down. */
  now: z.string(),
  questions: z.array(placementQuestion),
  /** Flagged positions are stored only in the browser. */
});
export type RunningAttempt = z.output<typeof runningAttempt>;

export const AREAS = ['grammar', 'vocabulary', 'phrases', 'reading'] as const;
export const AREA_WORDS = ['strong', 'growing', 'startHere'] as const;

export const placementResult = z.object({
  state: z.literal('finished'),
  id: z.string(),
  bank: z.enum(['kids', 'teen', 'adult']),
  finishedAt: z.string(),
  finishedBy: z.enum(['person', 'time', 'sweeper']),
  correct: z.number(),
  total: z.number(),
  percent: z.number(),
  /** e.g. `Kids Advanced`; the same in both languages. */
  level: z.string(),
  /** The neighbouring level if the result is close to a border; the teacher's speaking check decides. */
  borderlineWith: z.nullable(z.string()),
  tooFast: z.boolean(),
  /** State of a person's decision; null for anonymous sittings. */
  review: z.nullable(levelReview),
  /** The current level, if a person has changed it. */
  levelNow: z.nullable(z.string()),
  areas: z.array(z.object({ area: z.enum(AREAS), word: z.enum(AREA_WORDS) })),
  /** True with a paid order: class info follows by email within 24 hours. */
  classInfoPromised: z.boolean(),
  /** When another sitting is allowed, UTC; null for anonymous sittings. */
  retakeFrom: z.nullable(z.string()),
});
export type PlacementResult = z.output<typeof placementResult>;
export type PlacementAreas = PlacementResult['areas'];

const attempt = z.union([runningAttempt, placementResult]);

/** Anonymous sittings identify the device by a random key in the header `x-fasih-device`. */
export const startPlacement = contract({
  method: 'POST',
  path: '/placement/attempts',
  who: 'public',
  summary: 'Start the placement test, or continue the running one',
  body: z.object({
    enrolmentId: z.optional(z.string()),
    /** Level and package type stored by the browser; used only without a better enrolment. */
    level: z.optional(z.enum(['kids', 'teen', 'adult'])),
    type: z.optional(z.string().check(z.maxLength(40))),
  }),
  reply: { 200: attempt },
  problems: {
    'placement.noCategory': 409,
    'placement.noQuestions': 409,
    'placement.done': 409,
    'placement.tooManyToday': 429,
    'placement.chooseLearner': 409,
  },
});

export const currentPlacement = contract({
  method: 'GET',
  path: '/placement/current',
  who: 'public',
  summary: "The caller's placement tests: to start, running or finished, one per enrolment",
  reply: {
    200: z.object({
      enrolments: z.array(
        z.object({
          enrolmentId: z.string(),
          learnerId: z.string(),
          learnerName: z.string(),
          packageName: z.string(),
          bank: z.nullable(z.enum(['kids', 'teen', 'adult'])),
          state: z.enum(['toStart', 'running', 'finished']),
          attemptId: z.nullable(z.string()),
          /** The level given by the last finished sitting. */
          level: z.nullable(z.string()),
        }),
      ),
      /** The open or last anonymous sitting of this device. */
      device: z.nullable(z.object({ attemptId: z.string(), state: z.enum(['running', 'finished']) })),
    }),
  },
});

export const getPlacement = contract({
  method: 'GET',
  path: '/placement/attempts/:attemptId',
  who: 'public',
  summary: "One of the caller's own tests: its questions while it runs, its result afterwards",
  params: z.object({ attemptId: z.string() }),
  reply: { 200: attempt },
  problems: { 'placement.notFound': 404 },
});

export const answerPlacement = contract({
  method: 'PUT',
  path: '/placement/attempts/:attemptId/answers/:position',
  who: 'public',
  summary: 'Save one answer; repeating it changes nothing',
  params: z.object({
    attemptId: z.string(),
    position: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(20)),
  }),
  body: z.object({
    answer: letter,
    /** Milliseconds spent on this question so far. */
    ms: z.number().check(z.int(), z.minimum(0), z.maximum(3_600_000)),
  }),
  reply: { 200: z.object({ saved: z.literal(true), now: z.string() }) },
  problems: { 'placement.notFound': 404, 'placement.over': 409 },
});

export const finishPlacement = contract({
  method: 'POST',
  path: '/placement/attempts/:attemptId/finish',
  who: 'public',
  summary: 'Score the test once; answers kept while offline are accepted within the grace period',
  params: z.object({ attemptId: z.string() }),
  body: z.object({
    answers: z._default(
      z
        .array(
          z.object({
            position: z.number().check(z.int(), z.minimum(1), z.maximum(20)),
            answer: letter,
            ms: z.number().check(z.int(), z.minimum(0), z.maximum(3_600_000)),
          }),
        )
        .check(z.maxLength(20)),
      [],
    ),
  }),
  reply: { 200: placementResult },
  problems: { 'placement.notFound': 404 },
});

/** Allows a new sitting before 30 days are over if the first one does not show what the learner can do. */
export const allowRetake = contract({
  method: 'POST',
  path: '/enrolments/:enrolmentId/placement-retake',
  who: ['teacher', 'admin'],
  summary: 'Allow an early retake of the placement test; teachers only for learners of their classes',
  params: z.object({ enrolmentId: z.string() }),
  body: z.object({
    reason,
  }),
  reply: { 200: z.object({ retakeFrom: z.string() }) },
  problems: { 'placement.notFound': 404, 'placement.notTaken': 409 },
});
