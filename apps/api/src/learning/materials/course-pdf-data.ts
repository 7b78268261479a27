import type { SyllabusMeeting } from '@fasih/content/catalogue/types';
import type { Lesson, LevelName, MeetingMaterial } from '@fasih/content/lessons/types';
import type { AgeGroup } from '@fasih/school/basics/age-group';
import type { CourseFileKind } from '@fasih/school/learning/materials/contract';

/** The data of one of a meeting's two PDFs (see `CourseFileKind`). */
export type CourseFile = {
  kind: CourseFileKind;
  /** `{program}-{age}-{level}-m{01..20}-{kind}.pdf`. */
  fileName: string;
  level: LevelName;
  ageGroup: AgeGroup;
  /** The course's name as sold, e.g. `General English for Adults`. */
  courseName: string;
  outline: readonly SyllabusMeeting[];
  meeting: SyllabusMeeting;
  material: MeetingMaterial;
  /** Only for a test's second PDF: the lessons since the previous test. */
  review?: readonly Lesson[];
};

/**
 * Renders a course file as PDF bytes. The compiled template `dist/learning/materials/course-pdf.js` implements it and
 * is loaded on first use.
 */
export type RenderCourseFile = (file: CourseFile, schoolName: string) => Promise<Uint8Array>;
