import type { AuditAction, AuditField, AuditKind } from '@fasih/messages/texts';
import { CHILD } from '@fasih/school/basics/roles';
import { splitPersonal } from '@fasih/school/platform/audit/personal';
import { sql } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { cteAs, recordsAs, withCtes } from '../db/sql.ts';
import { build, type Params, statement } from '../db/statement.ts';
import type { Call } from '../http/call.ts';

/** Values under field names that have a label in both languages; any other name does not compile. */
type Labelled<Values> = Values &
  Record<
    Exclude<keyof Values, AuditField>,
    'add its label to libs/messages/src/id/office/audit-values.ts and en'
  >;

/** One action of one person. `before` and `after` hold only the changed values, never a password or a code. */
export type AuditEntry<Before = object, After = object> = {
  /** Noun and verb, e.g. `account.registered`. An action without a sentence in both languages does not compile. */
  action: AuditAction;
  targetKind: AuditKind;
  targetId: string | number | null;
  /** The record that names the person concerned when the target is shared, e.g. the enrolment that joins a class. */
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
 * Writes the same audit entry for many targets in the write's transaction, as parts of an action that has its own
 * entry in the same request.
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

/** As `writeAudit` for many targets with values of their own, in one statement. */
export async function writeAuditOfEach<After extends object>(
  db: PoolClient,
  call: Call,
  entry: {
    action: AuditAction;
    targetKind: AuditKind;
    targets: readonly { id: string; after: Labelled<After> }[];
    reason?: string;
  },
): Promise<void> {
  const { action, targetKind, targets, reason } = entry;
  if (targets.length === 0) return;
  const entries = targets.map(({ id, after }, place) => {
    const plain = splitPersonal({ after, ...(reason === undefined ? {} : { reason }) });
    return { place, target_id: id, after: plain.after, personal: plain.personal };
  });
  await insertEach.run(db, {
    now: call.now,
    action,
    targetKind,
    requestId: call.requestId,
    ...byWhom(call),
    entries: JSON.stringify(entries),
  });
  call.audited = true;
}

type NewEntries = {
  now: Date;
  accountId: string | null;
  role: string | null;
  action: AuditAction;
  targetKind: AuditKind;
  targetIds: readonly (string | null)[];
  concernsKind: string | null;
  concernsId: string | null;
  before: string | null;
  after: string | null;
  requestId: string;
  isPart: boolean;
  personal: string;
};

const COLUMNS = [
  'at',
  'account_id',
  'role',
  'action',
  'target_kind',
  'target_id',
  'about_person',
  'after',
  'request_id',
  'is_part',
] as const;

const insert = statement((input: Params<NewEntries>) => {
  const entry = build
    .insertInto('audit_entry')
    .columns([...COLUMNS, 'before'])
    .expression(
      sql`select ${input.now}::timestamptz, ${input.accountId}::uuid, ${input.role}, ${input.action},
          ${input.targetKind}::text, t, audit_person_of(coalesce(${input.concernsKind}::text, ${input.targetKind}::text),
            coalesce(${input.concernsId}::text, t)),
          ${input.after}::jsonb, ${input.requestId}, ${input.isPart}::boolean, ${input.before}::jsonb
        from unnest(${input.targetIds}::text[]) as t`,
    )
    .returning(['id', 'about_person']);
  const e = cteAs(entry, 'entry', 'e');
  const v = recordsAs(input.personal, 'v', { field: 'text', old: 'jsonb', new: 'jsonb' });
  const personal = build
    .insertInto('audit_personal')
    .columns(['entry_id', 'field', 'person_id', 'old', 'new'])
    .expression(
      sql`select ${e.id}, ${v.field}, ${e.about_person}, ${v.old}, ${v.new} from ${e} cross join ${v}`,
    );
  return withCtes({ entry }, sql<never>`${personal}`);
}, 'write-audit');

type EachEntry = Pick<NewEntries, 'now' | 'accountId' | 'role' | 'action' | 'targetKind' | 'requestId'> & {
  entries: string;
};

const insertEach = statement((input: Params<EachEntry>) => {
  const r = recordsAs(input.entries, 'r', {
    place: 'integer',
    target_id: 'text',
    after: 'jsonb',
    personal: 'jsonb',
  });
  const entry = build
    .insertInto('audit_entry')
    .columns(COLUMNS)
    .expression(
      sql`select ${input.now}::timestamptz, ${input.accountId}::uuid, ${input.role}, ${input.action}, ${input.targetKind}::text,
          ${r.target_id}, audit_person_of(${input.targetKind}::text, ${r.target_id}), ${r.after}, ${input.requestId}, false
        from ${r} order by ${r.place}`,
    )
    .returning(['id', 'about_person', 'target_id']);
  const e = cteAs(entry, 'entry', 'e');
  const v = sql`jsonb_to_recordset(${r.personal}) as v (field text, old jsonb, new jsonb)`;
  const personal = build
    .insertInto('audit_personal')
    .columns(['entry_id', 'field', 'person_id', 'old', 'new'])
    .expression(
      sql`select ${e.id}, v.field, ${e.about_person}, v.old, v.new
        from ${e} join ${r} on ${r.target_id} = ${e.target_id} cross join ${v}`,
    );
  return withCtes({ entry }, sql<never>`${personal}`);
});

const byWhom = ({ person }: Call, accountId: string | null = null) => ({
  accountId: person?.accountId ?? accountId,
  role: person?.learnerId ? CHILD : (person?.role ?? null),
});

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
  await insert.run(db, {
    now: call.now,
    ...byWhom(call, entry.accountId),
    action: entry.action,
    targetKind: entry.targetKind,
    targetIds: entry.targetIds,
    concernsKind: entry.concerns?.kind ?? null,
    concernsId: entry.concerns?.id ?? null,
    before: before === null ? null : JSON.stringify(before),
    after: after === null ? null : JSON.stringify(after),
    requestId: call.requestId,
    isPart: entry.isPart,
    personal: JSON.stringify(personal),
  });
  call.audited = true;
}
