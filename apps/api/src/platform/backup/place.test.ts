import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { diskFiles, type Files } from '../files/files.ts';
import { checkPlace, claimPlace } from './place.ts';
import { currentSeries, endSeries, seriesOf } from './runs.ts';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await startTestApp();
  folder = await mkdtemp(join(tmpdir(), 'fasih-place-'));
});
beforeEach(async () => {
  await app.pool.query('delete from backup_place');
  await seriesOf(app.pool, { systemId: '7', timeline: 1 }, SERIES, new Date());
});
afterAll(async () => {
  await endSeries(app.pool);
  await app.stop();
  await rm(folder, { recursive: true, force: true });
});

const SERIES = '01890000-0000-7000-8000-000000000001';
const storeIn = (name: string) => diskFiles(folder, join(folder, name));
const parts = (store: Files) => ({ pool: app.pool, store });
const goesOn = async () => (await currentSeries(app.pool))?.id === SERIES;

it('a school that has kept backups before marks their store and goes on', async () => {
  const store = storeIn('first');
  await claimPlace(parts(store));
  await checkPlace(parts(store));
  expect(await goesOn()).toBe(true);
});

it('an empty folder where the store was is refused, until somebody says that it is lost', async () => {
  const store = storeIn('mounted');
  await claimPlace(parts(store));
  await rm(store.place, { recursive: true });
  await expect(checkPlace(parts(store))).rejects.toThrow('mount it');
  await expect(claimPlace(parts(store))).rejects.toThrow('--new-store');
  expect(await goesOn()).toBe(true);
  await claimPlace(parts(store), true);
  await checkPlace(parts(store));
  expect(await goesOn()).toBe(false);
});

it('a new address begins another series, and a process with the old one stands back', async () => {
  const before = storeIn('before');
  const after = storeIn('after');
  await claimPlace(parts(before));
  await Promise.all([claimPlace(parts(after)), claimPlace(parts(after))]);
  await checkPlace(parts(after));
  expect(await goesOn()).toBe(false);
  await expect(checkPlace(parts(before))).rejects.toThrow('restart the processes');
});

it('a store that was carried to a new address keeps its series', async () => {
  const before = storeIn('here');
  const after = storeIn('there');
  await claimPlace(parts(before));
  await cp(before.place, after.place, { recursive: true });
  await claimPlace(parts(after));
  await checkPlace(parts(after));
  expect(await goesOn()).toBe(true);
});
