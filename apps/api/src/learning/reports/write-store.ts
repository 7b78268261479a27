import { sql } from 'kysely';
import { insertFrom, tableAs } from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

const ts = tableAs('test_score', 'ts');
const rp = tableAs('report', 'rp');

type NewScore = {
  enrolmentId: string;
  number: number;
  score: number;
  note: string;
  by: string;
  version: number;
  now: Date;
};

const upsertScore = statement((score: Params<NewScore & { parts: string; changeReason: string | null }>) => {
  const known = sql`exists (select from ${ts}
      where ${ts.enrolment_id} = ${score.enrolmentId} and ${ts.number} = ${score.number})`;
  return insertFrom(
    'test_score',
    {
      enrolment_id: score.enrolmentId,
      number: score.number,
      score: score.score,
      parts: score.parts,
      note: score.note,
      given_by: score.by,
      given_at: score.now,
      change_reason: sql<string>`coalesce(${score.changeReason}, '')`,
    },
    sql`where ${score.version} = 0 or ${known}`,
  ).onConflict((on) =>
    on
      .columns(['enrolment_id', 'number'])
      .doUpdateSet((eb) => ({
        score: eb.ref('excluded.score'),
        parts: sql`excluded.parts`,
        note: eb.ref('excluded.note'),
        given_by: eb.ref('excluded.given_by'),
        given_at: eb.ref('excluded.given_at'),
        change_reason: sql`coalesce(${score.changeReason}, test_score.change_reason)`,
        version: eb('test_score.version', '+', 1),
      }))
      .where('test_score.version', '=', score.version),
  );
});

/** Inserts or updates a score; false if `version` is outdated (0 means there is none yet). */
export async function saveScore(
  db: Queryable,
  {
    parts,
    changeReason = null,
    ...score
  }: NewScore & {
    parts: Record<string, number>;
    /** Reason for the change; if omitted, the earlier reason stays. */
    changeReason?: string | null;
  },
): Promise<boolean> {
  return (await upsertScore.run(db, { ...score, parts: JSON.stringify(parts), changeReason })) === 1;
}

type NewReport = {
  enrolmentId: string;
  summary: string;
  strengths: string;
  nextSteps: string;
  by: string;
  version: number;
  now: Date;
};

const upsertReport = statement((report: Params<NewReport>) => {
  const known = sql`exists (select from ${rp} where ${rp.enrolment_id} = ${report.enrolmentId})`;
  return insertFrom(
    'report',
    {
      enrolment_id: report.enrolmentId,
      summary: report.summary,
      strengths: report.strengths,
      next_steps: report.nextSteps,
      written_by: report.by,
      updated_at: report.now,
    },
    sql`where ${report.version} = 0 or ${known}`,
  ).onConflict((on) =>
    on
      .column('enrolment_id')
      .doUpdateSet((eb) => ({
        summary: eb.ref('excluded.summary'),
        strengths: eb.ref('excluded.strengths'),
        next_steps: eb.ref('excluded.next_steps'),
        written_by: eb.ref('excluded.written_by'),
        updated_at: eb.ref('excluded.updated_at'),
        version: eb('report.version', '+', 1),
      }))
      .where('report.version', '=', report.version),
  );
});

/** Inserts or updates a report; false if `version` is outdated (0 means there is none yet). */
export async function saveReport(db: Queryable, report: NewReport): Promise<boolean> {
  return (await upsertReport.run(db, report)) === 1;
}

const publish = statement(({ enrolmentId, now }: Params<{ enrolmentId: string; now: Date }>) =>
  build
    .updateTable('report')
    .set({ published_at: now })
    .where('enrolment_id', '=', enrolmentId)
    .where((eb) => eb.or([eb('published_at', 'is', null), eb('published_at', '<', eb.ref('updated_at'))]))
    .returning('version'),
);

/** Publishes a new or changed report. Returns its version, or null if there is nothing to publish. */
export async function markPublished(db: Queryable, enrolmentId: string, now: Date): Promise<number | null> {
  const row = await publish.first(db, { enrolmentId, now });
  return row?.version ?? null;
}
