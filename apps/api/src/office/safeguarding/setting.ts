import { normalisePhone } from '@fasih/school/basics/phone';
import { refuse } from '@fasih/school/basics/refusal';
import type {
  ContactForm,
  SafeguardingContact,
  SafeguardingSettings,
} from '@fasih/school/office/safeguarding/contract';
import { decideOfficer } from '@fasih/school/office/safeguarding/rules';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { lastChange } from '../../people/accounts/last-change.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { requireRow } from '../../platform/db/require-row.ts';
import { shownNameOf } from '../../platform/db/shown-name.ts';
import { jsonList, scalar, select, tableAs } from '../../platform/db/sql.ts';
import { statement } from '../../platform/db/statement.ts';
import { inTransaction, type Queryable } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { DEFAULT_IDENTITY, savedIdentity } from '../../platform/settings/content-version.ts';
import { holdSetting, writeSetting } from '../../platform/settings/setting-row.ts';
import { notifyOfficerNamed } from './notify.ts';
import { officerId, SAFEGUARDING, type Stored, storedSetting } from './officer.ts';

const TARGET = { targetKind: 'school', targetId: SAFEGUARDING } as const;

const g = tableAs('setting', 'g');
const a = tableAs('account', 'a');
const officer = tableAs('account', 'officer');

const selectSetting = statement(() =>
  select(
    [
      storedSetting.as('stored'),
      sql<number>`coalesce((select ${g.version} from ${g} where ${g.key} = ${sql.lit(SAFEGUARDING)}), 0)`.as(
        'version',
      ),
      sql`(${savedIdentity})`.$castTo<Partial<SafeguardingContact> | null>().as('school'),
      scalar(
        jsonList({ accountId: a.id, name: shownNameOf(a) }, sql`${shownNameOf(a)}, ${a.id}`),
        sql`from ${a} where ${a.role} = 'admin' and ${a.active}`,
      ).as('admins'),
      sql<SafeguardingSettings['officer']>`(select json_build_object('accountId', ${officer.id}, 'name',
        ${shownNameOf(officer)}, 'active', ${officer.active} and ${officer.role} = 'admin')
        from ${officer} where ${officer.id} = ${officerId})`.as('officer'),
    ],
    sql``,
  ),
);

const contactOf = (
  saved: Stored | null,
  school: Partial<SafeguardingContact> | null,
): SafeguardingContact => {
  const own = { ...DEFAULT_IDENTITY, ...school };
  const { name = own.name, phone = own.phone, email = own.email } = saved ?? {};
  return { name, phone, email };
};

/** Whom to turn to; the school's own contact while no other is set. */
export async function readContact(db: Queryable): Promise<SafeguardingContact> {
  const { stored: saved, school } = requireRow(await selectSetting.all(db, {}));
  return contactOf(saved, school);
}

/** The contact and the officer with the last change of either. */
export async function readSafeguarding(db: Queryable): Promise<SafeguardingSettings> {
  const { stored: saved, school, ...row } = requireRow(await selectSetting.all(db, {}));
  const changed = await lastChange(db, TARGET.targetKind, TARGET.targetId);
  return { ...row, ...contactOf(saved, school), changed };
}

/** The stored value, locked until the transaction ends. */
async function lockSetting(db: Queryable): Promise<{ saved: Stored; record: SafeguardingSettings }> {
  await holdSetting(db, SAFEGUARDING);
  const { stored: saved } = requireRow(await selectSetting.all(db, {}));
  return { saved: saved ?? {}, record: await readSafeguarding(db) };
}

/** Saves the contact that families and teachers see. An outdated version is refused with 409. */
export async function saveContact(
  pool: Pool,
  { version, ...form }: ContactForm & { version: number },
  call: SignedInCall,
) {
  return inTransaction(pool, async (db) => {
    const { saved, record } = await lockSetting(db);
    if (record.version !== version) return refuse('common.stale', { current: record });
    const { name, phone, email } = record;
    const contact = { ...form, phone: normalisePhone(form.phone) ?? form.phone };
    await writeSetting(db, SAFEGUARDING, { ...saved, ...contact });
    await writeAudit(db, call, {
      action: 'school.safeguardingContactChanged',
      ...TARGET,
      before: { name, phone, email },
      after: contact,
    });
    return readSafeguarding(db);
  });
}

const i = tableAs('incident', 'i');

const countOpen = statement(() =>
  select([sql<number>`count(*)::integer`.as('open')], sql`from ${i} where ${i.state} <> 'closed'`),
);

/**
 * Names the officer (docs/product/staff.md#safeguarding). Tells them and every other approver, the one before included,
 * so that nobody becomes the only reader unseen.
 */
export async function nameOfficer(
  pool: Pool,
  { accountId, reason, version }: { accountId: string; reason: string; version: number },
  call: SignedInCall,
) {
  return inTransaction(pool, async (db) => {
    const { saved, record } = await lockSetting(db);
    if (record.version !== version) return refuse('common.stale', { current: record });
    const admins = record.admins.map((one) => one.accountId);
    const outcome = decideOfficer({ by: call.person.accountId, officer: accountId, admins });
    if (outcome !== 'named') return refuse(`safeguarding.${outcome}`);
    await writeSetting(db, SAFEGUARDING, { ...saved, officerId: accountId });
    const name = record.admins.find((one) => one.accountId === accountId)?.name ?? '';
    const open = requireRow(await countOpen.all(db, {})).open;
    await notifyOfficerNamed(db, { accountId, name, reason, open, version }, call);
    await writeAudit(db, call, {
      action: 'school.safeguardingOfficerNamed',
      ...TARGET,
      before: { account: record.officer?.accountId ?? null },
      after: { account: accountId },
      reason,
    });
    return readSafeguarding(db);
  });
}
