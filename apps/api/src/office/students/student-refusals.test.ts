import { randomUUID } from 'node:crypto';
import { DAY, later } from '@fasih/school/basics/instants';
import { beforeEach, describe, expect, it } from 'vitest';
import { holdAfter } from '../../../test/barrier.ts';
import { type Account, aChild, aFamily } from '../../../test/people.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';
import { MONDAY_MORNING, startTestApp } from '../../../test/start-test-app.ts';
import { eraseLearners, eraseOnRequest } from './jobs.ts';

const app = shared(startTestApp);
let admin: { accountId: string; token: string };
let family: Account;
let learnerId: string;
beforeEach(async () => {
  app.clock.set(MONDAY_MORNING);
  // Nothing that one test leaves is due in the next.
  await app.pool.query('delete from erasure_request');
  admin = await signedInAccount(app, 'admin');
  family = await aFamily(app);
  learnerId = await aChild(app, family);
});

const ask = (method: string, path: string, body?: unknown, who: { token: string } = admin) =>
  app.ask(method, path, { token: who.token, ...(body === undefined ? {} : { body }) });
const count = async (from: string, values: unknown[]) =>
  (await app.pool.query(`select count(*)::integer as n from ${from}`, values)).rows[0].n;
const NOBODY = randomUUID();

describe('the saved views of an admin', () => {
  const save = (name: string, query = 'status=inClass') => ask('POST', '/students/views', { name, query });

  it('are at most thirty; one of them can still be replaced, and one removed makes room', async () => {
    const saved = [];
    for (let n = 1; n <= 30; n += 1) saved.push(await save(`Tampilan ${n}`));
    expect(saved.map(({ status }) => status)).toEqual(Array(30).fill(201));
    const refused = await save('Satu lagi');
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      409,
      'students.tooManyViews',
      'Paling banyak 30 tampilan. Hapus salah satu dulu.',
    ]);
    const replaced = await save('TAMPILAN 7', 'status=noCourse');
    expect([replaced.status, replaced.body.id]).toEqual([201, saved[6]?.body.id]);
    const { data } = (await ask('GET', '/students/views')).body;
    expect(data).toHaveLength(30);
    expect(data).toContainEqual({ id: replaced.body.id, name: 'TAMPILAN 7', query: 'status=noCourse' });
    await ask('DELETE', `/students/views/${saved[0]?.body.id}`);
    expect((await save('Satu lagi')).status).toBe(201);
    const other = await signedInAccount(app, 'admin');
    expect((await ask('POST', '/students/views', { name: 'Pertama', query: '' }, other)).status).toBe(201);
  });

  it('saved under one name at the same instant are one', async () => {
    const both = await Promise.all([save('Sama', 'q=a'), save('sama', 'q=b'), save('SAMA', 'q=c')]);
    expect(both.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await count('saved_view where account_id = $1', [admin.accountId])).toBe(1);
  });
});

describe('a record that is not there', () => {
  const note = { text: 'Lebih suka pagi' };
  const active = { active: false, reason: 'Pindah', version: 1 };
  it.each<[string, string, object | undefined, string]>([
    ['GET', '', undefined, 'learners.notFound'],
    ['GET', '/notes', undefined, 'learners.notFound'],
    ['POST', '/notes', note, 'learners.notFound'],
    ['DELETE', `/notes/${NOBODY}`, undefined, 'students.noteNotFound'],
    ['PUT', '/active', active, 'learners.notFound'],
    ['GET', `/merge/${randomUUID()}`, undefined, 'learners.notFound'],
    ['GET', '/erasure', undefined, 'learners.notFound'],
    ['POST', '/erasure', { reason: 'Diminta keluarga' }, 'learners.notFound'],
    ['POST', '/erasure/call-off', { reason: 'Tidak jadi' }, 'learners.notFound'],
  ])(
    '%s /students/…%s answers 404 for an unknown id and for no id at all',
    async (method, path, body, code) => {
      for (const id of [NOBODY, 'bukan-id', "'"]) {
        const answer = await ask(method, `/students/${encodeURIComponent(id)}${path}`, body);
        expect([id, answer.status, answer.body.code]).toEqual([id, 404, code]);
      }
    },
  );

  it('is not merged with itself, with nobody, or without the version that was read', async () => {
    const merge = (otherId: string, more: object = {}) =>
      ask('POST', `/students/${learnerId}/merge`, {
        otherId,
        reason: 'Dua kali',
        version: 1,
        otherVersion: 1,
        ...more,
      });
    const same = await ask('GET', `/students/${learnerId}/merge/${learnerId}`);
    expect([same.status, same.body.code]).toEqual([409, 'students.sameRecord']);
    expect((await merge(learnerId)).body.code).toBe('students.sameRecord');
    expect((await merge(NOBODY)).body.code).toBe('learners.notFound');
    const sister = await aChild(app, family, 'Ani');
    expect((await merge(sister, { otherVersion: 7 })).body.code).toBe('common.stale');
    expect((await merge(sister, { reason: '  ' })).status).toBe(400);
    expect(await count('learner where account_id = $1 and erased_at is null', [family.accountId])).toBe(2);
  });
});

describe('two records of which one is to be erased', () => {
  it('are not merged until the erasure is called off, so that nobody asked for is forgotten', async () => {
    const sister = await aChild(app, family, 'Budi S');
    await ask('POST', `/students/${sister}/erasure`, { reason: 'Diminta keluarga' });
    const body = { otherId: sister, reason: 'Dua kali', version: 1, otherVersion: 1 };
    for (const [kept, gone] of [
      [learnerId, sister],
      [sister, learnerId],
    ]) {
      const { conflicts } = (await ask('GET', `/students/${kept}/merge/${gone}`)).body;
      expect(conflicts).toEqual([{ kind: 'beingErased', count: 1 }]);
      const merged = await ask('POST', `/students/${kept}/merge`, { ...body, otherId: gone });
      expect([merged.status, merged.body.code]).toEqual([409, 'students.mergeConflict']);
    }
    await ask('POST', `/students/${sister}/erasure/call-off`, { reason: 'Salah orang' });
    expect((await ask('POST', `/students/${learnerId}/merge`, body)).status).toBe(200);
  });
});

describe('an erasure', () => {
  const erasure = (what = '', body?: object) =>
    ask(body ? 'POST' : 'GET', `/students/${learnerId}/erasure${what}`, body);
  const isErased = () => count('learner where id = $1 and erased_at is not null', [learnerId]);

  it('is due on the second, seven days after it was asked for', async () => {
    const { request } = (await erasure('', { reason: 'Diminta keluarga' })).body;
    expect(request.dueAt).toBe('2026-11-09T02:00:00.000Z');
    app.clock.set(later(new Date(MONDAY_MORNING), 7 * DAY - 1));
    expect(await eraseOnRequest.run(app.services)).toBe(0);
    app.clock.set('2026-11-09T02:00:00.000Z');
    const both = await Promise.all([eraseOnRequest.run(app.services), eraseOnRequest.run(app.services)]);
    expect(both.sort()).toEqual([0, 1]);
    expect(await isErased()).toBe(1);
    const late = await erasure('/call-off', { reason: 'Tidak jadi' });
    expect([late.status, late.body.code]).toEqual([404, 'learners.notFound']);
  });

  it('asked for by two admins at the same instant is one, and the first reason stays', async () => {
    const other = await signedInAccount(app, 'admin');
    const path = `/students/${learnerId}/erasure`;
    const both = await Promise.all([
      ask('POST', path, { reason: 'Diminta keluarga' }),
      ask('POST', path, { reason: 'Keluarga pindah' }, other),
    ]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(both[0]?.body.request).toEqual(both[1]?.body.request);
    expect(await count('erasure_request where learner_id = $1', [learnerId])).toBe(1);
  });

  it('that is called off while the job begins happens to nobody', async () => {
    await erasure('', { reason: 'Diminta keluarga' });
    app.clock.set(later(new Date(MONDAY_MORNING), 8 * DAY));
    const held = holdAfter(app.services.pool, /^BEGIN$/, () =>
      erasure('/call-off', { reason: 'Tidak jadi' }),
    );
    expect(await eraseOnRequest.run(app.services)).toBe(0);
    expect(await held.done()).toEqual([]);
    expect([await isErased(), (await erasure()).body.request]).toEqual([0, null]);
  });

  it('after a withdrawn consent does not happen when the consent is given again while the job begins', async () => {
    await ask('DELETE', `/learners/${learnerId}/consent`, undefined, family);
    app.clock.set(later(new Date(MONDAY_MORNING), 30 * DAY));
    const consent = { guardianName: 'Ibu Sari', relation: 'mother', consent: true };
    const held = holdAfter(app.services.pool, /^BEGIN$/, () =>
      ask('POST', `/learners/${learnerId}/consent`, consent, family),
    );
    expect(await eraseLearners.run(app.services)).toBe(0);
    expect(await held.done()).toEqual([]);
    expect(await isErased()).toBe(0);
    expect((await ask('GET', '/learners', undefined, family)).body.data).toMatchObject([
      { id: learnerId, consentNeeded: false },
    ]);
  });

  it('needs a reason and is asked for by admins alone, finance included among the others', async () => {
    for (const reason of ['', '   ', 'x'.repeat(301)]) {
      const refused = await erasure('', { reason });
      expect([reason.length, refused.status, Object.keys(refused.body.fields)]).toEqual([
        reason.length,
        400,
        ['reason'],
      ]);
    }
    for (const role of ['finance', 'teacher'] as const) {
      const who = await signedInAccount(app, role);
      const refused = await ask('POST', `/students/${learnerId}/erasure`, { reason: 'x' }, who);
      expect([role, refused.status]).toEqual([role, 403]);
    }
    expect(await count('erasure_request where learner_id = $1', [learnerId])).toBe(0);
  });
});
