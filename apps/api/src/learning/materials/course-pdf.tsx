import { Document } from '@react-pdf/renderer';
import { renderTagged } from '../../platform/pdf/tagged-pdf.ts';
import type { RenderCourseFile } from './course-pdf-data.ts';
import { LessonPages } from './lesson-pages.tsx';
import { words } from './pdf-parts.tsx';
import { TONES } from './pdf-tones.ts';
import { PracticePages } from './practice-pages.tsx';
import { ReviewPages } from './review-pages.tsx';
import { TestPages } from './test-pages.tsx';

const { en } = words;

/** Makes one of a meeting's PDFs: A4, fonts embedded, both languages, readable when it is printed in grey. */
export const renderCourseFile: RenderCourseFile = async (file, school) => {
  const frame = { file, school, tone: TONES[file.ageGroup] };
  const { material, meeting } = file;
  const content = file.review ? (
    <ReviewPages {...frame} lessons={file.review} />
  ) : material.kind !== 'lesson' ? (
    <TestPages {...frame} test={material} />
  ) : file.kind === 'lesson' ? (
    <LessonPages {...frame} lesson={material} />
  ) : (
    <PracticePages {...frame} lesson={material} />
  );
  const title = `${titleOf(file.kind, material.kind)} ${meeting.number}: ${meeting.title.en} – ${file.courseName}`;
  const made = (
    <Document title={title} author={school} subject={meeting.canDo.en} language="en">
      {content}
    </Document>
  );
  return renderTagged(made);
};

function titleOf(file: 'lesson' | 'practice', kind: 'lesson' | 'test' | 'final'): string {
  if (kind !== 'lesson') return file === 'lesson' ? en.test : en.review;
  return file === 'lesson' ? en.lesson : en.practice;
}
