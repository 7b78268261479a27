import type { Queryable } from '../../platform/db/transaction.ts';
import { dropDocuments } from '../../platform/documents/documents.ts';

/** Deletes scores, reports and certificates of erased learners; returns the number of rows. */
export async function eraseReports(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ erased: number; certificates: string[] }>(
    `with gone as (
       select e.id from enrolment e join learner l on l.id = e.learner_id where l.erased_at is not null
     ), scores as (
       delete from test_score where enrolment_id in (select id from gone) returning 1
     ), reports as (
       delete from report where enrolment_id in (select id from gone) returning 1
     ), certificates as (
       delete from certificate where enrolment_id in (select id from gone) returning id
     )
     select (select count(*) from scores) + (select count(*) from reports) + (select count(*) from certificates)
       as erased, array(select id::text from certificates) as certificates`,
  );
  await dropDocuments(db, 'certificate', rows[0]?.certificates ?? []);
  return Number(rows[0]?.erased ?? 0);
}

/** Deletes scores, reports and certificates of these courses; returns the certificate files to remove. */
export async function eraseReportsOf(db: Queryable, enrolments: readonly string[]): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `with scores as (delete from test_score where enrolment_id = any($1)),
       reports as (delete from report where enrolment_id = any($1))
     delete from certificate where enrolment_id = any($1) returning id`,
    [enrolments],
  );
  return dropDocuments(
    db,
    'certificate',
    rows.map(({ id }) => id),
  );
}

/** Removes an erased learner's name (regular expression `pattern`) from scores and reports of classmates. */
export async function forgetWordsInReports(
  db: Queryable,
  learners: readonly string[],
  pattern: string,
): Promise<void> {
  await db.query(
    `with scores as (
       update test_score t set note = without_words(note, $2), change_reason = without_words(change_reason, $2),
         version = t.version + 1
       from enrolment e where e.id = t.enrolment_id and e.learner_id = any($1)
         and concat_ws(' ', t.note, t.change_reason) ~* $2
     )
     update report r set summary = without_words(summary, $2), strengths = without_words(strengths, $2),
       next_steps = without_words(next_steps, $2), version = r.version + 1
     from enrolment e where e.id = r.enrolment_id and e.learner_id = any($1)
       and concat_ws(' ', r.summary, r.strengths, r.next_steps) ~* $2`,
    [learners, pattern],
  );
}
