import { DAY, later } from '@fasih/school/basics/instants';
import QRCode from 'qrcode';
import { describe, expect, it } from 'vitest';
import { holdAfter } from '../../../test/barrier.ts';
import { aLearningSchool, type Course, type LearningSchool } from '../../../test/learning-school.ts';
import { noticeKindsTo } from '../../../test/notices.ts';
import { readPdf } from '../../../test/pdf-text.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';
import { freshCode } from '../certificates/certificates.ts';
import { qrOf } from '../certificates/send-certificate.ts';
import { forgetReports } from './jobs.ts';

const school = shared(aLearningSchool);

const reportOf = (course: Course) => `/enrolments/${course.family.enrolmentId}/report`;
const scoreOf = (course: Course, number: number) =>
  `/enrolments/${course.family.enrolmentId}/scores/${number}`;
const score = (course: Course, number: number, body: object, who = course.teacher as { token: string }) =>
  school.ask('PUT', scoreOf(course, number), who, body);
const write = (course: Course, body: object = { summary: 'Sekar tekun dan berani.' }) =>
  school.ask('PUT', reportOf(course), course.teacher, body);
const publish = (course: Course, who: { token: string } = course.teacher) =>
  school.ask('POST', `${reportOf(course)}/publish`, who);
const verify = (code: string) => school.ask('GET', `/certificates/verify/${code}`, null);
const noticesOf = ({ family }: Course) => noticeKindsTo(school.app, family, 'report', 'certificate');
/** Text extraction splits lines where digits meet letters, so white space is ignored. */
const tight = (text: string) => text.replace(/\s/g, '');
/** A finished short course: all ten meetings held, the final test scored 86, a report written. */
async function finished(learner: Parameters<LearningSchool['course']>[0] = {}): Promise<Course> {
  const course = await school.course({ package: 'special-course', ...learner });
  await school.holds(course, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
  await score(course, 10, { score: 86 });
  await write(course);
  return course;
}

describe('the level on a certificate', () => {
  it('is printed only once a person has confirmed it', async () => {
    const levels: (string | null)[] = [];
    const proposed: boolean[] = [];
    for (const state of ['proposed', 'confirmed']) {
      const course = await finished();
      await school.app.pool.query(
        `update enrolment set level_state = $2, level_waits_since = case when $2 = 'proposed' then opened_at end where id = $1`,
        [course.family.enrolmentId, state],
      );
      levels.push((await publish(course)).body.certificates[0].level);
      const { body } = await school.ask('GET', reportOf(course), course.family);
      expect(body.level).toBe('Kids Beginner');
      proposed.push(body.levelProposed);
    }
    expect(levels).toEqual([null, 'Kids Beginner']);
    // The report shows it before, marked as proposed.
    expect(proposed).toEqual([true, false]);
  });
});

describe('the score of a test', () => {
  it('lets the learner mark attendance at the same moment', async () => {
    const course = await school.course({ package: 'special-course' });
    const { id, start } = course.meeting(5);
    school.app.clock.set(start);
    await school.ask('POST', `/meetings/${id}/check-in`, course.teacher, {});
    let isGiven = false;
    let marked: { status: number; before: boolean } | undefined;
    const held = holdAfter(school.app.services.pool, /from "enrolment".*for (no key )?update/s, async () => {
      const path = `/meetings/${id}/attendance/${course.family.learnerId}`;
      const { status } = await school.ask('PUT', path, course.family, {});
      marked = { status, before: !isGiven };
    });
    const given = await score(course, 5, { score: 80 });
    isGiven = true;
    expect([given.status, await held.done(), marked]).toEqual([200, [], { status: 200, before: true }]);
  });

  it('is given from the start of its meeting, visible to the family at once, and changed by version', async () => {
    const course = await school.course({ package: 'special-course' });
    school.app.clock.set(later(course.meeting(5).start, -1));
    expect((await score(course, 5, { score: 80 })).body.code).toBe('reports.notBegun');
    school.app.clock.set(course.meeting(5).start);
    const given = await score(course, 5, { score: 80, note: 'Bagus' });
    expect(given.status).toBe(200);
    const { body } = await school.ask('GET', reportOf(course), course.family);
    expect(body.tests).toMatchObject([
      { number: 5, kind: 'test', state: 'scored', score: 80, note: 'Bagus', version: 1 },
      { number: 10, kind: 'final', state: 'toCome', score: null, version: null },
    ]);
    expect((await score(course, 5, { score: 90 })).body.code).toBe('common.stale');
    expect((await score(course, 5, { score: 90, version: 2 })).body.code).toBe('common.stale');
    const change = { score: 90, version: 1, reason: 'Salah hitung' };
    expect((await score(course, 5, change)).body.tests[0]).toMatchObject({ score: 90, version: 2 });
    expect((await score(course, 10, { score: 90, version: 1 })).body.code).toBe('reports.notBegun');
    const { rows } = await school.app.pool.query(
      `select before->>'score' as was, after->>'score' as is from audit_log where action in ('score.given', 'score.changed')
       and target_id = $1 order by id`,
      [course.family.enrolmentId],
    );
    expect(rows).toEqual([
      { was: null, is: '80' },
      { was: '80', is: '90' },
    ]);
  });

  it('changes only with a reason, which family and audit log keep, even after a new note', async () => {
    const course = await school.course({ package: 'special-course' });
    school.app.clock.set(course.meeting(5).start);
    await score(course, 5, { score: 80, reason: 'yang pertama tidak perlu alasan' });
    for (const reason of [undefined, '   ']) {
      const refused = await score(course, 5, { score: 90, version: 1, reason });
      expect([refused.status, refused.body.code]).toEqual([409, 'reports.reasonNeeded']);
      expect(Object.keys(refused.body.fields)).toEqual(['reason']);
    }
    const test = async () => (await school.ask('GET', reportOf(course), course.family)).body.tests[0];
    expect(await test()).toMatchObject({ score: 80, changeReason: null });
    await score(course, 5, { score: 90, version: 1, reason: 'Bagian tulis belum dihitung' });
    expect(await test()).toMatchObject({ score: 90, changeReason: 'Bagian tulis belum dihitung' });
    expect((await score(course, 5, { score: 90, version: 2, note: 'Bagus' })).status).toBe(200);
    expect(await test()).toMatchObject({ note: 'Bagus', changeReason: 'Bagian tulis belum dihitung' });
    const { rows } = await school.app.pool.query(
      `select action, reason from audit_log where action like 'score.%' and target_id = $1 order by id`,
      [course.family.enrolmentId],
    );
    expect(rows).toEqual([
      { action: 'score.given', reason: null },
      { action: 'score.changed', reason: 'Bagian tulis belum dihitung' },
      { action: 'score.given', reason: null },
    ]);
  });

  it('given by two teachers at once: one of them is told that it changed', async () => {
    const course = await school.course({ package: 'special-course' });
    school.app.clock.set(course.meeting(5).start);
    const both = await Promise.all([score(course, 5, { score: 70 }), score(course, 5, { score: 75 })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('belongs to meetings 10 and 20 of a long course, 5 and 10 of a short one', async () => {
    const long = await school.course({ package: 'general-english-kids' });
    const { body } = await school.ask('GET', reportOf(long), long.family);
    expect(body.tests.map(({ number, kind }: { number: number; kind: string }) => [number, kind])).toEqual([
      [10, 'test'],
      [20, 'final'],
    ]);
    school.app.clock.set(long.meeting(5).start);
    for (const number of [5, 11, 21, 0]) expect((await score(long, number, { score: 80 })).status).toBe(404);
    for (const wrong of [101, -1, 70.5, '80', null]) {
      expect((await score(long, 10, { score: wrong })).status).toBe(400);
    }
  });

  it('by area has only the test’s criteria, and adds up', async () => {
    const course = await school.course({ package: 'special-course' });
    school.app.clock.set(course.meeting(5).start);
    const { body } = await school.ask('GET', reportOf(course), course.teacher);
    const { criteria } = body.tests[0];
    expect(criteria.reduce((sum: number, { points }: { points: number }) => sum + points, 0)).toBe(100);
    const [first, second] = criteria;
    const over = await score(course, 5, {
      score: first.points + 1,
      parts: { [first.slug]: first.points + 1 },
    });
    expect([over.status, Object.keys(over.body.fields)]).toEqual([400, [`parts.${first.slug}`]]);
    const strange = await score(course, 5, { score: 5, parts: { handwriting: 5 } });
    expect([strange.status, Object.keys(strange.body.fields)]).toEqual([400, ['parts.handwriting']]);
    const parts = { [first.slug]: 10, [second.slug]: 12 };
    const wrongSum = await score(course, 5, { score: 23, parts });
    expect([wrongSum.status, Object.keys(wrongSum.body.fields)]).toEqual([400, ['score']]);
    expect((await score(course, 5, { score: 22, parts })).body.tests[0]).toMatchObject({ score: 22, parts });
  });

  it('does not exist for a forfeited test, in both languages', async () => {
    const course = await school.course({ package: 'special-course' });
    await school.misses(course, 5);
    const { body } = await school.ask('GET', reportOf(course), course.family);
    expect(body.tests[0]).toMatchObject({ state: 'notTaken', score: null });
    const refused = await score(course, 5, { score: 80 });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Tes ini tidak diikuti, jadi tidak bisa dinilai.',
    ]);
    const english = await school.ask('PUT', scoreOf(course, 5), course.teacher, { score: 80 }, 'en');
    expect(english.body.message).toBe('This test was not taken, so it cannot be scored.');
  });
});

describe('a report', () => {
  it('is a draft hidden from the family until it is published and they are notified once', async () => {
    const course = await school.course({ package: 'special-course' });
    expect((await publish(course)).body.code).toBe('reports.nothingWritten');
    const written = await write(course, {
      summary: ' Sekar tekun. ',
      strengths: 'Berani',
      nextSteps: 'Membaca',
    });
    expect(written.body.report).toMatchObject({ summary: 'Sekar tekun.', publishedAt: null, version: 1 });
    expect((await school.ask('GET', reportOf(course), course.family)).body.report).toBeNull();
    expect((await write(course, { summary: 'Lain' })).body.code).toBe('common.stale');
    const published = await publish(course);
    expect(published.body).toMatchObject({ certificateNeeds: 'finalScore', certificates: [] });
    await publish(course);
    expect(await noticesOf(course)).toEqual(['report.ready']);
    expect((await school.ask('GET', reportOf(course), course.family)).body).toMatchObject({
      report: { summary: 'Sekar tekun.', strengths: 'Berani', nextSteps: 'Membaca' },
      mayWrite: false,
    });
    await write(course, { summary: 'Sekar sangat tekun.', version: 1 });
    expect((await school.ask('GET', reportOf(course), course.family)).body.report.summary).toBe(
      'Sekar sangat tekun.',
    );
  });

  it('is for the family, the class and the school: others get 404, other roles 403', async () => {
    const course = await school.course({ package: 'special-course' });
    const other = await school.course({ package: 'special-course' });
    const finance = await signedInAccount(school.app, 'finance');
    for (const who of [other.family, other.teacher]) {
      const answer = await school.ask('GET', reportOf(course), who);
      expect([answer.status, answer.body.code]).toEqual([404, 'reports.notFound']);
    }
    expect((await school.ask('GET', reportOf(course), finance)).status).toBe(403);
    expect((await school.ask('GET', reportOf(course), school.admin)).status).toBe(200);
    expect((await score(course, 5, { score: 80 }, other.teacher)).status).toBe(404);
    expect((await score(course, 5, { score: 80 }, course.family)).status).toBe(403);
    expect((await score(course, 5, { score: 80 }, school.admin)).status).toBe(403);
    expect((await school.ask('PUT', reportOf(course), other.teacher, { summary: 'x' })).status).toBe(404);
    expect((await school.ask('PUT', reportOf(course), course.family, { summary: 'x' })).status).toBe(403);
    expect((await publish(course, other.teacher)).status).toBe(404);
    expect((await publish(course, course.family)).status).toBe(403);
    expect((await school.ask('GET', '/enrolments/none/report', course.family)).status).toBe(404);
  });

  it('is listed for every course of the family, optionally of one learner', async () => {
    const course = await school.course({ package: 'special-course' });
    const { body } = await school.ask('GET', '/my-reports', course.family);
    expect([body.total, body.data[0].enrolmentId]).toEqual([1, course.family.enrolmentId]);
    const ask = (id: string) => school.ask('GET', `/my-reports?learnerId=${id}`, course.family);
    expect((await ask(course.family.learnerId)).body.total).toBe(1);
    const other = await school.course({ package: 'special-course' });
    // As in the other lists, whom the account has not is not found; a learner without a course has no reports.
    for (const id of [other.family.learnerId, 'none'])
      expect([(await ask(id)).status, (await ask(id)).body.code]).toEqual([404, 'learners.notFound']);
    const { rows } = await school.app.pool.query<{ id: string }>(
      `insert into learner (id, account_id, kind, relation, name, birth_date)
       select gen_random_uuid(), account_id, kind, relation, 'Adik', birth_date from learner where id = $1 returning id`,
      [course.family.learnerId],
    );
    expect((await ask(rows[0]?.id ?? '')).body.total).toBe(0);
    expect((await school.ask('GET', '/my-reports', course.teacher)).status).toBe(403);
  });
});

describe('a certificate', () => {
  it('is issued with the report once the final test is scored and its meeting is over', async () => {
    const course = await school.course({ package: 'special-course', name: 'Budi Santoso' });
    await school.holds(course, 1, 2, 3, 4, 5, 6, 7, 8, 9);
    await write(course);
    expect((await publish(course)).body.certificateNeeds).toBe('finalScore');
    school.app.clock.set(course.meeting(10).start);
    await score(course, 10, { score: 86 });
    expect((await publish(course)).body.certificateNeeds).toBe('finalMeeting');
    await school.holds(course, 10);
    const scored = await school.ask('GET', reportOf(course), course.family);
    expect(scored.body).toMatchObject({ certificateNeeds: 'publishing', certificates: [] });
    const [first, second] = await Promise.all([publish(course), publish(course)]);
    expect([first.status, second.status]).toEqual([200, 200]);
    const { body } = await school.ask('GET', reportOf(course), course.family);
    expect(body.certificateNeeds).toBeNull();
    expect(body.certificates).toHaveLength(1);
    expect(body.certificates[0]).toMatchObject({
      code: expect.stringMatching(/^([A-HJKMNP-Z2-9]{4}-){2}[A-HJKMNP-Z2-9]{4}$/),
      learnerName: 'Budi Santoso',
      courseName: 'Special Course',
      level: 'Kids Beginner',
      score: 86,
      revokedAt: null,
    });
    expect(await noticesOf(course)).toEqual(['report.ready', 'certificate.ready']);
    const late = await score(course, 10, { score: 99, version: 1 });
    expect([late.status, late.body.code]).toEqual([409, 'reports.certified']);
  });

  it('prints as one landscape page with name, course, score, code and verification address', async () => {
    const course = await finished({ name: 'Budi Santoso' });
    await publish(course);
    const { body } = await school.ask('GET', reportOf(course), course.family);
    const [certificate] = body.certificates;
    const printed = await school.bytes(certificate.path, course.family);
    expect(printed.headers['content-type']).toBe('application/pdf');
    const pdf = await readPdf(printed.body);
    expect([pdf.pages.length, pdf.language]).toEqual([1, 'id']);
    expect([pdf.tagged, pdf.loose]).toEqual([true, 0]);
    const parts = pdf.structure[0]?.[0]?.parts ?? [];
    expect(parts.find(({ role }) => role === 'H1')?.text).toBe('SERTIFIKAT');
    expect(parts.find(({ role }) => role === 'Figure')?.alt).toContain('/certificates/verify/');
    expect(parts.filter(({ lang }) => lang === 'en').map(({ text }) => text)).toContain('Certificate');
    expect(printed.body.toString('latin1')).toMatch(/\/MediaBox \[0 0 841\.89\d* 595\.2\d*\]/);
    for (const part of [
      'SERTIFIKAT',
      'Certificate',
      'Budi Santoso',
      'Special Course',
      'Level Kids Beginner',
      'Hadir di 10 dari 10 pertemuan',
      'Final Test score 86 out of 100',
      certificate.code,
      `127.0.0.1:3000/certificates/verify/${certificate.code.replaceAll('-', '')}`,
    ]) {
      expect(tight(pdf.text)).toContain(tight(part));
    }
    const english = await school.bytes(certificate.path, course.teacher, { 'accept-language': 'en' });
    expect((await readPdf(english.body)).text).toContain('CERTIFICATE');
    const other = await school.course({ package: 'special-course' });
    for (const who of [other.family, other.teacher]) {
      expect((await school.bytes(certificate.path, who)).status).toBe(404);
    }
    const finance = await signedInAccount(school.app, 'finance');
    expect((await school.bytes(certificate.path, finance)).status).toBe(403);
  });

  it('is verified in public by its code: a minor by initials, an adult by name, and nothing else', async () => {
    const child = await finished({ name: 'Sekar Ayu' });
    await publish(child);
    const code: string = (await school.ask('GET', reportOf(child), child.family)).body.certificates[0].code;
    const proof = {
      state: 'valid',
      code,
      name: 'S. A.',
      course: 'Special Course',
      level: 'Kids Beginner',
      issuedOn: '2026-12-03',
    };
    expect((await verify(code)).body).toEqual(proof);
    expect((await verify(code.toLowerCase().replaceAll('-', ''))).body).toEqual(proof);
    for (const wrong of ['ABCDEFGHJKMN', 'none', '%27%20or%201=1']) {
      const answer = await verify(wrong);
      expect([answer.status, answer.body]).toEqual([200, { state: 'unknown' }]);
    }
    const adult = await finished({ name: 'Rina Wijaya', birthDate: '1990-03-01', level: 'Adult Beginner' });
    await publish(adult);
    const grown = (await school.ask('GET', reportOf(adult), adult.family)).body.certificates[0].code;
    expect((await verify(grown)).body).toMatchObject({ state: 'valid', name: 'Rina Wijaya' });
  });

  it('shows everywhere that an admin revoked it, and only an admin issues another', async () => {
    const course = await finished();
    await publish(course);
    const [certificate] = (await school.ask('GET', reportOf(course), course.family)).body.certificates;
    const revoke = (who: { token: string }, body: object) =>
      school.ask('POST', `/certificates/${certificate.id}/revoke`, who, body);
    expect((await revoke(course.teacher, { reason: 'x' })).status).toBe(403);
    expect((await revoke(school.admin, { reason: '  ' })).status).toBe(400);
    const revoked = await revoke(school.admin, { reason: 'Nama keliru' });
    expect(revoked.body).toMatchObject({
      certificateNeeds: 'school',
      certificates: [{ id: certificate.id, revokeReason: 'Nama keliru' }],
    });
    expect((await revoke(school.admin, { reason: 'lagi' })).body.code).toBe('reports.alreadyRevoked');
    expect((await verify(certificate.code)).body).toMatchObject({ state: 'revoked' });
    expect(JSON.stringify((await verify(certificate.code)).body)).not.toContain('Nama keliru');
    const printed = await school.bytes(certificate.path, course.family);
    expect((await readPdf(printed.body)).text).toContain('DICABUT');
    expect((await publish(course)).body.certificates).toHaveLength(1);
    const again = await publish(course, school.admin);
    expect(again.body.certificates).toHaveLength(2);
    expect(
      again.body.certificates.filter(({ revokedAt }: { revokedAt: unknown }) => !revokedAt),
    ).toHaveLength(1);
  });

  it('revoked by two admins at once is revoked once, with the reason of the first', async () => {
    const course = await finished();
    await publish(course);
    const [certificate] = (await school.ask('GET', reportOf(course), course.family)).body.certificates;
    const answers = await Promise.all(
      ['Nama keliru', 'Nilai keliru'].map((reason) =>
        school.ask('POST', `/certificates/${certificate.id}/revoke`, school.admin, { reason }),
      ),
    );
    expect(answers.map(({ status, body }) => body.code ?? status).sort()).toEqual([
      200,
      'reports.alreadyRevoked',
    ]);
    const [revoked] = answers.flatMap(({ body }) => body.certificates ?? []);
    const { rows } = await school.app.pool.query(
      `select reason from audit_log where action = 'certificate.revoked' and target_id = $1`,
      [certificate.id],
    );
    expect(rows).toEqual([{ reason: revoked.revokeReason }]);
  });

  it('published by two admins at once after a revocation is issued anew once', async () => {
    const course = await finished();
    await publish(course);
    const [certificate] = (await school.ask('GET', reportOf(course), course.family)).body.certificates;
    await school.ask('POST', `/certificates/${certificate.id}/revoke`, school.admin, {
      reason: 'Nama keliru',
    });
    school.app.clock.set(later(school.app.clock.now(), DAY));
    await Promise.all([publish(course, school.admin), publish(course, school.admin)]);
    const { body } = await school.ask('GET', reportOf(course), course.family);
    expect(
      body.certificates.map(({ revokedAt }: { revokedAt: string | null }) => revokedAt === null),
    ).toEqual([true, false]);
    expect(await noticesOf(course)).toEqual(['report.ready', 'certificate.ready', 'certificate.ready']);
  });

  it('of nobody, or with an id that is none, is not found', async () => {
    for (const id of ['none', '00000000-0000-4000-8000-000000000000']) {
      const revoked = await school.ask('POST', `/certificates/${id}/revoke`, school.admin, { reason: 'x' });
      expect([revoked.status, revoked.body.code]).toEqual([404, 'reports.noCertificate']);
    }
  });

  it('is never issued without the final test', async () => {
    const course = await school.course({ package: 'special-course' });
    await school.holds(course, 1, 2, 3, 4, 5, 6, 7, 8, 9);
    await school.misses(course, 10);
    await write(course);
    expect((await publish(course)).body).toMatchObject({ certificateNeeds: 'notTaken', certificates: [] });
  });

  it('is deleted when a child’s data is erased', async () => {
    const course = await finished();
    await publish(course);
    const [certificate] = (await school.ask('GET', reportOf(course), course.family)).body.certificates;
    await school.app.pool.query(`update learner set erased_at = $2, name = '' where id = $1`, [
      course.family.learnerId,
      later(school.app.clock.now(), 30 * DAY),
    ]);
    expect((await verify(certificate.code)).body).toEqual({ state: 'unknown' });
    expect((await school.bytes(certificate.path, course.family)).status).toBe(404);
    expect(await forgetReports.run(school.app.services)).toBe(3);
    expect(await forgetReports.run(school.app.services)).toBe(0);
  });
});

describe('the code of a certificate', () => {
  it('never repeats and uses its whole alphabet', () => {
    const codes = Array.from({ length: 2000 }, freshCode);
    expect(new Set(codes).size).toBe(2000);
    expect(new Set(codes.join('')).size).toBe(31);
    for (const code of codes) expect(code).toMatch(/^[A-HJKMNP-Z2-9]{12}$/);
  });

  it('is in the QR code, module by module', () => {
    const url = 'https://fasih.example/certificates/verify/ABCDEFGHJKMN';
    const { size, path } = qrOf(url);
    const { modules } = QRCode.create(url, { errorCorrectionLevel: 'Q' });
    const dark = new Set([...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`));
    expect(size).toBe(modules.size);
    const drawn = Array.from(modules.data, (_, n) =>
      dark.has(`${n % size} ${Math.floor(n / size)}`) ? 1 : 0,
    );
    expect(drawn).toEqual([...modules.data]);
  });
});
