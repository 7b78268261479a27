import { isId } from '@fasih/school/basics/ids';
import { shownName } from '../../platform/db/shown-name.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

/** A learner with what admin writes need. */
export type LearnerRecord = {
  id: string;
  name: string;
  birthDate: string | null;
  kind: 'self' | 'child';
  version: number;
  accountId: string;
  accountName: string;
  accountEmail: string;
  accountActive: boolean;
  accountVersion: number;
};

const columns = `l.id, l.name, l.birth_date as "birthDate", l.kind, l.version, a.id as "accountId",
  ${shownName('a')} as "accountName", a.email as "accountEmail",
  a.active as "accountActive", a.version as "accountVersion"`;

/** One learner, or null if erased or merged; `lock` locks the row. */
export async function studentOf(
  db: Queryable,
  learnerId: string,
  lock?: 'lock',
): Promise<LearnerRecord | null> {
  if (!isId(learnerId)) return null;
  const { rows } = await db.query<LearnerRecord>(
    `select ${columns} from learner l join account a on a.id = l.account_id
     where l.id = $1 and l.erased_at is null ${lock ? 'for update of l' : ''}`,
    [learnerId],
  );
  return rows[0] ?? null;
}

/** Two learners in the requested order in one statement; null for one that is gone. */
export async function studentsOf(
  db: Queryable,
  ids: readonly [string, string],
): Promise<[LearnerRecord | null, LearnerRecord | null]> {
  const { rows } = await db.query<LearnerRecord>(
    `select ${columns} from learner l join account a on a.id = l.account_id
     where l.id = any($1) and l.erased_at is null`,
    [ids.filter(isId)],
  );
  const found = (id: string) => rows.find((row) => row.id === id) ?? null;
  return [found(ids[0]), found(ids[1])];
}

/** Number of coming meetings of an account's learners. */
export async function meetingsAheadOf(db: Queryable, accountId: string, now: Date): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::integer as count from seat s join learner l on l.id = s.learner_id
     where l.account_id = $1 and s.state = 'planned' and upper(s.during) > $2`,
    [accountId, now],
  );
  return rows[0]?.count ?? 0;
}

export type NoteRow = { id: string; text: string; by: string; authorId: string; at: Date };

const noteColumns = `n.id, n.text, ${shownName('a')} as by, n.author_id as "authorId",
  n.written_at as at`;

/** A learner's notes, newest first. */
export async function notesOf(db: Queryable, learnerId: string): Promise<NoteRow[]> {
  const { rows } = await db.query<NoteRow>(
    `select ${noteColumns} from learner_note n join account a on a.id = n.author_id
     where n.learner_id = $1 and n.removed_at is null order by n.written_at desc, n.id desc limit 200`,
    [learnerId],
  );
  return rows;
}

export async function insertNote(
  db: Queryable,
  note: { learnerId: string; authorId: string; text: string; at: Date },
): Promise<NoteRow> {
  const { rows } = await db.query<NoteRow>(
    `with n as (
       insert into learner_note (learner_id, author_id, text, written_at) values ($1, $2, $3, $4) returning *
     ) select ${noteColumns} from n join account a on a.id = n.author_id`,
    [note.learnerId, note.authorId, note.text, note.at],
  );
  const row = rows[0];
  if (!row) throw new Error('the note was not written');
  return row;
}

/** Removes an author's own note; false if there is none. */
export async function markNoteRemoved(
  db: Queryable,
  note: { id: string; learnerId: string; authorId: string; at: Date },
): Promise<boolean> {
  if (!isId(note.id) || !isId(note.learnerId)) return false;
  const { rowCount } = await db.query(
    `update learner_note set removed_at = $4, removed_by = $3, text = ''
     where id = $1 and learner_id = $2 and author_id = $3 and removed_at is null`,
    [note.id, note.learnerId, note.authorId, note.at],
  );
  return rowCount === 1;
}

/** Moves notes to the learner that another record was merged into. */
export async function moveNotes(db: Queryable, from: string, to: string): Promise<void> {
  await db.query('update learner_note set learner_id = $2 where learner_id = $1', [from, to]);
}

export async function deleteNotes(db: Queryable, learnerIds: readonly string[]): Promise<void> {
  await db.query('delete from learner_note where learner_id = any($1)', [learnerIds]);
}

/** Removes an erased learner's name (regular expression `pattern`) from notes on siblings and classmates. */
export async function forgetWordsInNotes(
  db: Queryable,
  others: readonly string[],
  pattern: string,
): Promise<void> {
  await db.query(
    'update learner_note set text = without_words(text, $2) where learner_id = any($1) and text ~* $2',
    [others, pattern],
  );
}

/** Deletes saved views that search for an erased person. */
export async function forgetViews(db: Queryable, pattern: string): Promise<void> {
  await db.query(
    `delete from saved_view
     where name ~* $1 or replace(replace(replace(query, '+', ' '), '%20', ' '), '%40', '@') ~* $1`,
    [pattern],
  );
}
