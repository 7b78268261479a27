import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import { notifyAll } from '../../learning/calendars/notify.ts';
import { isApproving } from '../../people/accounts/approvers.ts';
import { requireRow } from '../../platform/db/require-row.ts';
import { shownNameOf } from '../../platform/db/shown-name.ts';
import { select, tableAs } from '../../platform/db/sql.ts';
import { type Params, statement } from '../../platform/db/statement.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { officerId } from './officer.ts';

const a = tableAs('account', 'a');

const selectReaders = statement(() =>
  select(
    [
      sql<string | null>`min(${a.id}::text) filter (where ${a.id} = ${officerId})`.as('officer'),
      sql<string[]>`coalesce(array_agg(${a.id}::text), '{}')`.as('admins'),
    ],
    sql`from ${a} where ${a.role} = 'admin' and ${a.active}`,
  ),
);

/** Tells the officer of a new incident without a word of it; while there is none, every admin that one is to be named. */
export async function notifyIncident(
  db: PoolClient,
  { id, urgent }: { id: string; urgent: boolean },
  call: SignedInCall,
): Promise<void> {
  const { officer, admins } = requireRow(await selectReaders.all(db, {}));
  const source = (accountId: string) => `incident.reported:${id}:${accountId}`;
  await notifyAll(
    db,
    officer === null
      ? admins.map((accountId) => ({
          accountId,
          kind: 'incident.noOfficer' as const,
          params: {},
          source: source(accountId),
        }))
      : [
          {
            accountId: officer,
            kind: 'incident.reported' as const,
            params: { incidentId: id, urgent },
            source: source(officer),
          },
        ],
    call.now,
  );
}

const selectApprovers = statement(({ by }: Params<{ by: string }>) =>
  select(
    [
      sql<string[]>`coalesce(array_agg(${a.id}::text) filter (where ${a.id} <> ${by}::uuid), '{}')`.as(
        'told',
      ),
      sql<string>`coalesce(min(${shownNameOf(a)}) filter (where ${a.id} = ${by}::uuid), '')`.as('byName'),
    ],
    sql`from ${a} where ${isApproving(a)} and ${a.active}`,
  ),
);

type Named = { accountId: string; name: string; reason: string; open: number; version: number };

/** Tells every approver but the one who acted that there is another officer. */
export async function notifyOfficerNamed(
  db: PoolClient,
  { accountId: officer, name, reason, open, version }: Named,
  call: SignedInCall,
): Promise<void> {
  const { told, byName: by } = requireRow(await selectApprovers.all(db, { by: call.person.accountId }));
  const notices = told.map((accountId) => ({
    accountId,
    kind: 'safeguarding.officerNamed' as const,
    // Only the officer is told whether anything waits.
    params: { name, by, reason, open: accountId === officer ? open : null },
    source: `safeguarding.officerNamed:${version}:${accountId}`,
  }));
  await notifyAll(db, notices, call.now);
}
