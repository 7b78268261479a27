import { beforeAll, describe, expect, it } from 'vitest';
import { aClass } from '../../../test/a-class.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';

const app = shared(startTestApp);
let admins: { token: string }[];
beforeAll(async () => {
  admins = [await signedInAccount(app, 'admin'), await signedInAccount(app, 'admin')];
});

const ask = (method: string, path: string, body?: object, [admin] = admins) =>
  app.ask(method, `/settings/holidays${path}`, { token: admin?.token ?? '', ...(body ? { body } : {}) });
const nyepi = { id: 'Hari Raya Nyepi', en: 'Nyepi' };

describe('a holiday', () => {
  it('added by two admins at the same instant is stored and audited once; the other is told', async () => {
    const form = { day: '2027-03-08', ...nyepi };
    const both = await Promise.all(admins.map((admin) => ask('POST', '', form, [admin])));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'settings.holidayExists',
      fields: { day: expect.any(String) },
    });
    const { rows } = await app.pool.query(
      "select action from audit_log where target_kind = 'holiday' and target_id = $1",
      [form.day],
    );
    expect(rows).toEqual([{ action: 'holiday.added' }]);
  });

  it('removed by two admins at the same instant is removed once', async () => {
    const day = '2027-03-09';
    await ask('POST', '', { day, ...nyepi });
    const both = await Promise.all(admins.map((admin) => ask('DELETE', `/${day}`, undefined, [admin])));
    expect(both.map(({ status, body }) => body.code ?? status).sort()).toEqual([
      200,
      'settings.holidayNotFound',
    ]);
  });

  it('belongs to its own year, on the first and the last day', async () => {
    for (const day of ['2028-12-31', '2029-01-01', '2029-12-31', '2030-01-01'])
      expect((await ask('POST', '', { day, ...nyepi })).status).toBe(201);
    const { body } = await ask('GET', '?year=2029');
    expect(body).toMatchObject({
      year: 2029,
      data: [
        { day: '2029-01-01', meetings: 0 },
        { day: '2029-12-31', meetings: 0 },
      ],
    });
  });

  it('counts meetings from midnight to midnight in Jakarta, without those that are to plan', async () => {
    // 23:00 on Sunday, 0:00, 9:00 and 23:00 on Monday, 0:00 on Tuesday.
    const starts = ['08T16:00', '08T17:00', '09T02:00', '09T16:00', '09T17:00'];
    const { meetings } = await aClass(app, {
      starts: starts.map((time) => `2026-11-${time}:00Z`),
      learners: 2,
    });
    const on = (day: string) => ask('GET', `/${day}/meetings`);
    expect((await on('2026-11-09')).body).toMatchObject({
      day: '2026-11-09',
      count: 3,
      meetings: [2, 3, 4].map((number) => ({ number, learners: ['Bagas', 'Sekar'] })),
    });
    const cancelled = await app.ask('POST', `/meetings/${meetings[2]?.id}/cancel`, {
      token: admins[0]?.token ?? '',
      body: { reason: 'Nyepi' },
    });
    expect(cancelled.status).toBe(200);
    expect((await on('2026-11-09')).body.count).toBe(2);
    expect((await on('2026-11-08')).body.count).toBe(1);
  });
});
