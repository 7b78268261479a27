import { BLUEPRINT } from '@fasih/content/banks/blueprint';
import { problemText } from '@fasih/messages/texts';
import { beforeEach, describe, expect, it } from 'vitest';
import { newDevice, placedFamily, signedInAccount } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';
import { readyForARace, secondsAfter, sitThrough } from '../../../test/sit-placement.ts';
import { MONDAY_MORNING, startTestApp } from '../../../test/start-test-app.ts';
import { systemCall } from '../../platform/http/system-call.ts';
import { startAttempt } from './start-attempt.ts';

const app = shared(startTestApp);
beforeEach(() => app.clock.set(MONDAY_MORNING));

const start = (who: object, body: object = {}) => app.ask('POST', '/placement/attempts', { ...who, body });
const DAY = 86_400;

async function cellsOf(attemptId: string): Promise<string[]> {
  const { rows } = await app.pool.query<{ item_id: string }>(
    'select item_id from placement_question where attempt_id = $1',
    [attemptId],
  );
  return rows.map((row) => BLUEPRINT.find((line) => line.id === row.item_id)?.cell ?? 'none').sort();
}

async function itemsOf(attemptId: string): Promise<string[]> {
  const { rows } = await app.pool.query<{ item_id: string }>(
    'select item_id from placement_question where attempt_id = $1 order by item_id',
    [attemptId],
  );
  return rows.map((row) => row.item_id);
}

describe('starting as a learner', () => {
  it('gives 20 questions in 30 minutes by the server, two of each kids cell', async () => {
    const { token } = await placedFamily(app, [{ package: 'general-english-kids', birthDate: '2018-03-01' }]);
    const { status, body } = await start({ token });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      state: 'running',
      bank: 'kids',
      startedAt: '2026-11-02T02:00:00.000Z',
      deadline: '2026-11-02T02:30:00.000Z',
      graceSeconds: 120,
      now: '2026-11-02T02:00:00.000Z',
    });
    expect(body.questions.map((q: { position: number }) => q.position)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    );
    const wanted = [...new Set(BLUEPRINT.filter((line) => line.bank === 'kids').map((line) => line.cell))];
    expect(await cellsOf(body.id)).toEqual([...wanted, ...wanted].sort());
  });

  it.each([
    ['teen', '2010-05-05'],
    ['adult', '1990-05-05'],
  ] as const)('draws one item of each %s cell', async (bank, birthDate) => {
    const { token } = await placedFamily(app, [{ package: 'general-english-kids', birthDate }]);
    const { body } = await start({ token });
    expect(body.bank).toBe(bank);
    const wanted = [...new Set(BLUEPRINT.filter((line) => line.bank === bank).map((line) => line.cell))];
    expect(await cellsOf(body.id)).toEqual(wanted.sort());
  });

  it.each([
    ['a 17-year-old with IELTS', 'ielts-regular', '2009-11-03', 'teen'],
    ['somebody who turns 18 today with IELTS', 'ielts-regular', '2008-11-02', 'adult'],
    ['a learner of unknown age with IELTS', 'ielts-regular', null, 'adult'],
    ['an adult in the Special Course', 'special-course', '1990-01-01', 'adult'],
    ['a learner of unknown age in the Special Course', 'special-course', null, 'kids'],
    ['a learner of unknown age in Conversation for teens', 'conversation-teen', null, 'teen'],
  ])('gives %s the right bank', async (_who, slug, birthDate, bank) => {
    const { token } = await placedFamily(app, [{ package: slug, birthDate }]);
    expect((await start({ token })).body.bank).toBe(bank);
  });

  it('accepts a declared adult if the birth date is unknown', async () => {
    const { token, places } = await placedFamily(app, [{ package: 'special-course', birthDate: null }]);
    await app.pool.query('update learner set adult_declared_at = now() where id = $1', [
      places[0]?.learnerId,
    ]);
    expect((await start({ token })).body.bank).toBe('adult');
  });

  it('continues the open test, also on another device, with its answers', async () => {
    const { token } = await placedFamily(app, [{ package: 'general-english-teen' }]);
    const first = await start({ token });
    await app.ask('PUT', `/placement/attempts/${first.body.id}/answers/3`, {
      token,
      body: { answer: 'C', ms: 4000 },
    });
    app.clock.set(secondsAfter(MONDAY_MORNING, 600));
    const again = await start({ token, headers: newDevice() });
    expect(again.body).toMatchObject({ id: first.body.id, deadline: first.body.deadline });
    expect(again.body.questions[2].answer).toBe('C');
    expect(again.body.questions.map((q: { options: object }) => q.options)).toEqual(
      first.body.questions.map((q: { options: object }) => q.options),
    );
  });

  it('opens one test for six simultaneous starts', async () => {
    const { token, places } = await placedFamily(app, [{ package: 'general-english-teen' }]);
    await readyForARace(app);
    const answers = await Promise.all(Array.from({ length: 6 }, () => start({ token })));
    expect(new Set(answers.map((a) => `${a.status} ${a.body.id}`)).size).toBe(1);
    const { rows } = await app.pool.query('select 1 from placement_attempt where enrolment_id = $1', [
      places[0]?.enrolmentId,
    ]);
    expect(rows).toHaveLength(1);
  });

  it('asks which child if several wait, then takes the named and the remaining one', async () => {
    const { token, places } = await placedFamily(app, [
      { package: 'general-english-kids', birthDate: '2017-01-01', learnerName: 'Bagas' },
      { package: 'general-english-teen', birthDate: '2011-01-01', learnerName: 'Laras' },
    ]);
    const unclear = await start({ token });
    expect([unclear.status, unclear.body.code]).toEqual([409, 'placement.chooseLearner']);
    const result = await sitThrough(app, { token }, 10, { enrolmentId: places[1]?.enrolmentId });
    expect(result.level).toBe('Teen Intermediate');
    expect((await start({ token })).body.bank).toBe('kids');
  });

  it("refuses another family's enrolment, a suspended one, and one without signing in", async () => {
    const other = await placedFamily(app, [{ package: 'general-english-kids' }]);
    const { token, places } = await placedFamily(app, [
      { package: 'general-english-kids', state: 'suspended' },
    ]);
    const foreign = await start({ token }, { enrolmentId: other.places[0]?.enrolmentId });
    expect([foreign.status, foreign.body.code]).toEqual([404, 'common.notFound']);
    expect((await start({ token }, { enrolmentId: places[0]?.enrolmentId })).status).toBe(404);
    expect((await start({ token }, { enrolmentId: 'not-an-id' })).status).toBe(404);
    expect((await start({}, { enrolmentId: other.places[0]?.enrolmentId })).status).toBe(401);
  });

  it('reports the test as done in both languages for 30 days', async () => {
    const { token } = await placedFamily(app, [
      { package: 'general-english-adult', birthDate: '1999-01-01' },
    ]);
    const first = await sitThrough(app, { token }, 12);
    expect(first.retakeFrom).toBe('2026-12-02T02:05:00.000Z');
    app.clock.set(secondsAfter(first.finishedAt, 30 * DAY - 1));
    const early = await start({ token, lang: 'en' });
    expect([early.status, early.body.code]).toEqual([409, 'placement.done']);
    expect(early.body.message).toContain('30 days');
    app.clock.set(secondsAfter(first.finishedAt, 30 * DAY));
    const second = await start({ token });
    expect(second.body.state).toBe('running');
    const seen = await itemsOf(first.id);
    expect((await itemsOf(second.body.id)).filter((id) => seen.includes(id))).toEqual([]);
  });

  it('allows an early retake with permission, notifies the family once, and prefers unseen items', async () => {
    const { token, places } = await placedFamily(app, [
      { package: 'general-english-kids', birthDate: '2017-01-01' },
    ]);
    const teacher = await signedInAccount(app, 'teacher');
    const first = await sitThrough(app, { token }, 5);
    expect((await start({ token })).body.code).toBe('placement.done');
    const path = `/enrolments/${places[0]?.enrolmentId}/placement-retake`;
    const allow = (by: { token: string }) =>
      app.ask('POST', path, { token: by.token, body: { reason: 'Sakit saat tes' } });
    // Not found for a teacher of other learners.
    expect((await allow(teacher)).status).toBe(404);
    const admin = await signedInAccount(app, 'admin');
    expect((await allow(admin)).body).toEqual({ retakeFrom: first.finishedAt });
    expect((await allow(admin)).status).toBe(200);
    const { rows: told } = await app.pool.query(
      "select params ->> 'enrolmentId' as id from notification where kind = 'placement.retake'",
    );
    expect(told).toEqual([{ id: places[0]?.enrolmentId }]);
    const allowed = await app.ask('GET', `/placement/attempts/${first.id}`, { token });
    expect(allowed.body.retakeFrom).toBe(first.finishedAt);
    const second = await start({ token });
    const seen = await itemsOf(first.id);
    // 30 items, 20 used: ten cells have one unseen sibling each.
    expect((await itemsOf(second.body.id)).filter((id) => !seen.includes(id))).toHaveLength(10);
    await app.ask('POST', `/placement/attempts/${second.body.id}/finish`, { token, body: {} });
    expect((await start({ token })).body.code).toBe('placement.done');
  });

  it('scores a test left open long ago first', async () => {
    const { token, places } = await placedFamily(app, [{ package: 'general-english-teen' }]);
    const left = await start({ token });
    app.clock.set(secondsAfter(MONDAY_MORNING, 2 * DAY));
    expect((await start({ token })).body.code).toBe('placement.done');
    const { rows } = await app.pool.query('select level from enrolment where id = $1', [
      places[0]?.enrolmentId,
    ]);
    expect(rows[0].level).toBe('Teen Beginner');
    const result = await app.ask('GET', `/placement/attempts/${left.body.id}`, { token });
    expect(result.body).toMatchObject({ state: 'finished', finishedBy: 'sweeper', correct: 0 });
  });
});

describe('starting without an account', () => {
  let part = 0;
  /** Each test uses its own network. */
  const visitor = () => ({ headers: newDevice(), address: `198.51.100.${++part}` });

  it.each([
    [{ level: 'teen', type: 'general_english' }, 'teen'],
    [{ level: 'adult' }, 'adult'],
    [{ level: 'kids', type: 'special_course' }, 'kids'],
    [{ type: 'eng_test_prep' }, 'adult'],
  ])('uses the bank of the stored choice %j', async (stored, bank) => {
    expect((await start(visitor(), stored)).body.bank).toBe(bank);
  });

  it('reports a missing category in the specified words', async () => {
    const unknown = await start(visitor());
    expect([unknown.status, unknown.body.code, unknown.body.message]).toEqual([
      409,
      'placement.noCategory',
      'Kategori placement test tidak ditemukan. Silakan pilih program terlebih dahulu.',
    ]);
  });

  it('reports an empty bank in the specified words', async () => {
    const call = systemCall(app.clock.now(), 'test', { address: '198.51.100.200', userAgent: '' });
    const http = { request: { headers: newDevice() }, reply: {} } as never;
    const empty = { kids: [], teen: [], adult: [] };
    const refusal = await startAttempt(app.services, { ...call, http }, { level: 'teen' }, empty);
    expect(refusal).toEqual({ refused: true, code: 'placement.noQuestions' });
    expect(problemText('id', 'placement.noQuestions')).toBe('Soal tidak tersedia untuk kategori ini.');
  });

  it('needs a device key of at least 128 bits, and stores only its hash', async () => {
    const short = await start({ headers: { 'x-fasih-device': 'abc' } }, { level: 'teen' });
    expect([short.status, short.body.code]).toEqual([400, 'common.invalid']);
    const who = visitor();
    const { body } = await start(who, { level: 'teen' });
    const { rows } = await app.pool.query('select * from placement_attempt where id = $1', [body.id]);
    expect(JSON.stringify(rows[0])).not.toContain(who.headers['x-fasih-device']);
    expect(JSON.stringify(rows[0])).not.toContain(who.address);
    expect(rows[0]).toMatchObject({ enrolment_id: null, learner_id: null });
  });

  it('keeps one open test per device', async () => {
    const who = visitor();
    const first = await start(who, { level: 'teen' });
    const again = await start({ ...who, address: '198.51.100.250' }, { level: 'adult' });
    expect(again.body).toMatchObject({ id: first.body.id, bank: 'teen' });
    const { headers } = visitor();
    await readyForARace(app);
    const together = await Promise.all(
      [1, 2, 3, 4].map((n) => start({ headers, address: `192.0.2.${n}` }, { level: 'teen' })),
    );
    expect(new Set(together.map((a) => `${a.status} ${a.body.id}`)).size).toBe(1);
  });

  it('allows three tests per day and address, even with ten simultaneous starts', async () => {
    const address = '198.51.100.99';
    await readyForARace(app);
    const many = await Promise.all(
      Array.from({ length: 10 }, () => start({ headers: newDevice(), address }, { level: 'teen' })),
    );
    expect(many.filter((a) => a.status === 200)).toHaveLength(3);
    const refused = many.filter((a) => a.status === 429);
    expect(refused).toHaveLength(7);
    expect(refused[0]?.body.code).toBe('placement.tooManyToday');
    // 09:00 in Jakarta: 15 hours until the school's next day.
    expect(refused[0]?.headers['retry-after']).toBe(String(15 * 3600));
    app.clock.set('2026-11-02T16:59:59Z');
    expect((await start({ headers: newDevice(), address }, { level: 'teen' })).status).toBe(429);
    app.clock.set('2026-11-02T17:00:00Z');
    expect((await start({ headers: newDevice(), address }, { level: 'teen' })).status).toBe(200);
  });

  it('lets the device at the limit continue its own test', async () => {
    const address = '198.51.100.98';
    const devices = [newDevice(), newDevice(), newDevice()];
    for (const headers of devices) await start({ headers, address }, { level: 'teen' });
    expect((await start({ headers: newDevice(), address }, { level: 'teen' })).status).toBe(429);
    expect((await start({ headers: devices[0], address }, { level: 'teen' })).status).toBe(200);
  });

  it('works for staff and families without an enrolment, without keeping a level', async () => {
    const teacher = await signedInAccount(app, 'teacher');
    expect((await start({ token: teacher.token, ...visitor() }, { level: 'adult' })).status).toBe(200);
    const family = await placedFamily(app, []);
    const who = { token: family.token, ...visitor() };
    const result = await sitThrough(app, who, 20, { level: 'adult' });
    expect(result).toMatchObject({ level: 'Adult Advanced', classInfoPromised: false, retakeFrom: null });
    const { rows } = await app.pool.query('select 1 from outbox where account_id = $1', [family.accountId]);
    expect(rows).toEqual([]);
  });
});
