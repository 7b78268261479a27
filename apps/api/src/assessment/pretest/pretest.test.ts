import { pretest } from '@fasih/content/banks/pretest';
import { cards } from '@fasih/content/catalogue/cards';
import { CARD_VALUES, PRETEST_QUESTIONS, questionIds } from '@fasih/school/assessment/pretest/rules';
import { describe, expect, it } from 'vitest';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';

const app = shared(startTestApp);

let sittings = 0;
const newSitting = () => (sittings++).toString(16).padStart(32, '0');
const teens = pretest.filter((item) => item.category === 'teen');

/** The first `right` questions answered right, the next `wrong` answered wrong, the others not at all. */
function answers(right: number, wrong = 0): Record<string, string> {
  return Object.fromEntries(
    teens.slice(0, right + wrong).map((item, i) => {
      const other = item.options.find((option) => option !== item.correctAnswer) ?? '';
      return [String(item.id), i < right ? item.correctAnswer : other];
    }),
  );
}
const submit = (body: object) => app.ask('POST', '/pretest/results', { body });
const rowsOf = async (sitting: string) =>
  (await app.pool.query('select * from pretest_answer where sitting = $1 order by item_id', [sitting])).rows;

describe('before the test', () => {
  it('offers two categories of 10 minutes and 15 questions', async () => {
    const { status, body } = await app.ask('GET', '/pretest/categories');
    expect(status).toBe(200);
    expect(body.data).toEqual([
      { id: 'kids', title: 'Kids', timeLimit: 600, questionCount: 15, description: '' },
      { id: 'teen', title: 'Teens', timeLimit: 600, questionCount: 15, description: '' },
    ]);
  });

  it('has the question ids and package cards that the rules name', () => {
    for (const category of ['kids', 'teen'] as const) {
      const ids = pretest.filter((item) => item.category === category).map((item) => item.id);
      expect(ids.toSorted((a, b) => a - b)).toEqual(questionIds(category));
    }
    expect(cards.map((card) => card.value)).toEqual(CARD_VALUES);
  });

  it.each(['kids', 'teen'] as const)('returns the %s questions without their keys', async (category) => {
    const { status, body } = await app.ask('GET', `/pretest/questions?category=${category}`);
    expect(status).toBe(200);
    expect(body.data.map((one: { id: number }) => one.id)).toEqual(questionIds(category));
    const allowed = ['category', 'id', 'imageUrl', 'options', 'passage', 'questionText', 'text', 'textTwin'];
    for (const one of body.data) {
      expect(allowed).toEqual(expect.arrayContaining(Object.keys(one)));
      expect([one.category, one.text, one.options.length]).toEqual([category, '', 3]);
    }
    const sent = JSON.stringify(body);
    for (const item of pretest) {
      expect(sent).not.toContain(item.explanation.en);
      expect(sent).not.toContain(item.point.en);
    }
  });

  it('has alternative texts for five pictures, and texts for reading questions', async () => {
    const kids = (await app.ask('GET', '/pretest/questions?category=kids')).body.data;
    const pictured = kids.filter((one: { imageUrl?: string }) => one.imageUrl);
    expect(pictured.map((one: { id: number }) => one.id)).toEqual([16, 17, 18, 19, 20]);
    for (const one of pictured) {
      expect(one.textTwin).toBeTruthy();
      expect(one.passage).toBeNull();
      for (const option of one.options) expect(one.textTwin).not.toContain(option);
    }
    expect(kids.filter((one: { passage: string | null }) => one.passage).length).toBe(1);
  });

  it('can be cached, and answers 304 if unchanged', async () => {
    const first = await app.ask('GET', '/pretest/questions?category=teen');
    expect(first.headers['cache-control']).toMatch(/^public, max-age=\d+/);
    const again = await app.ask('GET', '/pretest/questions?category=teen', {
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect([again.status, again.body]).toEqual([304, '']);
  });

  it('refuses other categories', async () => {
    expect((await app.ask('GET', '/pretest/questions?category=adult')).status).toBe(400);
    expect((await app.ask('GET', '/pretest/questions')).status).toBe(400);
    const answer = await submit({ category: 'adult', sitting: newSitting(), answers: {} });
    expect([answer.status, answer.body.code]).toEqual([400, 'common.invalid']);
  });
});

describe('after the test', () => {
  it('scores exact matches and explains every question in both languages', async () => {
    const { status, body } = await submit({
      category: 'teen',
      sitting: newSitting(),
      answers: answers(7, 3),
    });
    expect(status).toBe(200);
    expect([body.category, body.correct, body.total, body.percent]).toEqual(['teen', 7, 15, 46.67]);
    expect(body.questions).toHaveLength(PRETEST_QUESTIONS);
    for (const [i, item] of teens.entries()) {
      expect(body.questions[i]).toEqual({
        id: item.id,
        questionText: item.question,
        // With the text or the picture that it is about, as it was asked.
        passage: item.imageUrl === undefined ? (item.text ?? null) : null,
        textTwin: item.imageUrl === undefined ? null : (item.text ?? null),
        ...(item.imageUrl === undefined ? {} : { imageUrl: item.imageUrl }),
        chosen: answers(7, 3)[item.id] ?? null,
        correct: i < 7,
        correctAnswer: item.correctAnswer,
        point: item.point,
        explanation: item.explanation,
      });
    }
  });

  it('stores category, score, day and times, and nothing about the person', async () => {
    const sitting = newSitting();
    await submit({ category: 'teen', sitting, answers: answers(2), times: { '1': 4000, '2': 900, '16': 5 } });
    const { rows } = await app.pool.query(
      `select sitting, category, correct, total, to_char(day, 'YYYY-MM-DD') as day, package_value
       from pretest_result where sitting = $1`,
      [sitting],
    );
    expect(rows).toEqual([
      { sitting, category: 'teen', correct: 2, total: 15, day: '2026-11-02', package_value: null },
    ]);
    const { rows: columns } = await app.pool.query(
      "select column_name from information_schema.columns where table_name = 'pretest_result' order by 1",
    );
    expect(columns.map((one) => one.column_name)).toEqual([
      'category',
      'correct',
      'day',
      'package_value',
      'sitting',
      'total',
    ]);
    const stored = await rowsOf(sitting);
    expect(stored).toHaveLength(15);
    expect(stored.slice(0, 3).map(({ item_id, correct, ms }) => [item_id, correct, ms])).toEqual([
      [1, true, 4000],
      [2, true, 900],
      [3, false, null],
    ]);
  });

  it('ignores answers to other questions and unknown options', async () => {
    const sitting = newSitting();
    const kidsItem = pretest.find((item) => item.id === 16);
    const { body } = await submit({
      category: 'teen',
      sitting,
      answers: {
        '16': kidsItem?.correctAnswer,
        '99': 'x',
        '1': 'Siti, Jl. Melati 5',
        '2': teens[1]?.correctAnswer,
      },
    });
    expect(body.correct).toBe(1);
    expect((await rowsOf(sitting)).map((row) => row.chosen).filter(Boolean)).toEqual([
      teens[1]?.correctAnswer,
    ]);
  });

  it('scores a sitting once; a repetition gets the first result', async () => {
    const sitting = newSitting();
    const first = await submit({ category: 'teen', sitting, answers: answers(5) });
    const second = await submit({ category: 'teen', sitting, answers: answers(15) });
    expect(second.body).toEqual(first.body);
    expect(await rowsOf(sitting)).toHaveLength(15);
  });

  it('stores a sitting once if it arrives several times at once', async () => {
    const sitting = newSitting();
    const all = await Promise.all(
      Array.from({ length: 6 }, (_, i) => submit({ category: 'teen', sitting, answers: answers(i + 1) })),
    );
    expect(all.map((one) => one.status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(new Set(all.map((one) => one.body.correct)).size).toBe(1);
    expect(await rowsOf(sitting)).toHaveLength(15);
  });

  it('refuses invalid sittings and unknown fields', async () => {
    expect((await submit({ category: 'teen', sitting: 'mine', answers: {} })).status).toBe(400);
    const named = await submit({ category: 'teen', sitting: newSitting(), answers: {}, name: 'Siti' });
    expect(named.status).toBe(400);
  });

  it('stores the chosen package; the last choice counts', async () => {
    const sitting = newSitting();
    await submit({ category: 'teen', sitting, answers: answers(9) });
    const choose = (value: string, whose = sitting) =>
      app.ask('PUT', `/pretest/results/${whose}/package`, { body: { value } });
    expect((await choose('conversation-teen')).status).toBe(200);
    expect((await choose('special-course')).status).toBe(200);
    expect((await choose('gold-package')).status).toBe(400);
    expect((await choose('special-course', newSitting())).status).toBe(404);
    const { rows } = await app.pool.query('select package_value from pretest_result where sitting = $1', [
      sitting,
    ]);
    expect(rows).toEqual([{ package_value: 'special-course' }]);
  });

  it('limits one network, and still returns stored results', async () => {
    const address = '198.51.100.23';
    const send = (sitting: string) =>
      app.ask('POST', '/pretest/results', { address, body: { category: 'kids', sitting, answers: {} } });
    const known = newSitting();
    expect((await send(known)).status).toBe(200);
    await app.pool.query("update throttle set count = 1000 where key like 'pretest:network:%'");
    await send(newSitting());
    const refused = await send(newSitting());
    expect([refused.status, refused.body.code]).toEqual([429, 'common.tooMany']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await send(known)).status).toBe(200);
    const { rows } = await app.pool.query("select key from throttle where key like 'pretest:%'");
    for (const { key } of rows) expect(key).not.toContain(address);
  });
});
