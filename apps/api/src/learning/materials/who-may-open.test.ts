import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DAY, HOUR, later } from '@fasih/school/basics/instants';
import { beforeAll, describe, expect, it } from 'vitest';
import { aLearningSchool, type Course } from '../../../test/learning-school.ts';
import { aTeacher, openedClass, readyFamily } from '../../../test/open-classes.ts';
import { shared } from '../../../test/shared.ts';
import { MONDAY_MORNING, resultOf } from '../../../test/start-test-app.ts';

const school = shared(aLearningSchool);

type Someone = { token: string };
const PDF = Buffer.from(
  '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n',
);
const query = (sql: string, ...values: unknown[]) => school.app.pool.query(sql, values);
const pathOf = (meetingId: string) => `/meetings/${meetingId}/materials`;
const upload = (meetingId: string, who: Someone, title = 'Lembar kerja') =>
  school.upload(pathOf(meetingId), who, { name: 'a.pdf', bytes: PDF, title });
const titlesFor = async (meetingId: string, who: Someone): Promise<string[]> => {
  const { body } = await school.ask('GET', pathOf(meetingId), who);
  return body.uploads.map(({ title }: { title: string }) => title);
};
/** The keys of all uploaded files in the store. */
const storedFiles = () => readdirSync(join(school.app.dataDir, 'files/materials')).sort();

/** What somebody gets of a meeting's materials and of one file in them. */
async function reach(meetingId: string, fileId: string, who: Someone): Promise<string[]> {
  return [
    await school.ask('GET', pathOf(meetingId), who),
    await school.ask('GET', `${pathOf(meetingId)}/lesson.pdf`, who),
    await school.ask('GET', `/materials/${fileId}/file`, who),
    await upload(meetingId, who),
    await school.ask('DELETE', `/materials/${fileId}`, who),
  ].map(resultOf);
}
const NOTHING = [
  ...Array(2).fill('404 materials.noMeeting'),
  '404 materials.notFound',
  '404 materials.noMeeting',
  '404 materials.notFound',
];

describe('the files of a meeting that a substitute holds', () => {
  it('are theirs until exactly seven days after its end, and stay with the class’s teacher', async () => {
    const course = await school.course({ package: 'special-course' });
    const substitute = await aTeacher(school.app);
    const { id, start } = course.meeting(3);
    const given = { teacherId: substitute.accountId, reason: 'Sakit' };
    expect((await school.ask('PUT', `/meetings/${id}/teacher`, school.admin, given)).status).toBe(200);
    const file = (await upload(id, substitute)).body;
    // Another meeting of the same class is not open to them.
    expect(resultOf(await school.ask('GET', pathOf(course.meeting(4).id), substitute))).toBe(
      '404 materials.noMeeting',
    );
    const until = later(start, HOUR + 7 * DAY);
    school.app.clock.set(later(until, -1));
    expect((await school.ask('GET', pathOf(id), substitute)).body).toMatchObject({
      mayAdd: true,
      uploads: [{ id: file.id, mayRemove: true }],
    });
    school.app.clock.set(until);
    expect(await reach(id, file.id, substitute)).toEqual(NOTHING);
    expect(await titlesFor(id, course.teacher)).toEqual(['Lembar kerja']);
    expect((await school.ask('DELETE', `/materials/${file.id}`, course.teacher)).status).toBe(200);
  });

  it('are no longer the former teacher’s once the class has another', async () => {
    const course = await school.course({ package: 'special-course' });
    const { id } = course.meeting(5);
    const file = (await upload(id, course.teacher)).body;
    const successor = await aTeacher(school.app);
    const { version } = (await school.ask('GET', `/classes/${course.classId}`, school.admin)).body;
    const body = { teacherId: successor.accountId, version };
    expect((await school.ask('PUT', `/classes/${course.classId}/teacher`, school.admin, body)).status).toBe(
      200,
    );
    expect(await reach(id, file.id, course.teacher)).toEqual(NOTHING);
    expect(await titlesFor(id, successor)).toEqual(['Lembar kerja']);
  });
});

describe('the files of a group', () => {
  /** A group of two, with a meeting of its own kind for each learner, as `insert` makes it. */
  async function aGroup() {
    school.app.clock.set(MONDAY_MORNING);
    const teacher = await aTeacher(school.app);
    const families = [await readyFamily(school.app), await readyFamily(school.app, { name: 'Bagas' })];
    const { id: classId } = await openedClass(school.app, school.admin, teacher, families, { capacity: 3 });
    const { rows } = await query(
      'select id, lower(during) as start from meeting where class_id = $1 order by number',
      classId,
    );
    return { classId, teacher, families, meetings: rows as { id: string; start: Date }[] };
  }

  it('are shared by its members and by a make-up of the same number', async () => {
    const { teacher, families, meetings } = await aGroup();
    const [sekar, bagas] = families;
    const third = meetings[2];
    if (!third || !sekar || !bagas) throw new Error('no group');
    await upload(third.id, teacher, 'Kosakata');
    const excused = await school.ask('POST', `/meetings/${third.id}/excuse`, sekar, {
      learnerId: sekar.learnerId,
      reason: 'Acara keluarga',
    });
    expect(resultOf(excused)).toBe('200');
    const { rows } = await query(
      'select meeting_id as id from seat where enrolment_id = $1 and number = 3',
      sekar.enrolmentId,
    );
    expect(rows[0].id).not.toBe(third.id);
    expect(await titlesFor(rows[0].id, sekar)).toEqual(['Kosakata']);
    expect(await titlesFor(third.id, bagas)).toEqual(['Kosakata']);
    // A make-up is one learner's own.
    expect(resultOf(await school.ask('GET', pathOf(rows[0].id), bagas))).toBe('404 materials.noMeeting');
  });

  it('of a meeting owed to one learner are not shown to another who is owed one too', async () => {
    const { classId, teacher, families, meetings } = await aGroup();
    // Each bank holds fifty minutes; after ten more each learner is owed a meeting.
    for (const { enrolmentId } of families) {
      await query(
        `insert into balance_event (enrolment_id, kind, minutes, source, at) values ($1::uuid, 'owed_minutes', 50, 'bank:' || $1, now())`,
        enrolmentId,
      );
    }
    const [first] = meetings;
    if (!first) throw new Error('no meeting');
    const other = await openedClass(school.app, school.admin, teacher, [await readyFamily(school.app)], {
      slots: [
        { weekday: 2, minute: 600 },
        { weekday: 4, minute: 600 },
      ],
    });
    expect(other.id).toBeTruthy();
    school.app.clock.set(later(first.start, 10 * 60_000));
    const checkedIn = await school.ask('POST', `/meetings/${first.id}/check-in`, teacher, {});
    expect(checkedIn.body.decision.outcome).toBe('owed');
    const { rows } = await query(
      `select s.number, s.meeting_id as id from seat s join meeting m on m.id = s.meeting_id
       where m.kind = 'owed' and s.enrolment_id = any($1) order by array_position($1, s.enrolment_id)`,
      families.map(({ enrolmentId }) => enrolmentId),
    );
    // Each family counts its own meetings.
    expect(rows.map(({ number }) => number)).toEqual([21, 21]);
    const [sekars, bagass] = rows.map(({ id }) => id);
    const file = (await upload(sekars, teacher, 'Catatan untuk Sekar')).body;
    const [sekar, bagas] = families;
    if (!sekar || !bagas) throw new Error('no families');
    expect(await titlesFor(sekars, sekar)).toEqual(['Catatan untuk Sekar']);
    expect(await titlesFor(bagass, bagas)).toEqual([]);
    const filesOf21 = async (who: Someone) =>
      (await school.ask('GET', `/my-classes/${classId}`, who)).body.materials['21'] ?? 0;
    expect([await filesOf21(sekar), await filesOf21(bagas)]).toEqual([1, 0]);
    expect(resultOf(await school.ask('GET', `/materials/${file.id}/file`, bagas))).toBe(
      '404 materials.notFound',
    );
  });
});

describe('a file', () => {
  let course: Course;
  beforeAll(async () => {
    course = await school.course({ package: 'special-course' });
  });

  it('is removed by an admin, who cannot add one; the log keeps its title', async () => {
    const { id } = course.meeting(1);
    const file = (await upload(id, course.teacher, 'Salah unggah')).body;
    expect((await school.ask('GET', pathOf(id), school.admin)).body).toMatchObject({
      mayAdd: false,
      uploads: [{ mayRemove: true }],
    });
    expect((await school.ask('DELETE', `/materials/${file.id}`, school.admin)).status).toBe(200);
    const { rows } = await query(
      `select before->>'title' as title from audit_log where action = 'material.removed' and target_id = $1`,
      file.id,
    );
    expect(rows).toEqual([{ title: 'Salah unggah' }]);
  });

  it('that the store has lost is not found, said in both languages', async () => {
    const before = storedFiles();
    const file = (await upload(course.meeting(2).id, course.teacher)).body;
    const [key] = storedFiles().filter((one) => !before.includes(one));
    rmSync(join(school.app.dataDir, 'files/materials', key ?? ''));
    const answers = [
      await school.ask('GET', file.path, course.family),
      await school.ask('GET', file.path, course.family, undefined, 'en'),
    ];
    expect(answers.map(resultOf)).toEqual(Array(2).fill('404 materials.notFound'));
    expect(answers[0]?.body.message).not.toBe(answers[1]?.body.message);
  });

  it('beyond the twentieth leaves nothing behind, and a removed one makes room', async () => {
    const { id } = course.meeting(6);
    const files: string[] = [];
    for (let n = 1; n <= 20; n += 1) files.push((await upload(id, course.teacher, `Lembar ${n}`)).body.id);
    const before = storedFiles();
    const refused = await upload(id, course.teacher);
    expect([resultOf(refused), storedFiles()]).toEqual(['409 materials.tooMany', before]);
    expect((await school.ask('DELETE', `/materials/${files[0]}`, course.teacher)).status).toBe(200);
    expect(resultOf(await upload(id, course.teacher, 'Lembar 21'))).toBe('201');
    expect((await titlesFor(id, course.family)).at(-1)).toBe('Lembar 21');
    // The limit is one meeting's, not the class's.
    expect(resultOf(await upload(course.meeting(7).id, course.teacher))).toBe('201');
  });

  it('of a course without written lessons is there, while its PDFs are not written', async () => {
    await query(
      `update school_class set package_type = 'eng_test_prep', category = 'nothing' where id = $1`,
      course.classId,
    );
    const { id } = course.meeting(8);
    await upload(id, course.teacher, 'Soal latihan');
    for (const kind of ['lesson', 'practice']) {
      const answers = [
        await school.ask('GET', `${pathOf(id)}/${kind}.pdf`, course.family),
        await school.ask('GET', `${pathOf(id)}/${kind}.pdf`, course.family, undefined, 'en'),
      ];
      expect(answers.map(resultOf)).toEqual(Array(2).fill('404 materials.notWritten'));
      expect(answers[0]?.body.message).not.toBe(answers[1]?.body.message);
    }
    expect(await titlesFor(id, course.family)).toEqual(['Soal latihan']);
  });
});
