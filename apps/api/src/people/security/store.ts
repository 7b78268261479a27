import type { Accepted } from '@fasih/school/basics/contract';
import { SCHOOL_ZONE } from '@fasih/school/basics/instants';
import { isRefusal, type Refusal } from '@fasih/school/basics/refusal';
import type { listSecurityEvents, SecurityEventRow } from '@fasih/school/people/security/contract';
import { SECURITY_KEPT_DAYS, SECURITY_KEPT_MOST } from '@fasih/school/platform/security/rules';
import { type Page, readPage } from '../../platform/db/read-page.ts';
import { shownName } from '../../platform/db/shown-name.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { CountedEvent } from '../../platform/security/security-log.ts';

/** Saves counted events; equal ones of the same minute are added up across processes. */
export async function saveEvents(db: Queryable, events: readonly CountedEvent[]): Promise<void> {
  await db.query(
    `insert into security_event as e (minute, kind, account_id, address, device, call, code, count, first_at, last_at)
     select minute, kind, a.id, address, device, call, code, count, "firstAt", "lastAt"
     from jsonb_to_recordset($1) as n (minute timestamptz, kind text, "accountId" uuid, address text, device text, call text,
       code text, count integer, "firstAt" timestamptz, "lastAt" timestamptz)
     left join account a on a.id = n."accountId"
     on conflict (minute, kind, account_id, address, device, call, code) do update set
       count = e.count + excluded.count, first_at = least(e.first_at, excluded.first_at),
       last_at = greatest(e.last_at, excluded.last_at)`,
    [JSON.stringify(events)],
  );
}

type Row = Omit<SecurityEventRow, 'firstAt' | 'lastAt'> & { firstAt: Date; lastAt: Date };

/** A page of events, newest first. */
export async function pageOfEvents(
  db: Queryable,
  query: Accepted<typeof listSecurityEvents>['query'],
): Promise<Page<SecurityEventRow> | Refusal<'common.narrow'>> {
  const found = await readPage<Row>(db, query, {
    select: `e.id, e.kind, e.count, e.first_at as "firstAt", e.last_at as "lastAt", e.address, e.device, e.call, e.code,
      case when a.id is null then null else json_build_object('id', a.id, 'name', ${shownName('a')}, 'role', a.role) end as account`,
    from: `security_event e left join account a on a.id = e.account_id
      where ($1::text is null or e.kind = $1) and ($2::uuid is null or e.account_id = $2)
        and ($3::text is null or e.address = $3)
        and ($4::date is null or e.minute >= $4::date at time zone '${SCHOOL_ZONE}')
        and ($5::date is null or e.minute < ($5::date + 1) at time zone '${SCHOOL_ZONE}')`,
    orderBy: 'e.minute desc, e.id desc',
    values: [
      query.kind ?? null,
      query.person ?? null,
      query.address || null,
      query.from ?? null,
      query.to ?? null,
    ],
  });
  if (isRefusal(found)) return found;
  const data = found.data.map((row) => ({
    ...row,
    firstAt: row.firstAt.toISOString(),
    lastAt: row.lastAt.toISOString(),
  }));
  return { ...found, data };
}

/** Removes events older than 90 days and the oldest above the maximum; at most `limit` rows. */
export async function forgetEvents(db: Queryable, limit: number): Promise<number> {
  const { rowCount } = await db.query(
    `delete from security_event where id in (
       select id from security_event
       where minute < now() - make_interval(days => $1)
         or minute < (select minute from security_event order by minute desc offset $2 limit 1)
       limit $3)`,
    [SECURITY_KEPT_DAYS, SECURITY_KEPT_MOST, limit],
  );
  return rowCount ?? 0;
}
