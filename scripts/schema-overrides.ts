/** What the catalogue of PostgreSQL does not know about columns; `npm run db:types` reads it. */

/**
 * The type of a column by `table.column`, and where it comes from: of JSON, which is `unknown` otherwise, and of texts whose
 * values no constraint lists.
 */
export const COLUMN_TYPES: Record<string, { type: string; from: string }> = {
  'learner.relation': { type: 'Relation', from: '@fasih/school/people/learners/contract' },
  'refund_request.quote': { type: 'RefundQuote', from: '@fasih/school/catalogue/policy/refund' },
  'seat.decision': { type: 'SentDecision', from: '@fasih/school/catalogue/policy/contract' },
};

/** Columns of views that are never null; to PostgreSQL every column of a view may be. The demo school proves the list. */
export const NOT_NULL_IN_VIEWS: Record<string, readonly string[]> = {
  audit_log: ['id', 'at', 'action', 'target_kind', 'is_part'],
};
