import { adultPlacement } from '@fasih/content/banks/adult-placement';
import {
  currentPlacement,
  finishPlacement,
  getPlacement,
  startPlacement,
} from '@fasih/school/assessment/placement/contract';
import { describe, expect, it } from 'vitest';
import { newDevice, placedFamily, signedInAccount } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';
import { answersFor } from '../../../test/sit-placement.ts';
import { type Answer, type AskOptions, startTestApp } from '../../../test/start-test-app.ts';

const app = shared(startTestApp);

/** All fields that replies of this feature may have. Add only fields that do not reveal the key. */
const FIELDS: Record<string, string[]> = {
  running: ['state', 'id', 'bank', 'startedAt', 'deadline', 'graceSeconds', 'now', 'questions'],
  question: ['position', 'text', 'question', 'options', 'answer'],
  option: ['letter', 'text'],
  finished: [
    ...['state', 'id', 'bank', 'finishedAt', 'finishedBy', 'correct', 'total', 'percent', 'level'],
    ...['borderlineWith', 'tooFast', 'review', 'levelNow', 'areas', 'classInfoPromised', 'retakeFrom'],
  ],
  review: ['state', 'decided', 'look', 'mayAsk'],
  saved: ['saved', 'now'],
  area: ['area', 'word'],
  current: ['enrolments', 'device'],
  enrolment: [
    'enrolmentId',
    'learnerId',
    'learnerName',
    'packageName',
    'bank',
    'state',
    'attemptId',
    'level',
  ],
  device: ['attemptId', 'state'],
  problem: ['code', 'message', 'requestId'],
};
const ALLOWED_FIELD_SETS = Object.values(FIELDS).map((fields) => [...fields].sort().join());

function objectsIn(value: unknown): object[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(objectsIn)];
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** The replies to all calls of the feature before, during and after a test, by its owner and by a stranger. */
async function everyReply(
  owner: AskOptions,
  stranger: AskOptions,
): Promise<{ id: string; replies: Answer[] }> {
  const replies: Answer[] = [];
  const ask = async (method: string, path: string, options: AskOptions = owner) => {
    const answer = await app.ask(method, path, options);
    replies.push(answer);
    return answer;
  };
  await ask('GET', '/placement/current');
  const { body } = await ask('POST', '/placement/attempts', { ...owner, body: { level: 'adult' } });
  const path = `/placement/attempts/${body.id}`;
  for (const position of [1, 7, 20]) {
    await ask('PUT', `${path}/answers/${position}`, { ...owner, body: { answer: 'B', ms: 3000 } });
  }
  await ask('GET', path);
  await ask('GET', path, stranger);
  await ask('POST', '/placement/attempts', { ...owner, body: { level: 'adult' } });
  await ask('GET', '/placement/current');
  await ask('POST', `${path}/finish`, { ...owner, body: { answers: await answersFor(app, body.id, 9) } });
  await ask('POST', `${path}/finish`, { ...owner, body: {} });
  await ask('GET', path);
  await ask('PUT', `${path}/answers/1`, { ...owner, body: { answer: 'A', ms: 3000 } });
  await ask('GET', '/placement/current');
  return { id: body.id, replies };
}

describe('replies to the browser', () => {
  it('have no field beyond the contract and no trace of the key, before, during and after the test', async () => {
    const family = await placedFamily(app, [{ package: 'ielts-regular' }]);
    const stranger = await signedInAccount(app, 'student');
    const visitor = { headers: newDevice(), address: '203.0.113.50' };
    for (const owner of [{ token: family.token }, visitor]) {
      const { id, replies } = await everyReply(owner, { token: stranger.token });
      const { rows } = await app.pool.query<{ item_id: string; option_order: string; seed: string }>(
        'select q.item_id, q.option_order, a.seed from placement_question q join placement_attempt a on a.id = q.attempt_id where a.id = $1',
        [id],
      );
      for (const reply of replies) {
        for (const object of objectsIn(reply.body)) {
          expect(ALLOWED_FIELD_SETS).toContain(Object.keys(object).sort().join());
        }
        const strings = stringsIn(reply.body);
        const raw = JSON.stringify([reply.body, reply.headers]);
        for (const row of rows) {
          expect(strings).not.toContain(row.item_id);
          expect(strings).not.toContain(row.option_order);
        }
        expect(raw).not.toContain(rows[0]?.seed);
        expect(raw).not.toMatch(
          /"(correct_?answer|distractors?|option_?order|item_?id|cefr|skill|cell|seed)"/i,
        );
      }
    }
  });

  it('succeed, so that the test above sees real questions and results', async () => {
    const { replies } = await everyReply({ headers: newDevice(), address: '203.0.113.51' }, {});
    expect(replies.map((r) => r.status)).toEqual([
      200, 200, 200, 200, 200, 200, 404, 200, 200, 200, 200, 200, 409, 200,
    ]);
    expect(replies[1]?.body.questions).toHaveLength(20);
  });

  it('order options differently per sitting, so that a letter reveals nothing about the key', async () => {
    const keysByLetter = new Map<string, number>();
    for (let n = 0; n < 20; n++) {
      const { body } = await app.ask('POST', '/placement/attempts', {
        headers: newDevice(),
        address: `192.0.2.${n}`,
        body: { level: 'adult' },
      });
      for (const question of body.questions) {
        const item = adultPlacement.find((candidate) => candidate.question === question.question);
        expect(question.options.map((o: { letter: string }) => o.letter)).toEqual(['A', 'B', 'C', 'D']);
        expect(question.options.map((o: { text: string }) => o.text).sort()).toEqual(
          Object.values(item?.options ?? {}).sort(),
        );
        const key = question.options.find(
          (o: { text: string }) => o.text === item?.options[item.correct_answer],
        );
        keysByLetter.set(key.letter, (keysByLetter.get(key.letter) ?? 0) + 1);
      }
    }
    // 400 keys over four letters: 100 each on average, within four standard deviations.
    for (const letter of ['A', 'B', 'C', 'D']) {
      expect(keysByLetter.get(letter)).toBeGreaterThan(65);
      expect(keysByLetter.get(letter)).toBeLessThan(135);
    }
  });

  it('have no field for a key in the contract', () => {
    for (const contract of [startPlacement, getPlacement, finishPlacement, currentPlacement]) {
      expect(JSON.stringify(contract.reply[200])).not.toMatch(/correct_answer|option_order|item/);
    }
  });
});

describe("somebody else's test", () => {
  it.each(['another family', 'another device', 'a teacher', 'a visitor'])(
    'is not found by %s',
    async (caller) => {
      const family = await placedFamily(app, [{ package: 'ielts-regular' }]);
      const own = await app.ask('POST', '/placement/attempts', { token: family.token, body: {} });
      const device = newDevice();
      const visitor = await app.ask('POST', '/placement/attempts', {
        headers: device,
        address: `198.51.100.${caller.length}`,
        body: { level: 'teen' },
      });
      const callers: Record<string, AskOptions> = {
        'another family': { token: (await placedFamily(app, [{ package: 'ielts-regular' }])).token },
        'another device': { headers: newDevice() },
        'a teacher': { token: (await signedInAccount(app, 'teacher')).token },
        'a visitor': {},
      };
      for (const id of [own.body.id, visitor.body.id, '00000000-0000-7000-8000-000000000000', 'x']) {
        const path = `/placement/attempts/${id}`;
        const body = { answer: 'A', ms: 1 };
        for (const answer of [
          await app.ask('GET', path, callers[caller]),
          await app.ask('PUT', `${path}/answers/1`, { ...callers[caller], body }),
          await app.ask('POST', `${path}/finish`, { ...callers[caller], body: {} }),
        ]) {
          expect([answer.status, answer.body.code]).toEqual([404, 'placement.notFound']);
        }
      }
      const { rows } = await app.pool.query(
        'select 1 from placement_question q join placement_attempt a on a.id = q.attempt_id where a.id = any($1) and (q.answer is not null or a.finished_at is not null)',
        [[own.body.id, visitor.body.id]],
      );
      expect(rows).toEqual([]);
    },
  );
});

describe('the list of tests to take', () => {
  it("has each enrolment once with its state, and the device's sitting", async () => {
    const family = await placedFamily(app, [
      { package: 'general-english-kids', birthDate: '2017-01-01', learnerName: 'Bagas' },
      { package: 'ielts-express', birthDate: '2009-06-01', learnerName: 'Laras' },
      { package: 'special-course', sameLearner: true },
      { package: 'toeic-regular', state: 'ended' },
    ]);
    const headers = newDevice();
    const [kids, ielts, special] = family.places.map((place) => place.enrolmentId);
    const started = await app.ask('POST', '/placement/attempts', {
      token: family.token,
      body: { enrolmentId: ielts },
    });
    const done = await app.ask('POST', '/placement/attempts', {
      token: family.token,
      body: { enrolmentId: special },
    });
    await app.ask('POST', `/placement/attempts/${done.body.id}/finish`, { token: family.token, body: {} });
    const anonymous = await app.ask('POST', '/placement/attempts', {
      headers,
      address: '203.0.113.90',
      body: { level: 'kids' },
    });
    const { body } = await app.ask('GET', '/placement/current', { token: family.token, headers });
    expect(body.device).toEqual({ attemptId: anonymous.body.id, state: 'running' });
    expect(body.enrolments).toHaveLength(3);
    expect(body.enrolments).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          enrolmentId: kids,
          learnerName: 'Bagas',
          bank: 'kids',
          state: 'toStart',
          attemptId: null,
        }),
        expect.objectContaining({
          enrolmentId: ielts,
          bank: 'teen',
          state: 'running',
          attemptId: started.body.id,
        }),
        expect.objectContaining({
          enrolmentId: special,
          bank: 'teen',
          state: 'finished',
          attemptId: done.body.id,
        }),
      ]),
    );
    const visitor = await app.ask('GET', '/placement/current');
    expect(visitor.body).toEqual({ enrolments: [], device: null });
  });
});
