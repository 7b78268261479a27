/** What the catalogue of PostgreSQL does not know about columns; `npm run db:types` reads it. */

/**
 * The type of a column by `table.column`, and where it comes from: of JSON, which is `unknown` otherwise, and of texts whose
 * values no constraint lists.
 */
export const COLUMN_TYPES: Record<string, { type: string; from: string }> = {
  'backup_run.found': { type: 'RunFound', from: '@fasih/school/platform/backup/found' },
  'balance_event.decision': { type: 'Decision', from: '@fasih/school/catalogue/policy/decision' },
  'balance_event.kind': { type: 'EventKind', from: '@fasih/school/catalogue/policy/balance' },
  'books_check.findings': { type: 'Finding[]', from: '@fasih/school/ledger/journal/findings' },
  'guardian.may': { type: 'May', from: '@fasih/school/people/guardians/guardian' },
  'guardian.relation': { type: 'Relation', from: '@fasih/school/people/learners/contract' },
  'shared_learner.may': { type: 'May', from: '@fasih/school/people/guardians/guardian' },
  'import_run.errors': { type: 'RowError[]', from: '@fasih/school/office/imports/sheet' },
  'import_run.made': { type: 'ImportMade', from: '@fasih/school/office/imports/contract' },
  'import_run.rows': { type: 'ImportedAccount[]', from: '@fasih/school/office/imports/sheet' },
  'item_retired.bank': { type: 'BankId', from: '@fasih/school/assessment/banks/contract' },
  'item_version.findings': { type: 'ItemFinding[]', from: '@fasih/school/assessment/banks/contract' },
  'learner.relation': { type: 'Relation', from: '@fasih/school/people/learners/contract' },
  'level_decision.decision': { type: 'Decision', from: '@fasih/school/catalogue/policy/decision' },
  'level_decision.points': { type: 'CheckPoints[]', from: '@fasih/school/catalogue/policy/level' },
  'meeting.decision': { type: 'Decision', from: '@fasih/school/catalogue/policy/decision' },
  'meeting_change.decision': { type: 'Decision', from: '@fasih/school/catalogue/policy/decision' },
  'message_preference.muted': { type: 'Mutable[]', from: '@fasih/school/messaging/notifications/contract' },
  'money_day.basis': { type: 'Basis', from: '@fasih/school/ledger/journal/money' },
  'money_day.type': { type: 'MoneyType', from: '@fasih/school/ledger/journal/money' },
  'money_row.kind': { type: 'MoneyKind', from: '@fasih/school/ledger/journal/money' },
  'orders.lang': { type: 'Lang', from: '@fasih/messages/texts' },
  'orders.status_reason': { type: 'StatusReason', from: '@fasih/school/sales/payments/rules' },
  'outbox.failure': { type: 'Failure', from: '@fasih/school/platform/outgoing/retry' },
  'payment_task.outcome': { type: 'TaskOutcome', from: '@fasih/school/sales/payments/staff-contract' },
  'payment_task.kind': { type: 'TaskKind', from: '@fasih/school/sales/payments/rules' },
  'placement_attempt.areas': { type: 'PlacementAreas', from: '@fasih/school/assessment/placement/contract' },
  'policy_version.values': { type: 'PolicyValues', from: '@fasih/school/catalogue/policy/values' },
  'provider_charge.booked': { type: 'Balances', from: '@fasih/school/sales/payments/rules' },
  'provider_charge.status': { type: 'ProviderStatus', from: '@fasih/school/sales/payments/rules' },
  'provider_reading.status': {
    type: 'ReadingStatus',
    from: '@fasih/school/finance/reconciliation/provider-words',
  },
  'refund_request.quote': { type: 'RefundQuote', from: '@fasih/school/catalogue/policy/refund' },
  'seat.decision': { type: 'Decision', from: '@fasih/school/catalogue/policy/decision' },
  'settlement_row.status': { type: 'ProviderStatus', from: '@fasih/school/sales/payments/rules' },
  'teacher.age_groups': { type: 'AgeGroup[]', from: '@fasih/school/basics/age-group' },
  'teacher.programs': { type: 'PackageType[]', from: '@fasih/school/catalogue/packages/contract' },
  'teacher_profile.draft': {
    type: 'TeacherProfileForm',
    from: '@fasih/school/learning/teachers/profile-contract',
  },
  'teacher_profile.published': {
    type: 'TeacherProfileForm',
    from: '@fasih/school/learning/teachers/profile-contract',
  },
  'wishes.periods': { type: 'WishedPeriod[]', from: '@fasih/school/learning/wishes/wishes' },
  'wishes.possible': { type: 'Hours[]', from: '@fasih/school/catalogue/policy/offers' },
  'wishes.preferred': { type: 'Hours[]', from: '@fasih/school/catalogue/policy/offers' },
};

/** Columns of views that are never null; to PostgreSQL every column of a view may be. The demo school proves the list. */
export const NOT_NULL_IN_VIEWS: Record<string, readonly string[]> = {
  audit_log: ['id', 'at', 'action', 'target_kind', 'is_part'],
  shared_learner: ['guardian_id', 'account_id', 'guardian_account_id', 'learner_id', 'may'],
};
