import { expect, it } from 'vitest';
import { coverageTable } from './coverage.ts';

const of = (covered: number, total: number) => ({ total, covered });

it('adds the files of a module up, and leaves the sum of all out', () => {
  const table = coverageTable('/school', {
    total: { lines: of(1, 1), branches: of(1, 1) },
    '/school/apps/api/src/sales/orders/place-order.ts': { lines: of(8, 10), branches: of(1, 4) },
    '/school/apps/api/src/sales/orders/routes.ts': { lines: of(10, 10), branches: of(0, 0) },
    '/school/apps/api/src/main.ts': { lines: of(0, 5), branches: of(0, 0) },
  });
  expect(table.split('\n').map((line) => line.trim().split(/ {2,}/))).toEqual([
    ['module', 'lines', 'branches', 'of lines'],
    ['apps/api', '0 %', '–', '5'],
    ['apps/api/sales', '90 %', '25 %', '20'],
  ]);
});
