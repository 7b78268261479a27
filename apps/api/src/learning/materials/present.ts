import { kindOfNumber } from '@fasih/school/catalogue/policy/seat';
import type { Material, MeetingMaterials } from '@fasih/school/learning/materials/contract';
import { syllabusMeetingOf } from '../../catalogue/packages/syllabus.ts';
import type { Person } from '../../platform/http/call.ts';
import { courseFiles } from './course-files.ts';
import type { MaterialRow, ReadableMeeting } from './store.ts';

/** A file as returned to people of its meeting. */
export function presentMaterial(row: MaterialRow, person: Person): Material {
  return {
    id: row.id,
    title: row.title,
    mediaType: row.mediaType,
    bytes: row.bytes,
    addedAt: row.createdAt.toISOString(),
    addedBy: row.addedBy,
    path: `/materials/${row.id}/file`,
    mayRemove: person.role === 'teacher' || person.role === 'admin',
  };
}

/** All materials of a meeting. */
export function presentMaterials(
  meeting: ReadableMeeting,
  uploads: readonly MaterialRow[],
  person: Person,
): MeetingMaterials {
  const { course, number } = meeting;
  return {
    meetingId: meeting.id,
    number,
    kind: kindOfNumber(number, meeting.planned),
    title: syllabusMeetingOf(course, number)?.title ?? null,
    course: courseFiles(course, number).map(({ kind, fileName }) => ({
      kind,
      fileName,
      path: `/meetings/${meeting.id}/materials/${kind}.pdf`,
    })),
    uploads: uploads.map((row) => presentMaterial(row, person)),
    mayAdd: person.role === 'teacher',
  };
}
