import { isId } from '@fasih/school/basics/ids';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { SavedView } from '@fasih/school/office/students/contract';
import type { Pool } from 'pg';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';

const MAX_VIEWS = 30;

/** The caller's saved views of the student list, by name. */
export async function viewsOf(pool: Pool, call: SignedInCall): Promise<{ data: SavedView[] }> {
  const { rows } = await pool.query<SavedView>(
    `select id, name, query from saved_view where account_id = $1 and list = 'students' order by lower(name)`,
    [call.person.accountId],
  );
  return { data: rows };
}

/** Saves a view; replaces one of the same name. */
export async function saveView(
  pool: Pool,
  view: { name: string; query: string },
  call: SignedInCall,
): Promise<SavedView | Refusal<'students.tooManyViews'>> {
  return inTransaction(pool, async (db) => {
    const { rows } = await db.query<SavedView & { count: number }>(
      `insert into saved_view (account_id, list, name, query, created_at) values ($1, 'students', $2, $3, $4)
       on conflict (account_id, list, lower(name)) do update set name = excluded.name, query = excluded.query
       returning id, name, query, (select count(*)::integer from saved_view where account_id = $1) as count`,
      [call.person.accountId, view.name, view.query, call.now],
    );
    const [row] = rows;
    if (!row) throw new Error('the view was not kept');
    const { count, ...saved } = row;
    if (count >= MAX_VIEWS) return refuse('students.tooManyViews', { params: { most: MAX_VIEWS } });
    // Name and query are not audited because they may contain a person's name.
    await writeAudit(db, call, { action: 'view.saved', targetKind: 'view', targetId: saved.id });
    return saved;
  });
}

/** Deletes a view; succeeds if it is already gone. */
export async function removeView(pool: Pool, viewId: string, call: SignedInCall): Promise<{ ok: true }> {
  const id = isId(viewId) ? viewId : null;
  return inTransaction(pool, async (db) => {
    const { rowCount } = await db.query('delete from saved_view where id = $1 and account_id = $2', [
      id,
      call.person.accountId,
    ]);
    if (rowCount === 1)
      await writeAudit(db, call, { action: 'view.removed', targetKind: 'view', targetId: id });
    return { ok: true };
  });
}
