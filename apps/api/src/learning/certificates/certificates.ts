import { randomInt } from 'node:crypto';
import { isId } from '@fasih/school/basics/ids';
import { CODE_ALPHABET, CODE_LENGTH } from '@fasih/school/learning/reports/rules';
import { type Reach, reachOf } from '@fasih/school/people/guardians/guardian';
import { sql } from 'kysely';
import { isReached } from '../../people/guardians/reach.ts';
import type { Config } from '../../platform/config.ts';
import { orNull, select, tableAs } from '../../platform/db/sql.ts';
import { build, type Params, type RowOf, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { Person } from '../../platform/http/call.ts';
import type { PrintedCertificate } from './certificate-data.ts';

/**
 * A random code with 31^12 possibilities from the system's random source, so that codes cannot be guessed.
 */
export function freshCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('');
}

type NewCertificate = {
  code: string;
  enrolmentId: string;
  learnerName: string;
  publicName: string;
  courseName: string;
  level: string | null;
  score: number;
  attended: number;
  now: Date;
};

const insert = statement((certificate: Params<NewCertificate>) =>
  build
    .insertInto('certificate')
    .values({
      code: certificate.code,
      enrolment_id: certificate.enrolmentId,
      learner_name: certificate.learnerName,
      public_name: certificate.publicName,
      course_name: certificate.courseName,
      level: certificate.level,
      score: certificate.score,
      meetings_attended: certificate.attended,
      issued_at: certificate.now,
    })
    .onConflict((on) => on.column('enrolment_id').where('revoked_at', 'is', null).doNothing())
    .returning('id'),
);

/** Inserts a certificate with all its facts frozen. Null if a valid one exists. */
export async function insertCertificate(db: Queryable, certificate: NewCertificate): Promise<string | null> {
  const row = await insert.first(db, certificate);
  return row?.id ?? null;
}

const certificate = tableAs('certificate', 'certificate');
const enrolment = tableAs('enrolment', 'enrolment');
const learner = tableAs('learner', 'learner');
const report = tableAs('report', 'report');
const writer = tableAs('account', 'writer');
const member = tableAs('class_member', 'member');
const schoolClass = tableAs('school_class', 'school_class');

type Reader = Reach & { certificateId: string; role: Person['role'] };

const selectFor = statement(({ certificateId, role, accountId, shared }: Params<Reader>) =>
  select(
    [
      certificate.id.as('id'),
      certificate.code.as('code'),
      certificate.enrolment_id.as('enrolmentId'),
      certificate.learner_name.as('learnerName'),
      certificate.course_name.as('courseName'),
      certificate.level.as('level'),
      certificate.score.as('score'),
      certificate.meetings_attended.as('attended'),
      enrolment.meetings.as('bought'),
      orNull(writer.name).as('teacherName'),
      certificate.issued_at.as('issuedAt'),
      certificate.revoked_at.as('revokedAt'),
    ],
    sql`from ${certificate} join ${enrolment} on ${enrolment.id} = ${certificate.enrolment_id}
      join ${learner} on ${learner.id} = ${enrolment.learner_id}
        left join ${report} on ${report.enrolment_id} = ${enrolment.id} left join ${writer} on ${writer.id} = ${report.written_by}
      where ${certificate.id} = ${certificateId} and ${learner.erased_at} is null and case ${role}::text
        when 'admin' then true
        when 'student' then ${isReached(learner, { accountId, shared })}
        when 'teacher' then exists (
          select from ${member} join ${schoolClass} on ${schoolClass.id} = ${member.class_id}
          where ${member.enrolment_id} = ${enrolment.id} and ${schoolClass.teacher_id} = ${accountId}
        )
        else false end`,
  ),
);

/** A certificate if the person is the learner's family, the class's teacher or an admin; else null. */
export async function certificateFor(
  db: Queryable,
  certificateId: string,
  person: Person,
): Promise<PrintedCertificate | null> {
  return isId(certificateId)
    ? selectFor.first(db, { certificateId, role: person.role, ...reachOf(person, 'look') })
    : null;
}

const selectByCode = statement(({ code }: Params<{ code: string }>) =>
  select(
    [
      certificate.code.as('code'),
      certificate.public_name.as('publicName'),
      certificate.course_name.as('courseName'),
      certificate.level.as('level'),
      certificate.issued_at.as('issuedAt'),
      certificate.revoked_at.as('revokedAt'),
    ],
    sql`from ${certificate} join ${enrolment} on ${enrolment.id} = ${certificate.enrolment_id}
      join ${learner} on ${learner.id} = ${enrolment.learner_id}
      where ${certificate.code} = ${code} and ${learner.erased_at} is null`,
  ),
);

export type ProvenCertificate = RowOf<typeof selectByCode>;

/** The public facts of a certificate; null for an erased learner. */
export function certificateByCode(db: Queryable, code: string): Promise<ProvenCertificate | null> {
  return selectByCode.first(db, { code });
}

type Revocation = { by: string; reason: string; now: Date };

const revoke = statement(
  ({ certificateId, by, reason, now }: Params<Revocation & { certificateId: string }>) =>
    build
      .updateTable('certificate')
      .set({ revoked_at: now, revoked_by: by, revoke_reason: reason })
      .where('id', '=', certificateId)
      .where('revoked_at', 'is', null),
);

/** Revokes a valid certificate; false if it was revoked already. */
export async function markRevoked(
  db: Queryable,
  certificateId: string,
  revocation: Revocation,
): Promise<boolean> {
  return (await revoke.run(db, { certificateId, ...revocation })) === 1;
}

const lock = statement(({ certificateId }: Params<{ certificateId: string }>) =>
  build.selectFrom('certificate').select('id').where('id', '=', certificateId).forNoKeyUpdate(),
);

/** Holds a certificate until the transaction ends. */
export async function lockCertificate(db: Queryable, certificateId: string): Promise<void> {
  await lock.run(db, { certificateId });
}

/** Address of the public page that verifies a certificate. */
export function verifyUrl(code: string, config: Pick<Config, 'appUrl'>): string {
  return `${config.appUrl}/certificates/verify/${code}`;
}
