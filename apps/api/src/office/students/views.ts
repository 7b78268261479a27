import { isId } from '@fasih/school/basics/ids';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { SavedView } from '@fasih/school/office/students/contract';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { requireRow } from '../../platform/db/require-row.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import { inTransaction, type Queryable } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';

const MAX_VIEWS = 30;

const selectViews = statement(({ accountId }: Params<{ accountId: string }>) =>
  build
    .selectFrom('saved_view')
    .where('account_id', '=', accountId)
    .where('list', '=', 'students')
    .select(['id', 'name', 'query'])
    .orderBy(sql`lower(name)`),
);

/** The caller's saved views of the student list, by name. */
export async function viewsOf(pool: Pool, call: SignedInCall): Promise<{ data: SavedView[] }> {
  return { data: await selectViews.all(pool, { accountId: call.person.accountId }) };
}

type NewView = { accountId: string; name: string; query: string; now: Date };

const save = statement(({ accountId, name, query, now }: Params<NewView>) =>
  build
    .insertInto('saved_view')
    .values({ account_id: accountId, list: 'students', name, query, created_at: now })
    .onConflict((on) =>
      on.expression(sql`account_id, list, lower(name)`).doUpdateSet((eb) => ({
        name: eb.ref('excluded.name'),
        query: eb.ref('excluded.query'),
      })),
    )
    .returning([
      'id',
      'name',
      'query',
      // The views before this write, without the one of the same name, which it replaces.
      sql<number>`(select count(*)::integer from saved_view
        where account_id = ${accountId} and list = 'students' and lower(name) <> lower(${name}))`.as(
        'others',
      ),
    ]),
);

/** Saves a view; replaces one of the same name. */
export async function saveView(
  pool: Pool,
  view: { name: string; query: string },
  call: SignedInCall,
): Promise<SavedView | Refusal<'students.tooManyViews'>> {
  return inTransaction(pool, async (db) => {
    const row = requireRow(await save.all(db, { accountId: call.person.accountId, ...view, now: call.now }));
    const { others, ...saved } = row;
    if (others >= MAX_VIEWS) return refuse('students.tooManyViews', { params: { most: MAX_VIEWS } });
    // Name and query are not audited because they may contain a person's name.
    await writeAudit(db, call, { action: 'view.saved', targetKind: 'view', targetId: saved.id });
    return saved;
  });
}

const remove = statement(({ viewId, accountId }: Params<{ viewId: string; accountId: string }>) =>
  build.deleteFrom('saved_view').where('id', '=', viewId).where('account_id', '=', accountId),
);

/** Deletes a view; succeeds if it is already gone. */
export async function removeView(pool: Pool, viewId: string, call: SignedInCall): Promise<{ ok: true }> {
  if (!isId(viewId)) return { ok: true };
  return inTransaction(pool, async (db) => {
    if ((await remove.run(db, { viewId, accountId: call.person.accountId })) === 1)
      await writeAudit(db, call, { action: 'view.removed', targetKind: 'view', targetId: viewId });
    return { ok: true };
  });
}

const forget = statement(({ pattern }: Params<{ pattern: string }>) =>
  build.deleteFrom('saved_view').where(
    sql<boolean>`name ~* ${pattern}
      or replace(replace(replace(query, '+', ' '), '%20', ' '), '%40', '@') ~* ${pattern}`,
  ),
);

/** Deletes saved views that search for an erased person. */
export async function forgetViews(db: Queryable, pattern: string): Promise<void> {
  await forget.run(db, { pattern });
}
