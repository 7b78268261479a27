import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { CourseFileKind } from '@fasih/school/learning/materials/contract';
import { answerKnown, sendOpen } from '../../platform/documents/send-kept.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { courseFiles } from './course-files.ts';
import { courseFileOf } from './make-course-file.ts';
import { memberMaterial, memberMeeting } from './store.ts';
import { attachmentHeader } from './uploaded-file.ts';

/** Answers one of a meeting's course PDFs inside the browser; a reader who has it already gets 304. */
export async function sendCourseFile(
  services: Services,
  meetingId: string,
  kind: CourseFileKind,
  call: SignedInCall,
): Promise<Refusal | undefined> {
  const meeting = await memberMeeting(services.pool, meetingId, call.person, call.now);
  if (!meeting) return refuse('materials.noMeeting');
  const file = courseFiles(meeting.course, meeting.number).find((one) => one.kind === kind);
  if (!file || !call.http) return refuse('materials.notWritten');
  const { hash, open } = await courseFileOf(services, file);
  if (!(await answerKnown(call.http, { hash, fileName: file.fileName })))
    await sendOpen(call.http, await open());
  return undefined;
}

/** Answers a teacher's file as a download; the browser must not guess what else it could be. */
export async function sendMaterial(
  services: Services,
  materialId: string,
  call: SignedInCall,
): Promise<Refusal | undefined> {
  const material = await memberMaterial(services.pool, materialId, call.person, call.now);
  const kept = material && (await services.files.open(material.fileKey));
  if (!material || !kept || !call.http) return refuse('materials.notFound');
  const ending = material.fileKey.split('.').at(-1) ?? 'bin';
  await call.http.reply
    .type(material.mediaType)
    .header('content-length', kept.size)
    .header('content-disposition', attachmentHeader(material.title, ending))
    .header('cache-control', 'private, no-cache')
    .header('x-content-type-options', 'nosniff')
    .send(kept.stream);
  return undefined;
}
