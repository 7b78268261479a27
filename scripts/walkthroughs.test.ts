import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { usedFiles } from './used-files.ts';
import { filesOf, MAX_FILES, NOTES, readPage, shortPath, updatedPage, WALKTHROUGHS } from './walkthroughs.ts';

describe('the walkthroughs through the code in docs/ARCHITECTURE.md', () => {
  it('list the files that the imports name today, and the features of each module', () => {
    const page = readPage();
    expect(page, 'docs/ARCHITECTURE.md is stale: run npm run walkthroughs').toBe(updatedPage(page));
  });

  it('say of every file what it holds', () => {
    const read = new Set(WALKTHROUGHS.flatMap((walkthrough) => filesOf(walkthrough).read.map(shortPath)));
    expect([...read].toSorted(), 'one line in NOTES of scripts/walkthroughs.ts for each').toEqual(
      Object.keys(NOTES).toSorted(),
    );
  });

  it.each(WALKTHROUGHS)('$name needs no more files than a newcomer reads in one sitting', (walkthrough) => {
    expect(filesOf(walkthrough).read.length).toBeGreaterThan(4);
    expect(filesOf(walkthrough).read.length).toBeLessThanOrEqual(MAX_FILES);
  });

  it.each(WALKTHROUGHS.filter(({ routes }) => routes !== null))(
    '$name begins in a file that calls its write',
    (walkthrough) => {
      const text = readFileSync(join(import.meta.dirname, '..', walkthrough.routes ?? ''), 'utf8');
      for (const name of walkthrough.start.names) expect(text).toContain(`${name}(`);
      expect(text).toContain(`./${basename(walkthrough.start.path)}`);
    },
  );
});

describe('the files that a function uses', () => {
  const orders = 'apps/api/src/sales/orders/orders.ts';
  const placing = { path: 'apps/api/src/sales/orders/place-order.ts', names: ['placeOrder'] };
  const paths = (isLeftOut: (path: string) => boolean, isClosed: (path: string) => boolean) =>
    usedFiles(placing, isLeftOut, isClosed).map(({ path }) => path);

  it('come from the names that it uses, not from every import of its file', () => {
    const path = 'apps/api/src/finance/refunds/decide-refund.ts';
    const used = (name: string) =>
      usedFiles(
        { path, names: [name] },
        () => false,
        () => false,
      ).map((file) => file.path);
    const refunding = 'apps/api/src/sales/payments/refund-order.ts';
    expect([used('approveRefund').includes(refunding), used('rejectRefund').includes(refunding)]).toEqual([
      true,
      false,
    ]);
  });

  it('leave out what is plumbing, and end at what is closed', () => {
    const isPlumbing = (path: string) => path.includes('/platform/');
    expect(
      paths(
        () => false,
        () => false,
      ).some(isPlumbing),
    ).toBe(true);
    expect(paths(isPlumbing, () => false).some(isPlumbing)).toBe(false);
    expect(
      paths(
        () => false,
        () => true,
      ),
    ).toEqual([placing.path]);
  });

  it('are not guessed: a function that is gone is an error', () => {
    expect(() =>
      usedFiles(
        { path: orders, names: ['noSuchFunction'] },
        () => false,
        () => false,
      ),
    ).toThrow('declares no noSuchFunction');
  });
});
