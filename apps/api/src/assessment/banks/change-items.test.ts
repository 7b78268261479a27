import { describe, expect, it } from 'vitest';
import { auditOf } from '../../../test/a-payroll.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';

type Person = { accountId: string; token: string };
const app = shared(startTestApp);
const sari = shared(() => signedInAccount(app, 'admin'));
const lina = shared(() => signedInAccount(app, 'admin'));

type Words = {
  question: string;
  key: number;
  point: { id: string; en: string };
  explanation: { id: string; en: string } | null;
  options: { text: string; code: string | null; reason: string | null }[];
};
const ask = (method: string, path: string, body?: unknown, who = sari, lang: 'id' | 'en' = 'id') =>
  app.ask(method, path, { token: who.token, lang, ...(body === undefined ? {} : { body }) });
const pathOf = (bank: string, id: string) => `/banks/${bank}/items/${id}`;
const item = async (bank: string, id: string) => (await ask('GET', pathOf(bank, id))).body;
const wordsOf = async (bank: string, id: string): Promise<Words> => (await item(bank, id)).versions[0].words;
const draft = (bank: string, id: string, words: object, version = 0, who = sari) =>
  ask('PUT', `${pathOf(bank, id)}/draft`, { ...words, version }, who);
const publish = (bank: string, id: string, version: number, who = sari, lang: 'id' | 'en' = 'id') =>
  ask('POST', `${pathOf(bank, id)}/draft/publish`, { version }, who, lang);
const drop = (bank: string, id: string, version: number, who = sari) =>
  ask('DELETE', `${pathOf(bank, id)}/draft?version=${version}`, undefined, who);
const retire = (bank: string, id: string, retired: boolean, reason = 'Terlalu mudah', who = sari) =>
  ask('PUT', `${pathOf(bank, id)}/retired`, { retired, reason }, who);
const nameOf = async ({ accountId }: Person) =>
  (await app.pool.query('select name from account where id = $1', [accountId])).rows[0].name;

describe('a draft', () => {
  it('shows findings and time, and changes nothing live', async () => {
    const words = await wordsOf('teen', 'T01');
    app.clock.set('2026-11-02T03:00:00Z');
    const { status, body } = await draft('teen', 'T01', { ...words, question: 'Short ____' });
    expect([status, body.number, body.question, body.hasDraft]).toEqual([200, 1, words.question, true]);
    expect(body.draft).toMatchObject({
      version: 1,
      writtenAt: '2026-11-02T03:00:00.000Z',
      words: { question: 'Short ____' },
    });
    const { data } = (await ask('GET', '/banks')).body;
    expect(data.map(({ drafts }: { drafts: number }) => drafts)).toEqual([0, 1, 0, 0, 0]);
    const listed = (await ask('GET', '/banks/teen/items?state=draft')).body;
    expect(listed.data.map(({ itemId }: { itemId: string }) => itemId)).toEqual(['T01']);
    expect((await auditOf(app, 'T01')).map(({ action, by, after }) => [action, by, after])).toEqual([
      [
        'item.drafted',
        sari.accountId,
        {
          number: 2,
          question: 'Short ____',
          fails: body.draft.findings.filter(({ level }: { level: string }) => level === 'fail').length,
        },
      ],
    ]);
    await drop('teen', 'T01', 1);
  });

  it.each([
    [{ question: '  ' }, 'question', 'Harap isi kolom ini.'],
    [{ question: 'x'.repeat(401) }, 'question', 'Terlalu panjang.'],
    [{ text: 'x'.repeat(1201) }, 'text', 'Terlalu panjang.'],
    [{ point: { id: '', en: 'Numbers' } }, 'point.id', 'Harap isi kolom ini.'],
    [{ options: [] }, 'options', 'Harap isi kolom ini.'],
    [{ key: 4 }, 'key', 'Harap isi kolom ini.'],
    [{ rationale: 'x'.repeat(401) }, 'rationale', 'Terlalu panjang.'],
  ])('with %j is refused at its field, and not stored', async (wrong, field, message) => {
    const answer = await draft('teen', 'T02', { ...(await wordsOf('teen', 'T02')), ...wrong });
    expect([answer.status, answer.body.code, answer.body.fields]).toEqual([
      400,
      'common.invalid',
      { [field]: message },
    ]);
    expect((await item('teen', 'T02')).draft).toBe(null);
  });

  it.each([
    ['options', 'three options', 'teen', 'T02', { options: [] }, 'Harap isi kolom ini.'],
    ['explanation', 'no explanation', 'teen_pretest', '3', { explanation: null }, 'Harap isi kolom ini.'],
    ['key', 'a key beyond three options', 'teen_pretest', '3', { key: 3 }, 'Isian ini belum benar.'],
  ])(
    'names the field %s where its kind of test does not take %s',
    async (field, _, bank, id, wrong, message) => {
      const words = await wordsOf(bank, id);
      const more = field === 'options' ? { options: words.options.slice(0, 3) } : wrong;
      const { status, body } = await draft(bank, id, { ...words, ...more });
      expect([status, body.code, body.fields]).toEqual([400, 'common.invalid', { [field]: message }]);
      expect((await item(bank, id)).draft).toBe(null);
    },
  );

  it('of another person is never overwritten unseen: the second writer gets it with author and time', async () => {
    const words = await wordsOf('teen', 'T03');
    app.clock.set('2026-11-02T04:00:00Z');
    const first = await draft('teen', 'T03', { ...words, question: 'One ____' }, 0, lina);
    const late = await draft('teen', 'T03', { ...words, question: 'Two ____' });
    expect([late.status, late.body.code]).toEqual([409, 'common.stale']);
    expect(late.body.message).toBe(
      'Data ini sudah diubah orang lain. Periksa versi terbaru, lalu simpan lagi.',
    );
    expect(late.body.current.draft.words.question).toBe('One ____');
    expect(late.body.current.changed).toEqual({ by: await nameOf(lina), at: '2026-11-02T04:00:00.000Z' });
    const merged = await draft('teen', 'T03', { ...words, question: 'Two ____' }, first.body.draft.version);
    expect([merged.status, merged.body.draft.version]).toEqual([200, first.body.draft.version + 1]);
    // Nor can the first writer drop the draft without having seen the second one's change.
    const unseen = await drop('teen', 'T03', first.body.draft.version, lina);
    expect([unseen.status, unseen.body.code]).toEqual([409, 'common.stale']);
    expect((await item('teen', 'T03')).draft.words.question).toBe('Two ____');
    await drop('teen', 'T03', merged.body.draft.version);
  });

  it('is saved once by two at the same instant', async () => {
    const words = await wordsOf('teen', 'T04');
    const answers = await Promise.all([
      draft('teen', 'T04', { ...words, question: 'One ____' }, 0, lina),
      draft('teen', 'T04', { ...words, question: 'Two ____' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const kept = answers.find(({ status }) => status === 200)?.body.draft;
    expect((await item('teen', 'T04')).draft).toEqual(kept);
    await drop('teen', 'T04', kept.version);
  });

  it('that was deleted is not confused with the next one', async () => {
    const words = await wordsOf('teen', 'T05');
    const old = (await draft('teen', 'T05', { ...words, question: 'Old ____' })).body.draft.version;
    expect((await drop('teen', 'T05', old)).status).toBe(200);
    const next = await draft('teen', 'T05', { ...words, question: 'New ____' }, 0, lina);
    expect(next.status).toBe(200);
    for (const answer of [
      await draft('teen', 'T05', words, old),
      await drop('teen', 'T05', old),
      await publish('teen', 'T05', old),
    ])
      expect([answer.status, answer.body.code, answer.body.current.draft.words.question]).toEqual([
        409,
        'common.stale',
        'New ____',
      ]);
    expect((await drop('teen', 'T05', next.body.draft.version)).body.draft).toBe(null);
    expect((await auditOf(app, 'T05')).map(({ action }) => action)).toEqual([
      'item.drafted',
      'item.draftDropped',
      'item.drafted',
      'item.draftDropped',
    ]);
  });
});

describe('going live', () => {
  it('is refused while a check fails, in both languages; latecomers see the new text first', async () => {
    const words = await wordsOf('kids', 'K07');
    const seen = (await draft('kids', 'K07', words)).body.draft.version;
    const twice = words.options.map((one, i) => (i === 0 ? { ...one, text: words.options[1]?.text } : one));
    const { body } = await draft('kids', 'K07', { ...words, options: twice }, seen, lina);
    const late = await publish('kids', 'K07', seen);
    expect([late.status, late.body.code, late.body.current.draft.version]).toEqual([
      409,
      'common.stale',
      body.draft.version,
    ]);
    const fails = body.draft.findings.filter(({ level }: { level: string }) => level === 'fail');
    expect(fails.map(({ check }: { check: string }) => check)).toContain('6 duplicates');
    for (const [lang, sentence] of [
      ['id', `Masih ada ${fails.length} pemeriksaan yang gagal. Perbaiki dulu, lalu terbitkan.`],
      ['en', `${fails.length} ${fails.length === 1 ? 'check fails' : 'checks fail'} still.`],
    ] as const) {
      const refused = await publish('kids', 'K07', body.draft.version, sari, lang);
      expect([refused.status, refused.body.code]).toEqual([409, 'banks.checksFail']);
      expect(refused.body.message).toContain(sentence);
    }
    expect((await item('kids', 'K07')).draft.version).toBe(body.draft.version);
    expect((await auditOf(app, 'K07', 'item.published')).length).toBe(0);
    await drop('kids', 'K07', body.draft.version);
    const gone = await publish('kids', 'K07', body.draft.version);
    expect([gone.status, gone.body.code, gone.body.current.draft]).toEqual([409, 'common.stale', null]);
  });

  it('numbers versions in order, keeps old ones readable, and happens once', async () => {
    const words = await wordsOf('kids', 'K01');
    const questions = ['I know Dewi and Bayu. ____ my friends.', 'I know Rani and Bayu. ____ my friends.'];
    for (const [index, question] of questions.entries()) {
      app.clock.set(`2026-11-0${3 + index}T02:00:00Z`);
      const saved = (await draft('kids', 'K01', { ...words, question })).body.draft;
      const who = index === 0 ? [sari] : [sari, lina];
      const answers = await Promise.all(who.map((one) => publish('kids', 'K01', saved.version, one)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409].slice(0, who.length));
    }
    const { number, versions, question } = await item('kids', 'K01');
    expect([number, question]).toEqual([3, questions[1]]);
    expect(
      versions.map((one: { number: number; state: string; liveAt: string | null; words: Words }) => [
        one.number,
        one.state,
        one.liveAt,
        one.words.question,
      ]),
    ).toEqual([
      [3, 'live', '2026-11-04T02:00:00.000Z', questions[1]],
      [2, 'replaced', '2026-11-03T02:00:00.000Z', questions[0]],
      [1, 'replaced', null, words.question],
    ]);
    expect((await auditOf(app, 'K01', 'item.published')).map(({ after }) => after)).toEqual([
      { number: 2 },
      { number: 3 },
    ]);
  });

  it('of two questions that only fail together succeeds for one', async () => {
    // Both ask the same point with the same key.
    const point = { id: 'Nama hari dalam seminggu', en: 'Names of the days of the week' };
    const both = await Promise.all(
      ['K04', 'K05'].map(async (id) => {
        const words = await wordsOf('kids', id);
        const options = words.options.map((one, i) => (i === words.key ? { ...one, text: 'Monday' } : one));
        await draft('kids', id, { ...words, options, point });
        return id;
      }),
    );
    const fails = async (id: string) =>
      (await item('kids', id)).draft.findings.filter(
        ({ level, message }: { level: string; message: string }) =>
          level === 'fail' && message.includes('same point with the same key'),
      ).length;
    expect(await Promise.all(both.map(fails))).toEqual([0, 0]);
    const versions = await Promise.all(both.map(async (id) => (await item('kids', id)).draft.version));
    const answers = await Promise.all(both.map((id, i) => publish('kids', id, versions[i])));
    expect(answers.map(({ status, body }) => body.code ?? status).sort()).toEqual([200, 'banks.checksFail']);
  });
});

describe('retiring a question', () => {
  it('stores reason and time, shows it in the list, and is audited', async () => {
    app.clock.set('2026-11-05T02:00:00Z');
    const { body } = await retire('teen', 'T10', true, '  Terlalu mudah ditebak  ');
    expect([body.retired, body.retirement]).toEqual([
      true,
      { at: '2026-11-05T02:00:00.000Z', reason: 'Terlalu mudah ditebak' },
    ]);
    const states = async (state: string) => (await ask('GET', `/banks/teen/items?state=${state}`)).body.total;
    expect([await states('retired'), await states('live')]).toEqual([1, 64]);
    const back = await retire('teen', 'T10', false, 'Masih dipakai');
    expect([back.body.retired, back.body.retirement]).toEqual([false, null]);
    expect(
      (await auditOf(app, 'T10')).map(({ action, before, after, reason }) => [action, before, after, reason]),
    ).toEqual([
      ['item.retired', { retired: false }, { retired: true }, 'Terlalu mudah ditebak'],
      ['item.broughtBack', { retired: true }, { retired: false }, 'Masih dipakai'],
    ]);
  });

  it('twice changes nothing', async () => {
    app.clock.set('2026-11-05T02:00:00Z');
    await retire('teen', 'T11', true, 'Terlalu mudah');
    app.clock.set('2026-11-06T02:00:00Z');
    const again = await retire('teen', 'T11', true, 'Salah ketik', lina);
    expect([again.status, again.body.retirement]).toEqual([
      200,
      { at: '2026-11-05T02:00:00.000Z', reason: 'Terlalu mudah' },
    ]);
    await retire('teen', 'T11', false);
    expect((await retire('teen', 'T11', false)).status).toBe(200);
    expect((await auditOf(app, 'T11')).map(({ action }) => action)).toEqual([
      'item.retired',
      'item.broughtBack',
    ]);
  });

  it.each([
    [{ retired: true, reason: ' ' }, 'reason'],
    [{ retired: true, reason: 'x'.repeat(301) }, 'reason'],
    [{ retired: 'yes', reason: 'Uji' }, 'retired'],
  ])('with %j is refused at its field', async (body, field) => {
    const answer = await ask('PUT', `${pathOf('teen', 'T12')}/retired`, body);
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
    expect((await item('teen', 'T12')).retired).toBe(false);
  });

  it('never goes below what a test draws, says so in both languages, and stops exactly there', async () => {
    // A teen test draws one of each kind.
    const { data } = (await ask('GET', '/banks/teen/items?pageSize=100')).body;
    const cell = data.filter((one: { cell: string }) => one.cell === data[0].cell) as { itemId: string }[];
    for (const { itemId } of cell.slice(1)) expect((await retire('teen', itemId, true)).status).toBe(200);
    expect((await item('teen', 'T01')).neededByForm).toBe(true);
    for (const [lang, sentence] of [
      ['id', 'Soal ini masih diperlukan agar setiap tes lengkap, jadi belum dapat ditarik.'],
      ['en', 'This question is still needed to make every test complete, so it cannot be retired.'],
    ] as const) {
      const path = `${pathOf('teen', 'T01')}/retired`;
      const refused = await ask('PUT', path, { retired: true, reason: 'Uji' }, sari, lang);
      expect([refused.status, refused.body.code, refused.body.message]).toEqual([
        409,
        'banks.neededByForm',
        sentence,
      ]);
    }
    expect(await auditOf(app, 'T01', 'item.retired')).toEqual([]);
    await retire('teen', cell[1]?.itemId ?? '', false);
    expect((await retire('teen', 'T01', true)).status).toBe(200);
    for (const { itemId } of cell) await retire('teen', itemId, false);
  });

  it('keeps its draft, which can go live and is drawn once the question is back', async () => {
    const words = await wordsOf('kids', 'K12');
    const saved = (await draft('kids', 'K12', words)).body.draft;
    await retire('kids', 'K12', true);
    const live = await publish('kids', 'K12', saved.version);
    expect([live.status, live.body.number, live.body.retired]).toEqual([200, 2, true]);
    expect((await retire('kids', 'K12', false)).body).toMatchObject({ number: 2, retired: false });
  });
});
