import { createHash } from 'node:crypto';
import { packages } from '@fasih/content/catalogue/packages';
import { syllabi } from '@fasih/content/catalogue/syllabi';
import type { Bilingual, SyllabusKey } from '@fasih/content/catalogue/types';
import { lessons } from '@fasih/content/lessons/lessons';
import type { Criterion, LevelName, MeetingMaterial } from '@fasih/content/lessons/types';
import type { AgeGroup } from '@fasih/school/basics/age-group';
import type { CourseFileKind } from '@fasih/school/materials/contract';
import type { PackageType } from '@fasih/school/packages/contract';
import { outlineMeeting, outlineOf } from '../packages/outline.ts';
import type { CourseFile } from './course-pdf-data.ts';

/** A course as its class or package names it. */
export type Course = { type: PackageType; category: string; ageGroup: AgeGroup };

/** Raised with every change of the templates' look, so that kept PDFs are made anew. */
export const TEMPLATE_VERSION = 2;

const PROGRAMS: Record<Exclude<PackageType, 'eng_test_prep'>, string> = {
  general_english: 'general-english',
  conversation: 'conversation',
  special_course: 'special-course',
};

/** What a test looks at, each with a slug of its English name; empty where the course has no written materials. */
export function criteriaOf(
  course: Course,
  number: number,
): { slug: string; name: Bilingual; points: number }[] {
  const material = materialOf(course, number);
  const criteria: readonly Criterion[] = material && material.kind !== 'lesson' ? material.criteria : [];
  return criteria.map(({ name, points }) => ({ slug: slugOf(name.en), name, points }));
}

/** The PDFs that a course gives one meeting: two for a lesson, one for a test, none where nothing is written. */
export function courseFiles(course: Course & { level: string | null }, number: number): CourseFile[] {
  const material = materialOf(course, number);
  const key = outlineOf(course.type, course.category);
  const meeting = outlineMeeting(course, number);
  if (!material || !key || !meeting) return [];
  const level = levelName(course.level);
  const program = course.type === 'eng_test_prep' ? key : PROGRAMS[course.type];
  const stem = `${program}-${course.ageGroup}-${level}-m${String(number).padStart(2, '0')}`;
  const kinds: CourseFileKind[] = material.kind === 'lesson' ? ['lesson', 'practice'] : ['lesson'];
  return kinds.map((kind) => ({
    kind,
    fileName: `${stem}-${kind}.pdf`,
    level,
    ageGroup: course.ageGroup,
    courseName: nameOf(key),
    outline: syllabi[key],
    meeting,
    material,
  }));
}

/** Names everything a PDF shows: the same hash means the same document. */
export function hashOf(file: CourseFile, schoolName: string): string {
  return createHash('sha256')
    .update(JSON.stringify([TEMPLATE_VERSION, schoolName, file]))
    .digest('hex');
}

function materialOf(course: Course, number: number): MeetingMaterial | null {
  const key = outlineOf(course.type, course.category);
  const written: Partial<Record<SyllabusKey, readonly MeetingMaterial[]>> = lessons;
  return (key && written[key]?.find((material) => material.number === number)) ?? null;
}

/** The course as it is sold; the paces of a test preparation (`TOEIC - Regular`) share their materials. */
const nameOf = (key: SyllabusKey) =>
  packages.find(({ syllabus }) => syllabus === key)?.name.replace(/ - .*$/, '') ?? '';

/** The last word of a level such as `Kids Advanced`; a class without a level reads the middle text. */
function levelName(level: string | null): LevelName {
  const word = level?.toLowerCase().split(' ').at(-1);
  return word === 'beginner' || word === 'advanced' ? word : 'intermediate';
}

const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
