import { isId } from '@fasih/school/basics/ids';
import { type RawBuilder, sql } from 'kysely';
import { shownNameOf } from '../../platform/db/shown-name.ts';
import { cteAs, select, type TableAs, tableAs, withCtes } from '../../platform/db/sql.ts';
import { build, type Params, type RowOf, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

const l = tableAs('learner', 'l');
const a = tableAs('account', 'a');
const s = tableAs('seat', 's');
const n = tableAs('learner_note', 'n');

const studentRecords = (rest: RawBuilder<unknown>) =>
  select(
    [
      l.id.as('id'),
      l.name.as('name'),
      l.birth_date.as('birthDate'),
      l.kind.as('kind'),
      l.version.as('version'),
      a.id.as('accountId'),
      shownNameOf(a).as('accountName'),
      a.email.as('accountEmail'),
      a.active.as('accountActive'),
      a.version.as('accountVersion'),
    ],
    sql`from ${l} join ${a} on ${a.id} = ${l.account_id} where ${l.erased_at} is null and ${rest}`,
  );

const selectOne = statement(({ id }: Params<{ id: string }>) => studentRecords(sql`${l.id} = ${id}`));
const lockOne = statement(({ id }: Params<{ id: string }>) =>
  studentRecords(sql`${l.id} = ${id} for update of l`),
);
const selectSome = statement(({ ids }: Params<{ ids: readonly string[] }>) =>
  studentRecords(sql`${l.id} = any(${ids})`),
);

/** A learner with what admin writes need. */
export type LearnerRecord = RowOf<typeof selectOne>;

/** One learner, or null if erased or merged; `lock` locks the row. */
export async function studentOf(
  db: Queryable,
  learnerId: string,
  lock?: 'lock',
): Promise<LearnerRecord | null> {
  return isId(learnerId) ? (lock ? lockOne : selectOne).first(db, { id: learnerId }) : null;
}

/** Two learners in the requested order in one statement; null for one that is gone. */
export async function studentsOf(
  db: Queryable,
  ids: readonly [string, string],
): Promise<[LearnerRecord | null, LearnerRecord | null]> {
  const rows = await selectSome.all(db, { ids: ids.filter(isId) });
  const found = (id: string) => rows.find((row) => row.id === id) ?? null;
  return [found(ids[0]), found(ids[1])];
}

const countAhead = statement(({ accountId, now }: Params<{ accountId: string; now: Date }>) =>
  select(
    [sql<number>`count(*)::integer`.as('count')],
    sql`from ${s} join ${l} on ${l.id} = ${s.learner_id}
      where ${l.account_id} = ${accountId} and ${s.state} = 'planned' and upper(${s.during}) > ${now}`,
  ),
);

/** Number of coming meetings of an account's learners. */
export async function meetingsAheadOf(db: Queryable, accountId: string, now: Date): Promise<number> {
  return (await countAhead.first(db, { accountId, now }))?.count ?? 0;
}

type Note = Pick<TableAs<'learner_note'>, 'id' | 'text' | 'author_id' | 'written_at'>;

const noteColumns = (note: Note) =>
  [
    note.id.as('id'),
    note.text.as('text'),
    shownNameOf(a).as('by'),
    note.author_id.as('authorId'),
    note.written_at.as('at'),
  ] as const;

const selectNotes = statement(({ learnerId }: Params<{ learnerId: string }>) =>
  select(
    noteColumns(n),
    sql`from ${n} join ${a} on ${a.id} = ${n.author_id}
      where ${n.learner_id} = ${learnerId} and ${n.removed_at} is null
      order by ${n.written_at} desc, ${n.id} desc limit 200`,
  ),
);

export type NoteRow = RowOf<typeof selectNotes>;

/** A learner's notes, newest first. */
export function notesOf(db: Queryable, learnerId: string): Promise<NoteRow[]> {
  return selectNotes.all(db, { learnerId });
}

type NewNote = { learnerId: string; authorId: string; text: string; at: Date };

const insert = statement((note: Params<NewNote>) => {
  const written = build
    .insertInto('learner_note')
    .values({
      learner_id: note.learnerId,
      author_id: note.authorId,
      text: note.text,
      written_at: note.at,
    })
    .returning(['id', 'text', 'author_id', 'written_at']);
  const w = cteAs(written, 'written', 'w');
  return withCtes({ written }, select(noteColumns(w), sql`from ${w} join ${a} on ${a.id} = ${w.author_id}`));
});

export async function insertNote(db: Queryable, note: NewNote): Promise<NoteRow> {
  const row = await insert.first(db, note);
  if (!row) throw new Error('the note was not written');
  return row;
}

type OwnNote = { id: string; learnerId: string; authorId: string; at: Date };

const removeNote = statement(({ id, learnerId, authorId, at }: Params<OwnNote>) =>
  build
    .updateTable('learner_note')
    .set({ removed_at: at, removed_by: authorId, text: '' })
    .where('id', '=', id)
    .where('learner_id', '=', learnerId)
    .where('author_id', '=', authorId)
    .where('removed_at', 'is', null),
);

/** Removes an author's own note; false if there is none. */
export async function markNoteRemoved(db: Queryable, note: OwnNote): Promise<boolean> {
  return isId(note.id) && isId(note.learnerId) && (await removeNote.run(db, note)) === 1;
}

const move = statement(({ from, to }: Params<{ from: string; to: string }>) =>
  build.updateTable('learner_note').set({ learner_id: to }).where('learner_id', '=', from),
);

/** Moves notes to the learner that another record was merged into. */
export async function reassignNotes(db: Queryable, from: string, to: string): Promise<void> {
  await move.run(db, { from, to });
}

const remove = statement(({ learnerIds }: Params<{ learnerIds: readonly string[] }>) =>
  build.deleteFrom('learner_note').where(sql<boolean>`learner_id = any(${learnerIds})`),
);

export async function deleteNotes(db: Queryable, learnerIds: readonly string[]): Promise<void> {
  await remove.run(db, { learnerIds });
}

const forgetWords = statement(({ others, pattern }: Params<{ others: readonly string[]; pattern: string }>) =>
  build
    .updateTable('learner_note')
    .set({ text: sql<string>`without_words(text, ${pattern})` })
    .where(sql<boolean>`learner_id = any(${others}) and text ~* ${pattern}`),
);

/** Removes an erased learner's name (regular expression `pattern`) from notes on siblings and classmates. */
export async function forgetWordsInNotes(
  db: Queryable,
  others: readonly string[],
  pattern: string,
): Promise<void> {
  await forgetWords.run(db, { others, pattern });
}
