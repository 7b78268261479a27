import { createHash } from 'node:crypto';
import { packages } from '@fasih/content/catalogue/packages';
import { syllabi } from '@fasih/content/catalogue/syllabi';
import type { Bilingual, SyllabusKey } from '@fasih/content/catalogue/types';
import { lessons } from '@fasih/content/lessons/lessons';
import type { Criterion, Lesson, LevelName, MeetingMaterial } from '@fasih/content/lessons/types';
import type { AgeGroup } from '@fasih/school/basics/age-group';
import type { PackageType } from '@fasih/school/catalogue/packages/contract';
import { COURSE_FILES } from '@fasih/school/learning/materials/contract';
import { syllabusKeyOf, syllabusMeetingOf } from '../../catalogue/packages/syllabus.ts';
import type { CourseFile } from './course-pdf-data.ts';

/** A course as named by its class or package. */
export type Course = { type: PackageType; category: string; ageGroup: AgeGroup };

/** Raise this when a template changes, so that stored PDFs are rendered again. */
export const TEMPLATE_VERSION = 2;

const PROGRAMS: Record<Exclude<PackageType, 'eng_test_prep'>, string> = {
  general_english: 'general-english',
  conversation: 'conversation',
  special_course: 'special-course',
};

/** A test's criteria with slugs of their English names; empty if the course has no written materials. */
export function criteriaOf(
  course: Course,
  number: number,
): { slug: string; name: Bilingual; points: number }[] {
  const material = materialOf(course, number);
  const criteria: readonly Criterion[] = material && material.kind !== 'lesson' ? material.criteria : [];
  return criteria.map(({ name, points }) => ({ slug: slugOf(name.en), name, points }));
}

/** The two PDFs of a meeting (of a test: instructions and a review); empty if nothing is written for it. */
export function courseFiles(course: Course & { level: string | null }, number: number): CourseFile[] {
  const material = materialOf(course, number);
  const key = syllabusKeyOf(course.type, course.category);
  const meeting = syllabusMeetingOf(course, number);
  if (!material || !key || !meeting) return [];
  const level = levelName(course.level);
  const program = course.type === 'eng_test_prep' ? key : PROGRAMS[course.type];
  const stem = `${program}-${course.ageGroup}-${level}-m${String(number).padStart(2, '0')}`;
  return COURSE_FILES.map((kind) => ({
    kind,
    fileName: `${stem}-${kind}.pdf`,
    level,
    ageGroup: course.ageGroup,
    courseName: nameOf(key),
    outline: syllabi[key],
    meeting,
    material,
    ...(material.kind !== 'lesson' && kind === 'practice' ? { review: lessonsBefore(key, number) } : {}),
  }));
}

/** Hash of everything a PDF shows; equal hashes mean equal documents. */
export function hashOf(file: CourseFile, schoolName: string): string {
  return createHash('sha256')
    .update(JSON.stringify([TEMPLATE_VERSION, schoolName, file]))
    .digest('hex');
}

function materialOf(course: Course, number: number): MeetingMaterial | null {
  const key = syllabusKeyOf(course.type, course.category);
  return (key && writtenFor(key).find((material) => material.number === number)) ?? null;
}

/** The lessons between a test and the previous one. */
function lessonsBefore(key: SyllabusKey, test: number): Lesson[] {
  const earlier = writtenFor(key).filter(({ number }) => number < test);
  const lastTest = earlier.findLast(({ kind }) => kind !== 'lesson')?.number ?? 0;
  return earlier.flatMap((material) =>
    material.kind === 'lesson' && material.number > lastTest ? [material] : [],
  );
}

function writtenFor(key: SyllabusKey): readonly MeetingMaterial[] {
  const written: Partial<Record<SyllabusKey, readonly MeetingMaterial[]>> = lessons;
  return written[key] ?? [];
}

/** The course's name as sold; the paces of a test preparation (`TOEIC - Regular`) share their materials. */
const nameOf = (key: SyllabusKey) =>
  packages.find(({ syllabus }) => syllabus === key)?.name.replace(/ - .*$/, '') ?? '';

/** The last word of a level such as `Kids Advanced`; classes without a level get the intermediate text. */
function levelName(level: string | null): LevelName {
  const word = level?.toLowerCase().split(' ').at(-1);
  return word === 'beginner' || word === 'advanced' ? word : 'intermediate';
}

const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
