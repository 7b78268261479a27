import { MUTABLE } from '@fasih/school/messaging/notifications/contract';
import { expect, it } from 'vitest';
import { signedInAccount } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';

const app = shared(startTestApp);

it('a family reads and saves all switches', async () => {
  const { token } = await signedInAccount(app, 'student');
  const read = await app.ask('GET', '/message-preferences', { token });
  expect(read.body).toMatchObject({ muted: [], version: 0, switches: MUTABLE });
  const body = { zone: null, muted: ['reports'], version: 0 };
  const saved = await app.ask('PUT', '/message-preferences', { token, body });
  expect(saved.body).toMatchObject({ muted: ['reports'], version: 1, switches: MUTABLE });
});

it.each(['teacher', 'admin', 'finance'] as const)(
  'a %s, who gets no mail that has a switch, has none, and what is stored of others stays',
  async (role) => {
    const { accountId, token } = await signedInAccount(app, role);
    const stored = async () => {
      const { rows } = await app.pool.query(
        'select zone, muted, version from message_preference where account_id = $1',
        [accountId],
      );
      return rows[0];
    };
    await app.pool.query('insert into message_preference (account_id, muted) values ($1, $2)', [
      accountId,
      ['reminders', 'reports'],
    ]);
    const { version } = await stored();
    const save = (muted: string[]) =>
      app.ask('PUT', '/message-preferences', { token, body: { zone: 'Asia/Makassar', muted, version } });
    const read = await app.ask('GET', '/message-preferences', { token });
    expect(read.body).toMatchObject({ muted: [], switches: [] });
    const refused = await save(['reminders']);
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['muted']]);
    expect((await save([])).body).toMatchObject({ zone: 'Asia/Makassar', muted: [], switches: [] });
    expect(await stored()).toEqual({
      zone: 'Asia/Makassar',
      muted: ['reminders', 'reports'],
      version: version + 1,
    });
  },
);
