import * as z from 'zod/mini';
import { LEVEL_STATES } from './level.ts';

/** A decision as the API sends it; the reason is rendered in the reader's language. */
export const decision = z.object({
  outcome: z.string(),
  rule: z.string(),
  policyVersion: z.number(),
  inputs: z.record(z.string(), z.nullable(z.union([z.string(), z.number(), z.boolean()]))),
  reason: z.object({ key: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])) }),
});
export type SentDecision = z.output<typeof decision>;

/** A balance as the API sends it (`foldBalance`), with the remaining pace. */
export const balance = z.object({
  bought: z.number(),
  extra: z.number(),
  held: z.number(),
  forfeited: z.number(),
  expired: z.number(),
  refunded: z.number(),
  left: z.number(),
  minutesOwed: z.number(),
  /** Days by which cancelled meetings extended the course; already included in `lastDay`. */
  extensionDays: z.number(),
  /** The last day on which a meeting may be held; null before the first is planned. */
  lastDay: z.nullable(z.string()),
  /** Begun weeks until then and the meetings per week they require; null before. */
  weeks: z.nullable(z.number()),
  perWeek: z.nullable(z.number()),
});
export type SentBalance = z.output<typeof balance>;

/** The state of a level as its family sees it. */
export const levelReview = z.object({
  state: z.enum(LEVEL_STATES),
  /** The last decision: who, when, and from which level if changed; null while there is none. */
  decided: z.nullable(
    z.object({ by: z.string(), at: z.string(), was: z.nullable(z.string()), reason: z.string() }),
  ),
  /** The family's request for another look. */
  look: z.nullable(z.object({ text: z.string(), askedAt: z.string() })),
  /** Whether another look may be requested now. */
  mayAsk: z.boolean(),
});
export type LevelReview = z.output<typeof levelReview>;
