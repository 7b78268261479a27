import { describe, expect, it } from 'vitest';
import { ageOfTyped, ageProblemOf, childOf, consentOf, EMPTY_CHILD } from './draft.ts';

const TODAY = '2026-11-21';
const complete = {
  ...EMPTY_CHILD,
  name: ' Sari ',
  birth_date: '2016-05-01',
  relation: 'mother',
  consent: true,
} as const;

describe('a typed birth date', () => {
  it.each([
    ['2016-05-01', 'kids'],
    ['2013-11-21', 'teen'],
    ['2013-11-22', 'kids'],
    ['2008-11-21', 'adult'],
    ['2008-11-22', 'teen'],
    ['2020-11-22', 'tooYoung'],
    ['2026-11-22', 'future'],
    ['', null],
    ['2016-02', null],
    ['2016-02-31', null],
  ])('%s says %s', (birthDate, age) => {
    expect(ageOfTyped(birthDate, TODAY)).toBe(age);
  });

  it('is refused under 6, from 18 on, and in the future', () => {
    expect(ageProblemOf('2021-01-01', TODAY)).toBe('tooYoung');
    expect(ageProblemOf('2000-01-01', TODAY)).toBe('notAChild');
    expect(ageProblemOf('2030-01-01', TODAY)).toBe('dateFuture');
    expect(ageProblemOf('2016-01-01', TODAY)).toBeNull();
  });
});

describe("a child's draft", () => {
  it('takes the name of the account for the guardian until another is typed', () => {
    expect(childOf(complete, 'Dewi', TODAY)).toMatchObject({ body: { guardianName: 'Dewi', name: 'Sari' } });
    expect(childOf({ ...complete, guardianName: 'Budi' }, 'Dewi', TODAY)).toMatchObject({
      body: { guardianName: 'Budi' },
    });
  });

  it('names every field that is missing, consent too', () => {
    const { issues } = childOf(EMPTY_CHILD, '', TODAY) as { issues: Record<string, string> };
    expect(Object.keys(issues).toSorted()).toEqual([
      'birth_date',
      'consent',
      'guardianName',
      'name',
      'relation',
    ]);
  });

  it('is not sent when the age does not fit, however complete it is', () => {
    expect(childOf({ ...complete, birth_date: '2021-01-01' }, 'Dewi', TODAY)).toEqual({
      issues: { birth_date: 'tooYoung' },
    });
  });

  it('gives consent for a known learner only with the tick', () => {
    expect(consentOf({ ...complete, consent: false }, 'Dewi')).toHaveProperty('issues.consent');
    expect(consentOf(complete, 'Dewi')).toEqual({
      body: { guardianName: 'Dewi', relation: 'mother', consent: true },
    });
  });
});
