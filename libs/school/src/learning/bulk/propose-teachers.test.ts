import { describe, expect, it } from 'vitest';
import { instantOf } from '../../catalogue/policy/validity.ts';
import { FIRST_DAY, hours, teacher, weekly } from '../placing/placing.fixtures.ts';
import type { PlacingTeacher } from '../placing/types.ts';
import { type ClassToGive, proposeTeachers } from './propose-teachers.ts';

const NOW = instantOf(FIRST_DAY, 0);
/** Ten Mondays at this hour, of a teacher who leaves. */
const classOf = (classId: string, hour: number, change: Partial<ClassToGive> = {}): ClassToGive => ({
  classId,
  teacherId: 'gone',
  packageType: 'general_english',
  ageGroup: 'adult',
  meetings: weekly(FIRST_DAY, hour, 10),
  ...change,
});
const proposed = (classes: readonly ClassToGive[], teachers: readonly PlacingTeacher[]) =>
  proposeTeachers(classes, teachers, NOW)
    .map((one) => `${one.classId}:${one.proposed ?? '-'}`)
    .join(' ');

describe('another teacher for each class', () => {
  it('is who teaches it, may, and is free at every meeting, the fewest meetings first', () => {
    const teachers = [
      teacher('Full', { busy: weekly(FIRST_DAY, 9, 1) }),
      teacher('Late', { availability: { weekly: hours([1], 10, 17), exceptions: [] } }),
      teacher('Other', { programs: ['conversation'] }),
      teacher('Unseen', { mayTeachMinors: false }),
      teacher('Gone'),
      teacher('More', { load: 2 }),
      teacher('Less', { load: 1 }),
    ];
    const [found] = proposeTeachers([classOf('a', 9, { ageGroup: 'kids' })], teachers, NOW);
    expect(found?.ranked.map(({ name }) => name)).toEqual(['Less', 'More']);
    expect(found?.proposed).toBe('less');
  });

  it('counts what was given already: four of the ten meetings are in the next 28 days', () => {
    const classes = [classOf('a', 9), classOf('b', 10), classOf('c', 11)];
    expect(proposed(classes, [teacher('A'), teacher('B', { load: 3 })])).toBe('a:a b:b c:a');
  });

  it('lets the class with the fewest teachers choose first', () => {
    const teachers = [teacher('A'), teacher('B', { ageGroups: ['adult'] })];
    const classes = [classOf('a', 9), classOf('b', 9, { teacherId: 'too', ageGroup: 'kids' })];
    expect(proposed(classes, teachers)).toBe('a:b b:a');
  });

  it('moves a class elsewhere where another one has no place without it', () => {
    const teachers = [
      teacher('A', { programs: ['general_english', 'conversation'] }),
      teacher('B', { programs: ['conversation', 'eng_test_prep'] }),
      teacher('C', { programs: ['general_english'], load: 9 }),
    ];
    const classes = [
      classOf('a', 9),
      classOf('b', 9, { packageType: 'eng_test_prep' }),
      classOf('c', 9, { packageType: 'conversation' }),
    ];
    expect(proposed(classes.slice(0, 2), teachers)).toBe('a:a b:b');
    expect(proposed(classes, teachers)).toBe('a:c b:b c:a');
  });

  it('is nobody where nobody can, and no class takes the place of another for it', () => {
    const classes = [classOf('a', 9), classOf('b', 9), classOf('c', 7)];
    expect(proposed(classes, [teacher('A')])).toBe('a:a b:- c:-');
  });

  it('may be anybody who teaches it where a class has no planned meetings', () => {
    expect(proposed([classOf('a', 9, { meetings: [] })], [teacher('A')])).toBe('a:a');
  });
});
