import type { Hue } from '../../ui/theme/colors.ts';

/** An age group keeps its colour everywhere. */
export const AGE_HUE = { kids: 'mango', teen: 'coral', adult: 'indigo' } as const;

/** The colour of a course's age group; the school's own without a course or an age group. */
export function hueOfCourse(course: { ageGroup: keyof typeof AGE_HUE | null } | undefined) {
  return course?.ageGroup ? AGE_HUE[course.ageGroup] : 'teal';
}

/** The colour of a program, its part or a package's category: the one of its age group, and the tests' are for adults. */
export function hueOfProgram(name: string): Hue {
  if (name === 'kids' || name === 'teen') return AGE_HUE[name];
  if (name === 'conversation') return 'leaf';
  return /^(adult|test-preparation|toeic|toefl|ielts)/.test(name) ? AGE_HUE.adult : 'teal';
}

/** The colour of a level by its first word, which names the age group. */
export function hueOfLevel(level: string): 'mango' | 'coral' | 'indigo' {
  return level.startsWith('Kids') ? 'mango' : level.startsWith('Teen') ? 'coral' : 'indigo';
}
