import type { AuditAction, AuditField, AuditKind } from '@fasih/messages/texts';
import { splitPersonal } from '@fasih/school/platform/audit/personal';
import type { Pool, PoolClient } from 'pg';
import type { Call } from '../http/call.ts';

/** Values by names that both languages have a label for; another name does not compile, also in a variable. */
type Labelled<Values> = Values & Record<Exclude<keyof Values, AuditField>, never>;

/** One thing somebody did. `before` and `after` hold only what changed, never a password or a code. */
export type AuditEntry<Before = object, After = object> = {
  /** Noun and verb, e.g. `account.registered`; both languages have a sentence for each, or it does not compile. */
  action: AuditAction;
  targetKind: AuditKind;
  targetId: string | number | null;
  /** The record of the one person whom it concerns, where the target is a group's: e.g. the enrolment that joins a class. */
  concerns?: { kind: 'enrolment' | 'teacher'; id: string };
  /** Who it counts for, when the call itself had no signed-in person yet (registering, signing in). */
  accountId?: string;
  before?: Labelled<Before> | undefined;
  after?: Labelled<After> | undefined;
  reason?: string;
};

/** Writes the trace of a write inside the write's own transaction, and tells the guard that it was written. */
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
 * Writes one trace of the same act for many targets, inside the write's transaction. They are parts of an act that has an
 * entry of its own in the same request.
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

/** Entries and, apart from them, what goes with the person whom they are about: one statement. */
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
