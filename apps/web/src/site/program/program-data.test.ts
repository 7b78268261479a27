import { packages as catalogue } from '@fasih/content/catalogue/packages';
import type { SoldPackage } from '@fasih/school/catalogue/packages/contract';
import { policyNumbers } from '@fasih/school/catalogue/policy/numbers';
import { POLICY_VERSION_1 } from '@fasih/school/catalogue/policy/values';
import { describe, expect, it } from 'vitest';
import type { ServerContext } from '../../lib/server-context.ts';
import { programAt, programPage } from './program-data.server.ts';

const sold = catalogue.map(({ descriptions, syllabus: _, ...one }) => ({
  ...one,
  description: descriptions.id,
}));
const answering = (async () => ({ data: sold })) as unknown as ServerContext['call'];
const failing: ServerContext['call'] = () => Promise.reject(new Error('away'));

async function page(program: string, subprogram?: string, call = answering) {
  const at = programAt({ program, subprogram });
  if (at === null) throw new Error('not found');
  return programPage(at, { lang: 'id', call, rules: policyNumbers(POLICY_VERSION_1), questions: [] });
}

describe('a program page', () => {
  it('knows exactly the words that an address may hold', () => {
    expect(programAt({ program: 'cooking' })).toBeNull();
    expect(programAt({ program: 'general-english', subprogram: 'dogs' })).toBeNull();
    expect(programAt({ program: 'general-english', subprogram: 'toeic' })).not.toBeNull();
  });

  it('shows the three age groups side by side, and one of them on its own address', async () => {
    expect((await page('general-english')).packages?.map((one) => one.id)).toEqual([101, 102, 103]);
    expect((await page('general-english', 'teen')).packages?.map((one) => one.id)).toEqual([102]);
  });

  it('has no package where the words are known but do not fit', async () => {
    const mismatched = await page('general-english', 'toeic');
    expect(mismatched.mismatch).toBe(true);
    expect(mismatched.packages).toEqual([]);
    expect((await page('special-course', 'kids')).packages).toEqual([]);
  });

  it('shows twenty meetings, ten in the Special Course, with the tests in the middle and at the end', async () => {
    const tests = async (program: string) =>
      (await page(program)).path.meetings.filter((one) => one.test).map((one) => one.number);
    expect(await tests('conversation')).toEqual([10, 20]);
    expect(await tests('special-course')).toEqual([5, 10]);
  });

  it('explains the refund by a course that it can apply to, else says why it never does', async () => {
    const refundOf = async (program: string, changed: (one: SoldPackage) => Partial<SoldPackage>) => {
      const data: SoldPackage[] = sold.map((one) => ({ ...one, ...changed(one) }));
      const call = (async () => ({ data })) as unknown as ServerContext['call'];
      return (await page(program, undefined, call)).refund;
    };
    expect(await refundOf('general-english', () => ({}))).toEqual({ bought: 20, price: 2_200_000 });
    expect(await refundOf('special-course', () => ({}))).toEqual({ bought: 10, price: null });
    // An added package that is too short for it comes first.
    const first = ({ id }: SoldPackage) => (id === 101 ? { meetings: 8, price: 900_000 } : {});
    expect(await refundOf('general-english', first)).toEqual({ bought: 20, price: 2_400_000 });
    expect(await refundOf('general-english', () => ({ meetings: 8 }))).toEqual({ bought: 8, price: null });
  });

  it('stays readable when the packages cannot be fetched', async () => {
    const without = await page('conversation', undefined, failing);
    expect(without.packages).toBeNull();
    expect(without.outcomes.length).toBeGreaterThan(0);
  });
});
