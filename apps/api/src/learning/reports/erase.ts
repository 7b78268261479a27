import { sql } from 'kysely';
import type { ErasedPerson } from '../../people/learners/erased-person.ts';
import { anyOf, cteAs, select, tableAs, withCtes } from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { dropDocuments } from '../../platform/documents/documents.ts';

const eraseGone = statement(() => {
  const gone = build
    .selectFrom('enrolment as e')
    .innerJoin('learner as l', 'l.id', 'e.learner_id')
    .where('l.erased_at', 'is not', null)
    .select('e.id');
  const g = cteAs(gone, 'gone', 'g');
  const ofGone = sql<string>`(select ${g.id} from ${g})`;
  const erasedFrom = (table: 'test_score' | 'report' | 'certificate') =>
    build.deleteFrom(table).where('enrolment_id', 'in', ofGone);
  const countOf = (name: string) => sql<number>`(select count(*) from ${sql.id(name)})`;
  return withCtes(
    {
      gone,
      scores: erasedFrom('test_score').returning('enrolment_id'),
      reports: erasedFrom('report').returning('enrolment_id'),
      certificates: sql`${erasedFrom('certificate')} returning id`,
    },
    select(
      [
        sql<number>`${countOf('scores')} + ${countOf('reports')} + ${countOf('certificates')}`.as('erased'),
        sql<string[]>`array(select id::text from certificates)`.as('certificates'),
      ],
      sql``,
    ),
  );
});

/** Deletes scores, reports and certificates of erased learners; returns the number of rows. */
export async function deleteReportsOfErased(db: Queryable): Promise<number> {
  const row = await eraseGone.first(db, {});
  await dropDocuments(db, 'certificate', row?.certificates ?? []);
  return row?.erased ?? 0;
}

const eraseOf = statement(({ enrolments }: Params<{ enrolments: readonly string[] }>) =>
  withCtes(
    {
      scores: build.deleteFrom('test_score').where('enrolment_id', '=', anyOf(enrolments)),
      reports: build.deleteFrom('report').where('enrolment_id', '=', anyOf(enrolments)),
    },
    build.deleteFrom('certificate').where('enrolment_id', '=', anyOf(enrolments)).returning('id'),
  ),
);

/** Deletes scores, reports and certificates of these courses; returns the certificate files to remove. */
async function deleteReportsOf(db: Queryable, enrolments: readonly string[]): Promise<string[]> {
  const rows = await eraseOf.all(db, { enrolments });
  return dropDocuments(
    db,
    'certificate',
    rows.map(({ id }) => id),
  );
}

const forgetWords = statement(
  ({ learners, pattern }: Params<{ learners: readonly string[]; pattern: string }>) => {
    const t = tableAs('test_score', 't');
    const r = tableAs('report', 'r');
    const e = tableAs('enrolment', 'e');
    const scores = sql`update ${t} set note = without_words(${t.note}, ${pattern}),
        change_reason = without_words(${t.change_reason}, ${pattern}), version = ${t.version} + 1
      from ${e} where ${e.id} = ${t.enrolment_id} and ${e.learner_id} = any(${learners})
        and concat_ws(' ', ${t.note}, ${t.change_reason}) ~* ${pattern}`;
    return withCtes(
      { scores },
      sql`update ${r} set summary = without_words(${r.summary}, ${pattern}),
          strengths = without_words(${r.strengths}, ${pattern}), next_steps = without_words(${r.next_steps}, ${pattern}),
          version = ${r.version} + 1
        from ${e} where ${e.id} = ${r.enrolment_id} and ${e.learner_id} = any(${learners})
          and concat_ws(' ', ${r.summary}, ${r.strengths}, ${r.next_steps}) ~* ${pattern}`,
    );
  },
);

/**
 * Deletes an erased person's scores, reports and certificates, and removes their name from those of classmates. Returns the
 * certificate files to remove after the commit.
 */
export async function eraseReports(
  db: Queryable,
  { enrolments, others, near }: Pick<ErasedPerson, 'enrolments' | 'others' | 'near'>,
): Promise<string[]> {
  const files = await deleteReportsOf(db, enrolments);
  await forgetWords.run(db, { learners: others, pattern: near });
  return files;
}
