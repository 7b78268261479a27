import { type Expression, type RawBuilder, sql } from 'kysely';

/**
 * SQL condition: the course waits for an answer of the school, about a forfeit that its family questions or a refund that
 * it asks for, so that it does not expire meanwhile (docs/product/course-rules-2.md#nothing-expires-unoffered). Neither
 * can be asked for yet in a way that keeps a course waiting.
 */
export const isHeldForAnswer = (enrolmentId: Expression<string>): RawBuilder<boolean> =>
  sql<boolean>`(${enrolmentId} is null)`;
