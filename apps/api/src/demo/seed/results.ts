import { HOUR, later } from '@fasih/school/basics/instants';
import { seededRandom } from '@fasih/school/basics/random';
import { publicName } from '@fasih/school/learning/reports/rules';
import type { PoolClient } from 'pg';
import { freshCode, insertCertificate } from '../../learning/certificates/certificates.ts';
import { type Course, criteriaOf } from '../../learning/materials/course-files.ts';
import { markPublished, saveReport, saveScore } from '../../learning/reports/write-store.ts';

type Tested = Course & {
  enrolmentId: string;
  number: number;
  bought: number;
  end: Date;
  teacherId: string;
  learnerName: string;
  birthDate: string | null;
  declaredAdult: boolean;
  courseName: string;
  level: string | null;
  attended: number;
};

const REPORT = {
  summary:
    'Menyelesaikan kursus dengan tekun. Kalimatnya kini lebih panjang dan lebih tepat daripada di awal.',
  strengths: 'Berani berbicara, cepat menangkap kosakata baru, dan selalu bertanya bila belum jelas.',
  nextSteps: 'Lanjutkan membaca cerita pendek setiap hari dan latih bentuk lampau dalam percakapan.',
};

/**
 * Seeds test scores and, for finished courses, report and certificate some hours after the meeting. The
 * latest final test lacks its report, so that its teacher has work.
 */
export async function seedResults(db: PoolClient): Promise<void> {
  const { rows } = await db.query<Tested>(
    `select s.enrolment_id as "enrolmentId", s.number, e.meetings as bought, upper(m.during) as "end",
       m.teacher_id as "teacherId", l.name as "learnerName", l.birth_date as "birthDate",
       l.adult_declared_at is not null as "declaredAdult", p.name as "courseName", e.level,
       p.type, p.category, c.age_group as "ageGroup",
       (select count(*)::int from seat a where a.enrolment_id = e.id and a.state in ('present', 'late')) as attended
     from seat s join meeting m on m.id = s.meeting_id join enrolment e on e.id = s.enrolment_id
     join learner l on l.id = s.learner_id join school_class c on c.id = m.class_id join package p on p.id = e.package_id
     where m.closed_at is not null and s.state in ('present', 'late') and s.number in (e.meetings / 2, e.meetings)
     order by upper(m.during), s.id`,
  );
  const finals = rows.filter(({ number, bought }) => number === bought);
  const waiting = finals.at(-1);
  for (const one of rows) {
    if (one === waiting && finals.length > 1) continue;
    const random = seededRandom(`score:${one.learnerName}:${one.number}`);
    const now = later(one.end, 2 * HOUR);
    const score = 62 + Math.floor(random() * 35);
    const { enrolmentId, number, teacherId: by } = one;
    const parts = pointsOf(score, criteriaOf(one, number), random);
    await saveScore(db, { enrolmentId, number, score, parts, note: '', by, version: 0, now });
    if (number !== one.bought) continue;
    await saveReport(db, { enrolmentId, ...REPORT, by, version: 0, now });
    await markPublished(db, enrolmentId, later(now, HOUR));
    await insertCertificate(db, {
      code: freshCode(),
      enrolmentId,
      learnerName: one.learnerName,
      publicName: publicName({ ...one, name: one.learnerName }, now),
      courseName: one.courseName,
      level: one.level,
      score,
      attended: one.attended,
      now: later(now, HOUR),
    });
  }
}

/** Splits a score into points by area, in proportion, with the rest where there is room. */
function pointsOf(
  score: number,
  criteria: readonly { slug: string; points: number }[],
  random: () => number,
): Record<string, number> {
  const given = criteria.map(({ slug, points }) => ({
    slug,
    points,
    got: Math.floor((points * score) / 100),
  }));
  let rest = given.length === 0 ? 0 : score - given.reduce((sum, { got }) => sum + got, 0);
  while (rest > 0) {
    const open = given.filter(({ points, got }) => got < points);
    const one = open[Math.floor(random() * open.length)];
    if (!one) break;
    one.got += 1;
    rest -= 1;
  }
  return Object.fromEntries(given.map(({ slug, got }) => [slug, got]));
}
