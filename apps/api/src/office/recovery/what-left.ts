import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { z } from 'zod';
import { isThere, leftName, readLeftName } from '../../platform/backup/names.ts';
import { type Opener, openSealed, type Sealer } from '../../platform/backup/sealing.ts';
import { tableAs } from '../../platform/db/sql.ts';
import { type Params, statement } from '../../platform/db/statement.ts';
import type { Files } from '../../platform/files/files.ts';

/** Payment pages younger than this may still be paid. */
const PAGES_KEPT = '3 days';
/** Each note repeats the erasures of so long, so that one lost note loses none. */
const ERASURES_KEPT = '2 days';

const erasure = z.object({
  learnerId: z.string().nullable(),
  accountId: z.string(),
  accountToo: z.boolean(),
  at: z.coerce.date(),
});
const left = z.object({
  receipts: z.array(z.object({ year: z.number(), last: z.number() })),
  erasures: z.array(erasure),
  pages: z.array(z.string()),
});

/**
 * What is known outside of the school and must not be forgotten by going back in time: numbers of receipts that families hold,
 * people who were erased, payment pages that may be paid. Ids only.
 */
export type Left = z.output<typeof left>;

const r = tableAs('receipt_counter', 'r');
const a = tableAs('audit_entry', 'a');
const l = tableAs('learner', 'l');
const c = tableAs('account', 'c');
const p = tableAs('payment_attempt', 'p');

const selectLeft = statement(
  ({ now }: Params<{ now: Date }>) =>
    sql<Left>`select
    (select coalesce(json_agg(json_build_object('year', ${r.year}, 'last', ${r.last}) order by ${r.year}), '[]') from ${r})
      as receipts,
    (select coalesce(json_agg(json_build_object('learnerId', ${l.id}, 'accountId', coalesce(${l.account_id}::text, ${a.target_id}),
        'accountToo', exists (select from ${c} where ${c.username} = 'erased-' || coalesce(${l.account_id}::text, ${a.target_id})), 'at', ${a.at}) order by ${a.at}, ${a.target_id}), '[]')
      from ${a} left join ${l} on ${l.id}::text = ${a.target_id}
      where ${a.action} in ('student.erased', 'account.erased')
        and ${a.at} > ${now}::timestamptz - ${sql.lit(ERASURES_KEPT)}::interval) as erasures,
    (select coalesce(json_agg(${p.provider_order_id} order by ${p.provider_order_id}), '[]') from ${p}
      where ${p.created_at} > ${now}::timestamptz - ${sql.lit(PAGES_KEPT)}::interval) as pages`,
);

export async function readLeft(pool: Pool, now: Date): Promise<Left> {
  return left.parse((await selectLeft.first(pool, { now })) ?? {});
}

/** Notes in the store what has left, each time that it is called and something has. */
export function keepLeft(pool: Pool, store: Files, sealer: Sealer, now: () => Date): () => Promise<void> {
  let last: Left | undefined;
  return async () => {
    const found = await readLeft(pool, now());
    if (isDeepStrictEqual(found, last)) return;
    const name = leftName(new Date(), randomUUID());
    await store.put(name, await sealer.seal(name, Buffer.from(JSON.stringify(found))));
    last = found;
  };
}

/** Everything that ever left, as far as the store knows it. */
export async function allThatLeft(store: Files, opener: Opener): Promise<Left> {
  const names = (await store.list('left/')).map(({ key }) => readLeftName(key)).filter(isThere);
  const receipts = new Map<number, number>();
  const erasures = new Map<string, Left['erasures'][number]>();
  const pages = new Set<string>();
  for (const { name } of names.sort((x, y) => x.at.getTime() - y.at.getTime())) {
    const one = left.parse(JSON.parse(String(await openSealed(name, await store.get(name), opener))));
    for (const { year, last } of one.receipts) receipts.set(year, Math.max(last, receipts.get(year) ?? 0));
    for (const each of one.erasures) erasures.set(`${each.learnerId}/${each.accountId}`, each);
    for (const page of one.pages) pages.add(page);
  }
  return {
    receipts: [...receipts].map(([year, last]) => ({ year, last })),
    erasures: [...erasures.values()],
    pages: [...pages],
  };
}
