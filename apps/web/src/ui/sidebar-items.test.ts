import { homeOf, type Role } from '@fasih/school/basics/roles';
import { describe, expect, it } from 'vitest';
import { ofLearner } from '../courses/enrolments/of-learner.ts';
import { isCurrent, SIDEBAR } from './sidebar-items.ts';

const current = (role: Role, pathname: string) =>
  SIDEBAR[role].filter((item) => isCurrent(item, pathname, homeOf(role))).map(({ label }) => label);

describe('the link of the sidebar that stands out', () => {
  it.each([
    ['/dashboard/student', ['dashboard']],
    ['/class/general-english', ['myClasses']],
    ['/class/conversation', ['myClasses']],
    ['/my-classes/7', ['myClasses']],
    ['/my-classes/7/refund', ['myClasses']],
    ['/class/7/attendance', ['myClasses']],
    ['/history', ['history']],
    ['/account', []],
  ])('of a family at %s: %j', (pathname, labels) => {
    expect(current('student', pathname)).toEqual(labels);
  });

  it.each([
    ['/dashboard/teacher', ['dashboard']],
    ['/teacher/classes/7', ['myClasses']],
    ['/teacher/students/7', ['myStudents']],
    ['/teacher/availability', ['availability']],
  ])('of a teacher at %s: %j', (pathname, labels) => {
    expect(current('teacher', pathname)).toEqual(labels);
  });
});

it('a link goes on with the child who is looked at, and stays bare when nobody is', () => {
  expect(ofLearner('/history', 'id-of-Rafi')).toBe('/history?learner=id-of-Rafi');
  expect(ofLearner('/history', 'a&b')).toBe('/history?learner=a%26b');
  expect(ofLearner('/history', undefined)).toBe('/history');
});
