import { DAY, HOUR, later } from '@fasih/school/basics/instants';
import { seededRandom } from '@fasih/school/basics/random';
import { levelDue } from '@fasih/school/catalogue/policy/level';
import { describe, expect, it } from 'vitest';
import { aLearningSchool, type Course } from '../../../test/learning-school.ts';
import { aTeacher, openedClass, readyFamily } from '../../../test/open-classes.ts';
import { newDevice, signedInAccount } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';
import { answersFor } from '../../../test/sit-placement.ts';
import { MONDAY_MORNING } from '../../../test/start-test-app.ts';
import { giveLevel } from '../../courses/enrolments/give-level.ts';

const school = shared(aLearningSchool);

const levelOf = (course: Pick<Course, 'family'>) => `/enrolments/${course.family.enrolmentId}/level`;
const read = (course: Course, who: { token: string } = course.teacher) =>
  school.ask('GET', levelOf(course), who);
const decide = (course: Course, body: object, who: { token: string } = course.teacher) =>
  school.ask('PUT', levelOf(course), who, body);
const look = (course: Course, text = 'Terlalu mudah', who: { token: string } = course.family) =>
  school.ask('POST', `${levelOf(course)}/look`, who, { text });
const checked = { level: 'Kids Beginner', points: [2, 1, 2], version: 1 };

/** A course whose learner has finished the test, so a level is proposed. */
async function proposed(level = 'Kids Beginner'): Promise<Course> {
  const course = await school.course({ level });
  await giveLevel(school.app.pool, course.family.enrolmentId, level, new Date(MONDAY_MORNING));
  return course;
}

const noticesFor = async (accountId: string) => {
  const { rows } = await school.app.pool.query<{ kind: string; params: Record<string, unknown> }>(
    `select kind, params from notification where account_id = $1 and kind like 'level.%' order by id`,
    [accountId],
  );
  return rows;
};
const courseOf = async (course: Course) => {
  const { body } = await school.ask('GET', `/my-classes/${course.classId}`, course.family);
  return body.course;
};

describe('a level proposed by the test', () => {
  it('is promised to nobody any more once the course has ended', async () => {
    const course = await proposed();
    await school.app.pool.query(`update enrolment set state = 'ended', ended_at = $2 where id = $1`, [
      course.family.enrolmentId,
      new Date(MONDAY_MORNING),
    ]);
    expect(await courseOf(course)).toMatchObject({ level: 'Kids Beginner', levelReview: null });
  });

  it('is due by the end of the second meeting, and overdue afterwards', async () => {
    const course = await proposed();
    const end = later(course.meeting(2).start, HOUR);
    expect((await read(course)).body).toMatchObject({
      level: 'Kids Beginner',
      state: 'proposed',
      dueAt: end.toISOString(),
      overdue: false,
      allowed: ['Kids Beginner', 'Kids Intermediate', 'Kids Advanced'],
      history: [],
    });
    expect((await courseOf(course)).levelReview).toEqual({
      state: 'proposed',
      decided: null,
      look: null,
      mayAsk: false,
    });
    school.app.clock.set(later(end, 1));
    expect((await read(course)).body).toMatchObject({ overdue: true });
  });

  it('is confirmed by the class’s teacher after the speaking check; the family reads the teacher’s name', async () => {
    const course = await proposed();
    const { status, body } = await decide(course, { ...checked, notes: 'Masih malu' });
    expect([status, body.code]).toEqual([200, undefined]);
    expect(body).toMatchObject({ state: 'confirmed', dueAt: null, version: 2 });
    expect(body.history).toMatchObject([
      {
        outcome: 'confirmed',
        points: [2, 1, 2],
        notes: 'Masih malu',
        decision: { rule: 'level', outcome: 'confirmed' },
      },
    ]);
    const { levelReview } = await courseOf(course);
    expect(levelReview).toMatchObject({
      state: 'confirmed',
      decided: { was: null, reason: '' },
      mayAsk: true,
    });
    expect(JSON.stringify(levelReview)).not.toContain('Masih malu');
    expect(await noticesFor(course.family.accountId)).toMatchObject([
      { kind: 'level.decided', params: { level: 'Kids Beginner', was: null } },
    ]);
    const { rows } = await school.app.pool.query(
      `select action, reason from audit_log where target_id = $1 and action like 'level.%'`,
      [course.family.enrolmentId],
    );
    expect(rows).toEqual([{ action: 'level.confirmed', reason: null }]);
  });

  it('is changed only with a reason, which the family reads in the app and by mail', async () => {
    const course = await proposed();
    const silent = await decide(course, { ...checked, level: 'Kids Intermediate' });
    expect([silent.status, silent.body.code, silent.body.fields?.reason]).toEqual([
      409,
      'levels.changeNeedsReason',
      expect.any(String),
    ]);
    const reason = 'Bercerita dengan lancar';
    expect((await decide(course, { ...checked, level: 'Kids Intermediate', reason })).status).toBe(200);
    expect(await courseOf(course)).toMatchObject({
      level: 'Kids Intermediate',
      levelReview: { state: 'changed', decided: { was: 'Kids Beginner', reason } },
    });
    const { rows } = await school.app.pool.query<{ params: { params: { reason: string } } }>(
      `select params from outbox where account_id = $1 and params ->> 'kind' = 'level.decided'`,
      [course.family.accountId],
    );
    expect(rows.map(({ params }) => params.params.reason)).toEqual([reason]);
  });

  it('cannot be decided by a substitute, another teacher or a family', async () => {
    const course = await proposed();
    const standIn = await aTeacher(school.app);
    await school.app.pool.query('update meeting set teacher_id = $2 where id = $1', [
      course.meeting(2).id,
      standIn.accountId,
    ]);
    for (const who of [standIn, await signedInAccount(school.app, 'teacher')]) {
      expect((await read(course, who)).body.code).toBe('levels.notFound');
      expect((await decide(course, checked, who)).body.code).toBe('levels.notFound');
    }
    expect((await read(course, course.family)).status).toBe(403);
    expect((await decide(course, checked, course.family)).status).toBe(403);
    expect((await decide(course, checked, school.admin)).status).toBe(200);
  });

  it('stays in the age group, and needs a speaking check or a reason', async () => {
    const course = await proposed();
    const codes = [
      { ...checked, level: 'Teen Advanced', reason: 'Remaja' },
      { level: 'Kids Beginner', version: 1 },
    ].map(async (body) => (await decide(course, body)).body.code);
    expect(await Promise.all(codes)).toEqual(['levels.otherAge', 'levels.checkOrReason']);
    for (const points of [
      [1, 2],
      [1, 2, 5],
      [0, 1, 1],
    ]) {
      expect((await decide(course, { ...checked, points })).body.code).toBe('common.invalid');
    }
  });

  it('decided by two at the same instant: one wins, the other gets the result', async () => {
    const course = await proposed();
    const both = await Promise.all([
      decide(course, checked),
      decide(course, { ...checked, level: 'Kids Advanced', reason: 'Sangat lancar' }, school.admin),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const lost = both.find(({ status }) => status === 409);
    const won = both.find(({ status }) => status === 200);
    expect(lost?.body.code).toBe('common.stale');
    expect(lost?.body.current).toMatchObject({ level: won?.body.level, state: won?.body.state, version: 2 });
    expect(await noticesFor(course.family.accountId)).toHaveLength(1);
  });
});

describe('after a change of level', () => {
  const fileOf = async (course: Course, number: number) => {
    const { body } = await school.ask(
      'GET',
      `/meetings/${course.meeting(number).id}/materials`,
      course.family,
    );
    return body.data?.[0]?.fileName ?? body.course?.[0]?.fileName ?? JSON.stringify(body);
  };

  it('the material of meetings more than 24 hours ahead follows; earlier ones keep theirs', async () => {
    const course = await proposed();
    school.app.clock.set(later(course.meeting(2).start, -DAY));
    await decide(course, { ...checked, level: 'Kids Advanced', reason: 'Lancar' });
    const levels = await Promise.all([1, 2, 3, 20].map((number) => fileOf(course, number)));
    expect(levels.map((name) => /beginner|intermediate|advanced/.exec(name)?.[0])).toEqual([
      'beginner',
      'beginner',
      'advanced',
      'advanced',
    ]);
    const { rows } = await school.app.pool.query('select name, level from school_class where id = $1', [
      course.classId,
    ]);
    expect(rows[0].level).toBe('Kids Advanced');
    expect(rows[0].name).toContain('Kids Advanced');
    expect(rows[0].name).not.toContain('Kids Beginner');
    // A second change keeps what the first one left.
    await decide(course, { level: 'Kids Intermediate', reason: 'Ternyata belum', version: 2 });
    expect(await fileOf(course, 1)).toContain('beginner');
    expect(await fileOf(course, 3)).toContain('intermediate');
  });

  it('a group keeps its level: staff are asked to move the learner', async () => {
    school.app.clock.set(MONDAY_MORNING);
    const teacher = await aTeacher(school.app);
    const families = [await readyFamily(school.app), await readyFamily(school.app, { name: 'Bagas' })];
    const opened = await openedClass(school.app, school.admin, teacher, families, { capacity: 4 });
    const [family] = families;
    if (!family) throw new Error('no family');
    const path = `/enrolments/${family.enrolmentId}/level`;
    const { version } = (await school.ask('GET', path, teacher)).body;
    const body = { level: 'Kids Advanced', reason: 'Lancar', version };
    const changed = await school.ask('PUT', path, teacher, body);
    expect(changed.body).toMatchObject({
      level: 'Kids Advanced',
      groupLevel: 'Kids Beginner',
      classId: opened.id,
    });
    const { rows } = await school.app.pool.query('select level from school_class where id = $1', [opened.id]);
    expect(rows).toEqual([{ level: 'Kids Beginner' }]);
  });
});

describe('another look', () => {
  it('is requested once by the family, waits for the teacher, and is answered', async () => {
    const course = await proposed();
    expect((await look(course)).body.code).toBe('levels.notDecided');
    await decide(course, checked);
    const requested = await look(course);
    expect(requested.body).toMatchObject({
      state: 'reopened',
      mayAsk: false,
      look: { text: 'Terlalu mudah' },
    });
    expect(await noticesFor(course.teacher.accountId)).toMatchObject([
      { kind: 'level.lookAsked', params: { text: 'Terlalu mudah' } },
    ]);
    const page = (await read(course)).body;
    expect(page).toMatchObject({ state: 'reopened', look: { text: 'Terlalu mudah' }, version: 3 });
    expect(page.dueAt).not.toBeNull();
    const home = (await school.ask('GET', '/dashboards/teacher', course.teacher)).body;
    expect(home.levels.data).toMatchObject([{ enrolmentId: course.family.enrolmentId, isAskedAgain: true }]);
    const office = (await school.ask('GET', '/dashboards/admin', school.admin)).body;
    const kinds = (office.work as { kind: string; items: { id: string }[] }[])
      .filter(({ items }) => items.some(({ id }) => id === course.family.enrolmentId))
      .map(({ kind }) => kind);
    expect(kinds).toEqual(['levelAgain']);
    expect((await decide(course, { ...checked, points: [3, 3, 3], version: 3 })).body.state).toBe(
      'confirmed',
    );
    const again = await look(course);
    expect([again.status, again.body.code]).toEqual([409, 'levels.askedBefore']);
  });

  it('cannot be requested for another family’s course, and of two simultaneous requests one counts', async () => {
    const course = await proposed();
    await decide(course, checked);
    const stranger = await readyFamily(school.app);
    expect((await look(course, 'x', stranger)).body.code).toBe('levels.notFound');
    const both = await Promise.all([look(course), look(course)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('the proposal on the staff’s page', () => {
  it('shows score, areas and missed topics, but no question, option or key; the family sees no topics', async () => {
    const course = await school.course();
    const { family } = course;
    await school.app.pool.query('update enrolment set level = null where id = $1', [family.enrolmentId]);
    const started = await school.ask('POST', '/placement/attempts', family, {
      enrolmentId: family.enrolmentId,
    });
    const answers = await answersFor(school.app, started.body.id, 12);
    const finished = await school.ask('POST', `/placement/attempts/${started.body.id}/finish`, family, {
      answers,
    });
    expect(finished.body).toMatchObject({
      level: 'Kids Intermediate',
      review: { state: 'proposed' },
      levelNow: null,
    });
    const { body } = await read(course);
    expect(body.proposal).toMatchObject({ level: 'Kids Intermediate', correct: 12, total: 20, percent: 60 });
    const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
    expect(sum(body.proposal.areas.map((one: { correct: number }) => one.correct))).toBe(12);
    expect(sum(body.proposal.missed.map((one: { count: number }) => one.count))).toBe(8);
    const { rows } = await school.app.pool.query<{ item_id: string }>(
      'select item_id from placement_question where attempt_id = $1',
      [started.body.id],
    );
    for (const { item_id } of rows) expect(JSON.stringify(body)).not.toContain(`"${item_id}"`);
    for (const { question } of started.body.questions) expect(JSON.stringify(body)).not.toContain(question);
    expect(JSON.stringify(await courseOf(course))).not.toContain('missed');
    await decide(course, { level: 'Kids Advanced', reason: 'Lancar', version: body.version });
    const result = await school.ask('GET', `/placement/attempts/${started.body.id}`, family);
    expect(result.body).toMatchObject({
      level: 'Kids Intermediate',
      levelNow: 'Kids Advanced',
      review: { state: 'changed' },
    });
  });

  it('of an anonymous sitting cannot be confirmed', async () => {
    const headers = newDevice();
    const started = await school.app.ask('POST', '/placement/attempts', {
      headers,
      body: { level: 'adult' },
    });
    const finished = await school.app.ask('POST', `/placement/attempts/${started.body.id}/finish`, {
      headers,
      body: {},
    });
    expect(finished.body).toMatchObject({ review: null, levelNow: null });
  });
});

describe('the due date', () => {
  it('is the same in SQL and in the rule', async () => {
    const course = await proposed();
    const { enrolmentId } = course.family;
    const random = seededRandom('due');
    for (let n = 0; n < 25; n++) {
      const since = later(new Date(MONDAY_MORNING), Math.floor(random() * 80) * DAY);
      await school.app.pool.query('update enrolment set level_waits_since = $2 where id = $1', [
        enrolmentId,
        since,
      ]);
      await school.app.pool.query(
        `update seat set state = case when number % 7 = $2 then 'lapsed' when number % 5 = $3 then 'to_plan' else 'planned' end,
           during = case when number % 7 = $2 or number % 5 = $3 then null else
             (select m.during from meeting m where m.id = seat.meeting_id) end
         where enrolment_id = $1`,
        [enrolmentId, Math.floor(random() * 8), Math.floor(random() * 8)],
      );
      const { rows } = await school.app.pool.query<{ due: Date | null; ends: (string | null)[] }>(
        `select level_due(e) as due, (select json_agg(upper(s.during)) from seat s
           where s.enrolment_id = e.id and s.state <> 'lapsed') as ends from enrolment e where e.id = $1`,
        [enrolmentId],
      );
      const [row] = rows;
      const ends = row?.ends.map((end) => (end === null ? null : new Date(end))) ?? [];
      expect(row?.due).toEqual(levelDue(since, ends));
    }
  });
});

describe('the work lists', () => {
  it('show teacher and admin the levels to confirm with their due date, until decided', async () => {
    const course = await proposed();
    const { enrolmentId } = course.family;
    const due = later(course.meeting(2).start, HOUR).toISOString();
    const ofTeacher = async () =>
      (await school.ask('GET', '/dashboards/teacher', course.teacher)).body.levels;
    const ofAdmin = async () => {
      const { body } = await school.ask('GET', '/dashboards/admin', school.admin);
      const groups: { kind: string; count: number }[] = body.work;
      return groups.find(({ kind }) => kind === 'level')?.count ?? 0;
    };
    expect(await ofTeacher()).toMatchObject({
      total: 1,
      data: [{ enrolmentId, level: 'Kids Beginner', dueAt: due }],
    });
    const before = await ofAdmin();
    expect(before).toBeGreaterThan(0);
    await decide(course, checked);
    expect(await ofTeacher()).toEqual({ total: 0, data: [] });
    expect(await ofAdmin()).toBe(before - 1);
  });

  it('ask the admin to move a learner whose group has another level, until the levels match', async () => {
    school.app.clock.set(MONDAY_MORNING);
    const teacher = await aTeacher(school.app);
    const [family, mate] = [await readyFamily(school.app), await readyFamily(school.app, { name: 'Dimas' })];
    await openedClass(school.app, school.admin, teacher, [family, mate], { capacity: 4 });
    const moves = async () => {
      const { body } = await school.ask('GET', '/dashboards/admin', school.admin);
      const groups: { kind: string; items: { id: string }[] }[] = body.work;
      return groups.find(({ kind }) => kind === 'levelMove')?.items.map(({ id }) => id) ?? [];
    };
    const path = `/enrolments/${family.enrolmentId}/level`;
    const change = async (level: string) => {
      const { version } = (await school.ask('GET', path, teacher)).body;
      return school.ask('PUT', path, teacher, { level, reason: 'Lancar', version });
    };
    expect((await change('Kids Advanced')).status).toBe(200);
    expect(await moves()).toContain(family.enrolmentId);
    expect(await moves()).not.toContain(mate.enrolmentId);
    expect((await change('Kids Beginner')).status).toBe(200);
    expect(await moves()).not.toContain(family.enrolmentId);
  });
});
