import { type BankItem, CEFRS } from '@fasih/school/assessment/banks/contract';
import { later, MINUTE } from '@fasih/school/basics/instants';
import { describe, expect, it } from 'vitest';
import { placedFamily, signedInAccount } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';
import { countMonths } from '../../office/analytics/count-months.ts';

const app = shared(startTestApp);
const admin = shared(() => signedInAccount(app, 'admin'));

const ask = (method: string, path: string, body?: unknown) => app.ask(method, path, { ...admin, body });
const list = async (query = '', bank = 'teen') =>
  (await ask('GET', `/banks/${bank}/items?pageSize=100&${query}`)).body as {
    data: BankItem[];
    total: number;
  };
const idsOf = async (query: string, bank?: string) =>
  (await list(query, bank)).data.map(({ itemId }) => itemId);

describe('the list of a bank’s questions', () => {
  it('has each question once, in the order of the bank', async () => {
    const ids = await idsOf('');
    expect([ids[0], ids.at(-1), new Set(ids).size]).toEqual(['T01', 'T65', 65]);
    expect((await idsOf('', 'kids_pretest'))[0]).toBe('16');
  });

  it.each(CEFRS)('filtered by the level %s has all questions of that level and no others', async (level) => {
    const { data, total } = await list(`level=${level}`);
    expect(data.every(({ cefr }) => cefr === level)).toBe(true);
    const all = (await list()).data;
    expect(total).toBe(all.filter(({ cefr }) => cefr === level).length);
  });

  it('is searched by number, question, right answer and cell, regardless of case', async () => {
    const [, , third] = (await list()).data as [BankItem, BankItem, BankItem];
    expect(await idsOf('q=t03')).toEqual(['T03']);
    for (const q of [third.question.toUpperCase(), ` ${third.question} `])
      expect(await idsOf(`q=${encodeURIComponent(q)}`)).toEqual(['T03']);
    expect(await idsOf(`q=${encodeURIComponent(third.answer)}`)).toContain('T03');
    expect(await idsOf(`q=${third.cell}`)).toContain('T03');
    expect((await list('q=t03&level=B2')).total).toBe(0);
    expect((await list('q=%25')).total).toBe(0);
  });

  it('is sorted by level and by number in both directions', async () => {
    const levels = async (sort: string) =>
      (await list(`sort=${sort}`)).data.map(({ cefr }) => CEFRS.indexOf(cefr));
    const up = await levels('cefr');
    expect(up).toEqual([...up].sort((a, b) => a - b));
    expect(await levels('-cefr')).toEqual([...up].reverse());
    // 2 comes before 10, unlike as text.
    expect((await idsOf('sort=itemId', 'teen_pretest')).slice(0, 3)).toEqual(['1', '2', '3']);
    expect((await idsOf('sort=-itemId', 'teen_pretest'))[0]).toBe('15');
  });

  it('is paged completely, and empty after the last page', async () => {
    const page = async (n: number) => (await ask('GET', `/banks/teen/items?pageSize=30&page=${n}`)).body;
    const pages = await Promise.all([1, 2, 3].map(page));
    expect(pages.flatMap(({ data }) => data.map(({ itemId }: BankItem) => itemId))).toEqual(await idsOf(''));
    expect(pages.map(({ data }) => data.length)).toEqual([30, 30, 5]);
    expect(await page(4)).toEqual({ data: [], total: 65, page: 4, pageSize: 30 });
  });

  it.each(['sort=question', 'level=C2', 'state=lost', 'page=0', 'pageSize=101', `q=${'x'.repeat(101)}`])(
    'refuses %s',
    async (query) => {
      const { status, body } = await ask('GET', `/banks/teen/items?${query}`);
      expect([status, body.code, Object.keys(body.fields)]).toEqual([
        400,
        'common.invalid',
        [query.split('=')[0]],
      ]);
    },
  );

  it.each([
    ['/banks/teen/items/T99', 404, 'banks.notFound', 'Soal ini tidak ditemukan.'],
    ['/banks/teen/items/K01', 404, 'banks.notFound', 'Soal ini tidak ditemukan.'],
    ['/banks/kids_pretest/items/3', 404, 'banks.notFound', 'Soal ini tidak ditemukan.'],
    ['/banks/toefl/items/K01', 400, 'common.invalid', undefined],
  ])('%s is not a question: %i %s', async (path, status, code, message) => {
    const { status: actual, body } = await ask('GET', path);
    expect([actual, body.code]).toEqual([status, code]);
    if (message) expect(body.message).toBe(message);
  });
});

describe('the numbers of a question', () => {
  it('count finished tests only: how often shown, answered right and how fast', async () => {
    const empty = (await ask('GET', '/banks')).body;
    expect([empty.countedAt, empty.data[0].shown, empty.data[0].correct]).toEqual([null, 0, null]);
    const sit = async (finish: boolean) => {
      const { token } = await placedFamily(app, [
        { package: 'general-english-kids', birthDate: '2016-05-17' },
      ]);
      const { body } = await app.ask('POST', '/placement/attempts', { token, body: {} });
      const path = `/placement/attempts/${body.id}`;
      const { rows } = await app.pool.query<{ position: number; id: string; order: string }>(
        `select position, split_part(item_id, '.', 1) as id, option_order as order from placement_question
         where attempt_id = $1 order by position limit 2`,
        [body.id],
      );
      const all = (await list('', 'kids')).data;
      app.clock.set(later(app.clock.now(), MINUTE));
      for (const [n, { position, id, order }] of rows.entries()) {
        const item = all.find(({ itemId }) => itemId === id);
        const detail = (await ask('GET', `/banks/kids/items/${id}`)).body;
        const { key } = detail.versions[0].words;
        const right = 'ABCD'.charAt(order.indexOf('ABCD'.charAt(key)));
        const wrong = 'ABCD'.charAt(order.indexOf('ABCD'.charAt((key + 1) % 4)));
        expect(item?.answer).toBe(detail.versions[0].words.options[key].text);
        const answer = n === 0 ? right : wrong;
        await app.ask('PUT', `${path}/answers/${position}`, { token, body: { answer, ms: 3000 + n * 4000 } });
      }
      if (finish) await app.ask('POST', `${path}/finish`, { token, body: {} });
      return rows.map(({ id }) => id) as [string, string];
    };
    await sit(false);
    await countMonths(app.services);
    expect((await list('', 'kids')).data.every(({ stats }) => stats.shown === 0)).toBe(true);
    const [right, wrong] = await sit(true);
    await countMonths(app.services);
    const { data } = await list('sort=-correct', 'kids');
    const statsOf = (id: string) => data.find(({ itemId }) => itemId === id)?.stats;
    expect(statsOf(right)).toMatchObject({ shown: 1, correct: 100, meanSeconds: 3 });
    expect(statsOf(wrong)).toMatchObject({ shown: 1, correct: 0, meanSeconds: 7 });
    expect(data.filter(({ stats }) => stats.shown === 1)).toHaveLength(20);
    expect([data[0]?.itemId, data.at(-1)?.stats.correct]).toEqual([right, null]);
    expect((await idsOf('sort=-meanSeconds', 'kids'))[0]).toBe(wrong);
    const shown = (await list('sort=shown', 'kids')).data.map(({ stats }) => stats.shown);
    expect(shown).toEqual([...Array(10).fill(0), ...Array(20).fill(1)]);
    const banks = (await ask('GET', '/banks')).body;
    // One of twenty: five of a hundred.
    expect(banks.data[0]).toMatchObject({ bankId: 'kids', shown: 20, correct: 5 });
    expect(banks.data[1]).toMatchObject({ bankId: 'teen', shown: 0, correct: null });
    expect(banks.countedAt).not.toBe(null);
  });

  it('of a bank are counted from its answers, not from the rounded percents of its questions', async () => {
    for (const [id, right] of [
      ['T01', 3],
      ['T02', 1],
    ] as const) {
      const { key } = (await ask('GET', `/banks/teen/items/${id}`)).body.versions[0].words;
      await app.pool.query(
        `insert into month_count (month, measure, part, n)
         values ('2026-10-01', 'item.chosen.teen', $1, $2), ('2026-10-01', 'item.chosen.teen', $3, $4)`,
        [`${id}/${'ABCD'.charAt(key)}`, right, `${id}/${'ABCD'.charAt((key + 1) % 4)}`, 8 - right],
      );
    }
    const { data } = await list('', 'teen');
    expect(data.slice(0, 2).map(({ stats }) => [stats.shown, stats.correct])).toEqual([
      [8, 38],
      [8, 13],
    ]);
    // Four of sixteen.
    expect((await ask('GET', '/banks')).body.data[1]).toMatchObject({ shown: 16, correct: 25 });
  });
});

describe('access to the banks', () => {
  const CALLS = [
    ['GET', '/banks'],
    ['GET', '/banks/kids/items'],
    ['GET', '/banks/kids/items/K01'],
    ['PUT', '/banks/kids/items/K01/draft'],
    ['DELETE', '/banks/kids/items/K01/draft?version=1'],
    ['POST', '/banks/kids/items/K01/draft/publish'],
    ['PUT', '/banks/kids/items/K01/retired'],
  ] as const;

  it.each(['teacher', 'finance', 'student'] as const)(
    'is denied to the role %s, whatever they send',
    async (role) => {
      const { token } = await signedInAccount(app, role);
      for (const [method, path] of CALLS) {
        const sent =
          method === 'GET' || method === 'DELETE' ? {} : { body: { retired: true, reason: 'x', version: 1 } };
        const answer = await app.ask(method, path, { token, ...sent });
        expect([path, answer.status, Object.keys(answer.body).includes('data')]).toEqual([path, 403, false]);
      }
      const { rows } = await app.pool.query('select from item_retired union all select from item_version');
      expect(rows).toHaveLength(0);
    },
  );

  it('is denied to visitors', async () => {
    for (const [method, path] of CALLS)
      expect([path, (await app.ask(method, path, { body: {} })).status]).toEqual([path, 401]);
  });

  it('reveals no key to somebody who takes a test', async () => {
    const { token } = await placedFamily(app, [{ package: 'general-english-kids', birthDate: '2016-05-17' }]);
    const { body } = await app.ask('POST', '/placement/attempts', { token, body: {} });
    const again = (await app.ask('GET', `/placement/attempts/${body.id}`, { token })).body;
    const sent = JSON.stringify([body, again]);
    expect(body.questions).toHaveLength(20);
    expect(sent).not.toMatch(/correct|answerKey|"key"|distractor|rationale|reason|"code"|item_id|itemId/i);
    for (const { itemId } of (await list('', 'kids')).data) expect(sent).not.toContain(`"${itemId}`);
  });
});
