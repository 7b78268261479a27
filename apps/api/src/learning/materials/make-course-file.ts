import { storeOnce } from '../../platform/documents/make-once.ts';
import { openWhole } from '../../platform/documents/open-whole.ts';
import type { OpenFile } from '../../platform/files/files.ts';
import type { Services } from '../../platform/services.ts';
import { readIdentity } from '../../platform/settings/content-version.ts';
import { hashOf } from './course-files.ts';
import type { CourseFile, RenderCourseFile } from './course-pdf-data.ts';

export type MadeFile = { hash: string; open(): Promise<OpenFile> };

/** One of a course's PDFs, rendered for its first reader and stored under a hash of everything it shows. */
export async function courseFileOf(services: Services, file: CourseFile): Promise<MadeFile> {
  const school = await readIdentity(services.pool);
  const hash = hashOf(file, school.name);
  const key = `course-pdfs/${hash}.pdf`;
  return {
    hash,
    async open() {
      const stored = await openWhole(services.files, key);
      if (stored) return stored;
      await storeOnce(services, key, () => render(file, school.name));
      const made = await services.files.open(key);
      if (!made) throw new Error(`the course file ${key} was not stored`);
      return made;
    },
  };
}

async function render(file: CourseFile, school: string): Promise<Uint8Array> {
  const template = new URL('../../../dist/learning/materials/course-pdf.js', import.meta.url).href;
  const { renderCourseFile } = (await import(template)) as { renderCourseFile: RenderCourseFile };
  return renderCourseFile(file, school);
}
