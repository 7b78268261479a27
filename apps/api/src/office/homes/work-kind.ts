import { DAY } from '@fasih/school/basics/instants';
import type { WorkItem, WorkKind } from '@fasih/school/office/homes/work-contract';
import { type RawBuilder, sql } from 'kysely';
import { shownNameOf } from '../../platform/db/shown-name.ts';
import { tableAs } from '../../platform/db/sql.ts';

/** Deadline for giving a learner a class, from the placement test on (docs/product/staff.md#admins-home). */
export const CLASS_DUE_MS = DAY;
/** Items listed per kind; `count` has the full number. */
const MAX_ITEMS = 5;

type Fragment = RawBuilder<unknown>;

/**
 * A select of one kind of work, with its count and first items.
 *
 * @param from everything between `from` and `order by`.
 * @param countFrom counts the same rows as `from` with fewer joins.
 */
export const selectKind = (
  kind: WorkKind,
  columns: Record<keyof WorkItem, Fragment>,
  from: Fragment,
  orderBy: Fragment,
  countFrom: Fragment = from,
) => sql`
  select ${sql.lit(kind)} as kind, (select count(*)::integer from ${countFrom}) as count,
    (select coalesce(json_agg(x), '[]') from (
      select ${sql.join(Object.entries(columns).map(([name, column]) => sql`${column} as ${sql.id(name)}`))}
      from ${from} order by ${orderBy} limit ${sql.lit(MAX_ITEMS)}) x) as items`;

export const NO_VALUE = sql`null::text`;
export const CLASS_DUE = sql.lit(`${CLASS_DUE_MS / 1000} seconds`);
export const packageAndLevel = sql`concat_ws(' · ', p.name, e.level)`;
export const accountName = shownNameOf(tableAs('account', 'a'));
