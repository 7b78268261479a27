import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { CourseFileKind } from '@fasih/school/learning/materials/contract';
import { replyNotModified, sendOpenFile } from '../../platform/documents/send-kept.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { courseFiles } from './course-files.ts';
import { courseFileOf } from './make-course-file.ts';
import { findReadableMaterial, findReadableMeeting } from './store.ts';
import { sendDownload } from './uploaded-file.ts';

/** Sends one of a meeting's course PDFs for display in the browser; 304 if the reader has it. */
export async function sendCourseFile(
  services: Services,
  meetingId: string,
  kind: CourseFileKind,
  call: SignedInCall,
): Promise<Refusal<'materials.noMeeting' | 'materials.notWritten'> | undefined> {
  const meeting = await findReadableMeeting(services.pool, meetingId, call.person, call.now);
  if (!meeting) return refuse('materials.noMeeting');
  const file = courseFiles(meeting.course, meeting.number).find((one) => one.kind === kind);
  if (!file || !call.http) return refuse('materials.notWritten');
  const { hash, open } = await courseFileOf(services, file);
  if (!(await replyNotModified(call.http, { hash, fileName: file.fileName })))
    await sendOpenFile(call.http, await open());
  return undefined;
}

/** Sends a teacher's file as a download. */
export async function sendMaterial(
  services: Services,
  materialId: string,
  call: SignedInCall,
): Promise<Refusal<'materials.notFound'> | undefined> {
  const material = await findReadableMaterial(services.pool, materialId, call.person, call.now);
  const stored = material && (await services.files.open(material.fileKey));
  if (!material || !stored || !call.http) return refuse('materials.notFound');
  const { fileKey: key, title, mediaType: type } = material;
  await sendDownload(call.http, { ...stored, type }, { key, title });
  return undefined;
}
