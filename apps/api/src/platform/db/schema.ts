// Generated from the migrations by `npm run db:types`; do not edit.
import type { AgeGroup } from '@fasih/school/basics/age-group';
import type { Balances, ProviderStatus, StatusReason, TaskKind } from '@fasih/school/sales/payments/rules';
import type { BankId, ItemFinding } from '@fasih/school/assessment/banks/contract';
import type { Basis, MoneyKind, MoneyType } from '@fasih/school/ledger/journal/money';
import type { CheckPoints } from '@fasih/school/catalogue/policy/level';
import type { Decision } from '@fasih/school/catalogue/policy/decision';
import type { EventKind } from '@fasih/school/catalogue/policy/balance';
import type { Failure } from '@fasih/school/platform/outgoing/retry';
import type { Finding } from '@fasih/school/ledger/journal/findings';
import type { Hours } from '@fasih/school/catalogue/policy/offers';
import type { ImportMade } from '@fasih/school/office/imports/contract';
import type { ImportedAccount, RowError } from '@fasih/school/office/imports/sheet';
import type { Lang } from '@fasih/messages/texts';
import type { May } from '@fasih/school/people/guardians/guardian';
import type { Mutable } from '@fasih/school/messaging/notifications/contract';
import type { PackageType } from '@fasih/school/catalogue/packages/contract';
import type { PlacementAreas } from '@fasih/school/assessment/placement/contract';
import type { PolicyValues } from '@fasih/school/catalogue/policy/values';
import type { ReadingStatus } from '@fasih/school/finance/reconciliation/provider-words';
import type { RefundQuote } from '@fasih/school/catalogue/policy/refund';
import type { Relation } from '@fasih/school/people/learners/contract';
import type { RunFound } from '@fasih/school/platform/backup/found';
import type { TaskOutcome } from '@fasih/school/sales/payments/staff-contract';
import type { TeacherProfileForm } from '@fasih/school/learning/teachers/profile-contract';
import type { WishedPeriod } from '@fasih/school/learning/wishes/wishes';
import type { ColumnType, Generated } from 'kysely';

type Absence = {
  id: Generated<string>;
  teacher_id: string;
  during: string;
  kind: 'sick' | 'leave' | 'other';
  marked_by: string;
  marked_at: Date;
};

type Account = {
  id: Generated<string>;
  username: string;
  display_username: string;
  email: string;
  email_verified: Generated<boolean>;
  phone: string | null;
  role: Generated<'student' | 'teacher' | 'admin' | 'finance'>;
  name: Generated<string>;
  image: string | null;
  photo_file: string | null;
  lang: Generated<'id' | 'en'>;
  active: Generated<boolean>;
  must_change_password: Generated<boolean>;
  two_factor_enabled: Generated<boolean>;
  demo: Generated<boolean>;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  imported: Generated<boolean>;
  approver_changed_at: Date | null;
  approver_lost_at: Date | null;
  access: Generated<'full' | 'read'>;
};

type AccountBalance = {
  account_code: string;
  debit: number;
  credit: number;
};

type Appeal = {
  id: Generated<string>;
  enrolment_id: string;
  seat_id: string;
  meeting_id: string;
  forfeited_at: Date;
  asked_by: string;
  asked_at: Date;
  reason: string;
  answer_by: Date;
  state: Generated<'open' | 'returned' | 'upheld'>;
  answered_by: string | null;
  answered_at: Date | null;
  answer: Generated<string>;
  decision: ColumnType<unknown, string | null, string | null>;
};

type AuditEntry = {
  id: ColumnType<number, never, never>;
  at: Generated<Date>;
  account_id: string | null;
  role: string | null;
  action: string;
  target_kind: string;
  target_id: string | null;
  before: ColumnType<unknown, string | null, string | null>;
  after: ColumnType<unknown, string | null, string | null>;
  request_id: string | null;
  about_person: string | null;
  is_part: Generated<boolean>;
};

type AuditLog = {
  id: ColumnType<number, never, never>;
  at: ColumnType<Date, never, never>;
  account_id: ColumnType<string | null, never, never>;
  role: ColumnType<string | null, never, never>;
  action: ColumnType<string, never, never>;
  target_kind: ColumnType<string, never, never>;
  target_id: ColumnType<string | null, never, never>;
  about_person: ColumnType<string | null, never, never>;
  is_part: ColumnType<boolean, never, never>;
  request_id: ColumnType<string | null, never, never>;
  before: ColumnType<unknown, never, never>;
  after: ColumnType<unknown, never, never>;
  reason: ColumnType<string | null, never, never>;
};

type AuditPersonal = {
  entry_id: number;
  field: string;
  person_id: string | null;
  old: ColumnType<unknown, string | null, string | null>;
  new: ColumnType<unknown, string | null, string | null>;
};

type Availability = {
  id: Generated<string>;
  teacher_id: string;
  weekday: number;
  minutes: string;
};

type AvailabilityException = {
  id: Generated<string>;
  teacher_id: string;
  day: string;
  kind: 'away' | 'extra';
  minutes: string;
  reason: Generated<string>;
  absence_id: string | null;
};

type BackupKey = {
  id: string;
  key: Buffer;
  made_at: Date;
};

type BackupPlace = {
  only_one: Generated<boolean>;
  place: string;
  mark: string;
  marked_at: Date;
};

type BackupRun = {
  id: Generated<string>;
  kind: 'base' | 'drill';
  series_id: string | null;
  started_at: Date;
  seen_at: Date;
  ended_at: Date | null;
  ok: boolean | null;
  found: ColumnType<RunFound, string | undefined, string>;
};

type BackupSeries = {
  only_one: Generated<boolean>;
  id: string;
  system_id: string;
  timeline: number;
  started_at: Date;
  kept_until: Date | null;
};

type BalanceEvent = {
  number: ColumnType<number, never, never>;
  enrolment_id: string;
  kind: EventKind;
  meetings: Generated<number>;
  minutes: Generated<number>;
  decision: ColumnType<Decision | null, string | null, string | null>;
  source: string;
  at: Date;
  days: Generated<number>;
  amount: Generated<number>;
  posted_at: Date | null;
};

type Booking = {
  id: Generated<string>;
  enrolment_id: string;
  teacher_id: string;
  slots: ColumnType<unknown, string, string>;
  minutes: number;
  first_day: string;
  last_day: string;
  state: 'held' | 'asked' | 'booked' | 'ended';
  held_until: Date;
  class_id: string | null;
  created_at: Date;
  booked_at: Date | null;
  ended_at: Date | null;
};

type Books = {
  only_row: Generated<boolean>;
  closed_through: string | null;
};

type BooksCheck = {
  day: string;
  checked_at: Date;
  owed: number;
  unearned: number;
  findings: ColumnType<Finding[], string, string>;
};

type CalendarFeed = {
  account_id: string;
  created_at: Date;
  secret_hash: Buffer;
};

type Certificate = {
  id: Generated<string>;
  code: string;
  enrolment_id: string;
  learner_name: string;
  public_name: string;
  course_name: string;
  level: string | null;
  score: number | null;
  meetings_attended: number;
  issued_at: Date;
  revoked_at: Date | null;
  revoked_by: string | null;
  revoke_reason: string | null;
};

type ChildDevice = {
  id: Generated<string>;
  account_id: string;
  learner_id: string;
  name: string;
  made_at: Generated<Date>;
  link_hash: Buffer | null;
  link_ends_at: Date;
  connected_at: Date | null;
  last_seen_at: Date | null;
  ended_at: Date | null;
};

type ClassMember = {
  id: Generated<string>;
  class_id: string;
  enrolment_id: string;
  learner_id: string;
  joined_at: Date;
  left_at: Date | null;
};

type ClassSlot = {
  class_id: string;
  weekday: number;
  minute: number;
};

type ClosedMonth = {
  id: Generated<string>;
  month: string;
  closed_at: Date;
  closed_by: string;
  reopened_at: Date | null;
  reopened_by: string | null;
  reopen_reason: string | null;
};

type Consent = {
  id: Generated<string>;
  learner_id: string;
  account_id: string;
  guardian_name: string;
  relation: string;
  text_version: string;
  lang: string;
  given_at: Date;
  address: string | null;
  withdrawn_at: Date | null;
};

type ContentVersion = {
  only_row: Generated<boolean>;
  version: Generated<number>;
};

type CourseWait = {
  id: string;
  enrolment_id: string;
  kind: 'appeal' | 'refund';
  since: Date;
  answer_by: Date;
  ended_at: Date | null;
};

type Credential = {
  id: Generated<string>;
  account_id: string;
  provider_id: string;
  provider_account_id: string;
  password: string | null;
  access_token: string | null;
  refresh_token: string | null;
  id_token: string | null;
  access_token_expires_at: Date | null;
  refresh_token_expires_at: Date | null;
  scope: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  temporary_until: Date | null;
};

type DemoMark = {
  only_row: Generated<boolean>;
  seeded_at: Generated<Date>;
};

type Dispute = {
  id: Generated<string>;
  seat_id: string;
  enrolment_id: string;
  meeting_id: string;
  starts_at: Date;
  opened_by: string;
  opened_at: Date;
  state: Generated<'open' | 'held' | 'returned' | 'forfeited'>;
  settled_by: string | null;
  settled_at: Date | null;
  reason: Generated<string>;
};

type EmailChange = {
  id: Generated<string>;
  account_id: string;
  session_id: string;
  from_email: string;
  to_email: string;
  confirm_hash: Buffer | null;
  stop_hash: Buffer;
  undo_hash: Buffer | null;
  asked_at: Generated<Date>;
  changed_at: Date | null;
  ended_at: Date | null;
  ends_at: Date;
};

type Enrolment = {
  id: Generated<string>;
  order_id: string;
  learner_id: string;
  package_id: number;
  meetings: number;
  meetings_per_week: number;
  price_paid: number;
  policy_version: number;
  level: string | null;
  level_given_at: Date | null;
  state: Generated<'active' | 'suspended' | 'ended'>;
  opened_at: Date;
  ended_at: Date | null;
  version: Generated<number>;
  starts_on: string | null;
  last_day: string | null;
  finished_at: Date | null;
  level_state: 'proposed' | 'confirmed' | 'changed' | 'reopened' | null;
  level_waits_since: Date | null;
  level_version: Generated<number>;
};

type ErasureRequest = {
  id: Generated<string>;
  learner_id: string | null;
  asked_by: string;
  asked_at: Date;
  reason: string;
  due_at: Date;
  account_too: boolean | null;
  called_off_at: Date | null;
  called_off_by: string | null;
  called_off_reason: string | null;
  done_at: Date | null;
  account_id: string | null;
};

type FamilyCall = {
  id: Generated<string>;
  enrolment_id: string;
  seat_id: string;
  opened_at: Date;
  outcome: 'spoken' | 'changed' | 'other' | null;
  note: Generated<string>;
  settled_by: string | null;
  settled_at: Date | null;
  ended_at: Date | null;
};

type FileChecksum = {
  key_hash: Buffer;
  sha256: Buffer;
  size: number;
};

type Guardian = {
  id: Generated<string>;
  account_id: string;
  guardian_account_id: string | null;
  name: string;
  relation: Relation;
  may: May;
  email: string | null;
  link_hash: Buffer | null;
  link_ends_at: Date | null;
  invited_at: Date;
  accepted_at: Date | null;
  ended_at: Date | null;
};

type GuardianLearner = {
  guardian_id: string;
  learner_id: string;
};

type Holiday = {
  day: string;
  name_id: string;
  name_en: string;
};

type ImportRun = {
  id: Generated<string>;
  kind: 'students' | 'teachers' | 'courses';
  file_name: string;
  file_hash: string;
  state: Generated<'checked' | 'done' | 'over'>;
  row_count: number;
  error_count: Generated<number>;
  rows: ColumnType<ImportedAccount[] | null, string | null, string | null>;
  errors: ColumnType<RowError[] | null, string | null, string | null>;
  made: ColumnType<ImportMade | null, string | null, string | null>;
  made_by: string;
  made_at: Date;
  applied_by: string | null;
  applied_at: Date | null;
  mails_until: Date | null;
};

type Incident = {
  id: Generated<string>;
  account_id: string;
  form_key: string;
  side: 'family' | 'child' | 'teacher';
  learner_id: string | null;
  what: string;
  happened: string;
  involved: string;
  urgent: boolean;
  reported_at: Date;
  state: Generated<'new' | 'inWork' | 'closed'>;
  version: Generated<number>;
};

type IncidentEvent = {
  id: ColumnType<number, never, never>;
  incident_id: string;
  at: Date;
  by_account: string;
  kind: 'read' | 'taken' | 'noted' | 'closed' | 'reopened';
  note: Generated<string>;
};

type ItemRetired = {
  item_id: string;
  bank: BankId;
  retired_by: string | null;
  retired_at: Date;
  reason: string;
};

type ItemVersion = {
  id: string;
  bank: 'kids' | 'teen' | 'adult' | 'kids_pretest' | 'teen_pretest';
  item_id: string;
  number: number;
  state: 'draft' | 'live' | 'replaced';
  item: ColumnType<unknown, string, string>;
  findings: ColumnType<ItemFinding[], string | undefined, string>;
  version: Generated<number>;
  written_by: string | null;
  written_at: Date;
  live_at: Date | null;
};

type JobRun = {
  job: string;
  done_at: Date;
  within_ms: number;
};

type JobSetAside = {
  job: string;
  record_id: string;
  tries: Generated<number>;
  fault: string;
  since: Date;
  next_try_at: Date;
};

type KeptDocument = {
  key: string;
  kind: 'receipt' | 'certificate' | 'payslip';
  subject: string;
  lang: 'id' | 'en';
  made_at: Generated<Date>;
  dropped_at: Date | null;
};

type Learner = {
  id: Generated<string>;
  account_id: string;
  kind: 'self' | 'child';
  name: string;
  birth_date: string | null;
  relation: Relation | null;
  adult_declared_at: Date | null;
  version: Generated<number>;
  created_at: Generated<Date>;
  erased_at: Date | null;
  merged_into: string | null;
  merged_at: Date | null;
};

type LearnerNote = {
  id: Generated<string>;
  learner_id: string;
  author_id: string;
  text: string;
  written_at: Date;
  removed_at: Date | null;
  removed_by: string | null;
};

type LearnerTally = {
  n: number;
};

type LedgerAccount = {
  code: string;
  kind: 'asset' | 'liability' | 'income' | 'expense' | 'equity';
  name_id: string;
  name_en: string;
};

type LedgerEntry = {
  id: Generated<string>;
  source_kind: string;
  source_id: string;
  school_day: string;
  category: string | null;
  description: Generated<string>;
  last_event: number | null;
  reverses: string | null;
  posted_at: Date;
  meant_for: string | null;
};

type LedgerLine = {
  entry_id: string;
  position: number;
  account_code: string;
  debit: Generated<number>;
  credit: Generated<number>;
};

type LevelDecision = {
  id: Generated<string>;
  enrolment_id: string;
  outcome: 'confirmed' | 'changed';
  level_was: string;
  level: string;
  reason: Generated<string>;
  points: CheckPoints[] | null;
  notes: Generated<string>;
  decision: ColumnType<Decision, string, string>;
  decided_by: string;
  decided_at: Date;
};

type LevelLook = {
  enrolment_id: string;
  words: string;
  decision: ColumnType<unknown, string, string>;
  asked_by: string;
  asked_at: Date;
};

type ManualEntry = {
  id: Generated<string>;
  key: string;
  type: 'revenue' | 'expense';
  category: string;
  amount: number;
  day: string;
  description: Generated<string>;
  receipt_key: string | null;
  created_by: string;
  created_at: Date;
  voided_at: Date | null;
  voided_by: string | null;
  void_reason: string | null;
  postings: Generated<number>;
  version: Generated<number>;
};

type Material = {
  id: Generated<string>;
  class_id: string;
  number: number;
  title: string;
  file_key: string;
  media_type: string;
  bytes: number;
  uploaded_by: string;
  created_at: Date;
  removed_at: Date | null;
  owed_meeting_id: string | null;
};

type Meeting = {
  id: Generated<string>;
  class_id: string;
  number: number;
  kind: Generated<'series' | 'makeup' | 'owed'>;
  teacher_id: string;
  during: string | null;
  state: Generated<'planned' | 'to_plan' | 'held' | 'missed' | 'lapsed'>;
  checked_in_at: Date | null;
  delay_minutes: Generated<number>;
  paid_minutes: number | null;
  decision: ColumnType<Decision | null, string | null, string | null>;
  note: Generated<string>;
  homework: Generated<string>;
  reminded_day_for: Date | null;
  reminded_hour_for: Date | null;
  closed_at: Date | null;
  version: Generated<number>;
  level: string | null;
  number_frozen_for: Date | null;
  chosen_for: Date | null;
  confirmed_for: Date | null;
  offers_at: Date | null;
  choose_at: Date | null;
};

type MeetingChange = {
  id: ColumnType<number, never, never>;
  meeting_id: string;
  kind: 'moved' | 'excused' | 'told_late' | 'cancelled' | 'planned' | 'substituted' | 'paused' | 'waived' | 'corrected' | 'linked' | 'stopped' | 'renumbered';
  at: Date;
  by_account: string | null;
  by_role: string | null;
  was: string | null;
  becomes: string | null;
  teacher_was: string | null;
  teacher_becomes: string | null;
  reason: Generated<string>;
  decision: ColumnType<Decision | null, string | null, string | null>;
  of_meeting: string | null;
};

type MessagePreference = {
  account_id: string;
  zone: 'Asia/Jakarta' | 'Asia/Makassar' | 'Asia/Jayapura' | null;
  muted: Generated<Mutable[]>;
  version: Generated<number>;
};

type Migrations = {
  name: string;
  checksum: string;
  applied_at: Generated<Date>;
};

type MoneyDay = {
  basis: Basis;
  school_day: string;
  type: MoneyType;
  category: string;
  amount: number;
  count: number;
};

type MoneyRow = {
  id: Generated<string>;
  entry_id: string | null;
  manual_id: string | null;
  basis: 'received' | 'earned';
  type: 'revenue' | 'expense';
  category: string;
  kind: MoneyKind;
  amount: number;
  school_day: string;
  description: Generated<string>;
  hidden: Generated<boolean>;
  payer: Generated<string>;
  payer_id: string | null;
};

type MonthCount = {
  month: string;
  measure: string;
  program: Generated<string>;
  part: Generated<string>;
  n: number;
};

type MonthCounted = {
  month: string;
  counted_at: Date;
};

type Notification = {
  id: Generated<string>;
  account_id: string;
  kind: string;
  params: ColumnType<unknown, string, string>;
  source: string;
  created_at: Date;
  read_at: Date | null;
};

type OfferedTime = {
  id: Generated<string>;
  meeting_id: string;
  enrolment_id: string;
  during: string;
  in_week: number;
  offered_at: Date;
  notice: string;
};

type Orders = {
  id: Generated<string>;
  account_id: string;
  learner_id: string;
  package_id: number;
  package_name: string;
  price: number;
  discount: Generated<number>;
  total: number;
  voucher_code: string | null;
  policy_version: number;
  terms_version: string;
  lang: Lang;
  status: Generated<'pending' | 'paid' | 'free' | 'failed' | 'expired' | 'refunded' | 'review'>;
  status_reason: ColumnType<StatusReason | null, string | null, string | null>;
  created_at: Date;
  expires_at: Date;
  paid_at: Date | null;
  closed_at: Date | null;
  voucher_held: Generated<boolean>;
  granted_key: string | null;
  grants: Generated<number>;
  version: Generated<number>;
};

type Outbox = {
  id: Generated<string>;
  kind: string;
  account_id: string | null;
  to_address: string;
  lang: 'id' | 'en';
  params: ColumnType<unknown, string, string>;
  message_id: string;
  source: string | null;
  created_at: Generated<Date>;
  sent_at: Date | null;
  attempts: Generated<number>;
  next_try_at: Generated<Date>;
  last_error: string | null;
  given_up_at: Date | null;
  given_up_reason: string | null;
  words: Generated<string>;
  priority: Generated<number>;
  expires_at: Date | null;
  expired: Generated<boolean>;
  leased_until: Date | null;
  leased_by: string | null;
  failure: Failure | null;
  same_failures: Generated<number>;
};

type Package = {
  id: number;
  slug: string;
  name: string;
  type: 'general_english' | 'conversation' | 'eng_test_prep' | 'special_course';
  category: Generated<string>;
  price: number;
  duration_months: number;
  meetings: number;
  meetings_per_week: number;
  description_id: string;
  description_en: string;
  position: Generated<number>;
  on_sale: Generated<boolean>;
  version: Generated<number>;
};

type PackagePrice = {
  id: Generated<string>;
  package_id: number;
  price: number;
  valid_from: Date;
  added_by: string | null;
  added_at: Date;
};

type PayAccrual = {
  meeting_id: string;
  teacher_id: string;
  day: string;
  amount: number;
  postings: Generated<number>;
};

type PayAdjustment = {
  id: Generated<string>;
  run_id: string;
  teacher_id: string;
  amount: number;
  reason: string;
  added_by: string | null;
  added_at: Date;
  kind: 'bonus' | 'correction' | 'withheld';
};

type PayDue = {
  id: ColumnType<number, never, never>;
  meeting_id: string;
};

type PayLine = {
  id: ColumnType<number, never, never>;
  run_id: string;
  teacher_id: string;
  meeting_id: string;
  kind: 'meeting' | 'correction';
  outcome: 'held' | 'forfeited';
  substitute: boolean;
  starts_at: Date;
  day: string;
  minutes: number;
  late_minutes: number;
  per_hour: number;
  amount: number;
  counts: Generated<boolean>;
};

type PayRate = {
  id: Generated<string>;
  teacher_id: string;
  per_hour: number;
  valid_from: string;
  set_by: string | null;
  set_at: Date;
};

type PayRun = {
  id: Generated<string>;
  number: string | null;
  from_day: string;
  to_day: string;
  state: Generated<'draft' | 'approved' | 'paid' | 'discarded'>;
  made_by: string | null;
  made_at: Date;
  approved_by: string | null;
  approved_at: Date | null;
  approval_reason: string | null;
  self_approved: Generated<boolean>;
  paid_by: string | null;
  paid_at: Date | null;
  paid_on: string | null;
  version: Generated<number>;
};

type PayRunCounter = {
  year: number;
  last: number;
};

type PaymentAttempt = {
  id: Generated<string>;
  order_id: string;
  number: number;
  provider_order_id: string;
  amount: number;
  state: Generated<'asked' | 'open' | 'refused' | 'cancelled' | 'closed'>;
  token: string | null;
  redirect_url: string | null;
  created_at: Date;
  expires_at: Date;
  checked_at: Date | null;
  abandoned_at: Date | null;
  asking_until: Date | null;
};

type PaymentTask = {
  id: Generated<string>;
  order_id: string | null;
  kind: TaskKind;
  source: string;
  details: ColumnType<unknown, string, string>;
  created_at: Date;
  done_at: Date | null;
  done_by: string | null;
  done_reason: string | null;
  words: Generated<string>;
  outcome: TaskOutcome | null;
};

type PlacementAttempt = {
  id: Generated<string>;
  enrolment_id: string | null;
  learner_id: string | null;
  device_hash: string | null;
  address_hash: string | null;
  bank: 'kids' | 'teen' | 'adult';
  seed: string;
  started_at: Date;
  deadline: Date;
  finished_at: Date | null;
  finished_by: 'person' | 'time' | 'sweeper' | null;
  correct: number | null;
  total: number;
  percent: number | null;
  level: string | null;
  borderline_with: string | null;
  too_fast: boolean | null;
  areas: ColumnType<PlacementAreas | null, string | null, string | null>;
  retake_allowed_by: string | null;
};

type PlacementQuestion = {
  attempt_id: string;
  position: number;
  item_id: string;
  option_order: string;
  answer: string | null;
  answered_at: Date | null;
  ms: number | null;
};

type PlanRepair = {
  id: Generated<string>;
  class_id: string;
  made_at: Date;
  taken_back_at: Date | null;
  taken_back_by: string | null;
};

type PolicyVersion = {
  number: number;
  values: ColumnType<PolicyValues, string, string>;
  valid_from: Date;
  note: Generated<string>;
  rules: Generated<1 | 2>;
};

type PretestAnswer = {
  sitting: string;
  item_id: number;
  chosen: string | null;
  correct: boolean;
  ms: number | null;
  version: Generated<number>;
};

type PretestResult = {
  sitting: string;
  category: 'kids' | 'teen';
  correct: number;
  total: number;
  day: string;
  package_value: string | null;
};

type ProviderCharge = {
  transaction_id: string;
  attempt_id: string;
  order_id: string;
  payment_type: string | null;
  status: ProviderStatus;
  amount: number;
  currency: string;
  paid_at: Date | null;
  was_paid: Generated<boolean>;
  refunded: Generated<number>;
  returned_by_hand: Generated<number>;
  contradictory: Generated<boolean>;
  unknown_seen: Generated<boolean>;
  transaction_time: Date | null;
  settled_at: Date | null;
  booked: ColumnType<Balances, string | undefined, string>;
  bookings: Generated<number>;
  raw: ColumnType<unknown, string, string>;
  updated_at: Date;
};

type ProviderDay = {
  day: string;
  asked_at: Date;
};

type ProviderFee = {
  transaction_id: string;
  booked: number;
  bookings: Generated<number>;
};

type ProviderNotification = {
  id: ColumnType<number, never, never>;
  received_at: Date;
  provider_order_id: string | null;
  transaction_id: string | null;
  body: string;
  verdict: string;
};

type ProviderReading = {
  transaction_id: string;
  provider_order_id: string;
  status: ReadingStatus;
  amount: number;
  currency: string;
  refunded: number;
  day: string;
  read_at: Date;
};

type Receipt = {
  number: string;
  order_id: string;
  issued_at: Date;
  amount: number;
  payer_name: string;
  voided_at: Date | null;
};

type ReceiptCounter = {
  year: number;
  last: number;
};

type ReceiptYear = {
  year: number;
  standing: Generated<number>;
  voided: Generated<number>;
  amount: Generated<number>;
};

type RecoveredPage = {
  provider_order_id: string;
  order_id: string | null;
  restored_at: Date;
  asked_at: Date | null;
};

type RecoveryCode = {
  account_id: string;
  code_hash: string;
};

type Refund = {
  id: Generated<string>;
  order_id: string;
  transaction_id: string | null;
  refund_key: string;
  amount: number;
  path: 'provider' | 'transfer';
  state: 'asked' | 'sent' | 'confirmed' | 'refused';
  reason: string;
  created_at: Date;
  confirmed_at: Date | null;
  proof_key: string | null;
  proof_type: string | null;
  proof_by: string | null;
  proof_at: Date | null;
  tried_at: Date | null;
  told_at: Date | null;
  priority: ColumnType<number, never, never>;
  next_try_at: Generated<Date>;
  leased_until: Date | null;
  leased_by: string | null;
};

type RefundRequest = {
  id: Generated<string>;
  enrolment_id: string;
  asked_by: string;
  asked_at: Date;
  reason: Generated<string>;
  quote: ColumnType<RefundQuote, string, string>;
  amount: number;
  state: Generated<'asked' | 'approved' | 'rejected' | 'withdrawn'>;
  decided_by: string | null;
  decided_at: Date | null;
  decided_reason: string | null;
  version: Generated<number>;
  prepared_by: string | null;
  prepared_at: Date | null;
  self_approved: Generated<boolean>;
  refund_id: string | null;
  told: Generated<'asked' | 'approved' | 'returning' | 'returned'>;
  words: Generated<string>;
  answer_by: string | null;
  ended_by_school: Generated<boolean>;
};

type RehearsalMark = {
  since: Date;
};

type RepairedTime = {
  repair_id: string;
  meeting_id: string;
  cause: 'waiting' | 'outsideHours' | 'pastLastDay' | 'finalFirst';
  was: string | null;
  becomes: string;
  decision: ColumnType<unknown, string, string>;
};

type Report = {
  enrolment_id: string;
  summary: string;
  strengths: Generated<string>;
  next_steps: Generated<string>;
  written_by: string;
  published_at: Date | null;
  updated_at: Date;
  version: Generated<number>;
};

type RulesAcceptance = {
  enrolment_id: string;
  version_before: number;
  version: number;
  accepted_by: string;
  accepted_at: Date;
};

type SavedView = {
  id: Generated<string>;
  account_id: string;
  list: string;
  name: string;
  query: string;
  created_at: Date;
};

type SchoolClass = {
  id: Generated<string>;
  name: string;
  package_type: 'general_english' | 'conversation' | 'eng_test_prep' | 'special_course';
  category: Generated<string>;
  age_group: 'kids' | 'teen' | 'adult';
  level: string | null;
  teacher_id: string;
  capacity: Generated<number>;
  meetings: number;
  starts_on: string;
  state: Generated<'scheduled' | 'active' | 'paused' | 'completed' | 'cancelled'>;
  paused_from: string | null;
  paused_until: string | null;
  zoom_link: string | null;
  zoom_room: string | null;
  version: Generated<number>;
  created_at: Date;
  ended_at: Date | null;
  offer_hours: Generated<number>;
  cancelled_reason: string | null;
  repair_looked_at: Date | null;
};

type SchoolClock = {
  only_row: Generated<boolean>;
  offset_ms: Generated<number>;
};

type Seat = {
  id: Generated<string>;
  meeting_id: string;
  enrolment_id: string;
  learner_id: string;
  number: number;
  during: string | null;
  state: Generated<'planned' | 'to_plan' | 'present' | 'late' | 'absent' | 'lapsed'>;
  marked_at: Date | null;
  marked_by: string | null;
  decision: ColumnType<Decision | null, string | null, string | null>;
  told_late_at: Date | null;
  version: Generated<number>;
  left_makeup: string | null;
};

type SecurityEvent = {
  id: Generated<string>;
  minute: Date;
  kind: 'signInFailed' | 'signInRefused' | 'heldUp' | 'accessRefused';
  account_id: string | null;
  address: string | null;
  device: string | null;
  call: string | null;
  code: string | null;
  count: number;
  first_at: Date;
  last_at: Date;
};

type Session = {
  id: Generated<string>;
  account_id: string;
  token: string;
  expires_at: Date;
  last_seen_at: Generated<Date>;
  ip_address: string | null;
  user_agent: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  authenticated_at: Generated<Date>;
};

type Setting = {
  key: string;
  value: ColumnType<unknown, string, string>;
  version: Generated<number>;
  updated_at: Generated<Date>;
};

type SettlementReport = {
  id: Generated<string>;
  name: string;
  imported_at: Date;
  imported_by: string;
};

type SettlementRow = {
  key: string;
  report_id: string;
  transaction_id: string | null;
  provider_order_id: string | null;
  refund: boolean;
  status: ProviderStatus | null;
  day: string | null;
  gross: number;
  fee: number | null;
  net: number | null;
};

type SharedLearner = {
  guardian_id: ColumnType<string, never, never>;
  account_id: ColumnType<string, never, never>;
  guardian_account_id: ColumnType<string, never, never>;
  learner_id: ColumnType<string, never, never>;
  may: ColumnType<May, never, never>;
};

type StaffChange = {
  id: Generated<string>;
  kind: 'invite' | 'address' | 'reactivate' | 'twoStep';
  account_id: string | null;
  name: string | null;
  username: string | null;
  email: string | null;
  role: 'admin' | 'finance' | null;
  reason: string;
  asked_by: string;
  asked_at: Date;
  ends_at: Date;
  state: Generated<'waiting' | 'approved' | 'rejected' | 'expired'>;
  decided_by: string | null;
  decided_at: Date | null;
  decided_reason: string | null;
  access: Generated<'full' | 'read'>;
};

type StudentLine = {
  learner_id: string;
  enrolment_id: string | null;
  name: string;
  words: string;
  package_type: string | null;
  package_name: string | null;
  status: string;
  due_at: Date | null;
  active: Generated<boolean>;
};

type SubstituteOffer = {
  id: Generated<string>;
  search_id: string;
  teacher_id: string;
  token_hash: Buffer;
  state: Generated<'open' | 'accepted' | 'declined' | 'ended'>;
  asked_at: Date;
  answered_at: Date | null;
};

type SubstituteSearch = {
  id: Generated<string>;
  meeting_id: string;
  absent_id: string;
  starts_at: Date;
  created_at: Date;
  asked_at: Date | null;
  next_at: Date;
  ended_at: Date | null;
};

type Teacher = {
  account_id: string;
  programs: Generated<PackageType[]>;
  age_groups: Generated<AgeGroup[]>;
  version: Generated<number>;
  created_at: Generated<Date>;
  meeting_link: string | null;
};

type TeacherClearance = {
  teacher_id: string;
  identity_on: string | null;
  certificate_on: string | null;
  certificate_until: string | null;
  checked_by: string;
  checked_at: Date;
  version: Generated<number>;
};

type TeacherProfile = {
  teacher_id: string;
  draft: ColumnType<TeacherProfileForm | null, string | null, string | null>;
  published: ColumnType<TeacherProfileForm | null, string | null, string | null>;
  photo_file: string | null;
  waits: Generated<boolean>;
  version: Generated<number>;
  updated_at: Generated<Date>;
  names_learner: Generated<boolean>;
  for_minors: Generated<boolean>;
};

type TestScore = {
  enrolment_id: string;
  number: number;
  score: number;
  parts: ColumnType<unknown, string | undefined, string>;
  note: Generated<string>;
  given_by: string;
  given_at: Date;
  version: Generated<number>;
  change_reason: Generated<string>;
};

type Throttle = {
  key: string;
  count: number;
  window_ends_at: Date;
  blocked_until: Date | null;
};

type TwoFactor = {
  account_id: string;
  secret: string;
  last_step: Generated<number>;
  confirmed: Generated<boolean>;
  created_at: Generated<Date>;
};

type Verification = {
  id: Generated<string>;
  identifier: string;
  value: string;
  expires_at: Date;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
};

type Voucher = {
  code: string;
  kind: 'percent' | 'fixed';
  value: number;
  valid_from: Date;
  valid_until: Date | null;
  max_uses: number | null;
  used: Generated<number>;
  active: Generated<boolean>;
  version: Generated<number>;
  max_uses_per_family: number | null;
};

type WaitingPlace = {
  id: Generated<string>;
  class_id: string;
  enrolment_id: string;
  learner_id: string;
  position: number;
  state: Generated<'waiting' | 'offered' | 'joined' | 'declined' | 'lapsed' | 'left'>;
  added_by: string;
  created_at: Date;
  offered_at: Date | null;
  offer_ends_at: Date | null;
  ended_at: Date | null;
};

type Wishes = {
  enrolment_id: string;
  possible: ColumnType<Hours[], string, string>;
  preferred: ColumnType<Hours[], string, string>;
  earliest_start: string | null;
  periods: ColumnType<WishedPeriod[], string, string>;
  teacher_ids: string[];
  goal: string | null;
  version: Generated<number>;
  updated_at: Generated<Date>;
};

/** All tables and views by their names. */
export type DB = {
  absence: Absence;
  account: Account;
  account_balance: AccountBalance;
  appeal: Appeal;
  audit_entry: AuditEntry;
  audit_log: AuditLog;
  audit_personal: AuditPersonal;
  availability: Availability;
  availability_exception: AvailabilityException;
  backup_key: BackupKey;
  backup_place: BackupPlace;
  backup_run: BackupRun;
  backup_series: BackupSeries;
  balance_event: BalanceEvent;
  booking: Booking;
  books: Books;
  books_check: BooksCheck;
  calendar_feed: CalendarFeed;
  certificate: Certificate;
  child_device: ChildDevice;
  class_member: ClassMember;
  class_slot: ClassSlot;
  closed_month: ClosedMonth;
  consent: Consent;
  content_version: ContentVersion;
  course_wait: CourseWait;
  credential: Credential;
  demo_mark: DemoMark;
  dispute: Dispute;
  email_change: EmailChange;
  enrolment: Enrolment;
  erasure_request: ErasureRequest;
  family_call: FamilyCall;
  file_checksum: FileChecksum;
  guardian: Guardian;
  guardian_learner: GuardianLearner;
  holiday: Holiday;
  import_run: ImportRun;
  incident: Incident;
  incident_event: IncidentEvent;
  item_retired: ItemRetired;
  item_version: ItemVersion;
  job_run: JobRun;
  job_set_aside: JobSetAside;
  kept_document: KeptDocument;
  learner: Learner;
  learner_note: LearnerNote;
  learner_tally: LearnerTally;
  ledger_account: LedgerAccount;
  ledger_entry: LedgerEntry;
  ledger_line: LedgerLine;
  level_decision: LevelDecision;
  level_look: LevelLook;
  manual_entry: ManualEntry;
  material: Material;
  meeting: Meeting;
  meeting_change: MeetingChange;
  message_preference: MessagePreference;
  migrations: Migrations;
  money_day: MoneyDay;
  money_row: MoneyRow;
  month_count: MonthCount;
  month_counted: MonthCounted;
  notification: Notification;
  offered_time: OfferedTime;
  orders: Orders;
  outbox: Outbox;
  package: Package;
  package_price: PackagePrice;
  pay_accrual: PayAccrual;
  pay_adjustment: PayAdjustment;
  pay_due: PayDue;
  pay_line: PayLine;
  pay_rate: PayRate;
  pay_run: PayRun;
  pay_run_counter: PayRunCounter;
  payment_attempt: PaymentAttempt;
  payment_task: PaymentTask;
  placement_attempt: PlacementAttempt;
  placement_question: PlacementQuestion;
  plan_repair: PlanRepair;
  policy_version: PolicyVersion;
  pretest_answer: PretestAnswer;
  pretest_result: PretestResult;
  provider_charge: ProviderCharge;
  provider_day: ProviderDay;
  provider_fee: ProviderFee;
  provider_notification: ProviderNotification;
  provider_reading: ProviderReading;
  receipt: Receipt;
  receipt_counter: ReceiptCounter;
  receipt_year: ReceiptYear;
  recovered_page: RecoveredPage;
  recovery_code: RecoveryCode;
  refund: Refund;
  refund_request: RefundRequest;
  rehearsal_mark: RehearsalMark;
  repaired_time: RepairedTime;
  report: Report;
  rules_acceptance: RulesAcceptance;
  saved_view: SavedView;
  school_class: SchoolClass;
  school_clock: SchoolClock;
  seat: Seat;
  security_event: SecurityEvent;
  session: Session;
  setting: Setting;
  settlement_report: SettlementReport;
  settlement_row: SettlementRow;
  shared_learner: SharedLearner;
  staff_change: StaffChange;
  student_line: StudentLine;
  substitute_offer: SubstituteOffer;
  substitute_search: SubstituteSearch;
  teacher: Teacher;
  teacher_clearance: TeacherClearance;
  teacher_profile: TeacherProfile;
  test_score: TestScore;
  throttle: Throttle;
  two_factor: TwoFactor;
  verification: Verification;
  voucher: Voucher;
  waiting_place: WaitingPlace;
  wishes: Wishes;
};
