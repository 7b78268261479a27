import { packages } from '@fasih/content/catalogue/packages';
import { expect, it } from 'vitest';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';
import { seedCatalogue } from './catalogue.ts';

const app = shared(startTestApp);
const ids = async () =>
  (await app.pool.query<{ id: number }>('select id from package order by id')).rows.map(({ id }) => id);

it('a package that is new in content/ is added, also where the school has one of its own', async () => {
  const [added] = packages;
  await app.pool.query('update package set id = 1001, slug = $2 where id = $1', [added.id, 'own-1001']);
  await app.pool.query(`update package set name = 'Own', type = 'special_course' where id = 1001`);
  await seedCatalogue(app.pool, app.clock.now(), 2);
  expect(await ids()).toEqual([...packages.map(({ id }) => id), 1001].sort((a, b) => a - b));
});
