import type { Accepted } from '@fasih/school/basics/contract';
import { maskedAddress } from '@fasih/school/basics/masked-address';
import { normalisePhone } from '@fasih/school/basics/phone';
import { isRefusal, refuse } from '@fasih/school/basics/refusal';
import type {
  changeRecord as changeContract,
  FamilyRecord,
  RecordField,
} from '@fasih/school/office/students/record-contract';
import { RECORD_FIELDS } from '@fasih/school/office/students/record-contract';
import type { Pool, PoolClient } from 'pg';
import { notifyAll } from '../../learning/calendars/notify.ts';
import { setZone } from '../../messaging/notifications/set-zone.ts';
import { type Account, lockAccount, saveProfile, takenNames } from '../../people/accounts/accounts.ts';
import { orEmailTaken } from '../../people/accounts/change-address.ts';
import { lastChange } from '../../people/accounts/last-change.ts';
import { emailTaken } from '../../people/accounts/open-account.ts';
import { refusalOfBirthDate } from '../../people/learners/birth-date.ts';
import { correctIdentity } from '../../people/learners/learners.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction, type Queryable } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { enqueueMail } from '../../platform/outbox/outbox.ts';
import { readdress } from '../staff/apply-staff-change.ts';
import { familyRecordOf } from './record-store.ts';
import { type LearnerRecord, studentOf } from './store.ts';

type Sent = Accepted<typeof changeContract>['body'];

/** What an admin may correct of a learner's record; erased and merged ones are not found. */
export async function readRecord(db: Queryable, learnerId: string) {
  return (await familyRecordOf(db, learnerId)) ?? refuse('learners.notFound');
}

/**
 * Corrects a family's record (docs/product/staff.md#correcting-a-record): all changed fields in one transaction, with the
 * values before and after in the audit log, where an erasure reaches them. The family reads which fields the school
 * changed and why. A new e-mail address must be verified again, and the old one is told as well.
 */
export function changeRecord(pool: Pool, learnerId: string, sent: Sent, call: SignedInCall) {
  return orEmailTaken(() =>
    inTransaction(pool, async (db) => {
      const found = await studentOf(db, learnerId);
      // Before the learner, as every write.
      const account = found && (await lockAccount(db, found.accountId));
      const student = await studentOf(db, learnerId, 'lock');
      // Read after the locks, so that two admins do not both see the version before.
      const before = account && (await familyRecordOf(db, learnerId));
      if (!student || !account || !before) return refuse('learners.notFound');
      if (before.version !== sent.version)
        return refuse('common.stale', { current: { ...before, changed: await changedLast(db, student) } });
      const after = recordAfter(before, sent);
      const changed = RECORD_FIELDS.filter((field) => after[field] !== before[field]);
      if (changed.length === 0) return before;
      const refused = refusalOf(before, after, call.now);
      if (refused) return refused;
      if (changed.includes('email') && (await takenNames(db, '', after.email)).email) return emailTaken();
      await writeLearner(db, student, { before, after }, sent.reason, call);
      const saved = await writeAccount(db, account, { before, after }, sent.reason, call);
      if (isRefusal(saved)) return saved;
      await tell(db, { account, before, after, changed, reason: sent.reason }, call);
      const now = await familyRecordOf(db, learnerId);
      if (!now) throw new Error('the record is gone');
      return now;
    }),
  );
}

/** The record as it would be stored. An adult who learns has one name, as learner and as owner of the account. */
function recordAfter(before: FamilyRecord, sent: Sent): FamilyRecord {
  const name = sent.name;
  return {
    ...before,
    name,
    ownerName: before.kind === 'child' ? sent.ownerName : name === before.name ? before.ownerName : name,
    birthDate: sent.birthDate ?? before.birthDate,
    phone: sent.phone === '' ? null : normalisePhone(sent.phone),
    email: sent.email.toLowerCase(),
    zone: sent.zone,
  };
}

function refusalOf(before: FamilyRecord, after: FamilyRecord, now: Date) {
  if (after.birthDate === null || after.birthDate === before.birthDate) return null;
  const refused = refusalOfBirthDate(after.kind, after.birthDate, now);
  return refused && { ...refused, fields: { birthDate: refused.fields?.birth_date ?? 'invalid' } };
}

type Change = { before: FamilyRecord; after: FamilyRecord };

/** Of these fields those that change, with both values, for the audit entry. */
function differing<F extends Exclude<RecordField, 'email'>>({ before, after }: Change, fields: readonly F[]) {
  const changed = fields.filter((field) => before[field] !== after[field]);
  const side = (record: FamilyRecord) =>
    Object.fromEntries(changed.map((field) => [field, record[field]])) as Partial<Pick<FamilyRecord, F>>;
  return changed.length === 0 ? null : { before: side(before), after: side(after) };
}

async function writeLearner(
  db: PoolClient,
  { id }: LearnerRecord,
  change: Change,
  reason: string,
  call: SignedInCall,
): Promise<void> {
  const values = differing(change, ['name', 'birthDate']);
  if (!values) return;
  const { name, birthDate } = change.after;
  await correctIdentity(db, id, { name, birth_date: birthDate });
  await writeAudit(db, call, {
    action: 'learner.corrected',
    targetKind: 'learner',
    targetId: id,
    ...values,
    reason,
  });
}

async function writeAccount(
  db: PoolClient,
  account: Account,
  change: Change,
  reason: string,
  call: SignedInCall,
) {
  const { before, after } = change;
  if (before.email !== after.email) await readdress(db, account, after.email, { reason }, call);
  const values = differing(change, ['ownerName', 'phone', 'zone']);
  if (!values) return null;
  if (before.ownerName !== after.ownerName || before.phone !== after.phone)
    await saveProfile(db, account.id, { name: after.ownerName, phone: after.phone });
  // Preferences that the family saves at this instant win.
  if (before.zone !== after.zone && !(await setZone(db, account.id, after.zone)))
    return refuse('common.stale');
  await writeAudit(db, call, {
    action: 'account.corrected',
    targetKind: 'account',
    targetId: account.id,
    ...values,
    reason,
  });
  return null;
}

type Told = Change & { account: Account; changed: readonly RecordField[]; reason: string };

async function tell(db: PoolClient, { account, before, after, changed, reason }: Told, call: SignedInCall) {
  if (before.email !== after.email && account.active) {
    await enqueueMail(db, {
      kind: 'accounts.emailChangedBySchool',
      accountId: account.id,
      to: before.email,
      lang: account.lang,
      params: { username: account.username, to: maskedAddress(after.email) },
    });
  }
  await notifyAll(
    db,
    [
      {
        accountId: account.id,
        kind: 'account.corrected',
        // To an adult who learns, both names are one field.
        params: {
          learnerName: after.name,
          fields: changed.filter((field) => !(after.kind === 'self' && field === 'ownerName')),
          reason,
        },
        source: `account.corrected:${call.requestId}:${account.id}`,
      },
    ],
    call.now,
  );
}

/** Who changed learner or account last; the later of the two. */
async function changedLast(db: Queryable, { id, accountId }: LearnerRecord) {
  const changes = [await lastChange(db, 'learner', id), await lastChange(db, 'account', accountId)];
  return changes.toSorted((a, b) => (b?.at ?? '').localeCompare(a?.at ?? ''))[0] ?? null;
}
