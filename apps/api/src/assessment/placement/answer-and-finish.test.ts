import { beforeEach, describe, expect, it } from 'vitest';
import { newDevice, placedFamily } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';
import {
  answersFor,
  readyForARace,
  secondsAfter,
  sendAnswers,
  sitThrough,
} from '../../../test/sit-placement.ts';
import { MONDAY_MORNING, startTestApp } from '../../../test/start-test-app.ts';
import { scoreOverdue } from './score-overdue.ts';

const app = shared(startTestApp);
beforeEach(() => app.clock.set(MONDAY_MORNING));

const TEEN = [{ package: 'ielts-regular', birthDate: '2010-01-01', learnerName: 'Rangga' }];

/** A family whose teenager has just opened the test. */
async function opened(places = TEEN) {
  const family = await placedFamily(app, places);
  const started = await app.ask('POST', '/placement/attempts', { token: family.token, body: {} });
  const id: string = started.body.id;
  const who = { token: family.token };
  return {
    ...family,
    id,
    who,
    answer: (position: number, answer = 'A', ms = 5000) =>
      app.ask('PUT', `/placement/attempts/${id}/answers/${position}`, { ...who, body: { answer, ms } }),
    finish: (answers?: object[]) =>
      app.ask('POST', `/placement/attempts/${id}/finish`, { ...who, body: answers ? { answers } : {} }),
    read: () => app.ask('GET', `/placement/attempts/${id}`, who),
  };
}

const at = (seconds: number) => app.clock.set(secondsAfter(MONDAY_MORNING, seconds));

async function stored(id: string) {
  const { rows } = await app.pool.query(
    'select position, answer, answered_at, ms from placement_question where attempt_id = $1 order by position',
    [id],
  );
  return rows;
}

describe('answering', () => {
  it("stores the bank's letter, time and milliseconds of each answer", async () => {
    const test = await opened();
    const answers = await answersFor(app, test.id, 20);
    at(61);
    await sendAnswers(app, test.id, answers, test.who);
    const { rows } = await app.pool.query(
      'select option_order, answer, answered_at, ms from placement_question where attempt_id = $1 order by position',
      [test.id],
    );
    for (const [index, row] of rows.entries()) {
      const shown = answers[index]?.answer ?? '';
      expect(row).toMatchObject({ answer: row.option_order['ABCD'.indexOf(shown)], ms: 9000 });
      expect(row.answered_at).toEqual(secondsAfter(MONDAY_MORNING, 61));
    }
    expect((await test.read()).body.questions.map((q: { answer: string }) => q.answer)).toEqual(
      answers.map((a) => a.answer),
    );
  });

  it('stores the last of several answers to a question', async () => {
    const test = await opened();
    at(60);
    await test.answer(4, 'B', 3000);
    await test.answer(4, 'D', 8000);
    const once = await stored(test.id);
    const again = await test.answer(4, 'D', 8000);
    expect(again.body).toEqual({ saved: true, now: '2026-11-02T02:01:00.000Z' });
    expect(await stored(test.id)).toEqual(once);
    expect((await test.read()).body.questions[3].answer).toBe('D');
  });

  it('caps milliseconds at the duration of the test', async () => {
    const test = await opened();
    at(30);
    await test.answer(1, 'A', 3_600_000);
    expect((await stored(test.id))[0]?.ms).toBe(30_000);
  });

  it('refuses invalid answers', async () => {
    const test = await opened();
    expect((await test.answer(21)).status).toBe(400);
    const letter = await test.answer(1, 'E');
    expect([letter.status, letter.body.code, Object.keys(letter.body.fields)]).toEqual([
      400,
      'common.invalid',
      ['answer'],
    ]);
    expect((await test.answer(1, 'A', -1)).status).toBe(400);
  });

  it('is open until one second before the deadline and closed from the deadline on', async () => {
    const test = await opened();
    at(1799);
    expect((await test.answer(1)).status).toBe(200);
    at(1800);
    const late = await test.answer(2);
    expect([late.status, late.body.code]).toEqual([409, 'placement.over']);
    at(1801);
    expect((await test.answer(2)).body.code).toBe('placement.over');
    expect((await stored(test.id)).filter((row) => row.answer !== null)).toHaveLength(1);
  });

  it('asks for a new token if it has expired', async () => {
    const test = await opened();
    const answer = await app.ask('PUT', `/placement/attempts/${test.id}/answers/1`, {
      token: `${test.token}x`,
      body: { answer: 'A', ms: 1 },
    });
    expect(answer.status).toBe(401);
  });
});

describe('finishing', () => {
  it.each([
    [20, 'Teen Advanced', 100, null],
    [16, 'Teen Advanced', 80, 'Teen Intermediate'],
    [15, 'Teen Intermediate', 75, null],
    [10, 'Teen Intermediate', 50, 'Teen Beginner'],
    [9, 'Teen Beginner', 45, 'Teen Intermediate'],
    [0, 'Teen Beginner', 0, null],
  ])('gives %i right answers the level %s', async (right, level, percent, borderlineWith) => {
    const { token, places } = await placedFamily(app, TEEN);
    const result = await sitThrough(app, { token }, right);
    expect(result).toMatchObject({ state: 'finished', finishedBy: 'person', correct: right, total: 20 });
    expect(result).toMatchObject({ level, percent, borderlineWith, tooFast: false, classInfoPromised: true });
    const { rows } = await app.pool.query('select level, level_given_at from enrolment where id = $1', [
      places[0]?.enrolmentId,
    ]);
    expect(rows[0]).toEqual({ level, level_given_at: secondsAfter(MONDAY_MORNING, 300) });
  });

  it('reports areas in words, in a fixed order, the same when read again', async () => {
    const test = await opened();
    await sendAnswers(app, test.id, await answersFor(app, test.id, 20), test.who);
    const { body } = await test.finish();
    expect(body.areas).toEqual(
      ['grammar', 'vocabulary', 'phrases', 'reading'].map((area) => ({ area, word: 'strong' })),
    );
    expect((await test.read()).body).toEqual(body);
  });

  it('writes one audit entry and one mail in the language of the account', async () => {
    const family = await placedFamily(app, TEEN, 'en');
    const result = await sitThrough(app, { token: family.token, lang: 'id' }, 16);
    await app.ask('POST', `/placement/attempts/${result.id}/finish`, { token: family.token, body: {} });
    const mails = await app.pool.query('select * from outbox where account_id = $1', [family.accountId]);
    expect(mails.rows).toHaveLength(1);
    expect(mails.rows[0]).toMatchObject({
      kind: 'placement.result',
      to_address: family.email,
      lang: 'en',
      source: `placement.result:${result.id}`,
      params: {
        learnerName: 'Rangga',
        level: 'Teen Advanced',
        percent: 80,
        areas: result.areas,
        borderlineWith: 'Teen Intermediate',
        classInfoPromised: true,
      },
    });
    const audit = await app.pool.query(
      'select account_id, action, after from audit_log where target_id = $1',
      [result.id],
    );
    expect(audit.rows).toHaveLength(1);
    expect(audit.rows[0]).toMatchObject({ account_id: family.accountId, action: 'placement.finished' });
    expect(audit.rows[0].after).toMatchObject({ correct: 16, level: 'Teen Advanced' });
  });

  it('scores once when ten finishes and a sweep arrive at the same instant', async () => {
    const test = await opened();
    await sendAnswers(app, test.id, await answersFor(app, test.id, 12), test.who);
    at(1920);
    await readyForARace(app);
    const [, ...finishes] = await Promise.all([
      scoreOverdue.run(app.services),
      ...Array.from({ length: 10 }, () => test.finish()),
    ]);
    expect(new Set(finishes.map((f) => `${f.status} ${JSON.stringify(f.body)}`)).size).toBe(1);
    expect(finishes[0]?.body.correct).toBe(12);
    const { rows } = await app.pool.query('select 1 from audit_log where target_id = $1', [test.id]);
    expect(rows).toHaveLength(1);
  });

  it('always scores answers reported as saved, even if answer and finish race', async () => {
    await readyForARace(app);
    for (let round = 0; round < 8; round++) {
      const test = await opened();
      const right = await answersFor(app, test.id, 20);
      const [finished, ...saved] = await Promise.all([
        test.finish(),
        ...right.slice(0, 5).map((a) => test.answer(a.position, a.answer)),
      ]);
      expect(finished.body.correct).toBe(saved.filter((s) => s.status === 200).length);
    }
  });

  it('keeps the result if more answers come with a second finish', async () => {
    const test = await opened();
    const first = await test.finish();
    const second = await test.finish(await answersFor(app, test.id, 20));
    expect(second.body).toEqual(first.body);
    expect((await test.answer(1)).body.code).toBe('placement.over');
  });

  it('asks a learner to try again after eight answers under two seconds', async () => {
    const fast = await opened();
    at(60);
    await sendAnswers(app, fast.id, await answersFor(app, fast.id, 8, { count: 8, ms: 1999 }), fast.who);
    expect((await fast.finish()).body.tooFast).toBe(true);
    at(0);
    const calm = await opened();
    at(60);
    await sendAnswers(app, calm.id, await answersFor(app, calm.id, 8, { count: 8, ms: 2000 }), calm.who);
    expect((await calm.finish()).body.tooFast).toBe(false);
  });

  it('promises class info only for paid or free orders', async () => {
    const refunded = await opened([{ package: 'ielts-regular', orderStatus: 'refunded' } as never]);
    expect((await refunded.finish()).body.classInfoPromised).toBe(false);
    const free = await opened([{ package: 'ielts-regular', orderStatus: 'free' } as never]);
    expect((await free.finish()).body.classInfoPromised).toBe(true);
  });
});

describe('a phone that was offline', () => {
  it('brings its answers with one second left, and they replace older ones', async () => {
    const test = await opened();
    const right = await answersFor(app, test.id, 20);
    await test.answer(1, right[0]?.answer === 'A' ? 'B' : 'A');
    at(1799);
    const { body } = await test.finish(right);
    expect(body).toMatchObject({ correct: 20, finishedBy: 'person' });
  });

  it.each([1800, 1801, 1919])('brings its answers %i s after the start, within the grace', async (second) => {
    const test = await opened();
    await sendAnswers(app, test.id, await answersFor(app, test.id, 3, { count: 3 }), test.who);
    at(second);
    const { body } = await test.finish((await answersFor(app, test.id, 20)).slice(2, 15));
    expect(body).toMatchObject({ correct: 15, finishedBy: 'time' });
    const rows = await stored(test.id);
    expect(rows[10]?.answered_at).toEqual(secondsAfter(MONDAY_MORNING, 1800));
    expect(rows[15]?.answer).toBeNull();
  });

  it.each([1920, 1921])(
    'comes too late with them %i s after the start; stored answers count',
    async (second) => {
      const test = await opened();
      await sendAnswers(app, test.id, await answersFor(app, test.id, 3, { count: 3 }), test.who);
      at(second);
      const { body } = await test.finish(await answersFor(app, test.id, 20));
      expect(body).toMatchObject({ correct: 3, finishedBy: 'time' });
    },
  );

  it('uses the later of two answers to one question', async () => {
    const test = await opened();
    const [first] = await answersFor(app, test.id, 1, { count: 1 });
    const wrong = { ...first, answer: first?.answer === 'A' ? 'B' : 'A' };
    expect((await test.finish([wrong, first as object])).body.correct).toBe(1);
  });
});

describe('an unfinished test', () => {
  it('is scored once deadline and grace are over, and not a second earlier', async () => {
    const test = await opened();
    const device = newDevice();
    const visitor = await app.ask('POST', '/placement/attempts', {
      headers: device,
      address: '192.0.2.77',
      body: { level: 'adult' },
    });
    await sendAnswers(app, test.id, await answersFor(app, test.id, 14, { count: 14 }), test.who);
    at(1919);
    await scoreOverdue.run(app.services);
    expect((await test.read()).body.state).toBe('running');
    at(1920);
    const counts = await Promise.all([scoreOverdue.run(app.services), scoreOverdue.run(app.services)]);
    expect(counts[0] + counts[1]).toBe(2);
    expect((await test.read()).body).toMatchObject({
      correct: 14,
      finishedBy: 'sweeper',
      level: 'Teen Intermediate',
    });
    const anonymous = await app.ask('GET', `/placement/attempts/${visitor.body.id}`, { headers: device });
    expect(anonymous.body).toMatchObject({
      finishedBy: 'sweeper',
      level: 'Adult Beginner',
      retakeFrom: null,
    });
    expect(await scoreOverdue.run(app.services)).toBe(0);
    const { rows } = await app.pool.query(
      'select 1 from placement_attempt where finished_at is null and deadline <= $1',
      [secondsAfter(MONDAY_MORNING, 1800)],
    );
    expect(rows).toEqual([]);
  });
});
