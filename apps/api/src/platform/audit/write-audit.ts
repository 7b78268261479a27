import type { AuditAction, AuditField, AuditKind } from '@fasih/messages/texts';
import { splitPersonal } from '@fasih/school/platform/audit/personal';
import type { Pool, PoolClient } from 'pg';
import type { Call } from '../http/call.ts';

/** Values under field names that have a label in both languages; any other name does not compile. */
type Labelled<Values> = Values & Record<Exclude<keyof Values, AuditField>, never>;

/** One act by one person. `before` and `after` hold only what changed, never a password or a code. */
export type AuditEntry<Before = object, After = object> = {
  /** Noun and verb, e.g. `account.registered`. An action without a sentence in both languages does not compile. */
  action: AuditAction;
  targetKind: AuditKind;
  targetId: string | number | null;
  /** The person's own record when the target is shared, e.g. the enrolment that joins a class. */
  concerns?: { kind: 'enrolment' | 'teacher'; id: string };
  /** The account the entry belongs to when the call has no signed-in person yet (registering, signing in). */
  accountId?: string;
  before?: Labelled<Before> | undefined;
  after?: Labelled<After> | undefined;
  reason?: string;
};

/** Writes the audit entry of a write in the same transaction and marks the call as audited. */
export function writeAudit<Before extends object, After extends object>(
  db: Pool | PoolClient,
  call: Call,
  entry: AuditEntry<Before, After>,
): Promise<void> {
  return insertEntries(db, call, {
    ...entry,
    targetIds: [entry.targetId === null ? null : String(entry.targetId)],
    isPart: false,
  });
}

/**
 * Writes the same audit entry for many targets in the write's transaction, as parts of an act that has its own entry
 * in the same request.
 */
export function writeAuditOfMany<After extends object>(
  db: PoolClient,
  call: Call,
  entry: {
    action: AuditAction;
    targetKind: AuditKind;
    targetIds: readonly string[];
    after?: Labelled<After>;
  },
): Promise<void> {
  return insertEntries(db, call, { ...entry, isPart: true });
}

/** Inserts entries and their person-related values in one statement. */
async function insertEntries(
  db: Pool | PoolClient,
  call: Call,
  entry: Omit<AuditEntry<object, object>, 'targetId' | 'before' | 'after'> & {
    before?: object | undefined;
    after?: object | undefined;
  } & { targetIds: readonly (string | null)[]; isPart: boolean },
): Promise<void> {
  const { before, after, personal } = splitPersonal(entry);
  await db.query(
    `with entry as (
       insert into audit_entry (at, account_id, role, action, target_kind, target_id, about_person, before, after, request_id,
         is_part)
       select $1::timestamptz, $2::uuid, $3, $4, $5::text, t, audit_person_of(coalesce($7::text, $5::text), coalesce($8::text, t)),
         $9::jsonb, $10::jsonb, $11, $12::boolean
       from unnest($6::text[]) as t
       returning id, about_person
     )
     insert into audit_personal (entry_id, field, person_id, old, new)
     select entry.id, v.field, entry.about_person, v.old, v.new
     from entry cross join jsonb_to_recordset($13::jsonb) as v (field text, old jsonb, new jsonb)`,
    [
      call.now,
      call.person?.accountId ?? entry.accountId ?? null,
      call.person?.role ?? null,
      entry.action,
      entry.targetKind,
      entry.targetIds,
      entry.concerns?.kind ?? null,
      entry.concerns?.id ?? null,
      before === null ? null : JSON.stringify(before),
      after === null ? null : JSON.stringify(after),
      call.requestId,
      entry.isPart,
      JSON.stringify(personal),
    ],
  );
  call.audited = true;
}
