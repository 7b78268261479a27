import { beforeAll, describe, expect, it } from 'vitest';
import { signedInAccount } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';
import { shownQuestions } from './questions.ts';

const app = shared(startTestApp);
let token: string;
beforeAll(async () => {
  token = (await signedInAccount(app, 'admin')).token;
});

type Kept = { key: string; group: string; shown: boolean; texts: object | null; product?: object | null };
const path = '/settings/questions';
const read = async () =>
  (await app.ask('GET', path, { token })).body as { questions: Kept[]; version: number };
const save = (questions: Kept[], version: number) =>
  app.ask('PUT', path, {
    token,
    body: { questions: questions.map(({ product: _, ...one }) => one), version },
  });
const shown = async (version: number) => (await shownQuestions(app.pool).at(version)).map(({ key }) => key);
const contentVersion = async () =>
  Number((await app.pool.query('select version from content_version')).rows[0].version);
const own = {
  key: 'own-1',
  group: 'parents',
  shown: true,
  texts: {
    questionId: 'Ada tempat parkir?',
    questionEn: 'Is there parking?',
    answerId: 'Tidak perlu; kabari {{notice}} sebelumnya.',
    answerEn: 'No need; tell us {{notice}} before.',
  },
};

describe("the school's questions on its public pages", () => {
  it("begin as the product's: fifteen of the contact page and nine of parents", async () => {
    const { questions, version } = await read();
    expect(version).toBe(0);
    expect(questions.map(({ group }) => group).filter((group) => group === 'parents')).toHaveLength(9);
    expect(questions).toHaveLength(24);
    expect(questions.every((one) => one.shown && one.texts === null && one.product !== null)).toBe(true);
  });

  it('reach the pages with own, reordered and hidden questions, and the audit log has the changes', async () => {
    const before = await contentVersion();
    const { questions } = await read();
    const [first, ...rest] = questions;
    const { status, body } = await save([own, ...rest, { ...first, shown: false } as Kept], 0);
    expect([status, body.version, body.questions[0].key]).toEqual([200, 1, 'own-1']);
    expect(await contentVersion()).toBeGreaterThan(before);
    const keys = await shown(1);
    expect(keys[0]).toBe('own-1');
    expect(keys).not.toContain(first?.key);
    expect(keys).toHaveLength(24);
    const { rows } = await app.pool.query(
      `select p.field from audit_entry e join audit_personal p on p.entry_id = e.id
       where e.action = 'school.questionsChanged' order by p.field`,
    );
    expect(rows.map(({ field }) => field)).toEqual([first?.key, 'own-1'].sort());
  });

  it('are saved by one of two simultaneous writers; the other gets the current questions', async () => {
    const { questions, version } = await read();
    const answers = await Promise.all([save(questions, version), save(questions.slice(1), version)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)?.body;
    expect(refused).toMatchObject({ code: 'common.stale', current: { version: version + 1 } });
  });

  it('never lose a question of the product: it comes back with its own text', async () => {
    const { version } = await read();
    const { body } = await save([], version);
    expect(body.questions).toHaveLength(24);
    expect(body.questions.every((one: Kept) => one.shown && one.texts === null)).toBe(true);
  });

  it('refuse empty texts, unknown placeholders and duplicate keys', async () => {
    const { version } = await read();
    const wrong = { ...own, texts: { ...own.texts, questionEn: ' ', answerId: 'Kabari {{besok}}.' } };
    const { status, body } = await save([wrong], version);
    expect(status).toBe(400);
    expect(Object.keys(body.fields).sort()).toEqual([
      'questions.0.texts.answerId',
      'questions.0.texts.questionEn',
    ]);
    expect((await save([own, own], version)).status).toBe(400);
  });
});
