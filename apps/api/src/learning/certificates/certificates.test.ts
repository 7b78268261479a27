import { DAY, HOUR, later, SECOND } from '@fasih/school/basics/instants';
import { describe, expect, it } from 'vitest';
import { holdAfter } from '../../../test/barrier.ts';
import { aLearningSchool, type Course, type LearningSchool } from '../../../test/learning-school.ts';
import { aTeacher } from '../../../test/open-classes.ts';
import { readPdf } from '../../../test/pdf-text.ts';
import { shared } from '../../../test/shared.ts';
import type { Answer } from '../../../test/start-test-app.ts';
import { resultOf } from '../../../test/start-test-app.ts';

const school = shared(aLearningSchool);

type Someone = { token: string };
const pathOf = ({ family }: Course) => `/enrolments/${family.enrolmentId}`;
const score = (course: Course, body: object) =>
  school.ask('PUT', `${pathOf(course)}/scores/10`, course.teacher, body);
const publish = (course: Course, who: Someone = course.teacher) =>
  school.ask('POST', `${pathOf(course)}/report/publish`, who);
const reportFor = (course: Course, who: Someone) => school.ask('GET', `${pathOf(course)}/report`, who);
const verify = async (code: string) => (await school.ask('GET', `/certificates/verify/${code}`, null)).body;

/** A short course with its Final Test held and scored 86 and a report written: publishing issues the certificate. */
async function ready(learner: Parameters<LearningSchool['course']>[0] = {}): Promise<Course> {
  const course = await school.course({ package: 'special-course', ...learner });
  await school.holds(course, 10);
  await score(course, { score: 86 });
  await school.ask('PUT', `${pathOf(course)}/report`, course.teacher, { summary: 'Tekun dan berani.' });
  return course;
}

/** `ready`, with the certificate issued. */
async function certified(learner: Parameters<LearningSchool['course']>[0] = {}) {
  const course = await ready(learner);
  const [certificate] = (await publish(course)).body.certificates;
  return { course, certificate };
}

describe('what a certificate says', () => {
  it('stays as it was issued when learner, level and package are changed later', async () => {
    const { course, certificate } = await certified({
      name: 'Budi Santoso',
      birthDate: '1990-03-01',
      level: 'Adult Beginner',
    });
    const proof = await verify(certificate.code);
    expect(proof).toMatchObject({ state: 'valid', name: 'Budi Santoso', level: 'Adult Beginner' });
    const { learnerId, enrolmentId } = course.family;
    await school.app.pool.query(`update learner set name = 'Bambang Susilo' where id = $1`, [learnerId]);
    await school.app.pool.query(`update enrolment set level = 'Adult Advanced' where id = $1`, [enrolmentId]);
    await school.app.pool.query(`update package set name = 'Kursus Kilat' where slug = 'special-course'`);
    expect(await verify(certificate.code)).toEqual(proof);
    const { body } = await reportFor(course, course.family);
    expect(body.certificates).toEqual([certificate]);
    // The report itself follows the learner.
    expect([body.learner.name, body.level]).toEqual(['Bambang Susilo', 'Adult Advanced']);
    const { text } = await readPdf((await school.bytes(certificate.path, course.family)).body);
    expect(text).toContain('Budi Santoso');
    expect(text).not.toContain('Bambang');
    await school.app.pool.query(`update package set name = 'Special Course' where slug = 'special-course'`);
  });

  it.each([
    // The day of issue in Jakarta is 3 December 2026.
    ['2008-12-03', 'Rina Wijaya'],
    ['2008-12-04', 'R. W.'],
  ])(
    'names a learner born on %s in public as %s, by the age on the school’s day of issue',
    async (birthDate, name) => {
      const level = 'Teen Beginner';
      const { course, certificate } = await certified({
        name: 'Rina Wijaya',
        birthDate: '2010-06-01',
        level,
      });
      // Born so that only the day of issue decides; the certificate is issued again for it.
      await school.app.pool.query('update learner set birth_date = $2 where id = $1', [
        course.family.learnerId,
        birthDate,
      ]);
      const body = { reason: 'Tanggal lahir keliru' };
      await school.ask('POST', `/certificates/${certificate.id}/revoke`, school.admin, body);
      school.app.clock.set(later(school.app.clock.now(), SECOND));
      const [issued] = (await publish(course, school.admin)).body.certificates;
      expect(await verify(issued.code)).toMatchObject({ state: 'valid', name, issuedOn: '2026-12-03' });
      // A minor who comes of age later keeps the initials on it.
      await school.app.pool.query(`update learner set birth_date = '1990-01-01' where id = $1`, [
        course.family.learnerId,
      ]);
      expect((await verify(issued.code)).name).toBe(name);
      expect((await verify(certificate.code)).state).toBe('revoked');
    },
  );

  it('counts the meetings attended, not the forfeited ones', async () => {
    const course = await school.course({ package: 'special-course' });
    await school.holds(course, 1, 2);
    await school.misses(course, 3);
    await school.holds(course, 10);
    await score(course, { score: 40 });
    await school.ask('PUT', `${pathOf(course)}/report`, course.teacher, { summary: 'Cukup.' });
    const [certificate] = (await publish(course)).body.certificates;
    const { text } = await readPdf((await school.bytes(certificate.path, course.family)).body);
    expect(text.replace(/\s+/g, ' ')).toContain('Hadir di 3 dari 10 pertemuan');
  });
});

describe('who may open a certificate', () => {
  it('is the class’s teacher of today: who gave the class away no longer may', async () => {
    const { course, certificate } = await certified();
    const successor = await aTeacher(school.app);
    expect((await school.bytes(certificate.path, course.teacher)).status).toBe(200);
    expect((await school.bytes(certificate.path, successor)).status).toBe(404);
    await school.app.pool.query('update school_class set teacher_id = $2 where id = $1', [
      course.classId,
      successor.accountId,
    ]);
    expect((await school.bytes(certificate.path, course.teacher)).status).toBe(404);
    expect((await school.bytes(certificate.path, successor)).status).toBe(200);
    // The Final Test that the former teacher held stays theirs to score for seven days, and nothing else.
    const { body } = await reportFor(course, course.teacher);
    expect(body).toMatchObject({ tests: [{ number: 10 }], report: null, certificates: [], mayWrite: false });
    const end = later(course.meeting(10).start, HOUR);
    school.app.clock.set(later(end, 7 * DAY - 1));
    expect((await reportFor(course, course.teacher)).status).toBe(200);
    school.app.clock.set(later(end, 7 * DAY));
    expect(resultOf(await reportFor(course, course.teacher))).toBe('404 reports.notFound');
  });

  it('is said the same way for an id that is none, an unknown one and a stranger’s', async () => {
    const { certificate } = await certified();
    const stranger = await school.course({ package: 'special-course' });
    for (const id of ['none', '0190a000-0000-7000-8000-000000000000', certificate.id]) {
      const [own, english] = await Promise.all(
        (['id', 'en'] as const).map((lang) =>
          school.ask('GET', `/certificates/${id}/pdf`, stranger.family, undefined, lang),
        ),
      );
      expect([own, english].map((one) => one && resultOf(one))).toEqual(
        Array(2).fill('404 reports.noCertificate'),
      );
      expect(own?.body.message).not.toBe(english?.body.message);
      expect(JSON.stringify(own?.body)).not.toContain('Sekar');
    }
  });
});

describe('at the same instant', () => {
  it('publishing and correcting the final score: the certificate prints the current score', async () => {
    const course = await ready();
    let late: Promise<Answer> | undefined;
    // Publishing holds the course; the correction waits for it.
    const held = holdAfter(school.app.pool, /insert into "certificate"/, () => {
      late = score(course, { score: 91, version: 1, reason: 'Salah hitung' });
      return late;
    });
    const published = await publish(course);
    await held.done();
    expect(resultOf((await late) as Answer)).toBe('409 reports.certified');
    expect(published.body.certificates).toMatchObject([{ score: 86 }]);
    const { body } = await reportFor(course, course.family);
    expect(body.tests.at(-1)).toMatchObject({ number: 10, score: 86, version: 1 });
  });

  it('the other way round: a corrected score is the one on the certificate', async () => {
    const course = await ready();
    let late: Promise<Answer> | undefined;
    const held = holdAfter(school.app.pool, /insert into "test_score"/, () => {
      late = publish(course);
      return late;
    });
    const changed = await score(course, { score: 91, version: 1, reason: 'Salah hitung' });
    await held.done();
    expect(changed.status).toBe(200);
    expect(((await late) as Answer).body.certificates).toMatchObject([{ score: 91 }]);
  });
});

describe('after a revocation', () => {
  it('the final score may be corrected again, and the next certificate carries it under a new code', async () => {
    const { course, certificate } = await certified();
    const change = { score: 92, version: 1, reason: 'Bagian lisan terlewat' };
    expect(resultOf(await score(course, change))).toBe('409 reports.certified');
    await school.ask('POST', `/certificates/${certificate.id}/revoke`, school.admin, {
      reason: 'Nilai keliru',
    });
    expect((await score(course, change)).status).toBe(200);
    school.app.clock.set(later(school.app.clock.now(), DAY));
    const { body } = await publish(course, school.admin);
    expect(body.certificates).toMatchObject([
      { score: 92, revokedAt: null },
      { score: 86, revokeReason: 'Nilai keliru' },
    ]);
    const [next] = body.certificates;
    expect(next.code).not.toBe(certificate.code);
    expect([(await verify(next.code)).state, (await verify(certificate.code)).state]).toEqual([
      'valid',
      'revoked',
    ]);
    // The earlier one stays readable to its family, marked as revoked.
    expect((await school.bytes(certificate.path, course.family)).status).toBe(200);
  });
});
