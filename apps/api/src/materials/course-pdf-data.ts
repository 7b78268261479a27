import type { CourseFile } from './course-files.ts';

/** Makes the PDF; lives in the compiled template `dist/materials/course-pdf.js`, loaded on first use. */
export type RenderCourseFile = (file: CourseFile, schoolName: string) => Promise<Uint8Array>;
