import { later, MINUTE } from '@fasih/school/basics/instants';
import { describe, expect, it } from 'vitest';
import { holdAfter } from '../../../test/barrier.ts';
import { aLearningSchool, type Course } from '../../../test/learning-school.ts';
import { noticeKindsTo } from '../../../test/notices.ts';
import { placedFamily } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';
import { type Answer, MONDAY_MORNING, resultOf } from '../../../test/start-test-app.ts';

const school = shared(aLearningSchool);

const pathOf = ({ family }: Course) => `/enrolments/${family.enrolmentId}`;
const write = (course: Course, body: object) =>
  school.ask('PUT', `${pathOf(course)}/report`, course.teacher, { summary: 'Tekun.', ...body });
const publish = (course: Course, who: { token: string } = course.teacher) =>
  school.ask('POST', `${pathOf(course)}/report/publish`, who);
const reportFor = async (course: Course, who: { token: string } = course.family) =>
  (await school.ask('GET', `${pathOf(course)}/report`, who)).body;
const score = (course: Course, number: number | string, body: object, lang: 'id' | 'en' = 'id') =>
  school.ask('PUT', `${pathOf(course)}/scores/${number}`, course.teacher, body, lang);
const tick = () => school.app.clock.set(later(school.app.clock.now(), MINUTE));
const noticesOf = ({ family }: Course) => noticeKindsTo(school.app, family, 'report', 'certificate');

describe('a report that is published again', () => {
  it('tells the family once for each change, and not where nothing has changed', async () => {
    const course = await school.course({ package: 'special-course' });
    await write(course, {});
    await publish(course);
    tick();
    // Read by the family at once, and told when it is published again.
    await write(course, { summary: 'Sangat tekun.', version: 1 });
    expect((await reportFor(course)).report).toMatchObject({ summary: 'Sangat tekun.', version: 2 });
    expect(await noticesOf(course)).toEqual(['report.ready']);
    tick();
    const twice = await Promise.all([publish(course), publish(course, school.admin)]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect(await noticesOf(course)).toEqual(['report.ready', 'report.ready']);
    const { publishedAt } = (await reportFor(course)).report;
    tick();
    await publish(course);
    expect((await reportFor(course)).report.publishedAt).toBe(publishedAt);
    expect(await noticesOf(course)).toHaveLength(2);
  });

  it('while its teacher changes it has the text of before, then of after, which may be told again', async () => {
    const course = await school.course({ package: 'special-course' });
    await write(course, {});
    let late: Promise<Answer> | undefined;
    const held = holdAfter(school.app.pool, /update "report" set "published_at"/, () => {
      tick();
      late = write(course, { summary: 'Lain sama sekali.', version: 1 });
      return late;
    });
    expect((await publish(course)).body.report).toMatchObject({ summary: 'Tekun.' });
    await held.done();
    expect(resultOf((await late) as Answer)).toBe('200');
    expect((await reportFor(course)).report.summary).toBe('Lain sama sekali.');
    await publish(course);
    expect(await noticesOf(course)).toEqual(['report.ready', 'report.ready']);
  });
});

describe('the text of a report', () => {
  it('written on two devices at once is written once', async () => {
    const course = await school.course({ package: 'special-course' });
    const both = await Promise.all([
      write(course, { summary: 'Dari laptop.' }),
      write(course, { summary: 'Dari ponsel.' }),
    ]);
    expect(both.map(resultOf).sort()).toEqual(['200', '409 common.stale']);
    const won = both.find(({ status }) => status === 200);
    const mine = await reportFor(course, course.teacher);
    expect(mine.report).toMatchObject({ summary: won?.body.report.summary, version: 1 });
    // A version that was never read is none to overwrite.
    expect(resultOf(await write(course, { version: 7 }))).toBe('409 common.stale');
  });

  it.each(['summary', 'strengths', 'nextSteps'])('has at most 2.000 characters of %s', async (field) => {
    const course = await school.course({ package: 'special-course' });
    const over = await write(course, { [field]: 'x'.repeat(2001) });
    expect([over.status, Object.keys(over.body.fields)]).toEqual([400, [field]]);
    expect((await write(course, { [field]: ` ${'x'.repeat(2000)} ` })).body.report[field]).toHaveLength(2000);
  });
});

describe('the score of a test', () => {
  it('is none at any other number, in both languages', async () => {
    const course = await school.course({ package: 'special-course' });
    await school.holds(course, 5);
    for (const number of ['0', '4', '11', '5.0', '05', 'x', '-5']) {
      const answers = [
        await score(course, number, { score: 80 }),
        await score(course, number, { score: 80 }, 'en'),
      ];
      expect([number, ...answers.map(resultOf)]).toEqual([number, ...Array(2).fill('404 reports.noTest')]);
      expect(answers[0]?.body.message).not.toBe(answers[1]?.body.message);
    }
  });

  it('is not given to a test that was missed, nor changed by a version that is older', async () => {
    const course = await school.course({ package: 'special-course' });
    await school.misses(course, 5);
    expect(resultOf(await score(course, 5, { score: 0 }))).toBe('409 reports.notTaken');
    await school.holds(course, 10);
    for (const points of [0, 100]) {
      const version = points === 0 ? undefined : 1;
      expect(
        (await score(course, 10, { score: points, version, reason: 'Diperiksa' })).body.tests[1].score,
      ).toBe(points);
    }
    expect(resultOf(await score(course, 10, { score: 50, version: 1, reason: 'Lagi' }))).toBe(
      '409 common.stale',
    );
  });

  it('of a missed test whose absence is waived may be given at the make-up', async () => {
    const course = await school.course({ package: 'special-course' });
    await school.misses(course, 5);
    const path = `/meetings/${course.meeting(5).id}/attendance/${course.family.learnerId}/waive`;
    expect(resultOf(await school.ask('POST', path, school.admin, { reason: 'Sakit' }))).toBe('200');
    expect((await reportFor(course)).tests[0]).toMatchObject({ number: 5, state: 'toCome', score: null });
    expect(resultOf(await score(course, 5, { score: 80 }))).toBe('409 reports.notBegun');
  });
});

describe('the family’s list of reports', () => {
  it('is paged and sorted over all courses, with the same total on every page', async () => {
    school.app.clock.set(MONDAY_MORNING);
    const family = await placedFamily(school.app, [
      { package: 'special-course', learnerName: 'Sekar' },
      { package: 'conversation-kids', learnerName: 'Bagas' },
      { package: 'general-english-kids', learnerName: 'Bagas', sameLearner: true },
    ]);
    for (const [n, { enrolmentId }] of family.places.entries()) {
      await school.app.pool.query(`update enrolment set opened_at = $2 where id = $1`, [
        enrolmentId,
        later(new Date(MONDAY_MORNING), n * MINUTE),
      ]);
    }
    const list = async (query = '') => (await school.ask('GET', `/my-reports${query}`, family)).body;
    const names = ({ data }: { data: { courseName: string }[] }) => data.map(({ courseName }) => courseName);
    const all = await list();
    expect([all.total, names(all)]).toEqual([3, names(await list('?sort=-openedAt'))]);
    expect(names(await list('?sort=openedAt'))).toEqual(names(all).toReversed());
    expect(names(await list('?sort=courseName'))).toEqual(names(all).toSorted());
    const paged = [
      await list('?pageSize=2'),
      await list('?pageSize=2&page=2'),
      await list('?pageSize=2&page=3'),
    ];
    expect(paged.map(({ total }) => total)).toEqual([3, 3, 3]);
    expect(paged.flatMap(names)).toEqual(names(all));
    expect((await list('?q=bagas')).total).toBe(2);
    expect((await list('?q=BAGAS+x')).total).toBe(0);
    expect(new Set(names(all)).size).toBe(3);
    for (const wrong of ['?sort=score', '?page=0', '?pageSize=101'])
      expect((await school.ask('GET', `/my-reports${wrong}`, family)).status).toBe(400);
  });
});
