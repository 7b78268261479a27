import { randomInt } from 'node:crypto';
import { isId } from '@fasih/school/basics/ids';
import { CODE_ALPHABET, CODE_LENGTH } from '@fasih/school/learning/reports/rules';
import type { Config } from '../../platform/config.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { Person } from '../../platform/http/call.ts';
import type { PrintedCertificate } from './certificate-data.ts';

/**
 * A random code with 31^12 possibilities from the system's random source, so that codes cannot be guessed.
 */
export function freshCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('');
}

/** Inserts a certificate with all its facts frozen. Null if a valid one exists. */
export async function insertCertificate(
  db: Queryable,
  certificate: {
    code: string;
    enrolmentId: string;
    learnerName: string;
    publicName: string;
    courseName: string;
    level: string | null;
    score: number;
    attended: number;
    now: Date;
  },
): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>(
    `insert into certificate (code, enrolment_id, learner_name, public_name, course_name, level, score,
       meetings_attended, issued_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (enrolment_id) where revoked_at is null do nothing returning id`,
    [
      certificate.code,
      certificate.enrolmentId,
      certificate.learnerName,
      certificate.publicName,
      certificate.courseName,
      certificate.level,
      certificate.score,
      certificate.attended,
      certificate.now,
    ],
  );
  return rows[0]?.id ?? null;
}

/** A certificate if the person is the learner's family, the class's teacher or an admin; else null. */
export async function certificateFor(
  db: Queryable,
  certificateId: string,
  person: Person,
): Promise<PrintedCertificate | null> {
  if (!isId(certificateId)) return null;
  const { rows } = await db.query<PrintedCertificate>(
    `select k.id, k.code, k.enrolment_id as "enrolmentId", k.learner_name as "learnerName",
       k.course_name as "courseName", k.level, k.score, k.meetings_attended as attended, e.meetings as bought,
       a.name as "teacherName", k.issued_at as "issuedAt", k.revoked_at as "revokedAt"
     from certificate k
     join enrolment e on e.id = k.enrolment_id
     join learner l on l.id = e.learner_id
     left join report r on r.enrolment_id = e.id
     left join account a on a.id = r.written_by
     where k.id = $1 and l.erased_at is null and case $2::text
       when 'admin' then true
       when 'student' then l.account_id = $3::uuid
       when 'teacher' then exists (
         select from class_member cm join school_class c on c.id = cm.class_id
         where cm.enrolment_id = e.id and c.teacher_id = $3
       )
       else false end`,
    [certificateId, person.role, person.accountId],
  );
  return rows[0] ?? null;
}

export type ProvenCertificate = {
  code: string;
  publicName: string;
  courseName: string;
  level: string | null;
  issuedAt: Date;
  revokedAt: Date | null;
};

/** The public facts of a certificate; null for an erased learner. */
export async function certificateByCode(db: Queryable, code: string): Promise<ProvenCertificate | null> {
  const { rows } = await db.query<ProvenCertificate>(
    `select k.code, k.public_name as "publicName", k.course_name as "courseName", k.level,
       k.issued_at as "issuedAt", k.revoked_at as "revokedAt"
     from certificate k join enrolment e on e.id = k.enrolment_id join learner l on l.id = e.learner_id
     where k.code = $1 and l.erased_at is null`,
    [code],
  );
  return rows[0] ?? null;
}

/** Revokes a valid certificate; false if it was revoked already. */
export async function markRevoked(
  db: Queryable,
  certificateId: string,
  revocation: { by: string; reason: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update certificate set revoked_at = $2, revoked_by = $3, revoke_reason = $4 where id = $1 and revoked_at is null`,
    [certificateId, revocation.now, revocation.by, revocation.reason],
  );
  return rowCount === 1;
}

/** Address of the public page that verifies a certificate. */
export function verifyUrl(code: string, config: Pick<Config, 'appUrl'>): string {
  return `${config.appUrl}/certificates/verify/${code}`;
}
