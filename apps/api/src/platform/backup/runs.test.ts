import { expect, it } from 'vitest';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';
import { endSeries, seriesOf } from './runs.ts';

const app = shared(startTestApp);

const first = '01890000-0000-7000-8000-000000000001';
const second = '01890000-0000-7000-8000-000000000002';

it('two who begin the series of one server at the same moment share it', async () => {
  const server = { systemId: '7', timeline: 1 };
  const [one, other] = await Promise.all([
    seriesOf(app.pool, server, first, new Date()),
    seriesOf(app.pool, server, second, new Date()),
  ]);
  expect(one).toBe(other);
  expect(await seriesOf(app.pool, server, second, new Date())).toBe(one);
  const grown = await seriesOf(app.pool, { ...server, timeline: 2 }, second, new Date());
  expect(grown).toBe(second);
  await endSeries(app.pool);
});
