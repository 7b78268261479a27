import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loseNextCommit } from '../../../test/barrier.ts';
import { fileForm } from '../../../test/file-form.ts';
import { poison } from '../../../test/poison.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { startTestBucket } from '../../platform/files/bucket.fixtures.ts';
import { auditActions, signedIn } from './people.fixtures.ts';

const upload = (bytes: Uint8Array, field = 'photo') => ({
  body: fileForm(bytes, { name: '../../me.jpg', field, type: 'image/jpeg' }),
});

describe('one’s own profile', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  const put = (token: string, bytes: Uint8Array, field?: string) =>
    app.ask('PUT', '/user/profile/photo', { token, ...upload(bytes, field) });
  const picture = (format: 'jpeg' | 'png' | 'webp' | 'gif', width = 640, height = 480) =>
    sharp({ create: { width, height, channels: 3, background: '#0a7' } })
      .withExif({ IFD0: { Copyright: 'where I live' } })
      [format]()
      .toBuffer();
  const kept = () => {
    const folder = join(app.dataDir, 'files', 'photos');
    return existsSync(folder) ? readdirSync(folder) : [];
  };

  it('accepts a name and a phone number in usual notation, and audits the changed fields without their values', async () => {
    const who = await signedIn(app, 'student');
    const patch = (body: unknown) => app.ask('PATCH', '/user/profile', { token: who.token, body });
    const saved = await patch({ full_name: '  Sari Dewi ', phone: '+62 812-3456-7891' });
    expect(saved.body).toMatchObject({ phone: '+6281234567891', profile: { full_name: 'Sari Dewi' } });
    const kept = await patch({ full_name: '' });
    expect(kept.body).toMatchObject({ phone: '+6281234567891', profile: { full_name: null } });
    expect((await patch({ full_name: 'x', phone: 'none' })).status).toBe(400);
    expect((await patch({ full_name: 'x', role: 'admin' })).status).toBe(400);
    const { rows } = await app.pool.query(
      `select after from audit_log where action = 'account.profileChanged' and target_id = $1 order by id`,
      [who.id],
    );
    expect(rows[0]).toEqual({ after: { name: true, phone: true } });
  });

  it('keeps a photo that was saved although the answer is lost, and no file of a write that failed', async () => {
    const who = await signedIn(app, 'student');
    loseNextCommit(app.services.pool);
    expect((await put(who.token, await picture('png'))).status).toBe(500);
    const [file, ...others] = kept();
    expect(others).toEqual([]);
    const { rows } = await app.pool.query('select photo_file as file from account where id = $1', [who.id]);
    expect(rows).toEqual([{ file }]);
    const heal = await poison(app.pool, 'audit_entry', `new.action = 'account.photoChanged'`);
    expect((await put(who.token, await picture('png'))).status).toBe(500);
    await heal();
    expect(kept()).toEqual([file]);
    await app.ask('DELETE', '/user/profile/photo', { token: who.token });
  });

  it.each(['jpeg', 'png', 'webp'] as const)(
    're-encodes a %s as a square WebP without its metadata',
    async (format) => {
      const who = await signedIn(app, 'student');
      const answer = await put(who.token, await picture(format));
      expect(answer.status).toBe(200);
      const url: string = answer.body.profile.photo_url;
      expect(url).toMatch(/^\/api\/user\/photo\/[0-9a-f]{32}\.webp$/);
      const served = await app.fastify.inject({ url, cookies: who.cookies });
      expect(served.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'private, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
      const read = await sharp(served.rawPayload).metadata();
      expect([read.format, read.width, read.height, read.exif]).toEqual(['webp', 512, 512, undefined]);
    },
  );

  it('shows a photo to everybody who is signed in, and to nobody else', async () => {
    const who = await signedIn(app, 'student');
    const url = (await put(who.token, await picture('png'))).body.profile.photo_url;
    const other = await signedIn(app, 'teacher');
    expect((await app.fastify.inject({ url, cookies: other.cookies })).statusCode).toBe(200);
    expect((await app.fastify.inject({ url })).statusCode).toBe(401);
    for (const file of ['x.webp', '..%2F..%2Fapp.secret', `${'0'.repeat(32)}.webp`]) {
      expect((await app.ask('GET', `/user/photo/${file}`, { token: who.token })).status).toBe(404);
    }
  });

  it('keeps one file per person: a new photo or a removal deletes the old file', async () => {
    const who = await signedIn(app, 'student');
    const before = kept().length;
    const first = (await put(who.token, await picture('png'))).body.profile.photo_url;
    const second = (await put(who.token, await picture('jpeg'))).body.profile.photo_url;
    expect(second).not.toBe(first);
    expect(kept()).toHaveLength(before + 1);
    expect((await app.fastify.inject({ url: first, cookies: who.cookies })).statusCode).toBe(404);
    const removed = await app.ask('DELETE', '/user/profile/photo', { token: who.token });
    expect([removed.status, removed.body.profile.photo_url]).toEqual([200, null]);
    expect(kept()).toHaveLength(before);
    expect(await auditActions(app, who.id)).toEqual([
      'account.signedIn',
      'account.photoChanged',
      'account.photoChanged',
      'account.photoRemoved',
    ]);
  });

  it('refuses more than 2 MB', async () => {
    const who = await signedIn(app, 'student');
    const answer = await put(who.token, Buffer.alloc(2 * 1024 * 1024 + 1, 1));
    expect([answer.status, answer.body.code]).toEqual([413, 'accounts.photoTooLarge']);
  });

  it('refuses anything but JPEG, PNG or WebP, whatever its declared type', async () => {
    const who = await signedIn(app, 'student');
    const jpeg = await picture('jpeg');
    for (const bytes of [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      await picture('gif'),
      Buffer.from('%PDF-1.7 not a picture'),
      Buffer.alloc(0),
      jpeg.subarray(0, 200),
    ]) {
      const answer = await put(who.token, bytes);
      expect([answer.status, answer.body.code]).toEqual([415, 'accounts.photoNotPicture']);
    }
    expect((await put(who.token, jpeg, 'avatar')).status).toBe(415);
    const plain = await app.ask('PUT', '/user/profile/photo', { token: who.token, body: { photo: 'x' } });
    expect(plain.status).toBe(415);
    expect(kept().filter((file) => !file.endsWith('.webp'))).toEqual([]);
  });

  it('refuses a small file that decodes to a huge picture', async () => {
    const who = await signedIn(app, 'student');
    const bomb = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: '#000' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(2 * 1024 * 1024);
    const answer = await put(who.token, bomb);
    expect([answer.status, answer.body.code]).toEqual([415, 'accounts.photoNotPicture']);
  });
});

describe('a school that stores files in a bucket', () => {
  it('stores, shows and removes a photo there', async () => {
    const bucket = await startTestBucket();
    const app = await startTestApp({ env: { FILES_URL: bucket.url() } });
    try {
      const { token } = await signedIn(app, 'student');
      const photo = await sharp({ create: { width: 80, height: 80, channels: 3, background: '#0a7' } })
        .png()
        .toBuffer();
      const answer = await app.ask('PUT', '/user/profile/photo', { token, ...upload(photo) });
      const path = answer.body.profile.photo_url.replace('/api', '');
      expect(
        [...bucket.objects].map(([key, { type }]) => [`/user/${key.replace('photos', 'photo')}`, type]),
      ).toEqual([[path, 'image/webp']]);
      const shown = await app.ask('GET', path, { token });
      expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/webp']);
      await app.ask('DELETE', '/user/profile/photo', { token });
      expect(bucket.objects.size).toBe(0);
    } finally {
      await app.stop();
      await bucket.stop();
    }
  });
});
