import type { Accepted } from '@fasih/school/basics/contract';
import { isRefusal, type Refusal } from '@fasih/school/basics/refusal';
import type { listSecurityEvents, SecurityEventRow } from '@fasih/school/people/security/contract';
import { SECURITY_KEPT_DAYS, SECURITY_KEPT_MOST } from '@fasih/school/platform/security/rules';
import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { countedPage, type Page } from '../../platform/db/page.ts';
import { isSinceDay, isUntilDay } from '../../platform/db/school-days.ts';
import { allOf } from '../../platform/db/search-words.ts';
import { shownNameOf } from '../../platform/db/shown-name.ts';
import { ifFound, recordsAs, tableAs } from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { CountedEvent } from '../../platform/security/security-log.ts';

type Query = Accepted<typeof listSecurityEvents>['query'];

const e = tableAs('security_event', 'e');
const a = tableAs('account', 'a');

const save = statement(({ events }: Params<{ events: string }>) => {
  const n = recordsAs(events, 'n', {
    minute: 'timestamptz',
    kind: 'text',
    accountId: 'uuid',
    address: 'text',
    device: 'text',
    call: 'text',
    code: 'text',
    count: 'integer',
    firstAt: 'timestamptz',
    lastAt: 'timestamptz',
  });
  const same = ['minute', 'kind', 'account_id', 'address', 'device', 'call', 'code'] as const;
  return build
    .insertInto('security_event')
    .columns([...same, 'count', 'first_at', 'last_at'])
    .expression(
      sql`select ${n.minute}, ${n.kind}, ${a.id}, ${n.address}, ${n.device}, ${n.call}, ${n.code}, ${n.count},
          ${n.firstAt}, ${n.lastAt}
        from ${n} left join ${a} on ${a.id} = ${n.accountId}`,
    )
    .onConflict((on) =>
      on.columns(same).doUpdateSet((eb) => ({
        count: eb('security_event.count', '+', eb.ref('excluded.count')),
        first_at: sql<Date>`least(security_event.first_at, excluded.first_at)`,
        last_at: sql<Date>`greatest(security_event.last_at, excluded.last_at)`,
      })),
    );
});

/** Saves counted events; equal ones of the same minute are added up across processes. */
export async function saveEvents(db: Queryable, events: readonly CountedEvent[]): Promise<void> {
  await save.run(db, { events: JSON.stringify(events) });
}

const columns = [
  e.id.as('id'),
  e.kind.as('kind'),
  e.count.as('count'),
  e.first_at.as('firstAt'),
  e.last_at.as('lastAt'),
  e.address.as('address'),
  e.device.as('device'),
  e.call.as('call'),
  e.code.as('code'),
  ifFound(a.id, jsonBuildObject({ id: a.id, name: shownNameOf(a), role: a.role })).as('account'),
] as const;

/** A page of events, newest first. */
export async function pageOfEvents(
  db: Queryable,
  query: Query,
): Promise<Page<SecurityEventRow> | Refusal<'common.narrow'>> {
  const { kind, person, address, from, to } = query;
  const isRequested = allOf([
    kind && sql<boolean>`${e.kind} = ${kind}`,
    person && sql<boolean>`${e.account_id} = ${person}`,
    address && sql<boolean>`${e.address} = ${address}`,
    from && isSinceDay(e.minute, from),
    to && isUntilDay(e.minute, to),
  ]);
  const found = await countedPage(db, query, {
    columns,
    from: sql`${e} left join ${a} on ${a.id} = ${e.account_id} where ${isRequested}`,
    orderBy: sql`${e.minute} desc, ${e.id} desc`,
  });
  if (isRefusal(found)) return found;
  const data = found.data.map((row) => ({
    ...row,
    firstAt: row.firstAt.toISOString(),
    lastAt: row.lastAt.toISOString(),
  }));
  return { ...found, data };
}

const forget = statement(({ limit }: Params<{ limit: number }>) => {
  const isOver = sql<boolean>`minute < now() - make_interval(days => ${sql.lit(SECURITY_KEPT_DAYS)}) or minute <
    (select minute from security_event order by minute desc offset ${sql.lit(SECURITY_KEPT_MOST)} limit 1)`;
  return build
    .deleteFrom('security_event')
    .where('id', 'in', build.selectFrom('security_event').where(isOver).select('id').limit(limit));
});

/** Removes events older than 90 days and the oldest above the maximum; at most `limit` rows. */
export function forgetEvents(db: Queryable, limit: number): Promise<number> {
  return forget.run(db, { limit });
}
