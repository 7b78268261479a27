import { pretest } from '@fasih/content/banks/pretest';
import { describe, expect, it } from 'vitest';
import { placedFamily, signedInAccount } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';
import { countMonths } from '../../office/analytics/count-months.ts';

const app = shared(startTestApp);
const admin = shared(() => signedInAccount(app, 'admin'));

const ask = (method: string, path: string, body?: unknown) => app.ask(method, path, { ...admin, body });
const item = async (bank: string, id: string) => (await ask('GET', `/banks/${bank}/items/${id}`)).body;
type Words = {
  question: string;
  key: number;
  options: { text: string; code: string | null; reason: string | null }[];
};
const wordsOf = async (bank: string, id: string): Promise<Words> => (await item(bank, id)).versions[0].words;
const draft = (bank: string, id: string, words: object, version = 0) =>
  ask('PUT', `/banks/${bank}/items/${id}/draft`, { ...words, version });
const publish = (bank: string, id: string, version: number) =>
  ask('POST', `/banks/${bank}/items/${id}/draft/publish`, { version });

/** Starts the placement test of a fresh child until the wanted item is drawn; answers the sitting and its question. */
async function drawn(
  id: string,
): Promise<{ attemptId: string; token: string; question: string; position: number }> {
  for (let tries = 0; tries < 30; tries += 1) {
    const family = await placedFamily(app, [{ package: 'general-english-kids', birthDate: '2016-05-17' }]);
    const { body } = await app.ask('POST', '/placement/attempts', { token: family.token, body: {} });
    const { rows } = await app.pool.query<{ position: number }>(
      `select position from placement_question where attempt_id = $1 and split_part(item_id, '.', 1) = $2`,
      [body.id, id],
    );
    const position = rows[0]?.position;
    const shown = body.questions.find((one: { position: number }) => one.position === position);
    if (position !== undefined)
      return { attemptId: body.id, token: family.token, question: shown.question, position };
  }
  throw new Error(`${id} was never drawn`);
}

describe('a new version of a question', () => {
  it('goes live only if the checks pass; earlier sittings keep their version', async () => {
    const words = await wordsOf('kids', 'K01');
    const before = await drawn('K01');
    expect(before.question).toBe(words.question);

    // Two equal options: a check fails, and the draft stays a draft.
    const twice = words.options.map((one, i) => (i === 0 ? { ...one, text: words.options[1]?.text } : one));
    const bad = await draft('kids', 'K01', { ...words, options: twice });
    expect(bad.status).toBe(200);
    expect(bad.body.draft.findings.some(({ level }: { level: string }) => level === 'fail')).toBe(true);
    const refused = await publish('kids', 'K01', bad.body.draft.version);
    expect([refused.status, refused.body.code]).toEqual([409, 'banks.checksFail']);

    const question = 'I know Dewi and Bayu. ____ my friends.';
    const good = await draft('kids', 'K01', { ...words, question }, bad.body.draft.version);
    expect(good.body.draft.findings.filter(({ level }: { level: string }) => level === 'fail')).toEqual([]);
    const live = await publish('kids', 'K01', good.body.draft.version);
    expect([live.status, live.body.number, live.body.draft]).toEqual([200, 2, null]);
    expect(
      live.body.versions.map(({ number, state }: { number: number; state: string }) => [number, state]),
    ).toEqual([
      [2, 'live'],
      [1, 'replaced'],
    ]);

    expect((await drawn('K01')).question).toBe(question);
    const running = await app.ask('GET', `/placement/attempts/${before.attemptId}`, { token: before.token });
    expect(running.body.questions[before.position - 1].question).toBe(words.question);
    const { rows } = await app.pool.query(
      `select action from audit_log where target_kind = 'item' and target_id = 'K01' order by id`,
    );
    expect(rows.map(({ action }) => action)).toEqual(['item.drafted', 'item.drafted', 'item.published']);
  });

  it('is scored by its own key', async () => {
    const words = await wordsOf('kids', 'K04');
    const other = (words.key + 1) % 4;
    // Moves the right option to another letter to see which key counts.
    const options = words.options.map(
      (one, i) => words.options[i === other ? words.key : i === words.key ? other : i] ?? one,
    );
    const saved = await draft('kids', 'K04', { ...words, options, key: other });
    await app.pool.query(`update item_version set state = 'live' where item_id = 'K04' and state = 'draft'`);
    expect(saved.status).toBe(200);
    const sitting = await drawn('K04');
    const { rows } = await app.pool.query<{ option_order: string }>(
      'select option_order from placement_question where attempt_id = $1 and position = $2',
      [sitting.attemptId, sitting.position],
    );
    app.clock.set(new Date(app.clock.now().getTime() + 60_000));
    const answer = 'ABCD'.charAt(rows[0]?.option_order.indexOf('ABCD'.charAt(other)) ?? 0);
    const path = `/placement/attempts/${sitting.attemptId}`;
    await app.ask('PUT', `${path}/answers/${sitting.position}`, {
      token: sitting.token,
      body: { answer, ms: 4000 },
    });
    const result = await app.ask('POST', `${path}/finish`, { token: sitting.token, body: {} });
    expect(result.body.correct).toBe(1);
    await countMonths(app.services);
    const { stats } = await item('kids', 'K04');
    expect([stats.shown, stats.correct, stats.meanSeconds, stats.chosen[other]]).toEqual([1, 100, 4, 1]);
  });

  it('is refused with 409 and the current record if somebody else drafted it', async () => {
    const words = await wordsOf('teen', 'T01');
    const first = await draft('teen', 'T01', words);
    const second = await draft('teen', 'T01', words);
    expect([second.status, second.body.code]).toEqual([409, 'common.stale']);
    expect(second.body.current.draft.version).toBe(first.body.draft.version);
    const path = `/banks/teen/items/T01/draft?version=${first.body.draft.version}`;
    const dropped = await ask('DELETE', path);
    expect([dropped.status, dropped.body.draft, dropped.body.number]).toEqual([200, null, 1]);
    expect((await ask('DELETE', path)).status).toBe(409);
  });
});

describe('a new version in the pretest', () => {
  it('is used at once, and an open page is scored by the version it showed', async () => {
    const words = await wordsOf('teen_pretest', '3');
    const changed = {
      ...words,
      options: words.options.map((one) => (one.text === 'office' ? { ...one, text: 'canteen' } : one)),
    };
    const saved = await draft('teen_pretest', '3', changed);
    await app.pool.query(`update item_version set state = 'live' where item_id = '3' and state = 'draft'`);
    expect(saved.status).toBe(200);
    const asked = await app.ask('GET', '/pretest/questions?category=teen');
    const third = asked.body.data.find(({ id }: { id: number }) => id === 3);
    expect(third.options).toContain('canteen');
    expect(asked.body.data).toHaveLength(15);

    const send = (sitting: string, chosen: string) =>
      app.ask('POST', '/pretest/results', {
        body: { category: 'teen', sitting: sitting.repeat(32), answers: { 3: chosen }, times: { 3: 5000 } },
      });
    await send('a', 'office');
    await send('b', 'canteen');
    const right = pretest.find(({ id }) => id === 3)?.correctAnswer ?? '';
    expect((await send('c', right)).body.correct).toBe(1);
    // Sent again, it is answered by what was kept.
    expect((await send('c', 'canteen')).body.correct).toBe(1);
    const { rows } = await app.pool.query(
      'select chosen, version from pretest_answer where item_id = 3 order by sitting',
    );
    expect(rows).toEqual([
      { chosen: 'office', version: 1 },
      { chosen: 'canteen', version: 2 },
      { chosen: right, version: 2 },
    ]);
    await countMonths(app.services);
    const { versions } = await item('teen_pretest', '3');
    expect(
      versions.map((one: { stats: { shown: number; correct: number } }) => [
        one.stats.shown,
        one.stats.correct,
      ]),
    ).toEqual([
      [2, 50],
      [1, 0],
    ]);
  });
});

describe('retiring a question', () => {
  const retire = (bank: string, id: string, retired = true) =>
    ask('PUT', `/banks/${bank}/items/${id}/retired`, { retired, reason: 'Terlalu mudah ditebak' });

  it('removes it from the draw, is refused where a test form would have too few left, and can be undone', async () => {
    expect((await retire('kids', 'K10')).body.retired).toBe(true);
    // A form draws two of this cell of three.
    const second = await retire('kids', 'K11');
    expect([second.status, second.body.code]).toEqual([409, 'banks.neededByForm']);
    const sittings: string[] = [];
    for (let i = 0; i < 8; i += 1) {
      const family = await placedFamily(app, [{ package: 'general-english-kids', birthDate: '2016-05-17' }]);
      const started = await app.ask('POST', '/placement/attempts', { token: family.token, body: {} });
      expect([started.status, started.body.questions.length]).toEqual([200, 20]);
      sittings.push(started.body.id);
    }
    const { rows } = await app.pool.query(
      `select item_id, count(*)::int as n from placement_question where attempt_id = any($1) and item_id in ('K10', 'K11', 'K12')
       group by 1 order by 1`,
      [sittings],
    );
    expect(rows).toEqual([
      { item_id: 'K11', n: 8 },
      { item_id: 'K12', n: 8 },
    ]);
    expect((await retire('kids', 'K10', false)).body.retired).toBe(false);
    expect((await retire('kids', 'K11')).status).toBe(200);
    await retire('kids', 'K11', false);
  });

  it('is refused for pretests, which use all their questions', async () => {
    expect((await retire('kids_pretest', '16')).body.code).toBe('banks.neededByForm');
  });

  it('of two items of one cell at the same instant succeeds once', async () => {
    const answers = await Promise.all([retire('kids', 'K13'), retire('kids', 'K14')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('the banks', () => {
  it('can be listed, searched, filtered and sorted', async () => {
    const { body } = await ask('GET', '/banks');
    expect(body.data.map(({ bankId, items }: { bankId: string; items: number }) => [bankId, items])).toEqual([
      ['kids', 30],
      ['teen', 65],
      ['adult', 60],
      ['kids_pretest', 15],
      ['teen_pretest', 15],
    ]);
    const found = await ask('GET', '/banks/teen/items?level=B2&pageSize=100&sort=-itemId');
    expect([found.body.total, found.body.data[0].itemId]).toEqual([10, 'T65']);
    expect((await ask('GET', '/banks/kids/items?q=dewi and bayu')).body.data[0].itemId).toBe('K01');
    expect((await ask('GET', '/banks/kids/items?state=retired')).body.total).toBe(1);
    expect((await ask('GET', '/banks/kids/items/T01')).status).toBe(404);
    expect((await ask('GET', '/banks/nothing/items')).status).toBe(400);
  });
});
