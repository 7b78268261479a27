import type { Accepted } from '@fasih/school/basics/contract';
import { isRefusal, type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { Incident, IncidentRow, listIncidents } from '@fasih/school/office/safeguarding/contract';
import type { IncidentState } from '@fasih/school/office/safeguarding/rules';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { countUpTo, type Page, pageWithTotal } from '../../platform/db/page.ts';
import { requireRow } from '../../platform/db/require-row.ts';
import { select, tableAs } from '../../platform/db/sql.ts';
import { type Params, statement } from '../../platform/db/statement.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { isOfficer, officerId } from './officer.ts';
import { type IncidentFacts, readNoted } from './store.ts';

const i = tableAs('incident', 'i');

const selectCount = statement(
  ({ accountId, state }: Params<{ accountId: string; state: IncidentState | null }>) =>
    select(
      [
        sql<boolean>`coalesce(${accountId}::uuid = ${officerId}, false)`.as('is'),
        countUpTo(sql`${i} where ${state}::text is null or ${i.state} = ${state}`).as('total'),
      ],
      sql``,
    ),
);

/** A page of incidents without a word of them, open ones first, urgent ones before others, then the latest. */
export async function pageOfIncidents(
  pool: Pool,
  { state, ...query }: Accepted<typeof listIncidents>['query'],
  call: SignedInCall,
): Promise<Page<IncidentRow> | Refusal<'common.narrow' | 'safeguarding.officerOnly'>> {
  const { accountId } = call.person;
  const { is, total } = requireRow(await selectCount.all(pool, { accountId, state: state ?? null }));
  if (!is) return refuse('safeguarding.officerOnly');
  const found = await pageWithTotal(pool, query, {
    columns: [
      i.id.as('id'),
      i.side.as('side'),
      i.urgent.as('urgent'),
      i.state.as('state'),
      i.reported_at.as('reportedAt'),
    ],
    from: sql`${i} ${state === undefined ? sql`` : sql`where ${i.state} = ${state}`}`,
    orderBy: sql`${i.state} = 'closed', ${i.urgent} desc, ${i.reported_at} desc, ${i.id} desc`,
    total,
  });
  if (isRefusal(found)) return found;
  return {
    ...found,
    data: found.data.map(({ reportedAt, ...row }) => ({ ...row, reportedAt: reportedAt.toISOString() })),
  };
}

/** One incident; the reading is noted in its history before anything is answered. */
export async function readIncident(
  pool: Pool,
  id: string,
  call: SignedInCall,
): Promise<Incident | Refusal<'safeguarding.notFound' | 'safeguarding.officerOnly'>> {
  const { accountId: by } = call.person;
  const found = await readNoted(pool, { id, by, now: call.now });
  if (found) return presentIncident(found);
  return refuse((await isOfficer(pool, by)) ? 'safeguarding.notFound' : 'safeguarding.officerOnly');
}

/** The officer's reply. */
export function presentIncident({ reportedAt, erasureAt, history, ...row }: IncidentFacts): Incident {
  return {
    ...row,
    reportedAt: reportedAt.toISOString(),
    erasureAt: erasureAt?.toISOString() ?? null,
    history: history.map((event) => ({ ...event, at: new Date(event.at).toISOString() })),
  };
}
