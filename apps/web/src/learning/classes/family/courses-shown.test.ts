import type { Course } from '@fasih/school/office/homes/contract';
import { expect, it } from 'vitest';
import { coursesShown } from './courses-shown.ts';
import type { Program } from './queries.ts';

type Bought = Pick<Course, 'packageType'>;
const general: Bought = { packageType: 'general_english' };
const conversation: Bought = { packageType: 'conversation' };
const special: Bought = { packageType: 'special_course' };

it.each<[string, Program | undefined, Bought[], Program | undefined, Bought[]]>([
  ['the courses of a program', 'conversation', [general, conversation], 'conversation', [conversation]],
  ['all courses where no program is named', undefined, [general, special], undefined, [general, special]],
  ['all courses of a family without General English', 'general-english', [special], undefined, [special]],
  ['nothing of a program that was not bought', 'conversation', [special], 'conversation', []],
  ['nothing before the first purchase', 'general-english', [], 'general-english', []],
])('an address of My Classes shows %s', (_, asked, courses, program, shown) => {
  expect(coursesShown(asked, courses)).toEqual({ program, courses: shown });
});
