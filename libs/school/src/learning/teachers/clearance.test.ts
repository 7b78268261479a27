import { describe, expect, it } from 'vitest';
import { type Clearance, clearanceState, faultsOfClearance, mayTeachMinors } from './clearance.ts';

const seen: Clearance = {
  identityOn: '2026-06-01',
  certificateOn: '2026-06-01',
  certificateUntil: '2026-12-01',
};

describe('a teacher of minors', () => {
  it.each<[string, Clearance | null, string, boolean]>([
    ['nobody has looked', null, '2026-11-01', false],
    ['all seen', seen, '2026-11-01', true],
    ['the last valid day', seen, '2026-12-01', true],
    ['the day after', seen, '2026-12-02', false],
    ['without identity', { ...seen, identityOn: null }, '2026-11-01', false],
    ['without certificate', { ...seen, certificateOn: null, certificateUntil: null }, '2026-11-01', false],
  ])('%s', (_, clearance, on, may) => {
    expect(mayTeachMinors(clearance, on)).toBe(may);
  });

  it('is to be looked at again from 30 days before the end', () => {
    expect(clearanceState(seen, '2026-11-01')).toBe('valid');
    expect(clearanceState(seen, '2026-11-02')).toBe('ends');
    expect(clearanceState(seen, '2026-12-02')).toBe('none');
  });

  it.each<[Partial<Clearance>, Record<string, string>]>([
    [{}, {}],
    [{ identityOn: '2026-11-02' }, { identityOn: 'dateFuture' }],
    [{ certificateOn: '2026-11-02' }, { certificateOn: 'dateFuture' }],
    [{ certificateOn: null }, { certificateOn: 'required' }],
    [{ certificateUntil: null }, { certificateUntil: 'required' }],
    [{ certificateUntil: '2026-05-31' }, { certificateUntil: 'lastBeforeFirst' }],
  ])('is refused with %o', (some, faults) => {
    expect(faultsOfClearance({ ...seen, ...some }, '2026-11-01')).toEqual(faults);
  });
});
