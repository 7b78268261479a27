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

const k = tableAs('certificate', 'k');
const e = tableAs('enrolment', 'e');
const l = tableAs('learner', 'l');
const r = tableAs('report', 'r');
const a = tableAs('account', 'a');
const cm = tableAs('class_member', 'cm');
const c = tableAs('school_class', 'c');

type Reader = Reach & { certificateId: string; role: Person['role'] };

const selectFor = statement(({ certificateId, role, accountId, shared }: Params<Reader>) =>
  select(
    [
      k.id.as('id'),
      k.code.as('code'),
      k.enrolment_id.as('enrolmentId'),
      k.learner_name.as('learnerName'),
      k.course_name.as('courseName'),
      k.level.as('level'),
      k.score.as('score'),
      k.meetings_attended.as('attended'),
      e.meetings.as('bought'),
      orNull(a.name).as('teacherName'),
      k.issued_at.as('issuedAt'),
      k.revoked_at.as('revokedAt'),
    ],
    sql`from ${k} join ${e} on ${e.id} = ${k.enrolment_id} join ${l} on ${l.id} = ${e.learner_id}
        left join ${r} on ${r.enrolment_id} = ${e.id} left join ${a} on ${a.id} = ${r.written_by}
      where ${k.id} = ${certificateId} and ${l.erased_at} is null and case ${role}::text
        when 'admin' then true
        when 'student' then ${isReached(l, { accountId, shared })}
        when 'teacher' then exists (
          select from ${cm} join ${c} on ${c.id} = ${cm.class_id}
          where ${cm.enrolment_id} = ${e.id} and ${c.teacher_id} = ${accountId}
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
      k.code.as('code'),
      k.public_name.as('publicName'),
      k.course_name.as('courseName'),
      k.level.as('level'),
      k.issued_at.as('issuedAt'),
      k.revoked_at.as('revokedAt'),
    ],
    sql`from ${k} join ${e} on ${e.id} = ${k.enrolment_id} join ${l} on ${l.id} = ${e.learner_id}
      where ${k.code} = ${code} and ${l.erased_at} is null`,
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
