import type { AgeGroup } from '@fasih/school/basics/age-group';
import { isId } from '@fasih/school/basics/ids';
import type { PackageType } from '@fasih/school/catalogue/packages/contract';
import type { SeatState } from '@fasih/school/catalogue/policy/seat';
import { SUBSTITUTE_DAYS } from '@fasih/school/learning/classes/substitute';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { Person } from '../../platform/http/call.ts';

/** Instants in these lists are ISO strings because they come as JSON. */
export type TestSeat = {
  number: number;
  state: SeatState;
  meetingId: string;
  startsAt: string | null;
  closedAt: string | null;
};

export type ScoreRow = {
  number: number;
  score: number;
  parts: Record<string, number>;
  note: string;
  /** Empty if the score was never changed. */
  changeReason: string;
  givenAt: string;
  version: number;
};

export type ReportRow = {
  summary: string;
  strengths: string;
  nextSteps: string;
  writtenBy: string;
  updatedAt: string;
  publishedAt: string | null;
  version: number;
};

export type CertificateRow = {
  id: string;
  code: string;
  learnerName: string;
  courseName: string;
  level: string | null;
  score: number | null;
  issuedAt: string;
  revokedAt: string | null;
  revokeReason: string | null;
};

/** A learner's course with everything its report shows. */
export type ReportCourse = {
  enrolmentId: string;
  accountId: string;
  learnerId: string;
  learnerName: string;
  birthDate: string | null;
  declaredAdult: boolean;
  ended: boolean;
  lastDay: string | null;
  openedAt: Date;
  bought: number;
  level: string | null;
  /** False while the level is only proposed by the test; certificates do not print it then. */
  levelDecided: boolean;
  packageName: string;
  packageType: PackageType;
  category: string;
  ageGroup: AgeGroup | null;
  classId: string | null;
  className: string | null;
  attended: number;
  /** True if the caller is the class's teacher. */
  teaches: boolean;
  /** Numbers of the tests that the caller holds as a substitute. */
  givenTests: number[];
  seats: TestSeat[];
  scores: ScoreRow[];
  report: ReportRow | null;
  /** Newest first. */
  certificates: CertificateRow[];
};

// `$1` is the caller's account, `$3` now. The class is the learner's current one, else the last one.
const selected = `select e.id as "enrolmentId", l.account_id as "accountId", l.id as "learnerId", l.name as "learnerName",
    l.birth_date as "birthDate", l.adult_declared_at is not null as "declaredAdult", e.state = 'ended' as ended,
    e.last_day as "lastDay", e.opened_at as "openedAt", e.meetings as bought, coalesce(e.level, c.level) as level,
    e.level_state is distinct from 'proposed' as "levelDecided",
    p.name as "packageName", p.type as "packageType", p.category, c.age_group as "ageGroup", c.id as "classId",
    c.name as "className", t.teaches, t."givenTests", s.attended::int, s.seats, coalesce(x.scores, '[]') as scores, r.report,
    coalesce(k.certificates, '[]') as certificates
  from enrolment e
  join learner l on l.id = e.learner_id
  join package p on p.id = e.package_id
  left join lateral (
    select sc.* from class_member cm join school_class sc on sc.id = cm.class_id
    where cm.enrolment_id = e.id order by cm.left_at is null desc, cm.joined_at desc limit 1
  ) c on true
  cross join lateral (
    select c.teacher_id is not distinct from $1::uuid as teaches, array(
      select se.number::int from seat se join meeting me on me.id = se.meeting_id
      where se.enrolment_id = e.id and me.teacher_id = $1 and (se.number = e.meetings or se.number * 2 = e.meetings)
        and upper(me.during) > $3::timestamptz - interval '${SUBSTITUTE_DAYS} days'
    ) as "givenTests"
  ) t
  cross join lateral (
    select count(*) filter (where se.state in ('present', 'late')) as attended,
      coalesce(jsonb_agg(jsonb_build_object('number', se.number, 'state', se.state, 'meetingId', se.meeting_id,
        'startsAt', lower(se.during), 'closedAt', me.closed_at) order by se.number)
        filter (where se.number = e.meetings or se.number * 2 = e.meetings), '[]') as seats
    from seat se join meeting me on me.id = se.meeting_id where se.enrolment_id = e.id
  ) s
  left join lateral (
    select jsonb_agg(jsonb_build_object('number', ts.number, 'score', ts.score, 'parts', ts.parts, 'note', ts.note,
      'changeReason', ts.change_reason, 'givenAt', ts.given_at, 'version', ts.version)) as scores
    from test_score ts where ts.enrolment_id = e.id
  ) x on true
  left join lateral (
    select jsonb_build_object('summary', rp.summary, 'strengths', rp.strengths, 'nextSteps', rp.next_steps,
      'writtenBy', ra.name, 'updatedAt', rp.updated_at, 'publishedAt', rp.published_at, 'version', rp.version) as report
    from report rp join account ra on ra.id = rp.written_by where rp.enrolment_id = e.id
  ) r on true
  left join lateral (
    select jsonb_agg(jsonb_build_object('id', ce.id, 'code', ce.code, 'learnerName', ce.learner_name,
      'courseName', ce.course_name, 'level', ce.level, 'score', ce.score, 'issuedAt', ce.issued_at,
      'revokedAt', ce.revoked_at, 'revokeReason', ce.revoke_reason) order by ce.issued_at desc) as certificates
    from certificate ce where ce.enrolment_id = e.id
  ) k on true`;

/** SQL: readable by the family, the class's teacher, a substitute with a test, and admins. */
const READABLE = `l.erased_at is null and case $2::text
    when 'admin' then true when 'teacher' then t.teaches or t."givenTests" <> '{}' when 'student' then l.account_id = $1::uuid else false end`;

/** One course; null for an unknown id or a person who may not read it. */
export async function courseOf(
  db: Queryable,
  enrolmentId: string,
  person: Person,
  now: Date,
): Promise<ReportCourse | null> {
  if (!isId(enrolmentId)) return null;
  const { rows } = await db.query<ReportCourse>(`${selected} where ${READABLE} and e.id = $4`, [
    person.accountId,
    person.role,
    now,
    enrolmentId,
  ]);
  return rows[0] ?? null;
}

/** A family's courses, optionally of one learner, newest first. */
export async function coursesOf(
  db: Queryable,
  person: Person,
  learnerId: string | undefined,
  now: Date,
): Promise<ReportCourse[]> {
  if (learnerId !== undefined && !isId(learnerId)) return [];
  const { rows } = await db.query<ReportCourse>(
    `${selected} where ${READABLE} and ($4::uuid is null or l.id = $4) order by e.opened_at desc, e.id desc`,
    [person.accountId, person.role, now, learnerId ?? null],
  );
  return rows;
}

/** Locks an enrolment, so that writes on one course wait for each other. */
export async function lockEnrolment(db: Queryable, enrolmentId: string): Promise<void> {
  if (isId(enrolmentId)) await db.query('select from enrolment where id = $1 for update', [enrolmentId]);
}

/** Inserts or updates a score; false if `version` is outdated (0 means there is none yet). */
export async function saveScore(
  db: Queryable,
  score: {
    enrolmentId: string;
    number: number;
    score: number;
    parts: Record<string, number>;
    note: string;
    /** Reason for the change; if omitted, the earlier reason stays. */
    changeReason?: string;
    by: string;
    version: number;
    now: Date;
  },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into test_score (enrolment_id, number, score, parts, note, given_by, given_at, change_reason)
     select $1, $2, $3, $4, $5, $6, $7, coalesce($9, '') where $8 = 0 or exists (
       select from test_score where enrolment_id = $1 and number = $2
     )
     on conflict (enrolment_id, number) do update set score = excluded.score, parts = excluded.parts,
       note = excluded.note, given_by = excluded.given_by, given_at = excluded.given_at,
       change_reason = coalesce($9, test_score.change_reason), version = test_score.version + 1
     where test_score.version = $8`,
    [
      score.enrolmentId,
      score.number,
      score.score,
      JSON.stringify(score.parts),
      score.note,
      score.by,
      score.now,
      score.version,
      score.changeReason ?? null,
    ],
  );
  return rowCount === 1;
}

/** Inserts or updates a report; false if `version` is outdated (0 means there is none yet). */
export async function saveReport(
  db: Queryable,
  report: {
    enrolmentId: string;
    summary: string;
    strengths: string;
    nextSteps: string;
    by: string;
    version: number;
    now: Date;
  },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into report (enrolment_id, summary, strengths, next_steps, written_by, updated_at)
     select $1, $2, $3, $4, $5, $6 where $7 = 0 or exists (select from report where enrolment_id = $1)
     on conflict (enrolment_id) do update set summary = excluded.summary, strengths = excluded.strengths,
       next_steps = excluded.next_steps, written_by = excluded.written_by, updated_at = excluded.updated_at,
       version = report.version + 1
     where report.version = $7`,
    [
      report.enrolmentId,
      report.summary,
      report.strengths,
      report.nextSteps,
      report.by,
      report.now,
      report.version,
    ],
  );
  return rowCount === 1;
}

/** Publishes a new or changed report. Returns its version, or null if there is nothing to publish. */
export async function markPublished(db: Queryable, enrolmentId: string, now: Date): Promise<number | null> {
  const { rows } = await db.query<{ version: number }>(
    `update report set published_at = $2 where enrolment_id = $1 and (published_at is null or published_at < updated_at)
     returning version`,
    [enrolmentId, now],
  );
  return rows[0]?.version ?? null;
}
