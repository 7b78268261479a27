import { isId } from '@fasih/school/basics/ids';
import { CHILD_IDLE_DAYS, CHILD_LINK_MINUTES } from '@fasih/school/people/child-devices/contract';
import { type Expression, sql } from 'kysely';
import { select, type TableAs, tableAs } from '../../platform/db/sql.ts';
import { build, type Params, type RowOf, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

const d = tableAs('child_device', 'd');
const now = sql<Date>`now()`;

/** A device that is signed in: connected, not ended, and used within 30 days. */
export const isConnected = (device: TableAs<'child_device'>) =>
  sql<boolean>`${device.ended_at} is null and ${device.connected_at} is not null
    and ${device.last_seen_at} > now() - interval ${sql.lit(`${CHILD_IDLE_DAYS} days`)}`;

/** A link that can still be opened. */
const isWaiting = sql<boolean>`${d.ended_at} is null and ${d.connected_at} is null and ${d.link_ends_at} > now()`;

const hashOf = (token: Expression<string>) => sql<Buffer>`sha256(convert_to(${token}, 'UTF8'))`;

const columns = [
  d.id.as('id'),
  d.learner_id.as('learnerId'),
  d.name.as('name'),
  sql<Date | null>`case when ${d.connected_at} is null then ${d.link_ends_at} end`.as('linkEndsAt'),
  d.last_seen_at.as('lastSeenAt'),
] as const;

const selectOpen = statement(({ accountId }: Params<{ accountId: string }>) =>
  select(
    columns,
    sql`from ${d} where ${d.account_id} = ${accountId} and (${isConnected(d)} or ${isWaiting}) order by ${d.id}`,
  ),
);

export type DeviceRow = RowOf<typeof selectOpen>;

/** The devices of a family that are connected, or whose link can still be opened; the oldest first. */
export function devicesOf(db: Queryable, accountId: string): Promise<DeviceRow[]> {
  return selectOpen.all(db, { accountId });
}

type NewDevice = { accountId: string; learnerId: string; name: string; token: string };

const insert = statement(({ accountId, learnerId, name, token }: Params<NewDevice>) =>
  build
    .insertInto('child_device')
    .values({
      account_id: accountId,
      learner_id: learnerId,
      name,
      link_hash: hashOf(token),
      link_ends_at: sql<Date>`now() + make_interval(mins => ${sql.lit(CHILD_LINK_MINUTES)})`,
    })
    .returning([
      'id',
      'learner_id as learnerId',
      'name',
      'link_ends_at as linkEndsAt',
      'last_seen_at as lastSeenAt',
    ]),
);

/** Stores a link, of which only the hash is kept. */
export async function insertDevice(db: Queryable, device: NewDevice): Promise<DeviceRow> {
  const row = await insert.first(db, device);
  if (!row) throw new Error('a device was not stored');
  return row;
}

const connect = statement(({ token }: Params<{ token: string }>) =>
  build
    .updateTable('child_device')
    .set({ link_hash: null, connected_at: now, last_seen_at: now })
    .where('link_hash', '=', hashOf(token))
    .where('ended_at', 'is', null)
    .where('link_ends_at', '>', now)
    .where(
      sql<boolean>`exists (select from learner l join account a on a.id = l.account_id
        where l.id = child_device.learner_id and l.account_id = child_device.account_id and l.erased_at is null and a.active)`,
    )
    .returning(['id', 'account_id as accountId', 'learner_id as learnerId']),
);

/** Uses up a link; null if it is unknown, used, ended or over. Of two uses at the same instant the first one counts. */
export async function connectDevice(db: Queryable, token: string): Promise<RowOf<typeof connect> | null> {
  return connect.first(db, { token });
}

const endOne = statement(({ id, accountId }: Params<{ id: string; accountId: string }>) =>
  build
    .updateTable('child_device')
    .set({ ended_at: now, link_hash: null })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .returning('learner_id as learnerId'),
);

/** Ends a device of this family, or its link; its learner, or null if there is no such device. */
export async function endDevice(
  db: Queryable,
  of: { id: string; accountId: string },
): Promise<string | null> {
  return isId(of.id) ? ((await endOne.first(db, of))?.learnerId ?? null) : null;
}

const endMany = statement(({ ids }: Params<{ ids: readonly string[] }>) =>
  build
    .updateTable('child_device')
    .set({ ended_at: now })
    .where(({ eb, fn }) => eb('id', '=', fn.any(ids)))
    .where('ended_at', 'is', null)
    .returning(['id', 'account_id as accountId']),
);

/** Ends devices by id, whoever owns them; returns those that were not ended yet. */
export function endDevicesById(db: Queryable, ids: readonly string[]): Promise<RowOf<typeof endMany>[]> {
  return endMany.all(db, { ids });
}

const endOfAccount = statement(({ accountId }: Params<{ accountId: string }>) =>
  build
    .updateTable('child_device')
    .set({ ended_at: now, link_hash: null })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null),
);

/** Ends all devices and links of a family. */
export async function endDevicesOf(db: Queryable, accountId: string): Promise<void> {
  await endOfAccount.run(db, { accountId });
}

const endOfLearner = statement(({ learnerId }: Params<{ learnerId: string }>) =>
  build
    .updateTable('child_device')
    .set({ ended_at: now, link_hash: null })
    .where('learner_id', '=', learnerId)
    .where('ended_at', 'is', null)
    .returning('id'),
);

/** Ends all devices and links of a child; returns how many there were. */
export async function endDevicesOfLearner(db: Queryable, learnerId: string): Promise<number> {
  return (await endOfLearner.all(db, { learnerId })).length;
}

const reassign = statement(({ from, to }: Params<{ from: string; to: string }>) => {
  const stays = sql<boolean>`exists (select from learner k where k.id = ${to} and k.account_id = child_device.account_id
    and k.kind = 'child')`;
  return build
    .updateTable('child_device')
    .set({
      learner_id: sql<string>`case when ${stays} then ${to}::uuid else learner_id end`,
      ended_at: sql<Date | null>`case when ${stays} then ended_at else coalesce(ended_at, now()) end`,
      link_hash: sql<Buffer | null>`case when ${stays} then link_hash end`,
    })
    .where('learner_id', '=', from);
});

/**
 * Devices of a record that was merged into another one: within a family they stay signed in, as the child of the kept record;
 * those of another account, and of a child whose kept record is an adult's, end with their links.
 */
export async function reassignChildDevices(db: Queryable, from: string, to: string): Promise<void> {
  await reassign.run(db, { from, to });
}

const deleteOf = statement(
  ({ learners, accounts }: Params<{ learners: readonly string[]; accounts: readonly string[] }>) =>
    build
      .deleteFrom('child_device')
      .where(sql<boolean>`learner_id = any(${learners}::uuid[]) or account_id = any(${accounts}::uuid[])`),
);

/** Deletes the devices of erased people, which signs them out. */
export async function eraseChildDevices(
  db: Queryable,
  { learners, accounts }: { learners: readonly string[]; accounts: readonly string[] },
): Promise<void> {
  await deleteOf.run(db, { learners, accounts });
}
