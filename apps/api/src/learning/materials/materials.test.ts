import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { specialCourse } from '@fasih/content/catalogue/syllabi/special-course';
import { specialCourseLessons } from '@fasih/content/lessons/special-course';
import type { Lesson } from '@fasih/content/lessons/types';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { holdAfter, loseNextCommit } from '../../../test/barrier.ts';
import { aLearningSchool, type Course } from '../../../test/learning-school.ts';
import { aTeacher } from '../../../test/open-classes.ts';
import { readPdf } from '../../../test/pdf-text.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';
import { cleanTitle } from './uploaded-file.ts';

const school = shared(aLearningSchool);
let course: Course;
let stranger: Course;
beforeAll(async () => {
  course = await school.course({ package: 'special-course' });
  stranger = await school.course({ package: 'special-course' });
});

const at = (number: number, from = course) => `/meetings/${from.meeting(number).id}/materials`;
const flat = (text: string) => text.replace(/\s+/g, ' ');
const PDF = Buffer.from(
  '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n',
);
const picture = (kind: 'png' | 'jpeg' | 'webp') =>
  sharp({ create: { width: 60, height: 30, channels: 3, background: '#0B7A75' } })
    .withExif({ IFD0: { Copyright: 'rahasia' } })
    [kind]()
    .toBuffer();

describe('the materials of a course', () => {
  it('are offered to the family, the teacher and the admin, named by program, age, level and number', async () => {
    for (const who of [course.family, course.teacher, school.admin]) {
      const { body } = await school.ask('GET', at(1), who);
      expect(body).toMatchObject({
        number: 1,
        kind: 'lesson',
        title: specialCourse[0].title,
        uploads: [],
        mayAdd: who === course.teacher,
      });
      expect(body.course).toEqual([
        {
          kind: 'lesson',
          fileName: 'special-course-kids-beginner-m01-lesson.pdf',
          path: `${at(1)}/lesson.pdf`,
        },
        {
          kind: 'practice',
          fileName: 'special-course-kids-beginner-m01-practice.pdf',
          path: `${at(1)}/practice.pdf`,
        },
      ]);
    }
  });

  it('open as a PDF with the lesson of the level, in 4 to 6 pages under 2 MB', async () => {
    const { status, headers, body } = await school.bytes(`${at(1)}/lesson.pdf`, course.family);
    expect([status, headers['content-type'], headers['content-length']]).toEqual([
      200,
      'application/pdf',
      String(body.length),
    ]);
    expect(headers['content-disposition']).toBe(
      'inline; filename="special-course-kids-beginner-m01-lesson.pdf"',
    );
    expect(body.length).toBeLessThan(2_000_000);
    const pdf = await readPdf(body);
    expect(pdf.language).toBe('en');
    expect(pdf.pages.length).toBeGreaterThanOrEqual(4);
    expect(pdf.pages.length).toBeLessThanOrEqual(6);
    const lesson: Lesson = specialCourseLessons[0];
    const { canDo, title } = specialCourse[0];
    const [word] = lesson.words;
    const spoken = (line = '') => line.slice(line.indexOf(': ') + 2);
    for (const part of [
      title.en,
      title.id,
      canDo.en,
      canDo.id,
      `${word?.en} ${word?.id}`,
      spoken(lesson.texts.beginner.lines[1]),
      lesson.tasks[0]?.instruction.id,
      lesson.tasks[0]?.items[0],
    ]) {
      expect(pdf.text).toContain(part);
    }
    expect(pdf.text).not.toContain(spoken(lesson.texts.advanced.lines[1]));
    expect(pdf.pages.at(-1)).toContain(lesson.keep[0]?.en);
    expect(body.toString('latin1')).toContain('/Title');
  });

  it('have homework with its key only on the last page', async () => {
    const { body } = await school.bytes(`${at(1)}/practice.pdf`, course.teacher);
    const { pages } = await readPdf(body);
    const exercises = (specialCourseLessons[0] as Lesson).practice;
    const { question, answer } = exercises.at(-1)?.items[0] ?? { question: '', answer: '' };
    const before = pages.slice(0, -1).join(' ');
    expect(before).toContain(flat(question));
    expect(before).not.toContain(flat(answer));
    expect(pages.at(-1)).toContain(flat(answer));
    expect(pages.at(-1)).toContain('Kunci jawaban');
  });

  it('have instructions and criteria instead of homework for a test', async () => {
    const { body: listed } = await school.ask('GET', at(5), course.family);
    expect([listed.kind, listed.course.map(({ kind }: { kind: string }) => kind)]).toEqual([
      'test',
      ['lesson', 'practice'],
    ]);
    const { body } = await school.bytes(`${at(5)}/lesson.pdf`, course.family);
    const test = specialCourseLessons[4];
    const { text } = await readPdf(body);
    for (const { en, id } of test.instructions)
      expect([text.includes(en), text.includes(id)]).toEqual([true, true]);
    for (const { name, points } of test.criteria) {
      expect(text).toContain(name.en);
      expect(text).toContain(`____ / ${points}`);
    }
    const review = await school.bytes(`${at(5)}/practice.pdf`, course.family);
    const repeated = await readPdf(review.body);
    for (const lesson of specialCourseLessons.slice(0, 4)) {
      if (lesson.kind !== 'lesson') throw new Error('a test before the test');
      expect(repeated.text).toContain(lesson.keep[0].en);
      expect(repeated.text).toContain(lesson.practice[0].items[0].question);
    }
  });

  it('are rendered once: the second reader gets the stored file, and a repeated request 304', async () => {
    const first = await school.bytes(`${at(2)}/lesson.pdf`, course.family);
    const files = () => readdirSync(join(school.app.dataDir, 'files/course-pdfs')).sort();
    const kept = files();
    const [again, atOnce] = await Promise.all([
      school.bytes(`${at(2)}/lesson.pdf`, course.teacher),
      school.bytes(`${at(2, stranger)}/lesson.pdf`, stranger.family),
    ]);
    expect(again.body.equals(first.body)).toBe(true);
    expect(atOnce.body.equals(first.body)).toBe(true);
    expect(files()).toEqual(kept);
    const { etag } = first.headers;
    expect(etag).toMatch(/^"[0-9a-f]{64}"$/);
    const known = await school.bytes(`${at(2)}/lesson.pdf`, course.family, { 'if-none-match': String(etag) });
    expect([known.status, known.body.length]).toEqual([304, 0]);
    const old = await school.bytes(`${at(2)}/lesson.pdf`, course.family, { 'if-none-match': '"older"' });
    expect(old.status).toBe(200);
  });

  it('that a failing disk has damaged are made again', async () => {
    const whole = await school.bytes(`${at(3)}/lesson.pdf`, course.family);
    const hash = String(whole.headers.etag).replaceAll('"', '');
    const file = join(school.app.dataDir, 'files/course-pdfs', `${hash}.pdf`);
    writeFileSync(file, Buffer.alloc(whole.body.length));
    const again = await school.bytes(`${at(3)}/lesson.pdf`, course.family);
    expect([again.status, again.body.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  });

  it('are not offered if a course has none', async () => {
    await school.app.pool.query(
      `update school_class set package_type = 'eng_test_prep', category = 'nothing' where id = $1`,
      [stranger.classId],
    );
    const { status, body } = await school.ask('GET', at(1, stranger), stranger.family);
    expect([status, body.course, body.title]).toEqual([200, [], null]);
    expect((await school.ask('GET', `${at(1, stranger)}/lesson.pdf`, stranger.family)).status).toBe(404);
    await school.app.pool.query(
      `update school_class set package_type = 'special_course', category = '' where id = $1`,
      [stranger.classId],
    );
  });

  it('are only for members: others find nothing, other roles are denied', async () => {
    for (const path of [at(1), `${at(1)}/lesson.pdf`, `${at(1)}/practice.pdf`]) {
      for (const who of [stranger.family, stranger.teacher]) {
        const answer = await school.ask('GET', path, who);
        expect([answer.status, answer.body.code]).toEqual([404, 'materials.noMeeting']);
      }
      const finance = await signedInAccount(school.app, 'finance');
      expect((await school.ask('GET', path, finance)).status).toBe(403);
      expect((await school.ask('GET', path, null)).status).toBe(401);
    }
    expect((await school.ask('GET', '/meetings/none/materials', course.family)).status).toBe(404);
  });
});

describe('a file that a teacher adds', () => {
  it('is listed for everybody in the class and downloads under its title', async () => {
    const added = await school.upload(at(3), course.teacher, {
      name: 'C:\\Dokumen\\lembar kerja.PDF',
      bytes: PDF,
      title: 'Lembar kerja "é" 1/2',
    });
    expect(added.status).toBe(201);
    expect(added.body).toMatchObject({
      title: 'Lembar kerja "é" 1/2',
      mediaType: 'application/pdf',
      bytes: PDF.length,
    });
    const { body } = await school.ask('GET', at(3), course.family);
    expect(body.uploads).toEqual([{ ...added.body, mayRemove: false }]);
    const file = await school.bytes(added.body.path, course.family);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-disposition':
        'attachment; filename="Lembar kerja -e_- 1-2.pdf"; filename*=UTF-8\'\'Lembar%20kerja%20-%C3%A9-%201-2.pdf',
    });
    expect(file.body.equals(PDF)).toBe(true);
    const { rows } = await school.app.pool.query(`select action from audit_log where target_id = $1`, [
      added.body.id,
    ]);
    expect(rows).toEqual([{ action: 'material.added' }]);
  });

  it.each([
    ['png', 'png'],
    ['jpeg', 'jpg'],
    ['webp', 'webp'],
  ] as const)('as a %s is encoded again, without camera metadata', async (kind, ending) => {
    const bytes = await picture(kind);
    expect(bytes.includes('rahasia')).toBe(true);
    const added = await school.upload(at(4), course.teacher, { name: `foto.${kind}`, bytes });
    expect(added.body).toMatchObject({ title: 'foto', mediaType: `image/${kind}` });
    const file = await school.bytes(added.body.path, course.family);
    expect(file.headers['content-disposition']).toContain(`filename="foto.${ending}"`);
    const { format, width, height, exif } = await sharp(file.body).metadata();
    expect([format, width, height, exif]).toEqual([kind, 60, 30, undefined]);
    expect(file.body.includes('rahasia')).toBe(false);
  });

  it('is recognised as PDF, PNG, JPEG or WebP by its first bytes, whatever its name', async () => {
    const folder = join(school.app.dataDir, 'files/materials');
    const kept = readdirSync(folder).length;
    const png = await picture('png');
    for (const bytes of [
      Buffer.from('<html><script>alert(1)</script></html>'),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      Buffer.from('PK\u0003\u0004 not a document'),
      Buffer.from('MZ\u0090 not a document'),
      png.subarray(0, 40),
      await sharp(png).gif().toBuffer(),
    ]) {
      const answer = await school.upload(at(3), course.teacher, {
        name: 'tugas.pdf',
        bytes,
        type: 'application/pdf',
      });
      expect([answer.status, answer.body.code]).toEqual([415, 'materials.wrongType']);
    }
    expect(readdirSync(folder)).toHaveLength(kept);
  });

  it('has at most 10 MB and is required', async () => {
    const over = Buffer.concat([PDF, Buffer.alloc(10 * 1024 * 1024 - PDF.length + 1)]);
    const tooLarge = await school.upload(at(3), course.teacher, { name: 'besar.pdf', bytes: over });
    expect([tooLarge.status, tooLarge.body.code]).toEqual([413, 'materials.tooLarge']);
    const fits = await school.upload(at(9), course.teacher, {
      name: 'besar.pdf',
      bytes: over.subarray(0, 10 * 1024 * 1024),
    });
    expect([fits.status, fits.body.bytes]).toEqual([201, 10 * 1024 * 1024]);
    const wrongField = await school.upload(at(3), course.teacher, {
      name: 'a.pdf',
      bytes: PDF,
      field: 'foto',
    });
    const plain = await school.ask('POST', at(3), course.teacher, {});
    for (const answer of [wrongField, plain]) {
      expect([answer.status, answer.body.code]).toEqual([400, 'materials.noFile']);
    }
  });

  it('can be added only by the teacher of the meeting', async () => {
    const file = { name: 'a.pdf', bytes: PDF };
    expect((await school.upload(at(3), stranger.teacher, file)).status).toBe(404);
    expect((await school.upload(at(3), course.family, file)).status).toBe(403);
    expect((await school.upload(at(3), school.admin, file)).status).toBe(403);
  });

  it('stays where it is written although the answer is lost', async () => {
    loseNextCommit(school.app.services.pool);
    const lost = await school.upload(at(5), course.teacher, { name: 'a.pdf', bytes: PDF });
    expect(lost.status).toBe(500);
    const { body } = await school.ask('GET', at(5), course.teacher);
    expect(body.uploads).toHaveLength(1);
    const opened = await school.bytes(`/materials/${body.uploads[0].id}/file`, course.family);
    expect([opened.status, opened.body]).toEqual([200, PDF]);
  });

  it('is refused where the class was given to another teacher while it was on its way', async () => {
    const from = await school.course({ package: 'special-course' });
    const { accountId: teacherId } = await aTeacher(school.app);
    const held = holdAfter(school.app.services.pool, /^BEGIN$/, () =>
      school.ask('PUT', `/classes/${from.classId}/teacher`, school.admin, {
        teacherId,
        reason: 'Pindah kota',
        version: 1,
      }),
    );
    const late = await school.upload(at(3, from), from.teacher, { name: 'a.pdf', bytes: PDF });
    expect([await held.done(), late.status, late.body.code]).toEqual([[], 404, 'materials.noMeeting']);
  });

  it('is limited to 20 per meeting, even if they come at once', async () => {
    const file = { name: 'a.pdf', bytes: PDF };
    for (let n = 0; n < 19; n += 1) await school.upload(at(6), course.teacher, file);
    const last = await Promise.all([1, 2, 3].map(() => school.upload(at(6), course.teacher, file)));
    expect(last.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(last.find(({ status }) => status === 409)?.body.message).toBe(
      'Satu pertemuan memuat paling banyak 20 file.',
    );
  });

  it('removed twice at once is removed once', async () => {
    const { body: added } = await school.upload(at(8), course.teacher, { name: 'a.pdf', bytes: PDF });
    const both = await Promise.all(
      [1, 2].map(() => school.ask('DELETE', `/materials/${added.id}`, course.teacher)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(both.find(({ status }) => status === 404)?.body.code).toBe('materials.notFound');
    const { rows } = await school.app.pool.query(
      `select action from audit_log where action = 'material.removed' and target_id = $1`,
      [added.id],
    );
    expect(rows.length).toBe(1);
  });

  it('is opened by members only, and gone once removed, though its row stays', async () => {
    const { body: added } = await school.upload(at(7), course.teacher, { name: 'a.pdf', bytes: PDF });
    for (const who of [stranger.family, stranger.teacher]) {
      expect((await school.ask('GET', added.path, who)).status).toBe(404);
    }
    expect((await school.ask('DELETE', `/materials/${added.id}`, stranger.teacher)).status).toBe(404);
    expect((await school.ask('DELETE', `/materials/${added.id}`, course.family)).status).toBe(403);
    expect((await school.ask('DELETE', `/materials/${added.id}`, course.teacher)).status).toBe(200);
    expect((await school.ask('GET', added.path, course.family)).status).toBe(404);
    expect((await school.ask('DELETE', `/materials/${added.id}`, course.teacher)).status).toBe(404);
    expect((await school.ask('GET', at(7), course.family)).body.uploads).toEqual([]);
    const { rows } = await school.app.pool.query('select removed_at from material where id = $1', [added.id]);
    expect(rows).toEqual([{ removed_at: school.app.clock.now() }]);
  });
});

describe('the title of a file', () => {
  it.each([
    ['', '../../etc/passwd.pdf', 'passwd'],
    ['', 'C:\\Users\\guru\\Tugas 1.docx', 'Tugas 1'],
    ['  Kata\tkunci\u202e\n ', 'x.pdf', 'Kata kunci'],
    ['', '.pdf', 'Materi'],
    ['a'.repeat(300), 'x.pdf', 'a'.repeat(120)],
  ])('typed as %j with the file name %j becomes %j', (typed, fileName, title) => {
    expect(cleanTitle(typed, fileName)).toBe(title);
  });
});
