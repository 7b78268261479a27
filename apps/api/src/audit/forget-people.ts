import type { AuditAction } from '@fasih/messages/texts';
import type { PoolClient } from 'pg';

type Of = {
  learners: readonly string[];
  accounts: readonly string[];
  enrolments: readonly string[];
  orders: readonly string[];
  ownClasses: readonly string[];
  sharedClasses: readonly string[];
  ownMeetings: readonly string[];
  sharedMeetings: readonly string[];
  seats: readonly string[];
  refundRequests: readonly string[];
  certificates: readonly string[];
  sittings: readonly string[];
  mails: readonly string[];
  paymentTasks: readonly string[];
  materials: readonly string[];
  sharedMaterials: readonly string[];
  teachers: readonly string[];
  near: string;
  anywhere: string;
};

const KINDS = `('account', 'learner', 'enrolment', 'order', 'refund', 'certificate', 'placement_attempt', 'seat', 'class',
  'meeting', 'material', 'paymentTask', 'mail', 'teacher')`;

/**
 * Takes what was written about an erased person out of the log. Of records that are only theirs before, after and reason
 * go; of their orders the reason alone, because before and after are amounts; out of records of groups their name. That
 * it happened, when and by whom stays.
 */
export async function forgetInAudit(db: PoolClient, of: Of): Promise<void> {
  const own = [
    ...[...of.learners, ...of.accounts, ...of.enrolments, ...of.ownClasses, ...of.ownMeetings, ...of.seats],
    ...[...of.certificates, ...of.sittings, ...of.mails, ...of.materials],
  ];
  const amounts = [...of.orders, ...of.refundRequests, ...of.paymentTasks];
  const shared = [...of.sharedClasses, ...of.sharedMeetings, ...of.sharedMaterials, ...of.teachers];
  await db.query(
    `update audit_entry set before = null, after = null, reason = null
     where target_id = any($1) and target_kind in ${KINDS}
       and (before is not null or after is not null or reason is not null)`,
    [own],
  );
  await db.query(
    `update audit_entry set before = without_words(before, $2), after = without_words(after, $2), reason = null
     where target_id = any($1) and target_kind in ${KINDS}`,
    [amounts, of.near],
  );
  await db.query(
    `update audit_entry
     set before = without_words(before, $2), after = without_words(after, $2), reason = without_words(reason, $2)
     where target_id = any($1) and target_kind in ${KINDS}
       and (coalesce(reason, '') || ' ' || coalesce(before::text, '') || ' ' || coalesce(after::text, '')) ~* $2`,
    [shared, of.near],
  );
  await db.query('update audit_entry set reason = null where account_id = any($1) and reason is not null', [
    of.accounts,
  ]);
  // Searches, exports and whatever else names the person.
  await db.query(
    `update audit_entry
     set before = without_words(before, $1), after = without_words(after, $1), reason = without_words(reason, $1)
     where (reason is not null or before is not null or after is not null)
       and (coalesce(reason, '') || ' ' || coalesce(before::text, '') || ' ' || coalesce(after::text, '')) ~* $1`,
    [of.anywhere],
  );
}

/** Notes that the school itself erased a learner, as it was asked to. */
export async function noteErased(db: PoolClient, learnerId: string, now: Date): Promise<void> {
  const action: AuditAction = 'student.erased';
  await db.query(
    `insert into audit_entry (at, action, target_kind, target_id) values ($1, $2, 'learner', $3)`,
    [now, action, learnerId],
  );
}
