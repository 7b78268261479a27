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
  'a %s, who gets no mail that has a switch, is offered none and keeps what is stored',
  async (role) => {
    const { token } = await signedInAccount(app, role);
    const save = (zone: string | null, version: number) =>
      app.ask('PUT', '/message-preferences', { token, body: { zone, muted: ['reminders'], version } });
    expect((await save(null, 0)).body).toMatchObject({ muted: ['reminders'], switches: [] });
    expect((await save('Asia/Makassar', 1)).body).toMatchObject({ muted: ['reminders'], version: 2 });
    const read = await app.ask('GET', '/message-preferences', { token });
    expect(read.body).toMatchObject({ zone: 'Asia/Makassar', muted: ['reminders'], switches: [] });
  },
);
