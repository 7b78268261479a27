import { describe, expect, it } from 'vitest';
import { reaches, reachOf } from './guardian.ts';

const caller = {
  accountId: 'second',
  shared: [
    { learnerId: 'sekar', may: 'decide' as const },
    { learnerId: 'bayu', may: 'look' as const },
  ],
};

describe('whom a family reaches', () => {
  it.each([
    ['an own child', { accountId: 'second', learnerId: 'own' }, true, true],
    ['a child shared for times', { accountId: 'first', learnerId: 'sekar' }, true, true],
    ['a child shared for looking', { accountId: 'first', learnerId: 'bayu' }, true, false],
    ['another child of the first guardian', { accountId: 'first', learnerId: 'dewi' }, false, false],
  ])('%s', (_who, learner, looks, decides) => {
    expect([reaches(caller, learner, 'look'), reaches(caller, learner, 'decide')]).toEqual([looks, decides]);
  });

  it('is the own account with the learners shared for that', () => {
    expect(reachOf(caller, 'look')).toEqual({ accountId: 'second', shared: ['sekar', 'bayu'] });
    expect(reachOf(caller, 'decide')).toEqual({ accountId: 'second', shared: ['sekar'] });
  });
});
